import { expect, test } from 'vitest'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { trustedOperation } from './graphql/trusted-operations.ts'
import { PlatformClient } from './platform-client.ts'
import { profileOfNobody } from './platform-stand-in.test-support.ts'

// Every mutation that the build knows, under every refusal of a token: sent again only where the check of the token
// refused it, and twice is once.

const silent = () => undefined
const profile = profileOfNobody()
const lasting: (number | undefined)[] = []
const token = async (atLeast?: number) => {
  lasting.push(atLeast)
  return success('old')
}
const identity = { owner: () => 'asha', expire: silent, token, renewedToken: async () => success('new') }

const MUTATIONS = Object.keys(documents).filter((name) => trustedOperation(name)?.kind === 'mutation')

/** Sent twice they do what once does. No payment, message, creation or deletion is among them. */
const REPEATABLE = [
  'UpdateCommChannelSetting',
  'UpdateCustomLabels',
  'UpdateCustomWhatsappConfig',
  'UpdateFalconStore',
  'UpdateInternalUser',
  'UpdateInternalUserEnabled',
  'UpdateInvoiceFormatV2',
  'UpdatePlatformService',
  'UpdateServiceInBulkV2',
  'UpdateServiceType',
  'UpdateServiceTypeSetting',
  'UpdateSiteByAdmin',
  'UpdateSiteConfig',
  'UpdateSiteDataNormalize',
  'UpdateSitePage',
  'UpdateSiteRewardSettingV2',
  'UpdateSiteVersion',
  'UpdateSubscriptionPlan',
  'UpdateTempleteByAdmin',
  'UpdateUserServiceMapping',
  'UpdateWhatsappProviderSetting',
]

interface Refusal {
  readonly status: number
  readonly body: unknown
}

/** How often an operation is sent to a platform that answers so each time, and what comes of it. */
async function sendings(operation: string, { status, body }: Refusal): Promise<string> {
  let sent = 0
  const fetchOnce = async () => {
    sent += 1
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }
  const connection = { profile: () => profile, onChange: () => silent }
  const client = new PlatformClient({ connection, identity, fetch: () => Promise.reject(new Error('no query is sent')), fetchOnce, logger: silentLogger })
  const answer = await client.execute(operation, {})
  client.close()
  return `${sent} ${answer.ok ? 'done' : answer.error.kind}`
}

const fieldOf = (operation: string): string => /\bmutation\b[^{]*\{\s*(\w+)/.exec(trustedOperation(operation)?.text ?? '')?.[1] ?? ''
const refused = { errorType: 'UnauthorizedException', message: 'TOKEN_HAS_EXPIRED' }
const outcomes = (refusalOf: (field: string) => Refusal) => Promise.all(MUTATIONS.map((operation) => sendings(operation, refusalOf(fieldOf(operation)))))

test('the build knows more than fifty mutations', () => {
  expect(MUTATIONS.length).toBeGreaterThan(50)
  expect(MUTATIONS.filter((operation) => fieldOf(operation) === '')).toEqual([])
})

test.each<[string, (field: string) => Refusal]>([
  ['an error below the field, with 200', (field) => ({ status: 200, body: { data: null, errors: [{ ...refused, path: [field] }] } })],
  ['an error below the field beside its null', (field) => ({ status: 200, body: { data: { [field]: null }, errors: [{ ...refused, path: [field] }] } })],
  ['an error below the field, with 401', (field) => ({ status: 401, body: { data: null, errors: [{ ...refused, path: [field] }] } })],
  ['a code of another server below the field', (field) => ({ status: 200, body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' }, path: [field] }] } })],
  ['401 of something behind the authorizer', () => ({ status: 401, body: { message: 'SESSION_ENDED' } })],
])('every mutation, by %s: sent once, of unknown outcome', async (_, refusalOf) => {
  expect(new Set(await outcomes(refusalOf))).toEqual(new Set(['1 unknown-outcome']))
})

test.each<[string, Refusal]>([
  ['AppSync', { status: 401, body: { errors: [refused] } }],
  ['AppSync with 200', { status: 200, body: { data: null, errors: [{ ...refused, path: null }] } }],
  ['API Gateway', { status: 401, body: { message: 'Unauthorized' } }],
])('by the authorizer of %s: only what sets a value is sent once more', async (_, refusal) => {
  const told = await outcomes(() => refusal)
  expect(MUTATIONS.filter((_operation, place) => told[place] === '2 signed-out').sort()).toEqual(REPEATABLE)
  expect(told.filter((each) => each === '1 unknown-outcome')).toHaveLength(MUTATIONS.length - REPEATABLE.length)
})

test('the token of every mutation is good for five minutes yet', async () => {
  lasting.length = 0
  await outcomes(() => ({ status: 200, body: { data: null } }))
  expect(lasting).toHaveLength(MUTATIONS.length)
  expect(new Set(lasting)).toEqual(new Set([300_000]))
})
