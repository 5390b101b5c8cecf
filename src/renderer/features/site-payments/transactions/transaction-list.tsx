import type { Column } from '#components/data-table/column.ts'
import { textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { InvoiceCell } from './invoice-cell.tsx'

/** A booking with the site's currency, for one that names none. */
export type TransactionRow = SiteTransaction & {
  readonly currency: string
  /** Minor units, of its invoice; null where there is none, or its amount is not known. */
  readonly invoiceAmount: number | null
}

const moneyText = (amount: number | null, currency: string): string => (amount === null ? '' : formatMoney(amount, currency))

/** The columns of the credit transactions, in order. */
export const TRANSACTION_COLUMNS: readonly Column<TransactionRow>[] = [
  { id: 'date', title: 'Date', kind: 'date', value: ({ createdAt }) => createdAt, text: ({ createdAt }) => formatDateTime(createdAt), width: 146 },
  {
    id: 'amount',
    title: 'Amount',
    kind: 'money',
    value: ({ amount }) => amount,
    text: ({ amount, currency }) => moneyText(amount, currency),
    width: 104,
  },
  {
    id: 'balance',
    title: 'Balance',
    kind: 'money',
    value: ({ balance }) => balance,
    text: ({ balance, currency }) => moneyText(balance, currency),
    width: 112,
  },
  { id: 'note', title: 'Note', kind: 'text', value: ({ note }) => note, width: 112 },
  { id: 'rechargeBy', title: 'Recharge by', kind: 'text', value: ({ rechargeBy }) => rechargeBy, width: 112 },
  { id: 'paymentState', title: 'Payment state', kind: 'text', value: ({ paymentState }) => paymentState, width: 116 },
  { id: 'transactionId', title: 'Transaction id', kind: 'text', value: ({ transactionId }) => transactionId, width: 120 },
  { id: 'invoice', title: 'Invoice', kind: 'text', value: ({ attachedInvoice }) => attachedInvoice?.invoiceId ?? null, width: 100 },
  {
    id: 'invoiceAmount',
    title: 'Invoice amount',
    kind: 'money',
    value: ({ invoiceAmount }) => invoiceAmount,
    text: ({ invoiceAmount, currency }) => moneyText(invoiceAmount, currency),
    width: 120,
    hiddenByDefault: true,
  },
  {
    id: 'actions',
    title: 'Invoice actions',
    kind: 'text',
    value: () => null,
    render: (transaction) => <InvoiceCell transaction={transaction} />,
    interactive: true,
    sortable: false,
    width: 320,
  },
]

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
