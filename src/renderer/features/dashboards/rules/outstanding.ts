import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { addMoney, type MoneySum } from '#shared/domain/money.ts'

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
