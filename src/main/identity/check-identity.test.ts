import { afterEach, beforeEach, expect, test } from 'vitest'
import { profileSchema } from '../connection/profile.ts'
import { checkIdentity } from './check-identity.ts'
import { json, TestProvider } from './provider.test-support.ts'

let provider: TestProvider
beforeEach(async () => {
  provider = await TestProvider.start()
})
afterEach(() => provider.stop())

const check = (identity: Readonly<Record<string, unknown>> = {}, platform: Readonly<Record<string, unknown>> = {}) =>
  checkIdentity(
    profileSchema.parse({
      name: 'Test',
      environment: 'local',
      identity: { issuer: provider.issuer, clientId: 'console', ...identity },
      platform: { graphqlUrl: 'https://api.example', restUrl: 'https://api.example', ...platform },
    }),
    fetch,
  )
const wrongIn = async (identity?: Readonly<Record<string, unknown>>) =>
  (await check(identity)).filter(({ state }) => state !== 'ok').map(({ message }) => message)

test('a provider that has everything gets a sentence on each point', async () => {
  provider.description = {
    end_session_endpoint: `${provider.issuer}/end`,
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
  }
  expect(await check({ callbackPorts: [50_001, 50_002] })).toEqual(
    [
      `The identity provider answers at ${provider.issuer} and is the one that identity.issuer names.`,
      'The identity provider names http addresses on this computer, where https is not needed.',
      'The identity provider takes PKCE with S256.',
      'The identity provider offers every scope in identity.scopes.',
      'The identity provider lists refresh tokens, or does not say which grants it knows.',
      'Signing out opens the page that the identity provider names for it.',
      'The identity provider names an address where refresh tokens are revoked.',
      'These addresses must be registered at the identity provider: http://127.0.0.1:50001/callback, http://127.0.0.1:50002/callback.',
      'Calls carry the identity token.',
    ].map((message) => ({ state: 'ok', message })),
  )
})

test.each([
  ['all https', 'https://id.example', 'All addresses that the identity provider names are https.'],
  ['one of them http on this computer', 'http://localhost:8080', 'The identity provider names http addresses on this computer, where https is not needed.'],
])('addresses that are %s are described as they are', async (_, host, message) => {
  provider.description = {
    authorization_endpoint: 'https://id.example/authorize',
    token_endpoint: 'https://id.example/token',
    jwks_uri: 'https://id.example/keys',
    revocation_endpoint: `${host}/revoke`,
    end_session_endpoint: 'https://id.example/end',
  }
  expect(await check()).toContainEqual({ state: 'ok', message })
})

const NO_SIGN_OUT = expect.stringMatching(/^The identity provider names no page for signing out, .*: set identity\.logoutUrl/) as unknown

test.each<[string, Readonly<Record<string, unknown>>, unknown]>([
  ['no page for signing out', { end_session_endpoint: undefined }, NO_SIGN_OUT],
  [
    'a page for signing out that is a Cognito pool\u2019s',
    { end_session_endpoint: 'https://shop.auth.eu-west-1.amazoncognito.com/logout' },
    'Signing out at a Cognito pool needs a registered address to come back to: set identity.logoutUrl to https://shop.auth.eu-west-1.amazoncognito.com/logout.',
  ],
  [
    'no PKCE with S256',
    { code_challenge_methods_supported: ['plain'] },
    'The identity provider does not offer PKCE with S256, which the console needs: switch it on for this client.',
  ],
  [
    'no code flow',
    { response_types_supported: ['id_token'] },
    'The identity provider does not offer the authorization code flow: switch it on for this client.',
  ],
  [
    'a scope that is not offered',
    { scopes_supported: ['openid', 'profile', 'email'] },
    'The identity provider does not list "offline_access". If it refuses the sign-in, take it out of identity.scopes.',
  ],
  [
    'no refresh tokens',
    { grant_types_supported: ['authorization_code'] },
    'The identity provider does not list refresh tokens. If it gives none, users sign in again whenever a token ends: switch them on for this client.',
  ],
  [
    'an address that is not https',
    { revocation_endpoint: 'http://id.example/revoke' },
    'The identity provider names http://id.example/revoke, which is not https: have it corrected there.',
  ],
  [
    'callbacks that a Cognito pool would not match',
    { token_endpoint: 'https://shop.auth.eu-west-1.amazoncognito.com/oauth2/token' },
    'A Cognito pool matches callback addresses exactly: set identity.callbackPorts, set identity.callbackHost to "localhost", and register each address.',
  ],
])('%s is said, with what to change', async (_, description, message) => {
  provider.description = { end_session_endpoint: `${provider.issuer}/end`, ...description }
  expect(await wrongIn()).toEqual([message])
})

test('a provider with a page of its own for signing out needs no other', async () => {
  expect(await wrongIn({ logoutUrl: 'https://shop.auth.eu-west-1.amazoncognito.com/logout' })).toEqual([])
})

const NO_API =
  'Calls carry the access token. Nothing in the profile says which API it is for: if the platform refuses it, set identity.audience (Auth0) or add the scope of ' +
  'the API to identity.scopes (Entra).'

test.each([
  [{ audience: 'https://api.example' }, 'access', 'ok', 'Calls carry the access token.'],
  [{ scopes: ['openid', 'api://shop/call'] }, 'access', 'ok', 'Calls carry the access token.'],
  [{}, 'access', 'ok', NO_API],
  [
    { audience: 'https://api.example' },
    'id',
    'wrong',
    'identity.audience asks for an access token for an API, but calls carry the identity token: set platform.token to "access", or take identity.audience out.',
  ],
])('with %j and the token %j it is said what calls carry', async (identity, token, state, message) => {
  expect((await check(identity, { token })).at(-1)).toEqual({ state, message })
})

test('a provider that publishes no keys is said', async () => {
  provider.description = { jwks_uri: undefined, end_session_endpoint: `${provider.issuer}/end` }
  expect(await wrongIn()).toEqual([
    'The identity provider names no page with the keys that it signs with (jwks_uri), so its tokens cannot be checked: have it added there.',
  ])
})

test('scopes without openid are said', async () => {
  provider.description = { end_session_endpoint: `${provider.issuer}/end` }
  expect(await wrongIn({ scopes: ['profile'] })).toEqual(['Add "openid" to identity.scopes: without it there is no identity token.'])
})

test.each<[string, () => unknown, string]>([
  ['that is down', () => provider.stop(), 'The identity provider cannot be reached: the connection was refused. Try again in a moment.'],
  [
    'that is another one',
    () => Object.assign(provider, { description: { issuer: 'https://other.example' } }),
    'Another identity provider answers at that address. Check identity.issuer in the connection profile.',
  ],
  [
    'that is none',
    () => Object.assign(provider.interventions, { discovery: (response: never) => json(response, 404, 'none') }),
    'The identity provider answered something that cannot be understood (status 404). Check identity.issuer in the connection profile.',
  ],
])('of a provider %s that is the only finding', async (_, spoil, message) => {
  await spoil()
  expect(await check()).toEqual([{ state: 'wrong', message }])
})
