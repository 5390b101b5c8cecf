import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { addMoney, type MoneySum } from '#shared/domain/money.ts'
import { isExpired, isExpiring } from '#shared/domain/site/license.ts'
import { type SiteState, subscriptionCharges } from '#shared/domain/site/site-status.ts'
import type { Scope } from '../rules/scope.ts'

/** What the start of the day reads of a site of the list. */
export interface FiguredSite extends SiteState {
  readonly salesPerson: string | null
  readonly supportAccManager: string | null
  readonly basicSiteSetting: { readonly curr: string | null } | null
}

/** What is at stake in one currency. Amounts of different currencies are never added. */
export interface Risk {
  readonly currency: string
  readonly sum: MoneySum
  readonly sites: number
}

export interface SiteFigures {
  /** Sites whose license ends within a week, and within 30 days. */
  readonly endingIn7: number
  readonly endingIn30: number
  readonly expired: number
  /** What the subscriptions cost that end within 30 days, the usual currency first, then those with the most sites. */
  readonly risk: readonly Risk[]
}

const SOON_DAYS = 7

const isOwn = ({ salesPerson, supportAccManager }: FiguredSite, scope: Scope): boolean =>
  (scope.salesPerson === undefined || salesPerson === scope.salesPerson) &&
  (scope.supportAccManager === undefined || supportAccManager === scope.supportAccManager)

/** The figures of the sites within a scope at `now`, unix seconds, as the list of sites counts them. */
export function siteFigures(sites: readonly FiguredSite[], scope: Scope, now: number): SiteFigures {
  const own = sites.filter((site) => isOwn(site, scope))
  const ending = own.filter((site) => isExpiring(site, now))
  return {
    endingIn7: ending.filter((site) => isExpiring(site, now, SOON_DAYS)).length,
    endingIn30: ending.length,
    expired: own.filter((site) => isExpired(site, now)).length,
    risk: riskOf(ending, ({ basicSiteSetting }) => basicSiteSetting?.curr, subscriptionCharges),
  }
}

/** Amounts by currency; sites without an amount, or with 0, put nothing at risk. */
export function riskOf<Row>(rows: readonly Row[], currencyOf: (row: Row) => string | null | undefined, amountOf: (row: Row) => number | null): readonly Risk[] {
  const paying = rows.filter((row) => (amountOf(row) ?? 0) !== 0)
  const byCurrency = Map.groupBy(paying, (row) => currencyOf(row) ?? DEFAULT_CURRENCY)
  return Array.from(byCurrency, ([currency, own]) => ({ currency, sum: addMoney(own.map(amountOf)), sites: own.length })).toSorted(
    (one, other) =>
      Number(other.currency === DEFAULT_CURRENCY) - Number(one.currency === DEFAULT_CURRENCY) ||
      other.sites - one.sites ||
      one.currency.localeCompare(other.currency, 'en'),
  )
}
