import { textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import { TRANSACTION_COLUMNS, type TransactionRow } from './transaction-columns.tsx'

export interface TransactionFilters {
  /** the search field over what names a booking */
  readonly q: string
}

/** How the table stands in the address, beside the list it was opened from: newest first. */
export const TRANSACTION_LIST = {
  prefix: 'transactions',
  columns: TRANSACTION_COLUMNS,
  filters: { q: textFilter() },
  initial: { sort: [{ columnId: 'date', direction: 'descending' }], size: 50 },
} satisfies ListDefinition<TransactionFilters>

export const TRANSACTION_CRITERIA: Criteria<TransactionRow, TransactionFilters> = {
  q: { kind: 'text', text: ({ note, transactionId, attachedInvoice }) => [note, transactionId, attachedInvoice?.invoiceId] },
}
