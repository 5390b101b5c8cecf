import { BuildingShopRegular } from '@fluentui/react-icons'
import { type ReactNode, useMemo } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { type OfflineQueryResult, useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { GetSitesAdminDocument, type GetSitesAdminQuery } from '#generated/graphql.ts'

const SITE_FAILED = 'The site could not be looked up.'
/** The list of sites came in part, without this one. */
const SITE_NOT_READ = 'Some sites could not be loaded from the platform, and this is probably one of them.'

type Site = GetSitesAdminQuery['getSitesAdmin'][number]

interface FoundSite {
  readonly site: Site
  /** Every site the user may see, in the order of the platform. */
  readonly sites: readonly Site[]
  /** The list it was found in, or its copy on this machine. */
  readonly read: Pick<OfflineQueryResult<GetSitesAdminQuery>, 'asOf' | 'isOffline' | 'isSavedCopy' | 'isFetching' | 'refetch'>
}

interface LookedUpSiteProps {
  readonly siteId: string
  /** For how long the list counts as fresh, milliseconds. Left out: any list that is there will do. */
  readonly staleTime?: number
  readonly children: (found: FoundSite) => ReactNode
}

/**
 * Draws something for a site of which only the id is known. It is looked up in the list that is on screen or was, or in its copy on this machine: the platform
 * has no query for a single one.
 */
export const LookedUpSite = ({ siteId, staleTime = Number.POSITIVE_INFINITY, children }: LookedUpSiteProps) => {
  const query = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { staleTime })
  const { data, hasGaps, isPending, isFetching, failure, refetch } = query
  const site = useMemo(() => data?.getSitesAdmin.find((each) => each.siteId === siteId), [data, siteId])
  if (data !== undefined && site !== undefined) return children({ site, sites: data.getSitesAdmin, read: query })
  // A copy of yesterday does not know a site of today.
  if (isPending || (isFetching && query.isSavedCopy)) return <ScreenSkeleton />
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
