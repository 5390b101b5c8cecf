import type { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { findSite } from '../sites/site-store.ts'

// Whatever is done to wallets at once, in any order: every balance stays the sum of its rows, in all three places that show one.

const ADMIN = 'admin@demo.example'
const PARTNER = 'cp@demo.example'
const SITES = ['site-100001', 'site-100002']

const RECHARGE = `mutation ($siteId: ID!, $amt: Int!, $currency: String!) { done: siteWalletRechargeByAdmin(
  siteId: $siteId, amt: $amt, currency: $currency, rechargeBy: "Admin", paymentState: "PAID_OFFLINE", note: "n") { id } }`
const GIVE_ID = 'mutation ($id: ID!) { done: generateTransactionId(id: $id) { transactionId } }'
const INVOICE = 'mutation ($input: GenerateSiteInvoiceInput!) { done: generateSiteInvoice(input: $input) { invoiceId } }'
const OPEN = `mutation ($siteId: ID!, $domain: String!, $currency: String!, $balance: Int!) { done: createSiteWallet(
  siteId: $siteId, domain: $domain, currency: $currency, balance: $balance) { balance } }`
const ENTRY = 'mutation ($input: UpdateCPWalletInput!) { done: updateCPWallet(input: $input) { id } }'
const SWITCH = 'mutation ($input: UpdateInternalUserInput!) { done: updateInternalUser(input: $input) { username } }'
const DELETE = 'mutation ($domain: String!) { done: deleteSite(domain: $domain) }'

const amount = fc.oneof(fc.integer({ min: -3, max: 2 ** 31 - 1 }), fc.double({ noNaN: true, min: 0, max: 100 }))
const siteId = fc.constantFrom(...SITES)

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('recharge' as const), siteId, amount }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('entry' as const), amount, type: fc.constantFrom('CREDIT', 'DEBIT', 'LOAN') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('invoice' as const), siteId, amount: fc.integer({ min: 1, max: 1_000 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open' as const), siteId, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('switch' as const), enabled: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), siteId }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function take(platform: InProcessPlatform, wanted: Step): Promise<void> {
  const admin = platform.as(ADMIN)
  const siteOf = (id: string) => findSite(platform.database, { siteId: id })
  switch (wanted.kind) {
    case 'recharge':
      await admin.answer(RECHARGE, { siteId: wanted.siteId, amt: wanted.amount, currency: siteOf(wanted.siteId)?.curr ?? 'INR' })
      return
    case 'entry': {
      const input = { siteId: 'master', userId: PARTNER, amount: wanted.amount, transactionType: wanted.type }
      await admin.answer(ENTRY, { input: { ...input, paymentState: 'PAID_OFFLINE', paymentMode: 'CASH', note: 'n' } })
      return
    }
    case 'invoice': {
      const booked = await admin.answer(RECHARGE, { siteId: wanted.siteId, amt: wanted.amount, currency: siteOf(wanted.siteId)?.curr ?? 'INR' })
      const named = await admin.answer(GIVE_ID, { id: booked.data?.['done']?.id ?? 'none' })
      const texts = { date: '2026-11-20', billTo: 'A', custMob: '1', custName: 'B', serviceName: 'Recharge' }
      const transactionId = named.data?.['done']?.transactionId ?? 'none'
      await admin.answer(INVOICE, { input: { ...texts, siteId: wanted.siteId, transactionId, amt: wanted.amount, total: wanted.amount } })
      return
    }
    case 'open':
      await admin.answer(OPEN, {
        siteId: wanted.siteId,
        domain: siteOf(wanted.siteId)?.domain ?? 'gone',
        currency: siteOf(wanted.siteId)?.curr ?? 'INR',
        balance: wanted.amount,
      })
      return
    case 'switch':
      await admin.answer(SWITCH, { input: { siteId: 'master', username: PARTNER, enabled: wanted.enabled } })
      return
    case 'delete':
      await admin.answer(DELETE, { domain: siteOf(wanted.siteId)?.domain ?? 'gone' })
  }
}

/** Wallets whose balance is not the sum of their rows, rows without a wallet or a site, and invoices without their row. */
function inconsistencies(database: DatabaseSync): unknown[] {
  const sum = "coalesce(sum(case transaction_type when 'CREDIT' then amount else -amount end), 0)"
  return [
    `select site_id as site from site_wallet where balance is not (select ${sum} from site_transaction where site_transaction.site_id = site_wallet.site_id)`,
    'select site_id as orphan from site_wallet where site_id not in (select site_id from site)',
    'select transaction_id as invoice from invoice where transaction_id not in (select transaction_id from site_transaction where transaction_id is not null)',
    `select username as partner from partner_wallet
     where balance is not (select ${sum} from partner_transaction where partner_transaction.username = partner_wallet.username)`,
    `select partner_wallet.username as profile from partner_wallet join internal_user using (username) where json_extract(record, '$.balance') is not balance`,
  ].flatMap((query) => database.prepare(query).all())
}

test('any interleaving of recharges, entries, invoices, openings, switches and deletions keeps every balance the sum of its rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      const platform = createInProcessPlatform()
      await Promise.all(steps.map((wanted) => take(platform, wanted)))
      expect(inconsistencies(platform.database)).toEqual([])
      platform.database.close()
    }),
    { numRuns: 40 },
  )
}, 60_000)
