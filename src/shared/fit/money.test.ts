import { describe, expect, test } from 'vitest'
import { tried } from './fit.test-support.ts'

const OK = 'type Query { ok: Boolean }'
const OURS = `${OK}
  type Mutation { siteWalletRechargeByAdmin(siteId: ID!, amt: Int!, currency: String!, note: String): SiteTransaction! updateCPWallet(input: UpdateCPWalletInput!): SiteTransaction! }
  input UpdateCPWalletInput { userId: ID! amount: Int! transactionType: String! note: String }
  type SiteTransaction { id: ID! amount: Int balance: Long }`
const RECHARGE =
  'mutation SiteWalletRechargeByAdmin($siteId: ID!, $amt: Int!, $currency: String!, $note: String) { siteWalletRechargeByAdmin(siteId: $siteId, amt: $amt, currency: $currency, note: $note) { id amount balance } }'
const WALLET = 'mutation UpdateCPWallet($input: UpdateCPWalletInput!) { updateCPWallet(input: $input) { id amount balance } }'
const ANSWER = 'type SiteTransaction { id: ID! amount: Int balance: Int }'

const recharge = (args: string, rest = ANSWER, type = 'SiteTransaction!') => `${OK} type Mutation { siteWalletRechargeByAdmin(${args}): ${type} } ${rest}`

describe('a payment', () => {
  test('is fitted where every argument has its counterpart', () => {
    const { document, send, fit } = tried(
      OURS,
      RECHARGE,
      recharge('arg1: R!', `${ANSWER} input R { siteId: String! amt: Float! currency: Currency! note: String! } enum Currency { INR GBP }`),
    )
    expect([fit.verdict, fit.isMoney]).toEqual(['fitted', true])
    expect(document).toBe(
      'mutation SiteWalletRechargeByAdmin($arg1: R!) {\n  siteWalletRechargeByAdmin(arg1: $arg1) {\n    id\n    amount\n    balance\n  }\n}',
    )
    expect(send({ siteId: 's1', amt: 199_900, currency: 'INR', note: 'x' })).toEqual({ arg1: { siteId: 's1', amt: 199_900, currency: 'INR', note: 'x' } })
    expect(send({ siteId: 's1', amt: 199_900, currency: 'USD', note: 'x' })).toBe('unfit: currency has a value that the platform does not know')
    expect(send({ siteId: 's1', amt: 199_900, currency: 'INR' })).toBe('unfit: note must be given')
  })

  test('is not, where an optional one has none', () => {
    expect(tried(OURS, RECHARGE, recharge('siteId: ID!, amt: Int!, currency: String!')).missing).toEqual([
      'argument siteWalletRechargeByAdmin.note has no place on the platform',
    ])
    const theirs = `${OK} type Mutation { updateCPWallet(input: W!): SiteTransaction! } input W { userId: ID! amount: Int! transactionType: String! } ${ANSWER}`
    expect(tried(OURS, WALLET, theirs).missing).toEqual(['argument UpdateCPWalletInput.note has no place on the platform'])
    expect(tried(OURS, WALLET, theirs.replace('input: W!', 'input: [W!]!')).missing).toEqual(['argument UpdateCPWalletInput.note has no place on the platform'])
  })

  test('is not, where an alias says that the platform has none', () => {
    const theirs = recharge('siteId: ID!, amt: Int!, currency: String!')
    expect(tried(OURS, RECHARGE, theirs, { arguments: { 'siteWalletRechargeByAdmin.note': null } }).fit.plan).toBeNull()
    const wallet = `${OK} type Mutation { updateCPWallet(input: W!): SiteTransaction! } input W { userId: ID! amount: Int! transactionType: String! } ${ANSWER}`
    expect(tried(OURS, WALLET, wallet, { fields: { 'UpdateCPWallet.note': null }, arguments: { 'UpdateCPWalletInput.note': null } }).fit.plan).toBeNull()
  })

  test('is not, where an argument is of a kind that ours does not go into, or is a read there', () => {
    expect(tried(OURS, RECHARGE, recharge('siteId: ID!, amt: Boolean!, currency: String!, note: String')).missing).toEqual([
      'unfilled siteWalletRechargeByAdmin.amt is required by the platform, and the console has no value for it (line 1)',
      'argument siteWalletRechargeByAdmin.amt is Int in the console and Boolean on the platform',
    ])
    const read = `type Query { siteWalletRechargeByAdmin(siteId: ID!, amt: Int!, currency: String!, note: String): SiteTransaction! } ${ANSWER}`
    expect(tried(OURS, RECHARGE, read).missing).toEqual(['operation siteWalletRechargeByAdmin is missing'])
  })

  test('is not, where its amount is a decimal that may be in another unit', () => {
    const ours = OURS.replace('amt: Int!', '"Minor units." amt: Int!')
    const theirs = `scalar Decimal ${recharge('siteId: ID!, amt: Decimal!, currency: String!, note: String')}`
    expect(tried(ours, RECHARGE, theirs).missing).toEqual([
      'unfilled siteWalletRechargeByAdmin.amt is required by the platform, and the console has no value for it (line 1)',
      'argument siteWalletRechargeByAdmin.amt is Decimal on the platform, which does not say that it holds minor units',
    ])
    expect(tried(ours, RECHARGE, `"Minor units." ${theirs}`).fit.verdict).not.toBe('missing')
  })

  test('is answered by its booking, and by nothing where the answer is another record', () => {
    const args = 'siteId: ID!, amt: Int!, currency: String!, note: String'
    const payload = tried(
      OURS,
      RECHARGE,
      recharge(args, `${ANSWER} type P { success: Boolean! wallet: Wallet transaction: SiteTransaction } type Wallet { id: ID! balance: Int }`, 'P!'),
    )
    expect(payload.read({ siteWalletRechargeByAdmin: { success: true, transaction: { id: 't1', amount: 5, balance: 6 } } })).toEqual({
      siteWalletRechargeByAdmin: { id: 't1', amount: 5, balance: 6 },
    })
    const wallet = tried(OURS, RECHARGE, recharge(args, 'type Wallet { id: ID! balance: Int }', 'Wallet!'))
    expect(wallet.document).toContain('__typename')
    expect(wallet.read({ siteWalletRechargeByAdmin: { __typename: 'Wallet' } })).toEqual({ siteWalletRechargeByAdmin: {} })
    expect(wallet.fit.plan?.absent).toEqual(['siteWalletRechargeByAdmin.id', 'siteWalletRechargeByAdmin.amount', 'siteWalletRechargeByAdmin.balance'])
  })
})
