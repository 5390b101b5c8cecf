import type { DatabaseSync } from 'node:sqlite'
import type { ObjectStore } from '../../storage/object-store.ts'
import { findSite } from '../sites/site-store.ts'
import { findTransaction } from '../wallets/wallet-store.ts'
import { renderInvoice } from './invoice-pdf.ts'
import { findInvoiceByKey } from './invoice-store.ts'
import { isSeededKey } from './storage-key.ts'

/** Makes the PDF of a seeded invoice when it is first read. Any other key is left alone. */
export function createInvoiceMaker(database: DatabaseSync, storage: ObjectStore): (key: string) => Promise<void> {
  const made = new Map<string, Promise<void>>()

  const make = async (key: string): Promise<void> => {
    const { invoiceId, transactionId } = findInvoiceByKey(database, key) ?? {}
    const booking = transactionId ? findTransaction(database, { transactionId }) : null
    if (!invoiceId || !transactionId || booking === null || (await storage.get(key)) !== null) return
    const site = findSite(database, { siteId: booking.siteId ?? '' })
    const pdf = await renderInvoice({
      invoiceId,
      transactionId,
      date: new Date((booking.createdAt ?? 0) * 1000).toISOString().slice(0, 10),
      billTo: site?.companyName ?? '',
      custName: site?.custName ?? '',
      custMob: site?.basicSiteSetting.contactNumber ?? '',
      serviceName: booking.service ?? '',
      currency: booking.currency ?? 'INR',
      amt: booking.amount ?? 0,
      total: booking.amount ?? 0,
    })
    await storage.put(key, pdf, 'application/pdf', `${invoiceId}.pdf`)
  }

  // Two that ask at once wait for one making.
  return (key) => {
    if (!isSeededKey(key)) return Promise.resolve()
    const making = made.get(key) ?? make(key).finally(() => made.delete(key))
    made.set(key, making)
    return making
  }
}
