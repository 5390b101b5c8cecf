import { addMoney, type MoneySum } from '#shared/domain/money.ts'
import { currencyOf, type Partner } from '../partner.ts'

/** What the wallets of one currency hold together. */
export interface CurrencyTotal {
  readonly currency: string
  readonly sum: MoneySum
}

/** The balances of partners, one sum a currency, the currency of most partners first. */
export const totalOf = (partners: Iterable<Pick<Partner, 'balance' | 'currency'>>): readonly CurrencyTotal[] =>
  [...Map.groupBy(partners, currencyOf)]
    .toSorted(([one, { length: ones }], [other, { length: others }]) => others - ones || one.localeCompare(other))
    .map(([currency, its]) => ({ currency, sum: addMoney(its.map(({ balance }) => balance)) }))
