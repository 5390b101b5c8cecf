import type { Subject } from '../subject.ts'
import { INVOICE_TABLES, removeInvoices } from './invoice-store.ts'
import { invoiceResolvers } from './resolvers.ts'
import { seedInvoices } from './seed.ts'

/** Invoices of wallet transactions: their numbers, and their PDF in object storage. */
export const invoices: Subject = {
  name: 'invoices',
  tables: INVOICE_TABLES,
  seed: seedInvoices,
  resolvers: invoiceResolvers,
  onSiteDeleted: (database, site) => removeInvoices(database, site.siteId),
}
