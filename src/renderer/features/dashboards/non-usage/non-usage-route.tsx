import { useMemo } from 'react'
import { nonUsageWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import { BUSINESS_NAME, CHART_PICK, partnerControls, staffControls, TILE_PICK } from '../board/filter-control.ts'
import { SiteBoard, useBoardList } from '../board/site-board.tsx'
import { BUSINESS_COLUMN, dateColumn, MANAGER_COLUMN, type SiteColumn, textColumn } from '../board/site-columns.tsx'
import { useClock, useScoped, useSiteRows, useViewer } from '../board/use-site-rows.ts'
import { useShownChart } from '../charts/board-chart.ts'
import { seesStaffFilters, userOf } from '../rules/scope.ts'
import { nonUsageTiles } from '../tiles/board-tiles.ts'
import { NON_USAGE_CHART } from './non-usage-chart.ts'
import { NameAndOrders } from './orders-sparkline.tsx'

const columnsAt = (asOf: number): readonly SiteColumn[] => [
  { ...BUSINESS_COLUMN, width: 206, render: (site) => <NameAndOrders site={site} asOf={asOf} /> },
  textColumn('salesPerson', 'Sales Person', 104),
  textColumn('partnerName', 'Partner Name', 107),
  MANAGER_COLUMN,
  textColumn('planName', 'Plan Name', 88),
  dateColumn('createdAt', 'Created Date'),
  dateColumn('endDate', 'End Date'),
]

/** The Non Usage Dashboard: sites without orders, as the platform finds them. */
const NonUsageRoute = () => {
  const { role, scope, users } = useViewer()
  const clock = useClock()
  const controls = useMemo(
    () => [...(seesStaffFilters(role) ? staffControls(users) : []), ...partnerControls(users), BUSINESS_NAME, CHART_PICK, TILE_PICK],
    [users, role],
  )
  const columns = useMemo(() => columnsAt(clock.now), [clock.now])
  const list = useBoardList(controls, columns)
  const call = useMemo(() => ({ call: 'non_usage' as const, ...nonUsageWindow(clock.now), ...userOf(scope) }), [clock.now, scope])
  const rows = useScoped(useSiteRows({ call, clock }), scope)
  return (
    <SiteBoard
      id="non-usage-dashboard"
      label="Non Usage Dashboard"
      controls={controls}
      list={list}
      rows={rows}
      columns={columns}
      tiles={nonUsageTiles}
      chart={useShownChart(NON_USAGE_CHART, list.filters)}
      emptyReason="Every site that is switched on had orders in the last days."
    />
  )
}

export default NonUsageRoute
