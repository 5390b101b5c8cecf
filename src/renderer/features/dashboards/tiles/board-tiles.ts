import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { completeDays, SHOWN_DAYS } from '#shared/domain/dashboards/dashboard-window.ts'
import { daysUntil } from '#shared/domain/date.ts'
import { formatMoneySum } from '#shared/domain/money.ts'
import { formatCount } from '#shared/domain/text.ts'
import { judgeAt, ordersOn } from '../rules/performance.ts'
import { riskOf } from '../today/site-figures.ts'

/** A number above a dashboard that filters its list. */
export interface BoardTile {
  /** In the address. Never change it. */
  readonly id: string
  readonly label: string
  /** Its number or amount. */
  readonly text: string
  readonly explanation: string
  readonly keeps: (site: DashboardSite) => boolean
}

/** The tiles of a dashboard, counted over its sites. `asOf`: unix seconds, up to when these hold. */
export type BoardTiles = (sites: readonly DashboardSite[], asOf: number) => readonly BoardTile[]

type Counted = Omit<BoardTile, 'text'>

const counted = (sites: readonly DashboardSite[], tiles: readonly Counted[]): readonly BoardTile[] =>
  tiles.map((tile) => ({ ...tile, text: formatCount(sites.filter(tile.keeps).length) }))

const endsWithin =
  (days: number, asOf: number) =>
  ({ endDate }: DashboardSite): boolean => {
    const left = daysUntil(endDate, asOf)
    return left !== null && left >= 0 && left <= days
  }

const NEGATIVE: Counted = {
  id: 'negative',
  label: 'Negative balance',
  explanation: 'sites whose wallet is below zero',
  keeps: ({ wallet }) => (wallet ?? 0) < 0,
}

/** Renewals by how soon they are due, and what they cost, each currency by itself. */
export const renewalTiles: BoardTiles = (sites, asOf) => {
  const [inWeek, inMonth] = [endsWithin(7, asOf), endsWithin(30, asOf)]
  const currencyOf = ({ curr }: DashboardSite): string => curr ?? DEFAULT_CURRENCY
  const chargesOf = ({ charges }: DashboardSite): number | null => charges ?? null
  return [
    ...counted(sites, [
      { id: 'ends-7', label: 'Ends in 7 days', explanation: 'subscriptions that end within a week', keeps: inWeek },
      { id: 'ends-30', label: 'Ends in 30 days', explanation: 'subscriptions that end within 30 days', keeps: inMonth },
      {
        id: 'ended',
        label: 'Ended, not renewed',
        explanation: 'subscriptions that ended before today',
        keeps: ({ endDate }) => (daysUntil(endDate, asOf) ?? 0) < 0,
      },
    ]),
    ...riskOf(sites.filter(inMonth), currencyOf, chargesOf).map(({ currency, sum }) => ({
      id: `risk-${currency}`,
      label: `Revenue at risk, ${currency}`,
      text: formatMoneySum(sum, currency),
      explanation: 'what the subscriptions cost that end within 30 days',
      keeps: (site: DashboardSite) => inMonth(site) && currencyOf(site) === currency && (chargesOf(site) ?? 0) !== 0,
    })),
  ]
}

export const nonUsageTiles: BoardTiles = (sites, asOf) => {
  const days = completeDays(asOf, SHOWN_DAYS)
  return counted(sites, [
    {
      id: 'long-idle',
      label: `No order in ${SHOWN_DAYS} days`,
      explanation: 'idle sites without an order on any day that is shown',
      keeps: (site) => days.every((day) => (ordersOn(site, day) ?? 0) === 0),
    },
    NEGATIVE,
  ])
}

export const onboardingTiles: BoardTiles = (sites, asOf) => {
  const judge = judgeAt(asOf)
  return counted(sites, [
    {
      id: 'idle',
      label: 'Idle sites',
      explanation: 'started more than 15 days ago, without an order in the last 4',
      keeps: (site) => judge(site) === 'not-using',
    },
    NEGATIVE,
  ])
}
