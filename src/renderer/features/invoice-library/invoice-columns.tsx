import type { BadgeTone, Column } from '#components/data-table/column.ts'
import { fileSize } from '#components/download-tray/file-size.ts'
import type { LibraryInvoice } from '#shared/bridge.ts'
import { formatDate, formatDateTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { STATE_LABELS } from './messages.ts'

const TONES: Readonly<Record<LibraryInvoice['state'], BadgeTone>> = { present: 'success', missing: 'danger', changed: 'warning' }

export const amountText = ({ amount, currency }: LibraryInvoice): string => formatMoney(amount, currency)
export const numberOf = ({ number, transactionId }: LibraryInvoice): string => number || transactionId

/** The columns of the library, in order; the last ones wait in the column chooser. */
export const INVOICE_COLUMNS: readonly Column<LibraryInvoice>[] = [
  { id: 'site', title: 'Site', kind: 'text', value: ({ companyName, domain }) => companyName || domain, width: 210, cutAt: 40, fixed: true },
  { id: 'number', title: 'Invoice number', kind: 'text', value: numberOf, width: 124 },
  { id: 'date', title: 'Date', kind: 'date', value: ({ date }) => date, text: ({ date }) => formatDate(date), width: 104 },
  { id: 'amount', title: 'Amount', kind: 'money', value: ({ amount }) => amount, text: amountText, width: 124 },
  { id: 'state', title: 'File', kind: 'badge', value: ({ state }) => STATE_LABELS[state], tone: ({ state }) => TONES[state], width: 116 },
  { id: 'domain', title: 'Domain', kind: 'text', value: ({ domain }) => domain, width: 190, cutAt: 40 },
  { id: 'saved', title: 'Downloaded', kind: 'date', value: ({ savedAt }) => savedAt, text: ({ savedAt }) => formatDateTime(savedAt), width: 156 },
  { id: 'size', title: 'Size', kind: 'number', value: ({ bytes }) => bytes, text: ({ bytes }) => fileSize(bytes), width: 80 },
  { id: 'transaction', title: 'Transaction id', kind: 'text', value: ({ transactionId }) => transactionId, width: 170, hiddenByDefault: true },
]
