import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { daysUntil } from '#shared/domain/date.ts'
import type { BoardChart, MoreSite } from '../charts/board-chart.ts'
import { byName, byPeriod } from '../charts/divisions.ts'
import type { Division } from '../charts/figures.ts'

const MOST_PLANS = 8

const endOf = ({ endDate }: DashboardSite) => endDate

/** The end that a renewed subscription had; undefined of one that was not renewed. */
const dueDateOf = (site: DashboardSite | MoreSite): number | undefined => ('dueDate' in site ? site.dueDate : undefined)

/** A renewed subscription has a later end: those in the list that ended were not renewed as of the day of the rows. */
const byOutcome = (asOf: number): Division<DashboardSite> => ({
  title: 'Outcome',
  parts: [
    { key: 'won', label: 'Renewed', tone: 'success' },
    { key: 'open', label: 'Open', tone: 'warning' },
    { key: 'lost', label: 'Ended, not renewed', tone: 'danger' },
  ],
  partOf: (site) => {
    if (dueDateOf(site) !== undefined) return 'won'
    return (daysUntil(site.endDate, asOf) ?? 0) < 0 ? 'lost' : 'open'
  },
})

/** Subscriptions by the week in which they end, those renewed by the week in which they were to end. */
export const RENEWAL_CHART: BoardChart = {
  title: 'Renewals by week',
  views: [
    {
      id: 'plan',
      label: 'By plan',
      kind: 'bars',
      across: (sites) => byPeriod(sites, endOf),
      within: (sites) => byName(sites, ({ planName }) => planName, { title: 'Plan', none: 'No plan', most: MOST_PLANS, others: 'Other plans' }),
    },
    {
      id: 'outcome',
      label: 'By outcome',
      kind: 'bars',
      across: (sites) => byPeriod(sites, (site) => dueDateOf(site) ?? site.endDate),
      within: (_, asOf) => byOutcome(asOf),
      hasMore: true,
    },
  ],
}
