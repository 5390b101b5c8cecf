import { currencyOf, type Partner } from '../partner.ts'

/** What the wallets of one currency hold together, minor units. */
export interface CurrencyTotal {
  readonly currency: string
  readonly balance: number
}

/** The balances of partners, one sum a currency, the currency of most partners first. Source: CPL-008. */
export const totalOf = (partners: Iterable<Pick<Partner, 'balance' | 'currency'>>): readonly CurrencyTotal[] => {
  const sums = new Map<string, { balance: number; count: number }>()
  for (const partner of partners) {
    const currency = currencyOf(partner)
    const { balance, count } = sums.get(currency) ?? { balance: 0, count: 0 }
    sums.set(currency, { balance: balance + (partner.balance ?? 0), count: count + 1 })
  }
  return [...sums]
    .toSorted(([one, { count: ones }], [other, { count: others }]) => others - ones || one.localeCompare(other))
    .map(([currency, { balance }]) => ({ currency, balance }))
}
