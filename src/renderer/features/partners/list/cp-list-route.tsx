import { useMemo } from 'react'
import { FailureState } from '#components/failure-state.tsx'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useMayAccess } from '#data/session/current-user.ts'
import { GetInternalUsersByUserRoleDocument, GetSitesAdminDocument } from '#generated/graphql.ts'
import { PARTNERS_FAILED } from '../messages.ts'
import { CpList } from './cp-list.tsx'
import { partnerRows } from './partner-row.ts'

/** Counting customers takes the sites that are there: for so many milliseconds they are not asked for again. */
const SITES_FRESH_FOR = 5 * 60_000

/** Loads the channel partners and shows them, or why they are not there. */
const CpListRoute = () => {
  const may = useMayAccess()
  const { data, error, isFetching, refetch } = useRead(GetInternalUsersByUserRoleDocument, { userRole: 'CP' })
  const maySeeSites = may({ group: 'site', operation: 'view_site_list' })
  const sites = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { staleTime: SITES_FRESH_FOR, enabled: maySeeSites }).data?.getSitesAdmin
  const rows = useMemo(() => data && partnerRows(data.getInternalUsersByUserRole, sites), [data, sites])
  const reload = (): void => void refetch()

  if (rows === undefined && error !== null && !isFetching) {
    return <FailureState what={PARTNERS_FAILED} failure={error} onRetry={reload} />
  }
  return <CpList rows={rows} failure={error} isFetching={isFetching} onRefresh={reload} />
}

export default CpListRoute
