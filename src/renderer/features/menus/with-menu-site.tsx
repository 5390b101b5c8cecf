import { Breadcrumb, BreadcrumbButton, BreadcrumbDivider, BreadcrumbItem } from '@fluentui/react-components'
import { BuildingShopRegular } from '@fluentui/react-icons'
import { type ReactNode, useMemo } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { GetSitesAdminDocument } from '#generated/graphql.ts'
import { useNamedRecord } from '#patterns/record-page/use-named-record.ts'
import { Elsewhere } from '#patterns/screens/elsewhere.tsx'
import { type MenuSite, menusPath } from './menu.ts'
import { NO_SITE_CHOSEN, SITE_FAILED, SITE_NOT_READ } from './messages.ts'

type DrawScreen = (site: MenuSite) => ReactNode

/**
 * Draws a screen for the site that the address names: known at once when the list passed it here, else looked up among the sites, of which the platform has
 * no query for a single one.
 */
export const WithMenuSite = ({ children }: { readonly children: DrawScreen }) => {
  const { id, known } = useNamedRecord<MenuSite>('site', 'siteId')
  if (id === null) return <Elsewhere to="/" message={NO_SITE_CHOSEN} />
  return known === null ? <LookedUpSite siteId={id}>{children}</LookedUpSite> : children(known)
}

const LookedUpSite = ({ siteId, children }: { readonly siteId: string; readonly children: DrawScreen }) => {
  // The list that is on screen or was, or its copy on this machine: nothing else tells a site by its id.
  const { data, hasGaps, isPending, failure, refetch } = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { staleTime: Number.POSITIVE_INFINITY })
  const site = useMemo(() => data?.getSitesAdmin.find((each) => each.siteId === siteId), [data, siteId])
  if (site !== undefined) return children({ siteId, domain: site.domain, companyName: site.companyName, custName: site.custName })
  if (isPending) return <ScreenSkeleton />
  if (data !== undefined && !hasGaps) return <NoSuchSite siteId={siteId} />
  return (
    <FailureState
      what={SITE_FAILED}
      failure={failure ?? { kind: 'internal', message: hasGaps ? SITE_NOT_READ : '' }}
      onRetry={refetch}
      actions={<LinkButton to="/">Go to the sites</LinkButton>}
    />
  )
}

const NoSuchSite = ({ siteId }: { readonly siteId: string }) => (
  <EmptyState
    role="alert"
    icon={BuildingShopRegular}
    title="There is no such site"
    explanation={`No site has the id ${siteId}. It may have been deleted.`}
    actions={
      <LinkButton to="/" appearance="primary">
        Go to the sites
      </LinkButton>
    }
  />
)

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
