import { useMemo } from 'react'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { useMaySeeList } from '#data/session/current-user.ts'
import { GetSitesAdminDocument } from '#generated/graphql.ts'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { monthWindow, renewalWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import { formatDate, plausibleSeconds } from '#shared/domain/date.ts'
import { usePrepared, useScope } from '../board/use-site-rows.ts'
import type { MoreSites } from '../charts/board-chart.ts'
import { isWithinScope } from '../rules/scope.ts'
import { renewedSince } from './renewed.ts'

/** As long as the list of sites counts as fresh, milliseconds. */
const FRESH_FOR = 5 * 60_000

const NONE: MoreSites = { sites: [] }

/** What the renewed ones are found by. */
export interface RenewedSource {
  /** Whether the chart shows them: nothing is loaded before. */
  readonly isShown: boolean
  /** All rows of the dashboard, unfiltered. */
  readonly sites: readonly DashboardSite[] | undefined
  /** Unix seconds. */
  readonly asOf: number
  /** The rows are those of an earlier day. */
  readonly isPrepared: boolean
  /** YYYY-MM where one is chosen, else empty. */
  readonly month: string
}

/**
 * What was renewed: a subscription that the oldest list of the last ten days has with an earlier end than it has now. The platform keeps no other record that
 * can be read without a call for each site.
 */
export const useRenewed = ({ isShown, sites, asOf, isPrepared, month }: RenewedSource): MoreSites => {
  const scope = useScope()
  const maySee = useMaySeeList('sites')
  const isWanted = isShown && !isPrepared && maySee
  const dump = useMemo(
    () => ({ dashboard: 'renewal_dashboard' as const, which: 'oldest' as const, ...(scope.username === undefined ? {} : { userName: scope.username }) }),
    [scope],
  )
  const earlier = usePrepared(dump, isWanted)
  const list = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { enabled: isWanted, staleTime: FRESH_FOR })
  const known = list.isSavedCopy || list.isArriving ? undefined : list.data?.getSitesAdmin
  const renewed = useMemo(() => {
    if (!earlier.data || known === undefined || sites === undefined) return undefined
    const usual = renewalWindow(asOf)
    const period = monthWindow(month) ?? { from: usual.fromDate, to: usual.toDate }
    const ends = new Map(known.map(({ siteId, tillDate }) => [siteId, plausibleSeconds(tillDate)]))
    return renewedSince(
      earlier.data.rows.filter((site) => isWithinScope(site, scope)),
      sites,
      (siteId) => ends.get(siteId) ?? null,
      period,
    )
  }, [asOf, earlier.data, known, month, scope, sites])
  if (!isShown) return NONE
  const uncounted = (reason: string): MoreSites => ({ sites: [], note: `Renewed subscriptions are not counted: ${reason}` })
  if (!maySee) return uncounted('that needs the permission to view the site list.')
  if (isPrepared) return uncounted('the current data are not loaded.')
  if (earlier.isFetching || (known === undefined && list.failure === null)) return { sites: undefined }
  if (earlier.error !== null || renewed === undefined) {
    return uncounted(earlier.data === null ? 'there is no list of an earlier day to compare with.' : 'what they are compared with could not be loaded.')
  }
  return { sites: renewed, note: `Renewed since ${formatDate(earlier.data?.preparedAt)}: was to end in that week, now ends at least a week later.` }
}
