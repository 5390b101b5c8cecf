import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { LocalProfile } from '#local-platform/profile.ts'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { bearerOnly, type Front, startFront, webPage } from './front.test-support.ts'
import { checkInProcess } from './in-process.test-support.ts'

type Fronts = Readonly<Record<'page' | 'bearer' | 'closed', Front>>
type Draft = { -readonly [Group in keyof LocalProfile]: Record<string, unknown> }

/** What is wrong with the profile, how it comes so, and the lines that are then not `ok`. */
type Case = readonly [what: string, change: (profile: Draft, fronts: Fronts) => void, unwell: readonly string[]]

let platform: LocalPlatform
let fronts: Fronts

beforeAll(async () => {
  platform = await startLocalPlatform({ size: 'small', test: true })
  fronts = {
    page: await startFront(webPage),
    bearer: await startFront(bearerOnly(platform.urls.graphql)),
    closed: await startFront(webPage),
  }
  fronts.closed.close()
})
afterAll(async () => {
  for (const front of Object.values(fronts)) front.close()
  await platform.stop()
})

afterEach(() => vi.useRealTimers())

const ONE_WRONG = 'Wrong: 1. What to change is at the end of each line; docs/connect.md has more.'

const CASES: readonly Case[] = [
  [
    'another path for GraphQL',
    ({ platform: group }) => (group['graphqlUrl'] = platform.urls.graphql.replace('/graphql', '/other')),
    ['GraphQL      wrong      There is no GraphQL at this address (status 404). Check platform.graphqlUrl.', ONE_WRONG],
  ],
  [
    'a web page for GraphQL',
    ({ platform: group }, { page }) => (group['graphqlUrl'] = page.address),
    ['GraphQL      wrong      A web page answers instead of GraphQL (status 200). Check platform.graphqlUrl: it often ends in /graphql.', ONE_WRONG],
  ],
  [
    'GraphQL that takes a Bearer token only',
    ({ platform: group }, { bearer }) => (group['graphqlUrl'] = bearer.address),
    [
      'GraphQL      wrong      The platform refuses the sign-in as the profile has it sent, and takes it in another form. Set under "platform": "token": "id", "authorization": "bearer".',
      ONE_WRONG,
    ],
  ],
  [
    'a closed port for REST',
    ({ platform: group }, { closed }) => (group['restUrl'] = closed.address),
    ['REST         wrong      The REST services cannot be reached: the connection was refused. Check platform.restUrl.', ONE_WRONG],
  ],
  [
    'a web page for REST',
    ({ platform: group }, { page }) => (group['restUrl'] = page.address),
    ['REST         wrong      A web page answers at the REST address. Check platform.restUrl.', ONE_WRONG],
  ],
  [
    'analytics without the token',
    ({ platform: group }) => (group['sendTokenToAnalytics'] = false),
    ['Analytics    wrong      The analytics service wants a sign-in (status 401). Set platform.sendTokenToAnalytics to true.', ONE_WRONG],
  ],
  [
    'another key for places',
    ({ places }) => (places['apiKey'] = 'another-key'),
    ['Places       wrong      The places service refuses the key (status 401). Check places.apiKey.', ONE_WRONG],
  ],
  [
    'another path for places',
    ({ places }) => (places['url'] = `${platform.urls.rest}/places/v2`),
    ['Places       wrong      The places service answered 404. Check places.url.', ONE_WRONG],
  ],
  [
    'another region for the storage',
    ({ storage }) => (storage['region'] = 'eu-west-1'),
    ['Storage      wrong      The profile says the storage is in eu-west-1, it is in us-east-1: correct the profile.', ONE_WRONG],
  ],
  [
    'another bucket',
    ({ storage }) => (storage['bucket'] = 'other'),
    ['Storage      wrong      The storage has no bucket “other”. Correct storage.bucket or storage.addressing.', ONE_WRONG],
  ],
  [
    'another identity pool',
    ({ storage }) => (storage['identityPool'] = { ...platform.profile.storage.identityPool, id: 'us-east-1:00' }),
    ['Storage      wrong      The profile names an identity pool that is not there: correct the profile.', ONE_WRONG],
  ],
]

test('REST that wants a sign-in is as it should be', async () => {
  const refusing = await startFront((_request, response) => void response.writeHead(401).end())
  const checked = await checkInProcess({ ...platform.profile, platform: { ...platform.profile.platform, restUrl: refusing.address } }, 'admin@demo.example')
  refusing.close()
  const line = 'REST         ok         The REST address wants a sign-in (status 401), as it should. Its calls carry one, and change sites, so none was made.'
  expect(checked.lines).toContain(line)
})

describe('a profile with one thing wrong', () => {
  test.each(CASES)('%s: one line says what to change, and the exit code is 1', async (_what, change, unwell) => {
    const profile = structuredClone(platform.profile) as unknown as Draft
    change(profile, fronts)
    const checked = await checkInProcess(profile, 'admin@demo.example')
    expect(checked, checked.lines.join('\n')).toMatchObject({ unwell, code: 1 })
  })

  test('nothing at the address for REST is suspected only: calls go to paths below it', async () => {
    const restUrl = `${platform.urls.rest}/nothing`
    const checked = await checkInProcess({ ...platform.profile, platform: { ...platform.profile.platform, restUrl } }, 'admin@demo.example')
    expect(checked, checked.lines.join('\n')).toMatchObject({
      unwell: [
        'REST         suspected  Nothing is at the REST address itself (status 404). Calls go to paths below it: compare platform.restUrl with the address of one.',
        'Nothing is wrong. Suspected: 1.',
      ],
      code: 0,
    })
  })

  test('GraphQL that never answers is given up on after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silent = await startFront(() => void vi.advanceTimersByTime(10_000))
    const checked = await checkInProcess({ ...platform.profile, platform: { ...platform.profile.platform, graphqlUrl: silent.address } }, 'admin@demo.example')
    silent.close()
    expect(checked, checked.lines.join('\n')).toMatchObject({
      unwell: ['GraphQL      wrong      No answer came within 10 seconds. Check its address in the profile, and that this network reaches it.', ONE_WRONG],
      code: 1,
    })
  })
})
