import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { readProfile } from '#main/connection/profile-file.ts'
import { ROOT } from '#scripts/root.ts'
import { type Front, startFront } from './front.test-support.ts'
import { checkReading } from './in-process.test-support.ts'

let platform: LocalPlatform
let front: Front
/** Operations in the order in which they came, and the texts of some. */
let sent: string[]
let texts: Map<string, { readonly query: string; readonly variables: Readonly<Record<string, unknown>> }>
/** Answers an operation in place of the platform. */
let broken: Readonly<Record<string, (response: ServerResponse) => void>>

beforeAll(async () => {
  platform = await startLocalPlatform({ size: 'small', test: true })
  front = await startFront((request, response) => void answered(request, response))
})
afterAll(async () => {
  front.close()
  await platform.stop()
})
afterEach(() => vi.useRealTimers())

const json =
  (value: object, status = 200) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(value))
  }
const refusal = (message: string, more: object = {}) => json({ data: null, errors: [{ message, ...more }] })

async function answered(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const { query, variables } = JSON.parse(body.toString()) as { query: string; variables: Record<string, unknown> }
  const operation = /^\w+ (\w+)/.exec(query)?.[1] ?? query
  sent.push(operation)
  texts.set(operation, { query, variables })
  const answer = broken[operation]
  if (answer !== undefined) return answer(response)
  const headers = { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' }
  const passed = await fetch(platform.urls.graphql, { method: 'POST', headers, body })
  response.writeHead(passed.status, { 'content-type': 'application/json' })
  response.end(await passed.text())
}

/** @param schema the platform's own */
async function linesWith(answers: typeof broken, schema?: string) {
  sent = []
  texts = new Map()
  broken = answers
  const settings = { ...platform.profile.platform, graphqlUrl: front.address, ...(schema === undefined ? {} : { schema: 'own.graphql' }) }
  const text = JSON.stringify({ ...platform.profile, platform: settings })
  const { lines, code } = await checkReading({ ...readProfile(text), ...(schema === undefined ? {} : { schemaText: schema }) }, text, 'admin@demo.example')
  return { code, lines: lines.filter((line) => line.startsWith('Queries ')).map((line) => line.replace(/^Queries {6}/, '')) }
}
const unwell = (lines: readonly string[]): readonly string[] => lines.filter((line) => !line.startsWith('ok '))

test('every query of the build is sent once, one after the other, and no mutation', async () => {
  const { lines, code } = await linesWith({})
  expect([unwell(lines), code]).toEqual([[], 0])
  expect(lines).toContain('ok         Screen: GetInternalUsersByUserRole is answered as the schema says (7 records).')
  expect(lines).toContain('ok         Screen: GetSitePagesBySiteId is answered, with no record whose shape could be seen.')
  // The first one is of the check before.
  expect([lines.length, sent.length, new Set(sent.slice(1)).size]).toEqual([49, 50, 49])
  expect([...texts.values()].filter(({ query }) => !query.startsWith('query '))).toEqual([])
})

test('its arguments ask for one row, of a record that an earlier answer named', async () => {
  await linesWith({})
  expect(texts.get('GetSitePagesByAdmin')?.variables).toEqual({ limit: 1 })
  expect(texts.get('GetSitesBySiteTypeAndOption')?.variables).toEqual({ limit: 1, siteType: 'SIMPLE_B2C', siteOption: 'COMMERCE' })
  expect(texts.get('GetServiceTypeSettingBySite')?.variables).toEqual({ domain: 'shree-siddhivinayak-gana-1.shops.example', typeValue: 'online-menu::setting' })
  expect(texts.get('GetUserWalletBalance')?.variables).toEqual({ userId: 'cp@demo.example' })
})

test('each answer that is not as the schema says gets a line with its screen', async () => {
  const { lines, code } = await linesWith({
    GetGroupAdmins: json({ data: { getGroupAdmins: [{ id: 7 }] } }),
    GetSiteConfig: refusal("Validation error of type FieldUndefined: Field 'siteServices' in type 'SiteConfig' is undefined"),
    GetInternalUsers: refusal('Not Authorized to access getInternalUsers on type Query', { errorType: 'Unauthorized', path: ['getInternalUsers'] }),
    GetSitePagesByAdmin: refusal('Cannot read properties of undefined', { path: ['getSitePagesByAdmin'] }),
  })
  expect([unwell(lines), code]).toEqual([
    [
      'wrong      Screen: GetSitePagesByAdmin fails: Cannot read properties of undefined. Look at its resolver.',
      'not tried  Screen: GetInternalUsers is not allowed to this user. Sign in as one who has the right.',
      'wrong      Screen: GetGroupAdmins is not answered as the schema says: getGroupAdmins[0].id should be String and is an integer. Correct its resolver, or the schema.',
      "wrong      Screen: GetSiteConfig is not taken: Validation error of type FieldUndefined: Field 'siteServices' in type 'SiteConfig' is undefined. Compare the schema that the platform serves.",
    ],
    1,
  ])
})

test('a platform that refuses a record that does not exist is suspected only', async () => {
  const { lines, code } = await linesWith(
    Object.fromEntries(['', 'ForOutlets', 'ForPlans', 'ForBulk', 'Records'].map((end) => [`GetSitesAdmin${end}`, json({ data: { getSitesAdmin: [] } })])),
  )
  expect([unwell(lines), code]).toEqual([
    [
      'suspected  Screen: GetSiteTransactionsBySite is refused for a record that does not exist: SITE NOT FOUND. Its shape could not be seen.',
      'suspected  Screen: GetSiteWalletById is refused for a record that does not exist: SITE NOT FOUND. Its shape could not be seen.',
      'suspected  Screen: GetSiteExtraServicesBySiteId is refused for a record that does not exist: SITE NOT FOUND. Its shape could not be seen.',
    ],
    0,
  ])
  expect(texts.get('GetSiteWalletById')?.variables).toEqual({ siteId: 'check-profile-no-such-record' })
})

test('a platform that is busy is left alone', async () => {
  const { lines, code } = await linesWith({ GetInternalUsers: json({ message: 'Too Many Requests' }, 429) })
  expect([unwell(lines), code]).toEqual([
    ['suspected  Screen: GetInternalUsers was not answered: the platform is busy. Check again later.', 'not tried  The other 47 were not sent.'],
    0,
  ])
})

test('a query that is never answered is given up on after thirty seconds, and the others after the third', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const never = () => void vi.advanceTimersByTime(30_000)
  const { lines, code } = await linesWith({ GetGroupAdmins: never, GetSitesAdmin: never, GetSiteWalletById: never })
  expect([unwell(lines), code]).toEqual([
    [
      'wrong      Screen: GetGroupAdmins is not answered within 30 seconds. Look at its resolver.',
      'wrong      Screen: GetSitesAdmin is not answered within 30 seconds. Look at its resolver.',
      'wrong      Screen: GetSiteWalletById is not answered within 30 seconds. Look at its resolver.',
      'not tried  The other 35 were not sent.',
    ],
    1,
  ])
})

test('a platform with a schema of its own is asked in its words, and not for what it lacks or has as a mutation', async () => {
  const sdl = await readFile(path.join(ROOT, 'schema/platform.graphql'), 'utf8')
  const theirs = sdl
    .replace('getSiteWalletById(siteId: ID!)', 'getSiteWalletById(siteId: String!)')
    .replace('getGroupAdmins: [GroupAdmin!]!', 'otherAdmins: [GroupAdmin!]!')
    .replace('getFroalaSignature: String!', 'otherSignature: String!')
    .replace('type Mutation {', 'type Mutation {\n  getFroalaSignature: String!')
  const { lines } = await linesWith({}, theirs)
  expect(texts.get('GetSiteWalletById')?.query).toContain('query GetSiteWalletById($siteId: String!)')
  expect([sent.includes('GetGroupAdmins'), sent.includes('GetFroalaSignature'), lines.length]).toEqual([false, false, 47])
  expect(unwell(lines)).toEqual([
    'wrong      Screen: GetSiteWalletById is not taken: Variable "$siteId" of type "String!" used in position expecting type "ID!". Compare the schema that the platform serves.',
  ])
})
