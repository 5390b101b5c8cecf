import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { completeDays, SHOWN_DAYS, USAGE_DAYS } from '#shared/domain/dashboards/dashboard-window.ts'
import type { BoardChart } from '../charts/board-chart.ts'
import { byName } from '../charts/divisions.ts'
import type { Division } from '../charts/figures.ts'
import { NO_MANAGER, ordersOn } from '../rules/performance.ts'

const MOST_MANAGERS = 6

const NONE = 'none'

/** Letters of DD-MM-YYYY that tell ten days apart. */
const DAY_AND_MONTH = 5

/** Sites by the last day with an order, of the ten days that the rows have. */
const byLastOrder = (sites: readonly DashboardSite[], asOf: number): Division<DashboardSite> => {
  const days = completeDays(asOf, SHOWN_DAYS)
  const lastDays = new Map(sites.map((site) => [site.id, days.find((day) => (ordersOn(site, day) ?? 0) > 0) ?? NONE]))
  const seen = new Set(lastDays.values())
  // The last days only where a site had orders on them: the platform usually lists none that did.
  const shown = days.slice(Math.min(USAGE_DAYS, ...days.flatMap((day, index) => (seen.has(day) ? [index] : []))))
  return {
    title: 'Last order',
    parts: [...shown.map((day) => ({ key: day, label: day.slice(0, DAY_AND_MONTH) })), { key: NONE, label: 'Longer ago' }],
    partOf: ({ id }) => lastDays.get(id) ?? NONE,
  }
}

/** For how long sites are idle. The rows hold the orders of ten days, so there are days here, not weeks. */
export const NON_USAGE_CHART: BoardChart = {
  title: 'Idle sites by last order',
  views: [
    {
      id: 'last-order',
      label: 'By account manager',
      kind: 'heat-map',
      note: `Days of the last ${SHOWN_DAYS} on which sites had their last order.`,
      across: byLastOrder,
      within: (sites) =>
        byName(sites, ({ supportAccManager }) => supportAccManager, {
          title: 'Account manager',
          none: NO_MANAGER,
          most: MOST_MANAGERS,
          others: 'Other managers',
        }),
    },
  ],
}
