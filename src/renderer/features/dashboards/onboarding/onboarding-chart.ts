import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import type { BoardChart } from '../charts/board-chart.ts'
import { byName, byPeriod } from '../charts/divisions.ts'
import type { Division } from '../charts/figures.ts'
import { judgeAt, NO_MANAGER } from '../rules/performance.ts'

const MOST_MANAGERS = 8

const startOf = ({ startDate }: DashboardSite) => startDate

/** As the Performance Dashboard judges them. */
const byPerformance = (asOf: number): Division<DashboardSite> => ({
  title: 'Performance',
  parts: [
    { key: 'using', label: 'Using', tone: 'success' },
    { key: 'not-using', label: 'Not using', tone: 'danger' },
    { key: 'new', label: 'Too new to judge', tone: 'neutral' },
  ],
  partOf: judgeAt(asOf),
})

/** Sites by the week in which they were started. */
export const ONBOARDING_CHART: BoardChart = {
  title: 'Sites started',
  views: [
    {
      id: 'performance',
      label: 'By performance',
      kind: 'bars',
      across: (sites, asOf) => byPeriod(sites, startOf, asOf),
      within: (_, asOf) => byPerformance(asOf),
      note: 'Using: an order in the last 4 days. Sites are judged 15 days after their start.',
    },
    {
      id: 'manager',
      label: 'By account manager',
      kind: 'bars',
      across: (sites, asOf) => byPeriod(sites, startOf, asOf),
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
