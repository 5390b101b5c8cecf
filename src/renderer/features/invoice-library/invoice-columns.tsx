import type { BadgeTone, Column } from '#components/data-table/column.ts'
import { fileSize } from '#components/download-tray/file-size.ts'
import type { LibraryInvoice } from '#shared/bridge/invoices.ts'
import { formatDate, formatDateTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { STATE_LABELS } from './messages.ts'
import { type ShownState, shownStateOf } from './shown-state.ts'

const TONES: Readonly<Record<ShownState, BadgeTone>> = { present: 'success', missing: 'danger', changed: 'warning', replaced: 'warning' }

/** What the downloaded invoice is for: of its transaction, unless it is known to be for another amount. */
export const amountOf = ({ amount, invoiceAmount }: LibraryInvoice): number => invoiceAmount ?? amount
export const amountText = (invoice: LibraryInvoice): string => formatMoney(amountOf(invoice), invoice.currency)

/** Every amount that differs from the file's own: of the transaction, and of the invoice that took its place. */
const otherAmounts = (invoice: LibraryInvoice): string => {
  const { amount, currency, replacedBy } = invoice
  return [
    amount !== amountOf(invoice) && `Transaction ${formatMoney(amount, currency)}`,
    replacedBy !== null && `Replaced by ${replacedBy.number}, ${formatMoney(replacedBy.amount, currency)}`,
  ]
    .filter(Boolean)
    .join('; ')
}
export const numberOf = ({ number, transactionId }: LibraryInvoice): string => number || transactionId

/** The columns of the library, in order; the last ones wait in the column chooser. */
export const INVOICE_COLUMNS: readonly Column<LibraryInvoice>[] = [
  { id: 'site', title: 'Site', kind: 'text', value: ({ companyName, domain }) => companyName || domain, width: 210, cutAt: 40, fixed: true },
  { id: 'number', title: 'Invoice number', kind: 'text', value: numberOf, width: 124 },
  { id: 'date', title: 'Date', kind: 'date', value: ({ date }) => date, text: ({ date }) => formatDate(date), width: 104 },
  { id: 'amount', title: 'Amount', kind: 'money', value: amountOf, text: amountText, width: 124 },
  {
    id: 'state',
    title: 'File',
    kind: 'badge',
    value: (invoice) => STATE_LABELS[shownStateOf(invoice)],
    tone: (invoice) => TONES[shownStateOf(invoice)],
    width: 116,
  },
  { id: 'otherAmounts', title: 'Other amounts', kind: 'text', value: otherAmounts, width: 250 },
  { id: 'domain', title: 'Domain', kind: 'text', value: ({ domain }) => domain, width: 190, cutAt: 40 },
  { id: 'saved', title: 'Downloaded', kind: 'date', value: ({ savedAt }) => savedAt, text: ({ savedAt }) => formatDateTime(savedAt), width: 156 },
  { id: 'size', title: 'Size', kind: 'number', value: ({ bytes }) => bytes, text: ({ bytes }) => fileSize(bytes), width: 80 },
  { id: 'transaction', title: 'Transaction id', kind: 'text', value: ({ transactionId }) => transactionId, width: 170, hiddenByDefault: true },
]
