import { afterEach, beforeEach, expect, test } from 'vitest'
import { profileSchema } from '../../connection/profile.ts'
import { json, TestProvider } from '../provider.test-support.ts'
import { Provider } from '../provider.ts'

let server: TestProvider
beforeEach(async () => {
  server = await TestProvider.start()
})
afterEach(() => server.stop())

const profile = () =>
  profileSchema.parse({
    name: 'Test',
    environment: 'local',
    identity: { issuer: server.issuer, clientId: 'console' },
    platform: { graphqlUrl: 'https://api.example', restUrl: 'https://api.example' },
  })

/** The message of a sign-in for which the provider answers the exchange of the code with `answer`. */
async function saidOf(answer: (tokens: Record<string, unknown>) => { readonly status?: number; readonly body: unknown }): Promise<unknown> {
  const provider = await Provider.discover(profile(), fetch, 5000)
  const request = await provider.authorizationRequest('http://127.0.0.1:1/callback')
  const { location } = Object.fromEntries((await fetch(request.address, { redirect: 'manual' })).headers)
  server.interventions.token = (response) => {
    const { status = 200, body } = answer(server.tokens(request.nonce))
    json(response, status, body)
  }
  return provider.exchange(request, new URL(location ?? '')).catch((error: unknown) => (error as Error).message)
}

test('an identity token without the nonce of this sign-in is named', async () => {
  expect(await saidOf(() => ({ body: server.tokens(undefined) }))).toBe('The identity token has no "nonce". Tell whoever runs the identity provider.')
})

test('an identity token without a subject is named', async () => {
  server.claims = { 'custom:role': 'ACCOUNTS', 'cognito:username': 'asha' }
  expect(await saidOf((tokens) => ({ body: tokens }))).toBe('The identity token has no "sub". Tell whoever runs the identity provider.')
})

test('a field of another kind is named', async () => {
  expect(await saidOf((tokens) => ({ body: { ...tokens, expires_in: 'soon' } }))).toBe(
    'The identity provider answered something that cannot be understood: "expires_in" in it is missing or of another kind. ' +
      'Check identity.issuer in the connection profile.',
  )
})

test('a status without the words of OAuth is named', async () => {
  expect(await saidOf(() => ({ status: 403, body: {} }))).toBe(
    'The identity provider answered something that cannot be understood (status 403). Check identity.issuer in the connection profile.',
  )
})

test.each([408, 429])('status %i is a busy provider, which ends no session', async (status) => {
  expect(await saidOf(() => ({ status, body: {} }))).toBe(`The identity provider cannot be reached: it is too busy (${status}). Try again in a moment.`)
})
