import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, ArrowSyncRegular, ChatRegular, EyeRegular, ReceiptMoneyRegular } from '@fluentui/react-icons'
import { createContext, type ReactElement, useContext } from 'react'
import { CellLink } from '#components/data-table/cell-controls.tsx'
import type { RowAction } from '#components/data-table/data-table-props.ts'
import type { ActionId } from '#components/shortcuts/action-keys.ts'
import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'
import { paidColumn, priceColumn, timeColumn } from '#patterns/list-page/list-columns.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import type { ListColumn } from '#patterns/list-page/list-filters.ts'
import { paymentStateWords } from '#shared/domain/text/code-words.ts'
import { hasTransactionId, type InvoicedTransaction, isInvoiced } from '../invoices/invoice-form.ts'
import * as messages from '../messages.ts'

/** What can be done with a booking of the table. Cells reach it through context, so that the columns stay a constant. */
export interface TransactionActions {
  /** Why nothing can be done now (offline); null when it can. */
  readonly blocked: string | null
  /** Creates the invoice of a booking, with the transaction id that it may not have yet, or regenerates the one it has. */
  readonly makeInvoice: (transaction: SiteTransaction) => void
  /** Shows the invoice; one that is on this computer also without a network. */
  readonly view: (transaction: InvoicedTransaction) => void
  readonly download: (transaction: InvoicedTransaction) => void
  readonly send: (transaction: InvoicedTransaction) => void
}

export const TransactionActionsContext = createContext<TransactionActions | null>(null)

const useStyles = makeStyles({ cell: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalMNudge, minWidth: 0 } })

interface Step {
  readonly id: ActionId
  readonly text: string
  readonly icon?: ReactElement
  /** The icon is in place of the text in the cell, which has no room for four texts. The menu of the row has both. */
  readonly isIconInCell?: boolean
  /** What it is done with, for screen readers. */
  readonly subject: string
  /** Why it cannot be done with this booking; null when it can. */
  readonly refusal?: string | null
  readonly worksOffline?: boolean
  readonly run: () => void
}

const stepsOf = (transaction: SiteTransaction, { makeInvoice, view, download, send }: TransactionActions): readonly Step[] => {
  if (!hasTransactionId(transaction))
    return [{ id: 'invoice', text: messages.GENERATE_TRANSACTION_ID, subject: transaction.note ?? '', run: () => makeInvoice(transaction) }]
  if (!isInvoiced(transaction))
    return [{ id: 'invoice', text: messages.CREATE_INVOICE, subject: transaction.transactionId, run: () => makeInvoice(transaction) }]
  const { invoiceId: subject, invoicePdf } = transaction.attachedInvoice
  const refusal = invoicePdf?.key ? null : messages.NO_FILE
  return [
    { id: 'view', text: messages.VIEW, icon: <EyeRegular />, subject, refusal, worksOffline: true, run: () => view(transaction) },
    { id: 'save-file', text: messages.DOWNLOAD, icon: <ArrowDownloadRegular />, subject, refusal, run: () => download(transaction) },
    { id: 'send', text: messages.SEND_VIA_WHATSAPP, icon: <ChatRegular fontSize={20} />, isIconInCell: true, subject, refusal, run: () => send(transaction) },
    { id: 'invoice', text: messages.REGENERATE, icon: <ArrowSyncRegular fontSize={20} />, isIconInCell: true, subject, run: () => makeInvoice(transaction) },
  ]
}

/** Why a step cannot be taken now, or with this booking; null when it can. */
const refusalOf = ({ worksOffline = false, refusal = null }: Step, { blocked }: TransactionActions): string | null => (worksOffline ? null : blocked) ?? refusal

/** The next steps of a booking's invoice in the menu of its row, which stays in sight where their links are beyond the right edge. */
export const invoiceRowActions = (transaction: SiteTransaction, actions: TransactionActions): readonly RowAction[] =>
  stepsOf(transaction, actions).map((step) => {
    const reason = refusalOf(step, actions)
    return {
      id: step.id,
      label: step.text,
      ...(step.icon === undefined ? {} : { icon: step.icon }),
      onSelect: step.run,
      ...(reason === null ? {} : { disabledReason: reason }),
    }
  })

/** The next steps of a booking's invoice as links. They are drawn by place: the focus stays where it is when one step leads to the next. */
export const InvoiceCell = ({ transaction }: { readonly transaction: SiteTransaction }) => {
  const styles = useStyles()
  const actions = useContext(TransactionActionsContext)
  if (actions === null) throw new Error('InvoiceCell needs the transactions panel above it')
  const [first, second, third, fourth] = stepsOf(transaction, actions)
  const link = (step: Step | undefined) => {
    if (step === undefined) return undefined
    return (
      <CellLink
        label={`${step.text}: ${step.subject}`}
        {...(step.isIconInCell === true ? { title: step.text } : {})}
        refusal={refusalOf(step, actions)}
        onClick={step.run}
      >
        {step.isIconInCell === true ? step.icon : step.text}
      </CellLink>
    )
  }
  return (
    <span className={styles.cell}>
      {link(first)}
      {link(second)}
      {link(third)}
      {link(fourth)}
    </span>
  )
}

/** A booking with the site's currency, for one that names none. */
export type TransactionRow = SiteTransaction & {
  readonly currency: string
  /** Minor units, of its invoice; null where there is none, or its amount is not known. */
  readonly invoiceAmount: number | null
}

const currencyOf = ({ currency }: TransactionRow): string => currency

const TRANSACTION_COLUMNS: readonly ListColumn<TransactionRow>[] = [
  timeColumn(({ createdAt }) => createdAt, { id: 'date', title: 'Date', width: 130 }),
  paidColumn(({ amount }) => amount, currencyOf, { id: 'amount', title: 'Amount', width: 92 }),
  priceColumn(({ balance }) => balance, currencyOf, { id: 'balance', title: 'Balance', width: 92 }),
  { id: 'note', title: 'Note', kind: 'text', value: ({ note }) => note, width: 88, grows: true },
  { id: 'rechargeBy', title: 'Recharge by', kind: 'text', value: ({ rechargeBy }) => rechargeBy, width: 96 },
  { id: 'paymentState', title: 'Payment state', kind: 'text', value: ({ paymentState }) => paymentStateWords(paymentState), width: 104 },
  { id: 'transactionId', title: 'Transaction id', kind: 'text', value: ({ transactionId }) => transactionId, width: 108, grows: true, carries: 'invoice' },
  { id: 'invoice', title: 'Invoice', kind: 'text', value: ({ attachedInvoice }) => attachedInvoice?.invoiceId ?? null, width: 100, hiddenByDefault: true },
  paidColumn(({ invoiceAmount }) => invoiceAmount, currencyOf, { id: 'invoiceAmount', title: 'Invoice amount', width: 120, hiddenByDefault: true }),
  {
    id: 'actions',
    title: 'Invoice actions',
    kind: 'text',
    value: () => null,
    render: (transaction) => <InvoiceCell transaction={transaction} />,
    interactive: true,
    exported: false,
    sortable: false,
    width: 180,
  },
]

/** Put before its parameters: the table shares its address with the list that the dialog was opened from. */
export const TRANSACTIONS_PREFIX = 'transactions'

export const TRANSACTION_LIST = defineList<TransactionRow>({
  id: 'transactions',
  label: 'Credit Transactions',
  one: 'transaction',
  many: 'transactions',
  prefix: TRANSACTIONS_PREFIX,
  rowId: ({ id }) => id,
  rowLabel: ({ transactionId, note, id }) => transactionId ?? note ?? id,
  columns: TRANSACTION_COLUMNS,
  search: { hint: 'Search the transactions', of: ({ note, transactionId, attachedInvoice }) => [note, transactionId, attachedInvoice?.invoiceId] },
  initial: { sort: [{ columnId: 'date', direction: 'descending' }], size: 50 },
  loadFailed: messages.TRANSACTIONS_FAILED,
  empty: { icon: ReceiptMoneyRegular, title: messages.NO_TRANSACTIONS, explanation: 'Recharges of the wallet appear here, each with its invoice.' },
})
