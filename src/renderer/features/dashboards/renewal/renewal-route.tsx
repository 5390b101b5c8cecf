import { useMemo } from 'react'
import { usePlatformQuery } from '#data/platform/use-platform-query.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { useInternalUsers } from '#data/users/use-internal-users.ts'
import { GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { monthWindow, renewalWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { SiteBoard } from '../board/site-board.tsx'
import type { BoardSite } from '../board/site-columns.tsx'
import { useBoardList } from '../board/use-board-list.ts'
import { useNow } from '../board/use-now.ts'
import { useScope } from '../board/use-scope.ts'
import { useScoped } from '../board/use-scoped.ts'
import { useSiteRows } from '../board/use-site-rows.ts'
import { firstPlanAmount, totalText } from '../rules/amounts.ts'
import { renewalPlanNames } from '../rules/renewal-plans.ts'
import { loadsUserList } from '../rules/scope.ts'
import { RENEWAL_COLUMNS } from './renewal-columns.tsx'
import { renewalControls } from './renewal-controls.ts'

/** The catalogue changes seldom, milliseconds. */
const PLANS_FRESH_FOR = 5 * 60_000

const DUMP = { dashboard: 'renewal_dashboard' } as const
const totalsOf = (sites: readonly BoardSite[]) => ({ companyName: 'Total', subAmount: totalText(sites, firstPlanAmount) })

/** The Renewal Dashboard: subscriptions that end soon or ended lately. */
const RenewalRoute = () => {
  const { role } = useCurrentUser()
  const scope = useScope()
  const users = useInternalUsers(loadsUserList(role))
  const plans = usePlatformQuery(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID }, { staleTime: PLANS_FRESH_FOR }).data
  const [now, takeNow] = useNow()
  const planNames = useMemo(() => renewalPlanNames(plans?.getSubscriptionPlansBySiteId ?? []), [plans])
  const controls = useMemo(() => renewalControls(users, planNames, now), [users, planNames, now])
  const list = useBoardList(controls, RENEWAL_COLUMNS)

  const { month = '' } = list.filters
  const call = useMemo(() => {
    const usual = renewalWindow(now)
    const chosen = monthWindow(month)
    return { call: 'renewal_dashboard' as const, ...usual, ...(chosen === null ? {} : { fromDate: chosen.from, toDate: chosen.to }) }
  }, [month, now])
  // What was prepared is of the usual window.
  const all = useSiteRows({ call, now, dump: DUMP, order: month === '' ? 'with-dump' : 'never' })
  const rows = useScoped(all, scope)
  return (
    <SiteBoard
      label="Renewal Dashboard"
      controls={controls}
      list={list}
      rows={rows}
      columns={RENEWAL_COLUMNS}
      totalsOf={totalsOf}
      emptyReason="No subscription ends in this time. Choose a month, and Search."
      onRefresh={() => {
        takeNow()
        rows.refetch()
      }}
    />
  )
}

export default RenewalRoute
