import type { OutstandingRow } from '#shared/domain/dashboard-rows.ts'

/** The ages of what is owed, the youngest first: fields of a row, and what they are called. Source: OUTS-002, OUTS-007, CONST2-034. */
export const AGE_BUCKETS = [
  { field: 'LESS_30', title: 'Under 30 days' },
  { field: '30_TO_60', title: '30-60 days' },
  { field: 'MORE_60', title: 'Over 60 days' },
] as const satisfies readonly { field: keyof OutstandingRow; title: string }[]

export type AgedAmounts = Pick<OutstandingRow, (typeof AGE_BUCKETS)[number]['field'] | 'balance'>

/** The columns of a table summed, minor units; signs as delivered. Source: OUTS-004, OUTS-009. */
export function sumOfOutstanding(rows: readonly OutstandingRow[]): AgedAmounts {
  const sum = { LESS_30: 0, '30_TO_60': 0, MORE_60: 0, balance: 0 }
  for (const row of rows) {
    for (const { field } of AGE_BUCKETS) sum[field] += row[field]
    sum.balance += row.balance
  }
  return sum
}
