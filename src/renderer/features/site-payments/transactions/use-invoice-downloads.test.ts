import { expect, test } from 'vitest'
import type { InvoicedTransaction } from '../invoices/invoice-form.ts'
import type { PaymentSite } from '../payment-site.ts'
import { invoiceToDownload } from './use-invoice-downloads.ts'

const SITE = { siteId: 's1', domain: 'tea.example', companyName: 'Tea House', currency: 'INR' } as PaymentSite

const objectOf = (invoicePdf: object | null) => {
  const attachedInvoice = { invoiceId: 'INV-7', invoicePdf }
  const transaction = { transactionId: 'TXN-1', createdAt: 1_800_000_000, amount: 199_900, currency: null, attachedInvoice } as InvoicedTransaction
  return invoiceToDownload(SITE, transaction)?.object ?? null
}

test('an invoice is fetched with the region that its record names, and without one where it names none [ENT-024]', () => {
  expect(objectOf({ bucket: 'shop', region: 'ap-south-1', key: 'invoices/7.pdf' })).toEqual({ bucket: 'shop', region: 'ap-south-1', key: 'invoices/7.pdf' })
  for (const region of [null, '', undefined])
    expect(objectOf({ bucket: 'shop', region, key: 'invoices/7.pdf' })).toEqual({ bucket: 'shop', key: 'invoices/7.pdf' })
  expect(objectOf({ bucket: 'shop', region: 'ap-south-1', key: null })).toBeNull()
  expect(objectOf(null)).toBeNull()
})
