import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'

const WALLET = 'query ($userId: ID!) { getUserWalletBalance(userId: $userId) { id siteId balance currency createdAt } }'
const ENTRIES = 'query ($userId: ID!) { getUserWalletTransactions(userId: $userId) { id siteId transactionType amount balance currency note createdAt } }'
const BOOK = 'mutation ($input: UpdateCPWalletInput!) { updateCPWallet(input: $input) { id transactionType amount balance note } }'
const PROFILE = 'query ($userName: String!) { getInternalUserByUserName(userName: $userName) { balance } }'
const NEW_PARTNER = 'mutation ($input: CreateInternalUserInput!) { createInternalUser(input: $input) { username } }'

const MAPPINGS =
  'query ($userId: ID!) { getUserServiceMapping(userId: $userId) { id serviceId userId type serviceName boardingAmount renewalAmount note createdBy } }'
const MAP = 'mutation ($input: CreateUserServiceMappingInput!) { createUserServiceMapping(input: $input) { id serviceId type createdBy createdAt } }'
const REMAP = 'mutation ($input: UpdateUserServiceMappingInput!) { updateUserServiceMapping(input: $input) { id type boardingAmount renewalAmount note } }'
const UNMAP = 'mutation ($serviceId: ID!, $userId: ID!) { deleteUserServiceMapping(serviceId: $serviceId, userId: $userId) { id } }'

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

  test.each([
    [{ userId: 'nobody' }, 'NotFound: CHANNEL_PARTNER_NOT_FOUND'],
    [{ userId: 'reseller@demo.example' }, 'NotFound: CHANNEL_PARTNER_NOT_FOUND'],
    [{ siteId: 'other' }, 'ValidationException: SITE_ID_NOT_OF_USER'],
    [{ amount: 0 }, 'ValidationException: AMOUNT_MUST_BE_POSITIVE'],
    [{ amount: -3 }, 'ValidationException: AMOUNT_MUST_BE_POSITIVE'],
    [{ transactionType: 'GIFT' }, 'ValidationException: TRANSACTION_TYPE_NOT_VALID'],
    [{ paymentMode: 'CHEQUE' }, 'ValidationException: PAYMENT_MODE_NOT_VALID'],
    [{ paymentMode: 'UPI' }, 'ValidationException: PAYMENT_STATE_NOT_VALID'],
    [{ note: '' }, 'ValidationException: NOTE_MUST_NOT_BE_EMPTY'],
  ])('refuses an entry with %j and books nothing', async (change, message) => {
    const before = await entries()
    expect(await platform.as(ADMIN).refusal(BOOK, entry(change))).toBe(message)
    expect(await entries()).toEqual(before)
  })

  test('a partner reads its own wallet only and changes none', async () => {
    await platform.as(PARTNER).run(WALLET, { userId: PARTNER })
    await platform.as(PARTNER).run(ENTRIES, { userId: PARTNER })
    const other = 'suresh.babu@staff.example'
    expect(await platform.as(PARTNER).refusal(WALLET, { userId: other })).toBe('Unauthorized: NOT_AUTHORIZED')
    expect(await platform.as(PARTNER).refusal(ENTRIES, { userId: other })).toBe('Unauthorized: NOT_AUTHORIZED')
    expect(await platform.as(PARTNER).refusal(BOOK, entry())).toBe('Unauthorized: NOT_AUTHORIZED')
    expect(await platform.as('accounts@demo.example').refusal(BOOK, entry())).toBe('Unauthorized: NOT_AUTHORIZED')
    await platform.as('sales-person@demo.example').run(BOOK, entry())
  })

  test('a new partner has an empty wallet in its currency', async () => {
    const input = { siteId: 'master', userName: 'new@partner.example', userRole: 'CP', emailId: 'new@partner.example', mobile: '1', name: 'New', enabled: true }
    await platform.as(ADMIN).run(NEW_PARTNER, { input: { ...input, currency: 'GBP', companyName: 'New Ltd', onboardedBy: 'Priya Nair' } })
    expect((await platform.as(ADMIN).run(WALLET, { userId: input.userName }))['getUserWalletBalance']).toMatchObject({ balance: 0, currency: 'GBP' })
    await platform.as(ADMIN).run(BOOK, entry({ userId: input.userName }))
    expect((await platform.as(ADMIN).run(WALLET, { userId: input.userName }))['getUserWalletBalance']).toMatchObject({ balance: 25_000, currency: 'GBP' })
  })

  test('any interleaving of entries leaves the balance as the sum of the rows', async () => {
    const change = fc.record({ amount: fc.integer({ min: -2, max: 2 ** 31 - 1 }), transactionType: fc.constantFrom('CREDIT', 'DEBIT', 'LOAN') })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 10 }), async (changes) => {
        await Promise.allSettled(changes.map((sent) => platform.as(ADMIN).run(BOOK, entry(sent))))
        const sum = (await entries()).reduce(
          (total: number, { transactionType, amount }: { transactionType: string; amount: number }) =>
            total + (transactionType === 'CREDIT' ? amount : -amount),
          0,
        )
        expect(await balance()).toBe(sum)
      }),
      { numRuns: 30 },
    )
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
  const rows = async () => (await platform.as(ADMIN).run(MAPPINGS, { userId: PARTNER }))['getUserServiceMapping']

  test('holds plans and add-ons', async () => {
    expect(new Set((await rows()).map((row: { type: string }) => row.type))).toEqual(new Set(['PLAN', 'ADDONS']))
  })

  test('a new row names its maker, is changed and removed', async () => {
    const { id } = (await platform.as(ADMIN).run(MAP, mapping()))['createUserServiceMapping']
    expect(await rows()).toContainEqual(expect.objectContaining({ id, serviceId: 'plan-new', createdBy: ADMIN, boardingAmount: 10_000 }))
    const changed = (await platform.as(ADMIN).run(REMAP, { input: { id, renewalAmount: 1 } }))['updateUserServiceMapping']
    expect(changed).toEqual({ id, type: 'PLAN', boardingAmount: 10_000, renewalAmount: 1, note: 'Trial' })
    await platform.as(ADMIN).run(UNMAP, { serviceId: 'plan-new', userId: PARTNER })
    expect(await rows()).not.toContainEqual(expect.objectContaining({ id }))
    expect(await platform.as(ADMIN).refusal(UNMAP, { serviceId: 'plan-new', userId: PARTNER })).toBe('NotFound: MAPPING_NOT_FOUND')
  })

  test.each([
    [{ userId: 'nobody' }, 'NotFound: CHANNEL_PARTNER_NOT_FOUND'],
    [{ siteId: 'site-100001' }, 'ValidationException: SITE_ID_NOT_OF_USER'],
    [{ type: 'BASIC' }, 'ValidationException: TYPE_NOT_VALID'],
    [{ boardingAmount: -1 }, 'ValidationException: ANNUAL_AMOUNT_MUST_NOT_BE_NEGATIVE'],
    [{ renewalAmount: -1 }, 'ValidationException: RENEWAL_AMOUNT_MUST_NOT_BE_NEGATIVE'],
    [{ serviceName: '' }, 'ValidationException: SERVICE_NAME_MUST_NOT_BE_EMPTY'],
  ])('refuses %j', async (change, message) => {
    expect(await platform.as(ADMIN).refusal(MAP, mapping(change))).toBe(message)
  })

  test('a service is mapped once and a row is not moved to another partner', async () => {
    const { id } = (await platform.as(ADMIN).run(MAP, mapping()))['createUserServiceMapping']
    expect(await platform.as(ADMIN).refusal(MAP, mapping())).toBe('Conflict: SERVICE_ALREADY_MAPPED')
    for (const elsewhere of [{ userId: 'suresh.babu@staff.example' }, { serviceId: 'other' }, { siteId: 'site-100001' }])
      expect(await platform.as(ADMIN).refusal(REMAP, { input: { id, ...elsewhere } })).toBe('ValidationException: MAPPING_CANNOT_BE_MOVED')
    expect(await platform.as(ADMIN).refusal(REMAP, { input: { id: 'nothing' } })).toBe('NotFound: MAPPING_NOT_FOUND')
  })

  test('only SITE_CREATOR and ADMIN change it; a partner reads its own', async () => {
    await platform.as('site-creator@demo.example').run(MAP, mapping())
    expect(await platform.as('sales-person@demo.example').refusal(MAP, mapping())).toBe('Unauthorized: NOT_AUTHORIZED')
    await platform.as(PARTNER).run(MAPPINGS, { userId: PARTNER })
    expect(await platform.as(PARTNER).refusal(MAPPINGS, { userId: 'suresh.babu@staff.example' })).toBe('Unauthorized: NOT_AUTHORIZED')
  })
})
