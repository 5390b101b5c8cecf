import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const WALLET = 'query ($siteId: ID!) { getSiteWalletById(siteId: $siteId) { siteId domain balance currency updatedAt } }'
const TRANSACTIONS = `query ($siteId: ID!, $type: String, $limits: Int, $skips: Int) {
  getSiteTransactionsBySite(siteId: $siteId, type: $type, limits: $limits, skips: $skips) {
    id amount balance currency transactionType transactionId rechargeBy paymentState note createdAt
  }
}`
const RECHARGE = `mutation ($siteId: ID!, $amt: Int!, $currency: String!, $rechargeBy: String!, $paymentState: String!, $note: String!) {
  siteWalletRechargeByAdmin(siteId: $siteId, amt: $amt, currency: $currency, rechargeBy: $rechargeBy, paymentState: $paymentState, note: $note) {
    id amount balance transactionType transactionId
  }
}`
const OPEN = `mutation ($siteId: ID!, $balance: Int!, $currency: String!, $domain: String!) {
  createSiteWallet(siteId: $siteId, balance: $balance, currency: $currency, domain: $domain) { balance currency }
}`
const GIVE_ID = 'mutation ($id: ID!) { generateTransactionId(id: $id) { id transactionId } }'

const ADMIN = 'admin@demo.example'

describe('site wallets', () => {
  let platform: InProcessPlatform
  let site: { siteId: string; domain: string; currency: string }
  const recharge = (change: object = {}) => ({
    siteId: site.siteId,
    amt: 50_000,
    currency: site.currency,
    rechargeBy: 'Admin',
    paymentState: 'PAID_OFFLINE',
    note: 'Cheque 4711',
    ...change,
  })

  beforeEach(() => {
    platform = createInProcessPlatform()
    const [first] = walkSites(platform.database, ['siteId', 'domain', 'curr'])
    if (first === undefined) throw new Error('No site')
    site = { siteId: first.siteId, domain: first.domain, currency: first.curr ?? '' }
  })

  const balance = async (): Promise<number> => (await platform.as(ADMIN).run(WALLET, site))['getSiteWalletById'].balance

  test('every seeded site has a wallet whose balance is the sum of its bookings', () => {
    const drifted = platform.database
      .prepare(
        `select site.site_id from site left join site_wallet using (site_id)
         where site_wallet.balance is not (
           select coalesce(sum(case transaction_type when 'CREDIT' then amount else -amount end), 0) from site_transaction where site_id = site.site_id
         )`,
      )
      .all()
    expect(drifted).toEqual([])
  })

  test('a recharge by "Admin", PAID_OFFLINE, raises the balance and leaves its row [CALL-047]', async () => {
    const before = await balance()
    const { siteWalletRechargeByAdmin } = await platform.as(ADMIN).run(RECHARGE, recharge())
    expect(siteWalletRechargeByAdmin).toMatchObject({ amount: 50_000, balance: before + 50_000, transactionType: 'CREDIT', transactionId: null })
    expect(await balance()).toBe(before + 50_000)
    const { getSiteTransactionsBySite } = await platform.as(ADMIN).run(TRANSACTIONS, { ...site, type: 'CREDIT' })
    expect(getSiteTransactionsBySite[0]).toMatchObject({
      id: siteWalletRechargeByAdmin.id,
      note: 'Cheque 4711',
      rechargeBy: 'Admin',
      paymentState: 'PAID_OFFLINE',
      currency: site.currency,
      createdAt: platform.now(),
    })
  })

  test.each([19.99, 2 ** 31, '100'])('refuses the amount %j, which is no Int', async (amt) => {
    expect(await platform.as(ADMIN).refusal(RECHARGE, recharge({ amt }))).toContain('Int cannot represent')
  })

  test('a transaction gets its id once', async () => {
    const { id } = (await platform.as(ADMIN).run(RECHARGE, recharge()))['siteWalletRechargeByAdmin']
    const first = (await platform.as(ADMIN).run(GIVE_ID, { id }))['generateTransactionId'].transactionId
    expect(first).toMatch(/^TXN\d{8}$/)
    expect((await platform.as(ADMIN).run(GIVE_ID, { id }))['generateTransactionId'].transactionId).toBe(first)
    expect(await platform.as(ADMIN).refusal(GIVE_ID, { id: 'nothing' })).toBe('NotFound: TRANSACTION_NOT_FOUND')
    expect(await platform.as('one-permission@demo.example').refusal(GIVE_ID, { id })).toBe('Unauthorized: NOT_AUTHORIZED')
  })

  test('a transaction id is never given twice, not even when the site that had it is gone', async () => {
    const [, other] = walkSites(platform.database, ['siteId', 'domain', 'curr'])
    const give = async (where: object) => {
      const { id } = (await platform.as(ADMIN).run(RECHARGE, recharge(where)))['siteWalletRechargeByAdmin']
      return (await platform.as(ADMIN).run(GIVE_ID, { id }))['generateTransactionId'].transactionId
    }
    const first = await give({ siteId: other?.siteId, currency: other?.curr })
    await platform.as(ADMIN).run('mutation ($domain: String!) { deleteSite(domain: $domain) }', { domain: other?.domain })
    expect(await give({})).not.toBe(first)
  })

  test('a site has one wallet', async () => {
    expect(await platform.as(ADMIN).refusal(OPEN, { ...site, balance: 0 })).toBe('Conflict: WALLET_ALREADY_EXISTS')
  })

  test('a wallet opened with a balance has a booking for it', async () => {
    platform.database.prepare('delete from site_wallet where site_id = ?').run(site.siteId)
    expect(await platform.as(ADMIN).refusal(OPEN, { ...site, balance: -1 })).toBe('ValidationException: BALANCE_MUST_NOT_BE_NEGATIVE')
    expect(await platform.as(ADMIN).refusal(OPEN, { ...site, balance: 0, domain: 'other.example' })).toBe('ValidationException: DOMAIN_NOT_OF_SITE')
    expect((await platform.as(ADMIN).run(OPEN, { ...site, balance: 700 }))['createSiteWallet']).toEqual({ balance: 700, currency: site.currency })
    expect((await platform.as(ADMIN).run(TRANSACTIONS, site))['getSiteTransactionsBySite']).toMatchObject([{ amount: 700, balance: 700 }])
  })
})
