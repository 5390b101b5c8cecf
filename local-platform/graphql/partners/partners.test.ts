import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'

const WALLET = 'query ($userId: ID!) { getUserWalletBalance(userId: $userId) { id siteId balance currency createdAt } }'
const ENTRIES = 'query ($userId: ID!) { getUserWalletTransactions(userId: $userId) { id siteId transactionType amount balance currency note createdAt } }'
const BOOK = 'mutation ($input: UpdateCPWalletInput!) { updateCPWallet(input: $input) { id transactionType amount balance note } }'
const PROFILE = 'query ($userName: String!) { getInternalUserByUserName(userName: $userName) { balance } }'
const NEW_PARTNER = 'mutation ($input: CreateInternalUserInput!) { createInternalUser(input: $input) { username } }'

const MAP = 'mutation ($input: CreateUserServiceMappingInput!) { createUserServiceMapping(input: $input) { id serviceId type createdBy createdAt } }'
const REMAP = 'mutation ($input: UpdateUserServiceMappingInput!) { updateUserServiceMapping(input: $input) { id type boardingAmount renewalAmount note } }'

const ADMIN = 'admin@demo.example'
const PARTNER = 'cp@demo.example'

describe("partners' wallets", () => {
  let platform: InProcessPlatform
  beforeEach(() => {
    platform = createInProcessPlatform()
  })

  const entry = (change: object = {}) => ({
    input: {
      siteId: 'master',
      userId: PARTNER,
      amount: 25_000,
      transactionType: 'CREDIT',
      paymentState: 'PAID_OFFLINE',
      paymentMode: 'CASH',
      note: 'Paid at the office',
      ...change,
    },
  })
  const balance = async (): Promise<number> => (await platform.as(ADMIN).run(WALLET, { userId: PARTNER }))['getUserWalletBalance'].balance
  const entries = async () => (await platform.as(ADMIN).run(ENTRIES, { userId: PARTNER }))['getUserWalletTransactions']

  test('a credit adds, a debit subtracts, each leaves its row and the balance of the profile follows', async () => {
    const before = await balance()
    await platform.as(ADMIN).run(BOOK, entry())
    expect(await balance()).toBe(before + 25_000)
    await platform.as(ADMIN).run(BOOK, entry({ transactionType: 'DEBIT', amount: 5_000, paymentMode: 'UPI', paymentState: 'PAID_ONLINE' }))
    expect(await balance()).toBe(before + 20_000)
    expect((await entries()).slice(0, 2)).toMatchObject([
      { transactionType: 'DEBIT', amount: 5_000, balance: before + 20_000 },
      { transactionType: 'CREDIT', amount: 25_000, balance: before + 25_000, note: 'Paid at the office', createdAt: platform.now() },
    ])
    expect((await platform.as(ADMIN).run(PROFILE, { userName: PARTNER }))['getInternalUserByUserName'].balance).toBe(before + 20_000)
  })

  test('a new partner has an empty wallet in its currency', async () => {
    const input = { siteId: 'master', userName: 'new@partner.example', userRole: 'CP', emailId: 'new@partner.example', mobile: '1', name: 'New', enabled: true }
    await platform.as(ADMIN).run(NEW_PARTNER, { input: { ...input, currency: 'GBP', companyName: 'New Ltd', onboardedBy: 'Priya Nair' } })
    expect((await platform.as(ADMIN).run(WALLET, { userId: input.userName }))['getUserWalletBalance']).toMatchObject({ balance: 0, currency: 'GBP' })
    await platform.as(ADMIN).run(BOOK, entry({ userId: input.userName }))
    expect((await platform.as(ADMIN).run(WALLET, { userId: input.userName }))['getUserWalletBalance']).toMatchObject({ balance: 25_000, currency: 'GBP' })
  })
})

describe("partners' service mapping", () => {
  let platform: InProcessPlatform
  beforeEach(() => {
    platform = createInProcessPlatform()
  })

  const mapping = (change: object = {}) => ({
    input: {
      userId: PARTNER,
      serviceId: 'plan-new',
      type: 'PLAN',
      serviceName: 'New plan',
      boardingAmount: 10_000,
      renewalAmount: 8_000,
      note: 'Trial',
      ...change,
    },
  })

  test('a service is mapped once and a row is not moved to another partner', async () => {
    const { id } = (await platform.as(ADMIN).run(MAP, mapping()))['createUserServiceMapping']
    expect(await platform.as(ADMIN).refusal(MAP, mapping())).toBe('Conflict: SERVICE_ALREADY_MAPPED')
    for (const elsewhere of [{ userId: 'suresh.babu@staff.example' }, { serviceId: 'other' }, { siteId: 'site-100001' }])
      expect(await platform.as(ADMIN).refusal(REMAP, { input: { id, ...elsewhere } })).toBe('ValidationException: MAPPING_CANNOT_BE_MOVED')
    expect(await platform.as(ADMIN).refusal(REMAP, { input: { id: 'nothing' } })).toBe('NotFound: MAPPING_NOT_FOUND')
  })
})
