import type { Price } from '../currency.ts'
import { addMoney } from '../money.ts'
import { type BulkContent, isRecord } from './bulk-jobs.ts'

interface PricedRow {
  readonly to: BulkContent
}

/** What payments come to, in minor units by currency, the largest first. */
export const sumsOf = (rows: readonly PricedRow[]): readonly Price[] => {
  const prices = rows.flatMap(({ to }) => {
    const { amount, currency } = isRecord(to) ? to : {}
    return typeof amount === 'number' && typeof currency === 'string' ? [{ amount, currency }] : []
  })
  return [...Map.groupBy(prices, ({ currency }) => currency)]
    .map(([currency, own]) => ({ amount: Number(addMoney(own.map(({ amount }) => amount)).total), currency }))
    .toSorted((one, other) => other.amount - one.amount)
}
