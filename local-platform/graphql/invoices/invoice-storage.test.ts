import { AwsClient } from 'aws4fetch'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '../../start.ts'
import { STORAGE_REGION } from '../../storage/object-store.ts'
import { execute } from '../../testing/call.ts'
import { signIn } from '../../testing/sign-in.ts'

const SITE_ID = 'site-100001'

let platform: LocalPlatform
beforeAll(async () => {
  platform = await startLocalPlatform()
})
afterAll(() => platform.stop())

test('a recharge gets its transaction id and an invoice whose PDF lies in object storage', async () => {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  const run = async <Data>(query: string, variables = {}) => (await execute<Data>(platform, idToken, query, variables)).data
  const { getSiteWalletById } = await run<{ getSiteWalletById: { currency: string } }>(`{ getSiteWalletById(siteId: "${SITE_ID}") { currency } }`)
  const { booking } = await run<{ booking: { id: string } }>(
    `mutation ($currency: String!) {
      booking: siteWalletRechargeByAdmin(siteId: "${SITE_ID}", amt: 1, currency: $currency, rechargeBy: "Admin", paymentState: "PAID_OFFLINE", note: "n") { id }
    }`,
    getSiteWalletById,
  )
  const { named } = await run<{ named: { transactionId: string } }>('mutation ($id: ID!) { named: generateTransactionId(id: $id) { transactionId } }', booking)
  const input = {
    siteId: SITE_ID,
    ...named,
    date: '2026-11-20',
    billTo: 'A',
    custMob: '1',
    custName: 'B',
    serviceName: 'Recharge',
    amt: 1,
    total: 1,
  }
  const { invoice } = await run<{ invoice: { invoicePdf: { bucket: string; key: string } } }>(
    'mutation ($input: GenerateSiteInvoiceInput!) { invoice: generateSiteInvoice(input: $input) { invoicePdf { bucket key } } }',
    { input },
  )
  expect(invoice.invoicePdf.bucket).toBe(platform.profile.storage.bucket)
  const address = `${platform.profile.storage.imageBase}/${invoice.invoicePdf.key}`
  const stored = await new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3', region: STORAGE_REGION }).fetch(address)
  expect(stored.headers.get('content-type')).toBe('application/pdf')
  expect((await stored.text()).startsWith('%PDF-')).toBe(true)
  // An invoice is nobody else's business.
  expect((await fetch(address)).status).toBe(403)
})

test('some transactions have an invoice from the start; its PDF is made when it is read', async () => {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  const query = `query ($siteId: ID!) { getSiteTransactionsBySite(siteId: $siteId, type: "CREDIT") {
    transactionId amount attachedInvoice { invoiceId invoicePdf { key } } } }`
  type Row = { transactionId: string | null; attachedInvoice: { invoiceId: string; invoicePdf: { key: string } } | null }
  const sites = Array.from({ length: 20 }, (_, index) => `site-${100_001 + index}`)
  const rows = (
    await Promise.all(sites.map(async (siteId) => (await execute<{ getSiteTransactionsBySite: Row[] }>(platform, idToken, query, { siteId })).data))
  ).flatMap((data) => data.getSiteTransactionsBySite)
  expect(rows.some(({ transactionId, attachedInvoice }) => transactionId === null && attachedInvoice === null)).toBe(true)
  expect(rows.some(({ transactionId, attachedInvoice }) => transactionId !== null && attachedInvoice === null)).toBe(true)
  const invoice = rows.find(({ attachedInvoice }) => attachedInvoice !== null)?.attachedInvoice
  const address = `${platform.profile.storage.imageBase}/${invoice?.invoicePdf.key}`
  const client = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3', region: STORAGE_REGION })
  const [one, other] = await Promise.all([client.fetch(address), client.fetch(address)])
  const pdf = Buffer.from(await one.arrayBuffer())
  expect((await PDFDocument.load(pdf)).getTitle()).toBe(`Invoice ${invoice?.invoiceId}`)
  expect(Buffer.from(await other.arrayBuffer()).equals(pdf)).toBe(true)
})
