import type { BulkContent } from '#shared/domain/bulk/bulk-jobs.ts'
import { sumsOf } from '#shared/domain/bulk/bulk-sums.ts'
import { formatMoney } from '#shared/domain/money.ts'

/** What payments come to, currency by currency: "₹1,200.00, £40.00". */
export const moneyTexts = (rows: readonly { readonly to: BulkContent }[]): string => {
  const sums = sumsOf(rows)
  return sums.length === 0 ? 'nothing' : sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(', ')
}
