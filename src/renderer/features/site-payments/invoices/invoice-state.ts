import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'

/** A booking that has its transaction id: it can be invoiced. */
export type IdentifiedTransaction = SiteTransaction & { readonly transactionId: string }

/** A booking that has its invoice. */
export type InvoicedTransaction = IdentifiedTransaction & { readonly attachedInvoice: NonNullable<SiteTransaction['attachedInvoice']> }

/** Without a transaction id one is generated first; the form follows. */
export const hasTransactionId = (transaction: SiteTransaction): transaction is IdentifiedTransaction =>
  transaction.transactionId !== null && transaction.transactionId !== ''

export const isInvoiced = (transaction: SiteTransaction): transaction is InvoicedTransaction =>
  hasTransactionId(transaction) && transaction.attachedInvoice !== null
