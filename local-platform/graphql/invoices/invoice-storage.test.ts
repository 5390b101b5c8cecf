import { AwsClient } from 'aws4fetch'
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
