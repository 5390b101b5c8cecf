import { DocumentPdfRegular } from '@fluentui/react-icons'
import type { BadgeTone } from '#components/data-table/column.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import type { LibraryInvoice } from '#shared/bridge/invoices.ts'
import { formatDate, formatDateTime } from '#shared/domain/date.ts'
import { formatMoney, moneyToDecimal } from '#shared/domain/money.ts'
import { fileSize } from '#shared/domain/text/file-size.ts'
import { LIBRARY_FAILED, type ShownState, STATE_LABELS } from './messages.ts'

/** The state of the file, or that a newer invoice was generated on this computer since. */
export const shownStateOf = ({ state, replacedBy }: LibraryInvoice): ShownState => (state === 'present' && replacedBy !== null ? 'replaced' : state)

const STATES = ['present', 'missing', 'changed', 'replaced'] as const satisfies readonly ShownState[]
const TONES: Readonly<Record<ShownState, BadgeTone>> = { present: 'success', missing: 'danger', changed: 'warning', replaced: 'warning' }

/** What the downloaded invoice is for: the amount of its transaction, unless it is known to be for another one. */
export const amountOf = ({ amount, invoiceAmount }: LibraryInvoice): number => invoiceAmount ?? amount
export const amountText = (invoice: LibraryInvoice): string => formatMoney(amountOf(invoice), invoice.currency)
export const numberOf = ({ number, transactionId }: LibraryInvoice): string => number || transactionId

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

/** The downloaded invoices; the last column waits in the column chooser. */
export const INVOICE_LIST = defineList<LibraryInvoice>({
  id: 'invoice-library',
  label: 'Invoices',
  one: 'invoice',
  many: 'invoices',
  rowId: ({ id }) => id,
  rowLabel: numberOf,
  search: {
    hint: 'Search site, number, date, amount',
    of: (invoice) => [
      invoice.companyName,
      invoice.domain,
      invoice.number,
      invoice.transactionId,
      formatDate(invoice.date),
      amountText(invoice),
      // As it is typed: without the marks of thousands.
      moneyToDecimal(invoice.amount),
      moneyToDecimal(amountOf(invoice)),
    ],
  },
  columns: [
    { id: 'site', title: 'Site', kind: 'text', value: ({ companyName, domain }) => companyName || domain, width: 190, cutAt: 40, fixed: true },
    { id: 'number', title: 'Invoice number', kind: 'text', value: numberOf, width: 116 },
    {
      id: 'date',
      title: 'Date',
      kind: 'date',
      value: ({ date }) => date,
      text: ({ date }) => formatDate(date),
      filter: { kind: 'range', unit: 'day' },
      width: 96,
    },
    {
      id: 'amount',
      title: 'Amount',
      kind: 'money',
      value: amountOf,
      text: amountText,
      currency: ({ currency }) => currency,
      filter: { kind: 'range', unit: 'amount' },
      width: 112,
    },
    {
      id: 'state',
      title: 'File',
      kind: 'badge',
      value: (invoice) => STATE_LABELS[shownStateOf(invoice)],
      tone: (invoice) => TONES[shownStateOf(invoice)],
      filter: { kind: 'choice', single: true, of: shownStateOf, options: STATES.map((value) => ({ value, label: STATE_LABELS[value] })) },
      width: 110,
    },
    { id: 'saved', title: 'Downloaded', kind: 'date', value: ({ savedAt }) => savedAt, text: ({ savedAt }) => formatDateTime(savedAt), width: 140 },
    { id: 'domain', title: 'Domain', kind: 'text', value: ({ domain }) => domain, filter: { kind: 'choice', label: 'Site' }, width: 130 },
    { id: 'size', title: 'Size', kind: 'number', value: ({ bytes }) => bytes, text: ({ bytes }) => fileSize(bytes), width: 72 },
    { id: 'otherAmounts', title: 'Other amounts', kind: 'text', value: otherAmounts, width: 132 },
    { id: 'transaction', title: 'Transaction id', kind: 'text', value: ({ transactionId }) => transactionId, width: 170, hiddenByDefault: true },
  ],
  menu: ['domain', 'state'],
  loadFailed: LIBRARY_FAILED,
  empty: {
    icon: DocumentPdfRegular,
    title: 'No invoice was downloaded yet',
    explanation: 'Open the payment details of a site and download from its credit transactions. Invoices you download appear here, also without a network.',
  },
  refreshLabel: 'Check the files again',
})
