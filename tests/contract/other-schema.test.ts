import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Connection } from '#main/connection/connection.ts'
import { silentLogger } from '#main/log/silent-logger.test-support.ts'
import { Fittings } from '#main/platform/fitting/fittings.ts'
import type { ListPart } from '#main/platform/lists/list-reader.ts'
import { PlatformClient, type SentMutation } from '#main/platform/platform-client.ts'
import { MemoryKeychain } from '#main/vault/memory-keychain.test-support.ts'
import { provenVault } from '#main/vault/proven-vault.test-support.ts'
import { success } from '#shared/result.ts'
import { startOtherPlatform } from './other-platform.ts'

/** Another reading of the same platform: other types, names, groups, pages and points in time. */
const SDL = `
  scalar DateTime
  enum PaymentState { PAID_ONLINE PAID_OFFLINE }
  type InternalUser { id: ID! username: String! user_role: String enabled: Boolean balance: String createdAt: DateTime permissions: [Permission!] }
  type Permission { name: String! operations: [String!]! }
  type GroupAdmin { id: ID! groupId: ID! userName: String email: String companyName: String }
  type GroupAdminPage { items: [GroupAdmin!]! nextToken: String }
  type ServiceKind { slugName: String! }
  type Event { id: ID! }
  type RechargePayload { success: Boolean! message: String transaction: Transaction }
  type Transaction { id: ID! amount: Float balance: Float currency: String note: String createdAt: DateTime }
  input EventInput { siteId: String! eventName: String! eventType: String! note: String }
  input RechargeInput { siteId: String! amt: Float! currency: String! rechargeBy: String! paymentState: PaymentState! note: String! }
  type Query {
    internal_user(user_name: ID!): InternalUser
    getGroupAdmins(nextToken: String): GroupAdminPage!
    getServiceTypesBySiteId(siteId: String!): [ServiceKind!]!
    getInternalUsers: [InternalUser!]!
  }
  type Mutation {
    createSiteActionEvent(input: EventInput!): Event
    siteWalletRechargeByAdmin(input: RechargeInput!): RechargePayload
  }
`
const ASHA = { id: 'u1', username: 'asha', user_role: 'ADMIN', enabled: true, balance: '1250', createdAt: '2026-11-27T10:00:00Z', permissions: [] }
const admin = (number: number) => ({ id: `g${number}`, groupId: `group-${number}`, userName: 'a'.repeat(500), email: null, companyName: 'Acme' })
const PAGES = [Array.from({ length: 1500 }, (_, index) => admin(index)), Array.from({ length: 1500 }, (_, index) => admin(1500 + index))]
const KINDS = Array.from({ length: 40_000 }, (_, index) => ({ slugName: `kind-${index}-${'x'.repeat(20)}` }))
const RECHARGE = { siteId: 's1', amt: 50_000, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: 'Cash' }

let platform: Awaited<ReturnType<typeof startOtherPlatform>>
let folder: string
let client: PlatformClient
let refuses = false
const sent: string[] = []

beforeAll(async () => {
  platform = await startOtherPlatform(SDL, {
    internal_user: () => ASHA,
    getGroupAdmins: ({ nextToken }) => ({ items: PAGES[nextToken === 'second' ? 1 : 0], nextToken: nextToken === 'second' ? null : 'second' }),
    getServiceTypesBySiteId: () => KINDS,
    getInternalUsers: () => Array.from({ length: 20_000 }, (_, index) => ({ ...ASHA, username: `user-${index}` })),
    createSiteActionEvent: () => ({ id: 'e1' }),
    siteWalletRechargeByAdmin: ({ input }) => {
      const { amt, currency, note } = input as typeof RECHARGE
      const transaction = { id: 't1', amount: amt, balance: amt + 1, currency, note, createdAt: '2026-11-27T10:00:00.000Z' }
      return refuses ? { success: false, message: 'The wallet is closed' } : { success: true, transaction }
    },
  })
  folder = await mkdtemp(join(tmpdir(), 'other-schema-'))
  await writeFile(join(folder, 'acme.graphql'), SDL)
  const profile = {
    name: 'Acme',
    environment: 'local',
    identity: { issuer: 'https://identity.acme.example', clientId: 'console' },
    platform: { graphqlUrl: `${platform.origin}/graphql`, restUrl: platform.origin, schema: 'acme.graphql' },
    schema: { aliases: { operations: { getInternalUserByUserName: 'internal_user' } } },
  }
  await writeFile(join(folder, 'acme.json'), JSON.stringify(profile))
  const vault = await provenVault(new MemoryKeychain())
  const fittings = new Fittings({ folder: join(folder, 'fitted'), vault, release: '1', logger: silentLogger })
  const connection = new Connection({ folder, argument: join(folder, 'acme.json'), fitSchema: fittings.prepare, logger: silentLogger })
  await connection.load()
  await connection.fit()
  client = new PlatformClient({
    connection,
    identity: { token: async () => success('token'), renewedToken: async () => success('token'), expire: () => undefined, owner: () => 'asha' },
    fittings,
    fetch,
    onMutation: ({ operation }: SentMutation) => {
      sent.push(operation)
      return () => undefined
    },
    logger: silentLogger,
  })
})
afterAll(async () => {
  client.close()
  await Promise.all([platform.close(), rm(folder, { recursive: true })])
})
beforeEach(() => {
  refuses = false
  sent.length = 0
  platform.arrived.length = 0
})

const asked = async (operation: string, variables: object, onPart?: (part: ListPart) => unknown) => {
  const answer = await client.execute(operation, { ...variables }, { onPart })
  return answer.ok ? { ...answer.value, data: JSON.parse(answer.value.data) as unknown } : answer.error
}
const inParts = async (operation: string, variables: object) => {
  const parts: ListPart[] = []
  const answer = await asked(operation, variables, (part) => parts.push(part))
  // The network decides how many bytes arrive at a time, and so how many parts there are.
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.map(({ at }) => at)).toEqual([...parts.keys()])
  expect(answer).toMatchObject({ parts: parts.length })
  return { answer, rows: parts.flatMap(({ elements }) => JSON.parse(`[${elements}]`) as unknown[]) }
}

describe('a platform with a schema of its own', () => {
  test('is asked in its words, and its answer has our shape', async () => {
    expect(await asked('GetInternalUserByUserName', { userName: 'asha' })).toMatchObject({
      data: {
        getInternalUserByUserName: { id: 'u1', username: 'asha', userRole: 'ADMIN', enabled: true, balance: 1250, createdAt: 1_795_773_600, permissions: [] },
      },
    })
    expect(platform.arrived).toEqual([{ field: 'internal_user', faults: [], given: { user_name: 'asha' } }])
  })

  test('gives a list in pages, which is read to its end and handed on in parts', async () => {
    const { answer, rows } = await inParts('GetGroupAdmins', {})
    expect(answer).toMatchObject({ data: { getGroupAdmins: [] } })
    const lacked = { address: null, custName: null, enabled: null, mobile: null, outlets: null }
    expect([rows.length, rows[2999]]).toEqual([3000, { ...admin(2999), ...lacked }])
    expect(platform.arrived.map(({ faults, given }) => [faults, given])).toEqual([
      [[], {}],
      [[], { nextToken: 'second' }],
    ])
  })

  test('gives a list whose rows are converted while it arrives', async () => {
    const { answer, rows } = await inParts('GetInternalUsers', {})
    expect(answer).toMatchObject({ data: { getInternalUsers: [] } })
    const user = { id: 'u1', username: 'user-19999', userRole: 'ADMIN', enabled: true, createdAt: 1_795_773_600, permissions: [] }
    const lacked = { companyName: null, emailId: null, mobile: null, name: null, onboardedBy: null }
    expect([rows.length, rows[19_999]]).toEqual([20_000, { ...user, ...lacked }])
  })

  test('gives a list that needs no change while it arrives', async () => {
    const { answer, rows } = await inParts('GetServiceTypesBySiteId', { siteId: 's1' })
    expect(answer).toMatchObject({ data: { getServiceTypesBySiteId: [] } })
    expect(rows).toEqual(KINDS)
    expect(platform.arrived).toEqual([{ field: 'getServiceTypesBySiteId', faults: [], given: { siteId: 's1' } }])
  })

  test('gets a change in its own input; what is empty and has no place is left out', async () => {
    const event = { siteId: 's1', eventName: 'Call', eventType: 'CALL', note: 'Called', reason: '' }
    expect(await asked('CreateSiteActionEvent', event)).toMatchObject({ data: { createSiteActionEvent: { id: 'e1' } } })
    expect(platform.arrived).toEqual([
      { field: 'createSiteActionEvent', faults: [], given: { input: { siteId: 's1', eventName: 'Call', eventType: 'CALL', note: 'Called' } } },
    ])
    expect(sent).toEqual(['CreateSiteActionEvent'])
  })

  test('gets no change with a value that would be lost', async () => {
    const event = { siteId: 's1', eventName: 'Call', eventType: 'CALL', reason: 'Price' }
    expect(await asked('CreateSiteActionEvent', event)).toEqual({
      kind: 'not-offered',
      message: 'Not offered by this platform: there is no place for reason. Nothing was sent.',
      details: { outcome: 'not-run' },
    })
    expect([platform.arrived, sent]).toEqual([[], []])
  })

  test('gets a payment with every argument, once', async () => {
    expect(await asked('SiteWalletRechargeByAdmin', RECHARGE)).toMatchObject({
      data: { siteWalletRechargeByAdmin: { id: 't1', amount: 50_000, balance: 50_001, currency: 'INR', note: 'Cash', createdAt: 1_795_773_600 } },
    })
    expect(platform.arrived).toEqual([{ field: 'siteWalletRechargeByAdmin', faults: [], given: { input: RECHARGE } }])
  })

  test('that answers no success leaves the outcome open: it may still be at work', async () => {
    refuses = true
    expect(await asked('SiteWalletRechargeByAdmin', RECHARGE)).toMatchObject({
      kind: 'unknown-outcome',
      message: expect.stringMatching(/^The platform did not confirm this: it answered that it was not done \(The wallet is closed\)\./) as unknown,
      details: { outcome: 'unknown' },
    })
    expect(platform.arrived).toHaveLength(1)
  })

  test('gets nothing of what it does not have', async () => {
    expect(await asked('GetSubscriptionPlansBySiteId', { siteId: 's1' })).toEqual({
      kind: 'not-offered',
      message: 'Not offered by this platform: getSubscriptionPlansBySiteId is missing. Nothing was sent.',
    })
    expect(await asked('GenerateSiteInvoice', { input: {} })).toMatchObject({ kind: 'not-offered', details: { outcome: 'not-run' } })
    expect([platform.arrived, sent]).toEqual([[], []])
  })

  test('says what it does not offer', () => {
    const { missing, absent } = client.offer()
    expect(missing).toContainEqual({ operation: 'GenerateSiteInvoice', reasons: ['generateSiteInvoice is missing'] })
    expect(missing.map(({ operation }) => operation)).not.toContain('SiteWalletRechargeByAdmin')
    expect(absent.find(({ operation }) => operation === 'GetGroupAdmins')?.paths).toContain('getGroupAdmins.outlets')
  })
})
