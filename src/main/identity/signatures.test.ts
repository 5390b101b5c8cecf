import { afterEach, beforeEach, expect, test } from 'vitest'
import { failure } from '#shared/result.ts'
import { TestConsole } from './console.test-support.ts'
import { TestProvider } from './provider.test-support.ts'

// A proxy that the computer trusts can write tokens into the provider's answer, but it cannot sign them.

const FORGED =
  'The token is not signed by the identity provider, so it is not trusted. Something between this computer and the provider may have changed it. ' +
  'Ask your administrator.'
const HOUR = 3_600_000

let provider: TestProvider
let started: TestConsole | undefined
beforeEach(async () => {
  provider = await TestProvider.start()
})
afterEach(async () => {
  await started?.stop()
  started = undefined
  await provider.stop()
})

const consoleWith = async (identity: Readonly<Record<string, unknown>> = {}): Promise<TestConsole> => {
  started = await TestConsole.start({ identity: { issuer: provider.issuer, ...identity } })
  return started
}

test('an identity token that the provider has not signed signs nobody in', async () => {
  provider.claims = { sub: 'subject-asha', 'cognito:username': 'asha', 'custom:role': 'ADMIN' }
  provider.forge()
  const { identity } = await consoleWith()
  expect(await identity.signIn()).toEqual(failure('identity', FORGED))
  expect(identity.status()).toEqual({ state: 'signed-out' })
})

test('nor does an access token that names the role', async () => {
  provider.accessClaims = { realm_access: { roles: ['ADMIN'] } }
  const { identity } = await consoleWith({ roleFrom: 'access', roleClaim: ['realm_access', 'roles'] })
  expect(await identity.signIn()).toMatchObject({ ok: true, value: { user: { role: 'ADMIN' } } })
  await identity.signOut()
  const forged = new TestProvider()
  forged.accessClaims = provider.accessClaims
  forged.forge()
  provider.interventions.token = (response, _form, next) => {
    const end = response.end.bind(response)
    response.end = ((text: string) => end(JSON.stringify({ ...JSON.parse(text), access_token: forged.tokens(undefined)['access_token'] }))) as never

    next()
  }
  expect(await identity.signIn()).toEqual(failure('identity', FORGED))
})

test('a renewal that brings such a token changes nothing, and the session goes on with what it has', async () => {
  const made = await consoleWith()
  await made.identity.signIn()
  provider.claims = { ...provider.claims, 'custom:role': 'ADMIN' }
  provider.forge()
  made.clock += HOUR - 30_000
  expect(await made.identity.token()).toMatchObject({ ok: true })
  expect(made.identity.status()).toMatchObject({ state: 'signed-in', user: { role: 'ACCOUNTS' } })
})

test('a provider that changes its keys is asked for them again', async () => {
  const made = await consoleWith()
  await made.identity.signIn()
  provider.claims = { ...provider.claims, 'custom:role': 'CP' }
  provider.changeKeys()
  made.clock += HOUR
  expect(await made.identity.token()).toMatchObject({ ok: true })
  expect(made.identity.status()).toMatchObject({ state: 'signed-in', user: { role: 'CP' } })
})

test('keys that cannot be had leave the code and the refresh token unused', async () => {
  const made = await consoleWith()
  provider.interventions.keys = (response) => void response.writeHead(503).end()
  expect(await made.identity.signIn()).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  expect(provider.journal).not.toContain('token:authorization_code')
  delete provider.interventions.keys
  expect(await made.identity.signIn()).toMatchObject({ ok: true })
})

test('a provider without keys is named as such', async () => {
  provider.description = { jwks_uri: undefined }
  const message = 'The identity provider does not publish the keys that it signs with. Check identity.issuer in the connection profile.'
  expect(await (await consoleWith()).identity.signIn()).toEqual(failure('identity', message))
  await started?.stop()
  provider.description = {}
  provider.interventions.keys = (response) => void response.writeHead(404).end()
  expect(await (await consoleWith()).identity.signIn()).toEqual(failure('identity', message))
})

test.each(['a'.repeat(300_000), 'asha\n', 'as\u202Eha', '\u2067asha', ' '])('the user name %.12j, which cannot be shown, is refused', async (name) => {
  provider.claims = { ...provider.claims, 'cognito:username': name }
  const { identity } = await consoleWith()
  expect(await identity.signIn()).toMatchObject({ ok: false, error: { kind: 'identity' } })
  expect(identity.status()).toEqual({ state: 'signed-out' })
})
