import { ReceiptMoneyRegular } from '@fluentui/react-icons'
import type { Column } from '#components/data-table/column.ts'
import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { NO_TRANSACTIONS, TRANSACTIONS_FAILED } from '../messages.ts'
import { InvoiceCell } from './invoice-cell.tsx'

/** A booking with the site's currency, for one that names none. */
export type TransactionRow = SiteTransaction & {
  readonly currency: string
  /** Minor units, of its invoice; null where there is none, or its amount is not known. */
  readonly invoiceAmount: number | null
}

const moneyText = (amount: number | null, currency: string): string => (amount === null ? '' : formatMoney(amount, currency))

/** The columns of the credit transactions, in order. */
const TRANSACTION_COLUMNS: readonly Column<TransactionRow>[] = [
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

/** Put before its parameters: the table shares its address with the list that the dialog was opened from. */
export const TRANSACTIONS_PREFIX = 'transactions'

/** The credit transactions of a site, newest first. */
export const TRANSACTION_LIST = defineList<TransactionRow>({
  id: 'transactions',
  label: 'Credit Transactions',
  one: 'transaction',
  many: 'transactions',
  prefix: TRANSACTIONS_PREFIX,
  rowId: ({ id }) => id,
  rowLabel: ({ transactionId, note, id }) => transactionId ?? note ?? id,
  columns: TRANSACTION_COLUMNS,
  search: { hint: 'Search note or number', of: ({ note, transactionId, attachedInvoice }) => [note, transactionId, attachedInvoice?.invoiceId] },
  initial: { sort: [{ columnId: 'date', direction: 'descending' }], size: 50 },
  loadFailed: TRANSACTIONS_FAILED,
  empty: { icon: ReceiptMoneyRegular, title: NO_TRANSACTIONS, explanation: 'Recharges of the wallet appear here, each with its invoice.' },
})
