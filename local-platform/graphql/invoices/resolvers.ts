import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Resolvers, SiteTransaction } from '../../generated/resolvers.ts'
import { requirePositive } from '../argument-rules.ts'
import { requirePermission } from '../authorisation.ts'
import { notFound } from '../errors.ts'
import { requireSite } from '../sites/access.ts'
import { findTransaction } from '../wallets/wallet-store.ts'
import { renderInvoice } from './invoice-pdf.ts'
import { findInvoice, invoiceId, reserveNumber, saveInvoice } from './invoice-store.ts'
import { requireInvoiceDate, requireInvoiceTexts } from './rules.ts'
import { storageKey } from './storage-key.ts'

export const invoiceResolvers: Resolvers = {
  SiteTransaction: {
    attachedInvoice: ({ transactionId }, _arguments, { database }) => (transactionId ? findInvoice(database, transactionId) : null),
  },

  Mutation: {
    generateSiteInvoice: async (_root, { input }, context) => {
      requirePermission(context.caller, { group: 'editSite', operation: 'wallet_settings' })
      const { siteId, transactionId, date, amt, total } = input
      const site = requireSite(context, { siteId })
      requireInvoiceTexts(input)
      requireInvoiceDate(date)
      requirePositive(amt, 'AMOUNT')
      requirePositive(total, 'TOTAL')
      const { database, storage } = context
      const booking = requireBooking(database, siteId, transactionId)

      const number = reserveNumber(database, transactionId, context.now())
      const pdf = await renderInvoice({ ...input, invoiceId: invoiceId(number), currency: booking.currency ?? 'INR' })
      // A key of its own for every making: who still shows the replaced invoice gets the one it names.
      const key = storageKey(site.domain, number, randomUUID().slice(0, 8))
      await storage.put(key, pdf, 'application/pdf', `${invoiceId(number)}.pdf`)
      // The site may have been deleted while the PDF was being made.
      requireBooking(database, siteId, transactionId)
      saveInvoice(database, { transactionId, siteId, number, key, at: context.now() })
      const invoice = findInvoice(database, transactionId)
      if (invoice === null) throw new Error(`Invoice of ${transactionId} is not there after it was saved`)
      return invoice
    },
  },
}

function requireBooking(database: DatabaseSync, siteId: string, transactionId: string): SiteTransaction {
  const booking = findTransaction(database, { transactionId })
  if (booking === null || booking.siteId !== siteId) throw notFound('TRANSACTION_NOT_FOUND')
  return booking
}
