import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import type { DashboardSite } from '#shared/domain/dashboard-rows.ts'
import { formatMoney } from '#shared/domain/money.ts'

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: DEFAULT_CURRENCY, maximumFractionDigits: 0 })

/** An amount of a row, minor units, as people read it: in rupees, or with the row's own currency where that is another. Empty for none. Source: DASH-030, DASH-031. */
export const amountText = (amount: number | null | undefined, currency: string | null | undefined): string =>
  amount === null || amount === undefined ? '' : formatMoney(amount, currency ?? DEFAULT_CURRENCY)

/** Minor units as whole rupees. Source: OUTS-003, OUTS-008. */
export const wholeRupees = (amount: number): string => RUPEES.format(Math.round(amount / 100))

/**
 * The sum of an amount over rows: rupees, and beside them what is kept in other currencies, each by itself, as they cannot be added.
 * Source: DASH-021, DASH-031, REN-004.
 */
export function totalText(sites: readonly DashboardSite[], amountOf: (site: DashboardSite) => number | null): string {
  const sums = new Map([[DEFAULT_CURRENCY as string, 0]])
  for (const site of sites) {
    const currency = site.curr ?? DEFAULT_CURRENCY
    sums.set(currency, (sums.get(currency) ?? 0) + (amountOf(site) ?? 0))
  }
  const [rupees, ...others] = [...sums].map(([currency, sum]) => ({ sum, text: formatMoney(sum, currency) }))
  return [rupees, ...others.filter(({ sum }) => sum !== 0)].map((part) => part?.text).join(' + ')
}

/** The amount of a site's first plan. Source: REN-004, REN-005. */
export const firstPlanAmount = ({ subscriptionPlans }: DashboardSite): number | null => subscriptionPlans?.[0]?.amount ?? null
