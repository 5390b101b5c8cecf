import { PDFDocument } from 'pdf-lib'
import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'
import { book } from '../wallets/wallet-store.ts'

const GENERATE = `mutation ($input: GenerateSiteInvoiceInput!) {
  generateSiteInvoice(input: $input) { invoiceId transactionId invoicePdf { bucket region key } }
}`
const ATTACHED = `query ($siteId: ID!) {
  getSiteTransactionsBySite(siteId: $siteId, limits: 1) { transactionId attachedInvoice { invoiceId invoicePdf { bucket key } } }
}`

const ADMIN = 'admin@demo.example'

describe('invoices', () => {
  let platform: InProcessPlatform
  let siteId: string
  const input = (change: object = {}) => ({
    input: {
      siteId,
      transactionId: 'TXN-TEST',
      date: '2026-11-20',
      billTo: 'Aditi Kitchen ₹ مطبخ',
      custMob: '9800000000',
      custName: 'Aditi Rao',
      serviceName: 'Recharge',
      amt: 50_000,
      total: 50_000,
      ...change,
    },
  })

  beforeEach(() => {
    platform = createInProcessPlatform()
    const [first] = walkSites(platform.database, ['siteId'])
    siteId = first?.siteId ?? ''
    book(platform.database, { siteId, type: 'CREDIT', amount: 50_000, at: platform.now(), transactionId: 'TXN-TEST' })
  })

  test('writes a PDF into storage and is found with its transaction', async () => {
    const invoice = (await platform.as(ADMIN).run(GENERATE, input()))['generateSiteInvoice']
    expect(invoice).toMatchObject({ invoiceId: expect.stringMatching(/^INV-\d{6}$/) as unknown, transactionId: 'TXN-TEST' })
    const stored = platform.storage.objects.get(invoice.invoicePdf.key)
    expect(stored?.contentType).toBe('application/pdf')
    const pdf = await PDFDocument.load(new Uint8Array(stored?.body ?? []))
    expect(pdf.getTitle()).toBe(`Invoice ${invoice.invoiceId}`)
    expect(pdf.getPageCount()).toBe(1)
    const [transaction] = (await platform.as(ADMIN).run(ATTACHED, { siteId }))['getSiteTransactionsBySite']
    expect(transaction.attachedInvoice).toMatchObject({ invoiceId: invoice.invoiceId, invoicePdf: { key: invoice.invoicePdf.key } })
  })

  test('a second invoice for the same transaction replaces the first and keeps its number', async () => {
    const first = (await platform.as(ADMIN).run(GENERATE, input()))['generateSiteInvoice']
    const second = (await platform.as(ADMIN).run(GENERATE, input({ billTo: 'Aditi Kitchen Ltd' })))['generateSiteInvoice']
    expect(second.invoiceId).toBe(first.invoiceId)
    expect(second.invoicePdf.key).not.toBe(first.invoicePdf.key)
    const [transaction] = (await platform.as(ADMIN).run(ATTACHED, { siteId }))['getSiteTransactionsBySite']
    expect(transaction.attachedInvoice.invoicePdf.key).toBe(second.invoicePdf.key)
  })

  test('a site deleted while its invoice is being made leaves no invoice', async () => {
    const making = platform.as(ADMIN).refusal(GENERATE, input())
    const [site] = walkSites(platform.database, ['domain'])
    await platform.as(ADMIN).run('mutation ($domain: String!) { deleteSite(domain: $domain) }', { domain: site?.domain })
    expect(await making).toBe('NotFound: TRANSACTION_NOT_FOUND')
    expect(platform.database.prepare('select * from invoice where site_id = ?').all(siteId)).toEqual([])
  })

  test('two invoices at once get two numbers', async () => {
    book(platform.database, { siteId, type: 'CREDIT', amount: 100, at: platform.now(), transactionId: 'TXN-OTHER' })
    const answers = await Promise.all([platform.as(ADMIN).run(GENERATE, input()), platform.as(ADMIN).run(GENERATE, input({ transactionId: 'TXN-OTHER' }))])
    expect(new Set(answers.map((answer) => answer['generateSiteInvoice'].invoiceId)).size).toBe(2)
  })
})
