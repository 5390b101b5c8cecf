import fc from 'fast-check'
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

  test.each([
    [{ siteId: 'nowhere' }, 'NotFound: SITE_NOT_FOUND'],
    [{ amt: 0 }, 'ValidationException: AMOUNT_MUST_BE_POSITIVE'],
    [{ amt: -1 }, 'ValidationException: AMOUNT_MUST_BE_POSITIVE'],
    [{ currency: 'XXX' }, 'ValidationException: CURRENCY_NOT_OF_WALLET'],
    [{ note: '  ' }, 'ValidationException: NOTE_MUST_NOT_BE_EMPTY'],
    [{ rechargeBy: 'Somebody' }, 'ValidationException: RECHARGE_BY_NOT_VALID'],
    [{ paymentState: 'PAID_ONLINE' }, 'ValidationException: PAYMENT_STATE_NOT_VALID'],
  ])('refuses a recharge with %j and books nothing', async (change, message) => {
    const before = await balance()
    expect(await platform.as(ADMIN).refusal(RECHARGE, recharge(change))).toBe(message)
    expect(await balance()).toBe(before)
  })

  test.each([19.99, 2 ** 31, '100'])('refuses the amount %j, which is no Int', async (amt) => {
    expect(await platform.as(ADMIN).refusal(RECHARGE, recharge({ amt }))).toContain('Int cannot represent')
  })

  test('only who holds wallet_recharge recharges', async () => {
    expect(await platform.as('support-executive@demo.example').refusal(RECHARGE, recharge())).toBe('Unauthorized: NOT_AUTHORIZED')
    expect(await platform.as('disabled@demo.example').refusal(RECHARGE, recharge())).toBe('Unauthorized: USER_IS_DISABLED')
    await platform.as('accounts@demo.example').run(RECHARGE, recharge())
  })

  test("a channel partner reads its own sites' wallets only", async () => {
    const sites = [...walkSites(platform.database, ['siteId', 'channelPartnerId'])]
    const own = sites.find((candidate) => candidate.channelPartnerId === 'cp@demo.example')
    const other = sites.find((candidate) => candidate.channelPartnerId !== 'cp@demo.example')
    expect((await platform.as('cp@demo.example').run(WALLET, { siteId: own?.siteId }))['getSiteWalletById'].siteId).toBe(own?.siteId)
    expect(await platform.as('cp@demo.example').refusal(WALLET, { siteId: other?.siteId })).toBe('NotFound: SITE_NOT_FOUND')
    expect(await platform.as('cp@demo.example').refusal(TRANSACTIONS, { siteId: other?.siteId })).toBe('NotFound: SITE_NOT_FOUND')
    expect(await platform.as('reseller@demo.example').refusal(WALLET, { siteId: own?.siteId })).toBe('Unauthorized: NOT_AUTHORIZED')
  })

  test('gives 50 transactions from skips on, newest first [CALL-017]', async () => {
    for (let number = 0; number < 60; number += 1) await platform.as(ADMIN).run(RECHARGE, recharge({ note: `Recharge ${number}` }))
    const first = (await platform.as(ADMIN).run(TRANSACTIONS, { ...site, type: 'CREDIT' }))['getSiteTransactionsBySite']
    const second = (await platform.as(ADMIN).run(TRANSACTIONS, { ...site, type: 'CREDIT', skips: 50 }))['getSiteTransactionsBySite']
    expect(first).toHaveLength(50)
    expect(first[0].note).toBe('Recharge 59')
    expect(second[0].note).toBe('Recharge 9')
    expect(await platform.as(ADMIN).refusal(TRANSACTIONS, { ...site, skips: -1 })).toBe('ValidationException: SKIPS_MUST_NOT_BE_NEGATIVE')
    expect(await platform.as(ADMIN).refusal(TRANSACTIONS, { ...site, type: 'LOAN' })).toBe('ValidationException: TRANSACTION_TYPE_NOT_VALID')
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

  test('any interleaving of recharges, refused and accepted, leaves the balance as the sum of the rows', async () => {
    const amounts = fc.array(fc.oneof(fc.integer({ min: -5, max: 2 ** 31 - 1 }), fc.double({ noNaN: true, min: 0, max: 100 })), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(amounts, async (sent) => {
        const before = await balance()
        const results = await Promise.all(
          sent.map((amt) =>
            platform
              .as(ADMIN)
              .run(RECHARGE, recharge({ amt }))
              .then(
                (data) => Number(data['siteWalletRechargeByAdmin'].amount),
                () => 0,
              ),
          ),
        )
        expect(await balance()).toBe(before + results.reduce((sum, amount) => sum + amount, 0))
        const rows = platform.database
          .prepare("select sum(case transaction_type when 'CREDIT' then amount else -amount end) as sum from site_transaction where site_id = ?")
          .get(site.siteId)
        expect(Number(rows?.['sum'] ?? 0)).toBe(await balance())
      }),
      { numRuns: 40 },
    )
  })
})
