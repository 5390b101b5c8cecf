import { createContext, useContext } from 'react'
import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'
import type { IdentifiedTransaction, InvoicedTransaction } from '../invoices/invoice-state.ts'

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

export const useTransactionActions = (): TransactionActions => {
  const actions = useContext(TransactionActionsContext)
  if (actions === null) throw new Error('useTransactionActions needs the transactions panel above it')
  return actions
}
