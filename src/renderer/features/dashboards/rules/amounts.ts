import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import type { DashboardSite, OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { addMoney, formatMoney, formatMoneySum, isExactAmount, type MoneySum, oddAmountText, withLeftOut } from '#shared/domain/money.ts'

/** Takes whole rupees, not minor units. */
export const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: DEFAULT_CURRENCY, maximumFractionDigits: 0 })

/** An amount of a row, minor units, as people read it: in rupees, or with the row's own currency where that is another. Empty for none. */
export const amountText = (amount: number | null | undefined, currency: string | null | undefined): string =>
  amount === null || amount === undefined ? '' : formatMoney(amount, currency ?? DEFAULT_CURRENCY)

/** Minor units as whole rupees, halves up; an inexact amount is shown as such. */
export const wholeRupees = (amount: number): string => (isExactAmount(amount) ? rupeesOf(BigInt(amount)) : oddAmountText(amount))

/** A sum as whole rupees, with the number of amounts that are not in it. */
export const wholeRupeesOfSum = (sum: MoneySum): string => withLeftOut(rupeesOf(sum.total), sum)

const rupeesOf = (minor: bigint): string => {
  const halfUp = minor + 50n
  const rupees = halfUp / 100n
  // Division of a bigint cuts towards zero; what is below zero goes down instead.
  return RUPEES.format(halfUp < 0n && halfUp % 100n !== 0n ? rupees - 1n : rupees)
}

/**
 * The sum of an amount over rows: rupees, and below them what is kept in other currencies, a line each, as they cannot be added.
 */
export function totalText(sites: readonly DashboardSite[], amountOf: (site: DashboardSite) => number | null): string {
  const byCurrency = Map.groupBy(sites, ({ curr }) => curr ?? DEFAULT_CURRENCY)
  const others = [...byCurrency.keys()].filter((currency) => currency !== DEFAULT_CURRENCY)
  const parts = [DEFAULT_CURRENCY, ...others].map((currency) => ({ currency, sum: addMoney((byCurrency.get(currency) ?? []).map(amountOf)) }))
  return parts
    .filter(({ currency, sum }) => currency === DEFAULT_CURRENCY || sum.total !== 0n || sum.leftOut > 0)
    .map(({ currency, sum }) => formatMoneySum(sum, currency))
    .join('\n')
}

export const firstPlanAmount = ({ subscriptionPlans }: DashboardSite): number | null => subscriptionPlans?.[0]?.amount ?? null

/** The ages of what is owed, the youngest first: fields of a row, and what they are called. */
export const AGE_BUCKETS = [
  { field: 'LESS_30', title: 'Under 30 days' },
  { field: '30_TO_60', title: '30-60 days' },
  { field: 'MORE_60', title: 'Over 60 days' },
] as const satisfies readonly { field: keyof OutstandingRow; title: string }[]

type AgedField = (typeof AGE_BUCKETS)[number]['field'] | 'balance'

export type AgedAmounts = Readonly<Record<AgedField, MoneySum>>

/** The columns of a table summed, minor units; signs as delivered. */
export function sumOfOutstanding(rows: readonly OutstandingRow[]): AgedAmounts {
  const sumOf = (field: AgedField): MoneySum => addMoney(rows.map((row) => row[field]))
  return { LESS_30: sumOf('LESS_30'), '30_TO_60': sumOf('30_TO_60'), MORE_60: sumOf('MORE_60'), balance: sumOf('balance') }
}
