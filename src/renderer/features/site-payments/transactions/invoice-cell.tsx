import { makeStyles, tokens } from '@fluentui/react-components'
import { createContext, useContext } from 'react'
import { CellLink } from '#components/data-table/cell-controls.tsx'
import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'
import { hasTransactionId, type IdentifiedTransaction, type InvoicedTransaction, isInvoiced } from '../invoices/invoice-form.ts'
import { CREATE_INVOICE, DOWNLOAD, GENERATE_TRANSACTION_ID, NO_FILE, REGENERATE, SEND_VIA_WHATSAPP } from '../messages.ts'

/** What can be done with a booking of the table. Cells reach it through context, so that the columns stay a constant. */
export interface TransactionActions {
  /** Why nothing can be done now (offline); null when it can. */
  readonly blocked: string | null
  readonly generateId: (transaction: SiteTransaction) => void
  /** Creates the invoice of a booking, or regenerates the one it has. */
  readonly makeInvoice: (transaction: IdentifiedTransaction) => void
  readonly download: (transaction: InvoicedTransaction) => void
  readonly send: (transaction: InvoicedTransaction) => void
}

export const TransactionActionsContext = createContext<TransactionActions | null>(null)

const useTransactionActions = (): TransactionActions => {
  const actions = useContext(TransactionActionsContext)
  if (actions === null) throw new Error('useTransactionActions needs the transactions panel above it')
  return actions
}

const useStyles = makeStyles({ cell: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalMNudge, minWidth: 0 } })

interface Step {
  readonly text: string
  /** What it is done with, for screen readers. */
  readonly subject: string
  /** Why it cannot be done with this booking; null when it can. */
  readonly refusal?: string | null
  readonly run: () => void
}

/** What can be done next about the invoice of a booking. */
const stepsOf = (transaction: SiteTransaction, { generateId, makeInvoice, download, send }: TransactionActions): readonly Step[] => {
  if (!hasTransactionId(transaction)) return [{ text: GENERATE_TRANSACTION_ID, subject: transaction.note ?? '', run: () => generateId(transaction) }]
  if (!isInvoiced(transaction)) return [{ text: CREATE_INVOICE, subject: transaction.transactionId, run: () => makeInvoice(transaction) }]
  const { invoiceId: subject, invoicePdf } = transaction.attachedInvoice
  const refusal = invoicePdf?.key ? null : NO_FILE
  return [
    { text: DOWNLOAD, subject, refusal, run: () => download(transaction) },
    { text: SEND_VIA_WHATSAPP, subject, refusal, run: () => send(transaction) },
    { text: REGENERATE, subject, run: () => makeInvoice(transaction) },
  ]
}

/** The next steps of a booking's invoice as links. They are drawn by place: the focus stays where it is when one step leads to the next. */
export const InvoiceCell = ({ transaction }: { readonly transaction: SiteTransaction }) => {
  const styles = useStyles()
  const actions = useTransactionActions()
  const { blocked } = actions
  const [first, second, third] = stepsOf(transaction, actions)
  const link = (step: Step | undefined) => {
    const refusal = blocked ?? step?.refusal ?? null
    return (
      step && (
        <CellLink label={`${step.text}: ${step.subject}`} {...(refusal === null ? {} : { title: refusal })} disabled={refusal !== null} onClick={step.run}>
          {step.text}
        </CellLink>
      )
    )
  }
  return (
    <span className={styles.cell}>
      {link(first)}
      {link(second)}
      {link(third)}
    </span>
  )
}
