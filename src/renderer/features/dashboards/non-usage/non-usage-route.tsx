import { useMemo } from 'react'
import { nonUsageWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import { BUSINESS_NAME, CHART_PICK, partnerControls, staffControls } from '../board/filter-control.ts'
import { SiteBoard, useBoardList } from '../board/site-board.tsx'
import { BUSINESS_COLUMN, dateColumn, type SiteColumn, textColumn } from '../board/site-columns.tsx'
import { useClock, useScoped, useSiteRows, useViewer } from '../board/use-site-rows.ts'
import { seesStaffFilters, userOf } from '../rules/scope.ts'
import { NON_USAGE_CHART } from './non-usage-chart.ts'

const COLUMNS: readonly SiteColumn[] = [
  BUSINESS_COLUMN,
  textColumn('salesPerson', 'Sales Person', 140),
  textColumn('partnerName', 'Partner Name', 160),
  textColumn('supportAccManager', 'Support Account Manager', 176),
  textColumn('planName', 'Plan Name', 120),
  dateColumn('createdAt', 'Created Date'),
  dateColumn('endDate', 'End Date'),
]

/** The Non Usage Dashboard: sites without orders, as the platform finds them. */
const NonUsageRoute = () => {
  const { role, scope, users } = useViewer()
  const clock = useClock()
  const controls = useMemo(() => [...(seesStaffFilters(role) ? staffControls(users) : []), ...partnerControls(users), BUSINESS_NAME, CHART_PICK], [users, role])
  const list = useBoardList(controls, COLUMNS)
  const call = useMemo(() => ({ call: 'non_usage' as const, ...nonUsageWindow(clock.now), ...userOf(scope) }), [clock.now, scope])
  const rows = useScoped(useSiteRows({ call, clock }), scope)
  return (
    <SiteBoard
      id="non-usage-dashboard"
      label="Non Usage Dashboard"
      controls={controls}
      list={list}
      rows={rows}
      columns={COLUMNS}
      chart={NON_USAGE_CHART}
      emptyReason="Every site that is switched on had orders in the last days."
    />
  )
}

export default NonUsageRoute
