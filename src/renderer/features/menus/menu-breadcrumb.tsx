import { Breadcrumb, BreadcrumbButton, BreadcrumbDivider, BreadcrumbItem } from '@fluentui/react-components'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { type MenuSite, menusPath } from './menu-site.ts'

interface MenuBreadcrumbProps {
  readonly site: MenuSite
  /** The form of a new menu stands below the list; null on the list itself. */
  readonly below: string | null
}

/** Where the screen stands: "Home" is the site list. */
export const MenuBreadcrumb = ({ site, below }: MenuBreadcrumbProps) => (
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
