import { Breadcrumb, BreadcrumbButton, BreadcrumbDivider, BreadcrumbItem } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { useNamedRecord } from '#patterns/record-page/use-named-record.ts'
import { Elsewhere } from '#patterns/screens/elsewhere.tsx'
import { LookedUpSite } from '#patterns/screens/looked-up-site.tsx'
import { type MenuSite, menusPath } from './menu.ts'
import { NO_SITE_CHOSEN } from './messages.ts'

type DrawScreen = (site: MenuSite) => ReactNode

/** Draws a screen for the site that the address names: known at once when the list passed it here, else looked up. */
export const WithMenuSite = ({ children }: { readonly children: DrawScreen }) => {
  const { id, known } = useNamedRecord<MenuSite>('site', 'siteId')
  if (id === null) return <Elsewhere to="/" message={NO_SITE_CHOSEN} />
  if (known !== null) return children(known)
  return <LookedUpSite siteId={id}>{({ site: { siteId, domain, companyName, custName } }) => children({ siteId, domain, companyName, custName })}</LookedUpSite>
}

/** Where the screen is: "Home" is the site list. `below`: the form of a new menu, which is below the list; null on the list itself. */
export const MenuBreadcrumb = ({ site, below }: { readonly site: MenuSite; readonly below: string | null }) => (
  <Breadcrumb aria-label="Breadcrumb" size="small">
    <BreadcrumbItem>
      <Step to="/">Home</Step>
    </BreadcrumbItem>
    <BreadcrumbDivider />
    <BreadcrumbItem>
      {below === null ? (
        <BreadcrumbButton current>{site.companyName ?? site.domain}</BreadcrumbButton>
      ) : (
        <Step to={menusPath(site)} state={{ site }}>
          {site.companyName ?? site.domain}
        </Step>
      )}
    </BreadcrumbItem>
    {below !== null && (
      <>
        <BreadcrumbDivider />
        <BreadcrumbItem>
          <BreadcrumbButton current>{below}</BreadcrumbButton>
        </BreadcrumbItem>
      </>
    )}
  </Breadcrumb>
)

const Step = ({ to, state, children }: { readonly to: string; readonly state?: unknown; readonly children: string }) => {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { state })
  return (
    <BreadcrumbButton as="a" href={href} onClick={follow}>
      {children}
    </BreadcrumbButton>
  )
}
