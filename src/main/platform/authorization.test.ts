import { expect, test } from 'vitest'
import { type Result, success } from '#shared/result.ts'
import { profileSchema } from '../connection/profile.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { PlatformClient } from './platform-client.ts'

type Ask = (client: PlatformClient) => Promise<Result<unknown>>

/** What the calls of a client carry as Authorization, in order. The first one is refused. */
async function sentBy(ask: Ask, authorization: Readonly<Record<string, string>>): Promise<{ headers: (string | null)[]; rejected: string[] }> {
  const headers: (string | null)[] = []
  const rejected: string[] = []
  const profile = profileSchema.parse({
    name: 'Test',
    environment: 'local',
    identity: { issuer: 'https://id.example', clientId: 'console' },
    platform: {
      graphqlUrl: 'https://api.example/graphql',
      restUrl: 'https://api.example/rest',
      analyticsUrl: 'https://analytics.example',
      sendTokenToAnalytics: true,
      ...authorization,
    },
  })
  const client = new PlatformClient({
    connection: { profile: () => profile, onChange: () => () => undefined },
    identity: {
      owner: () => 'asha',
      expire: () => undefined,
      token: async () => success('old'),
      renewedToken: async (token) => {
        rejected.push(token)
        return success('new')
      },
    },
    fetch: async (_address, init) => {
      headers.push(new Headers(init?.headers).get('authorization'))
      return new Response('{"message":"Unauthorized"}', { status: 401, headers: { 'content-type': 'application/json' } })
    },
    logger: silentLogger,
    timeouts: { retries: [] },
  })
  await ask(client)
  client.close()
  return { headers, rejected }
}

/** A query, which is sent again after its token was refused. */
const REPEATABLE: readonly [string, Ask][] = [
  ['a query', (client) => client.execute('GetInternalUserByUserName', { userName: 'asha' })],
  ['a mutation', (client) => client.execute('UpdateSiteVersion', { domain: 'a.example', appVersion: 'v2' })],
  ['a question to the analytics host', (client) => client.analytics({ call: 'outstanding_dashboard', type: 'salesPerson' })],
]

test.each(REPEATABLE)('%s carries the token alone, as before, where the profile does not say', async (_, ask) => {
  expect(await sentBy(ask, {})).toEqual({ headers: ['old', 'new'], rejected: ['old'] })
  expect(await sentBy(ask, { authorization: 'raw' })).toEqual({ headers: ['old', 'new'], rejected: ['old'] })
})

test.each(REPEATABLE)('%s carries the token after "Bearer" where the profile says so, and a refused one is renewed by its own text', async (_, ask) => {
  expect(await sentBy(ask, { authorization: 'bearer' })).toEqual({ headers: ['Bearer old', 'Bearer new'], rejected: ['old'] })
})

test('a REST call, which deletes, carries the token in the same form, and a refused one is renewed, not sent again', async () => {
  const deletion: Ask = (client) => client.rest({ call: 'deleteSite', domain: 'a.example' })
  expect(await sentBy(deletion, {})).toEqual({ headers: ['old'], rejected: ['old'] })
  expect(await sentBy(deletion, { authorization: 'bearer' })).toEqual({ headers: ['Bearer old'], rejected: ['old'] })
})
