import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { daysBefore } from '#shared/domain/dashboards/dashboard-window.ts'
import { plausibleSeconds } from '#shared/domain/date.ts'
import type { BoardChart } from '../charts/board-chart.ts'
import { byName, byPeriod } from '../charts/divisions.ts'
import type { Division } from '../charts/figures.ts'

const MOST_PLANS = 8

const endOf = ({ endDate }: DashboardSite) => endDate

/** A renewed subscription has a later end: those in the list that ended were not renewed as of the day of the rows. */
const byOutcome = (asOf: number): Division<DashboardSite> => {
  const today = daysBefore(asOf, 0)
  return {
    title: 'Outcome',
    parts: [
      { key: 'open', label: 'Open', tone: 'warning' },
      { key: 'lost', label: 'Ended, not renewed', tone: 'danger' },
    ],
    partOf: ({ endDate }) => ((plausibleSeconds(endDate) ?? today) < today ? 'lost' : 'open'),
  }
}

/** Subscriptions by the week in which they end. What was renewed the platform does not list, so nothing here is "won". */
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
      across: (sites) => byPeriod(sites, endOf),
      within: (_, asOf) => byOutcome(asOf),
      note: 'Renewed subscriptions are not listed here: they count as open in the week of their new end.',
    },
  ],
}
