import { afterEach, beforeEach, expect, test } from 'vitest'
import { failure, success } from '#shared/result.ts'
import { TestConsole, type TestConsoleSetting } from './console.test-support.ts'
import { json, TestProvider } from './provider.test-support.ts'

const HOUR = 3_600_000
const signedOut = failure('signed-out', 'Your session has ended. Sign in again to go on.')

let provider: TestProvider
let started: TestConsole[]
beforeEach(async () => {
  provider = await TestProvider.start()
  started = []
})
afterEach(async () => {
  for (const one of started) await one.stop()
  await provider.stop()
})

const signedIn = async (setting: Partial<TestConsoleSetting> = {}): Promise<TestConsole> => {
  const made = await TestConsole.start({ ...setting, identity: { issuer: provider.issuer, ...setting.identity } })
  started.push(made)
  expect(await made.identity.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in', user: { userName: 'asha', role: 'ACCOUNTS' } } })
  return made
}
const withAccessToken = (identity: TestConsoleSetting['identity'] = {}) => signedIn({ platform: { token: 'access' }, identity })
const refreshes = () => provider.journal.filter((entry) => entry === 'token:refresh_token').length
const isJwt: unknown = expect.stringMatching(/^ey/)
const isOpaque: unknown = expect.stringMatching(/^[\da-f-]{36}$/)

test('calls carry the identity token, unless the profile says the access token', async () => {
  expect(await (await signedIn()).identity.token()).toEqual(success(isJwt))
  expect(await (await withAccessToken()).identity.token()).toEqual(success(isOpaque))
})

test('what takes nothing but an identity token gets one, whatever calls carry, also after a restart', async () => {
  const { identity, nextStart } = await withAccessToken().then((made) => ({ identity: made.identity, nextStart: () => made.nextStart() }))
  const [access, id] = [await identity.token(), await identity.identityToken()]
  expect(id).toEqual(success(isJwt))
  const next = nextStart()
  expect(await next.restore()).toMatchObject({ state: 'signed-in' })
  expect([await next.token(), await next.identityToken()]).toEqual([access, id])
})

test('an access token is renewed at its own end, which may come long before that of the identity token', async () => {
  provider.interventions.token = (response) => json(response, 200, { ...provider.tokens(nonceOf(made)), expires_in: 300 })
  const made = await TestConsole.start({ identity: { issuer: provider.issuer }, platform: { token: 'access' } })
  started.push(made)
  await made.identity.signIn()
  const first = await made.identity.token()
  made.clock += 239_000
  expect(await made.identity.token()).toEqual(first)
  made.clock += 2_000
  expect(await made.identity.token()).not.toEqual(first)
  expect(refreshes()).toBe(1)
})

const MINUTES = 60_000

test('what must not be done twice gets a token that is good for five minutes yet', async () => {
  const made = await signedIn()
  const first = await made.identity.token()
  made.clock += HOUR - 6 * MINUTES
  expect(await made.identity.token(5 * MINUTES)).toEqual(first)
  made.clock += 2 * MINUTES
  expect(await made.identity.token()).toEqual(first)
  expect(await made.identity.token(5 * MINUTES)).not.toEqual(first)
  expect(refreshes()).toBe(1)
})

test('of a provider whose tokens last no longer than five minutes each is used for half its time, not renewed for each call', async () => {
  provider.interventions.token = (response) => json(response, 200, { ...provider.tokens(nonceOf(made)), expires_in: 300 })
  const made = await TestConsole.start({ identity: { issuer: provider.issuer }, platform: { token: 'access' } })
  started.push(made)
  await made.identity.signIn()
  const renewed = await made.identity.token(5 * MINUTES)
  made.clock += 2 * MINUTES
  expect(await made.identity.token(5 * MINUTES)).toEqual(renewed)
  expect(refreshes()).toBe(1)
  made.clock += MINUTES
  expect(await made.identity.token(5 * MINUTES)).not.toEqual(renewed)
  expect(refreshes()).toBe(2)
})

test('while the provider is away what is still good is used, however short', async () => {
  const made = await signedIn()
  const first = await made.identity.token()
  made.clock += HOUR - 2 * MINUTES
  await provider.stop()
  expect(await made.identity.token(5 * MINUTES)).toEqual(first)
})

test('an access token that the platform rejected is renewed once, whoever comes with it', async () => {
  const { identity } = await withAccessToken()
  const rejected = await identity.token()
  const text = rejected.ok ? rejected.value : ''
  const renewed = await Promise.all([identity.renewedToken(text), identity.renewedToken(text)])
  expect(renewed[0]).toEqual(success(isOpaque))
  expect(renewed[0]).not.toEqual(rejected)
  expect(renewed[1]).toEqual(renewed[0])
  expect(refreshes()).toBe(1)
})

test('a provider that gives no new identity token: the first one is used to its end with one refresh, then a new sign-in is asked for in place, in words', async () => {
  provider.renewsIdToken = false
  const made = await signedIn()
  const first = await made.identity.token()
  for (const step of [HOUR - 59_000, 10_000, 40_000]) {
    made.clock += step
    expect(await made.identity.token()).toEqual(first)
  }
  expect(refreshes()).toBe(1)
  expect(made.notices).toEqual([])
  made.clock += 9_000
  expect(await made.identity.token()).toEqual(signedOut)
  expect(await made.identity.token()).toEqual(signedOut)
  expect(made.identity.status()).toEqual({ state: 'expired', user: { userName: 'asha', role: 'ACCOUNTS' } })
  expect(made.notices).toEqual([
    {
      kind: 'sign-in-not-renewed',
      intent: 'warning',
      message: expect.stringMatching(/^The identity provider gives no new identity token when a session is renewed, so you have to sign in again/) as unknown,
    },
  ])
  expect(refreshes()).toBe(1)
  expect(await made.identity.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in' } })
})

test('a provider that gives no new identity token, and a platform that rejects the one there is: the session ends instead of going round', async () => {
  provider.renewsIdToken = false
  const made = await signedIn()
  const first = await made.identity.token()
  expect(await made.identity.renewedToken(first.ok ? first.value : '')).toEqual(signedOut)
  expect(made.identity.status()).toMatchObject({ state: 'expired' })
  expect(refreshes()).toBe(1)
})

test('a provider that gives no new identity token does not stop calls that carry the access token: user and role stay those of the first one', async () => {
  provider.renewsIdToken = false
  const made = await withAccessToken()
  const first = await made.identity.token()
  made.clock += 2 * HOUR
  const second = await made.identity.token()
  expect(second).toEqual(success(isOpaque))
  expect(second).not.toEqual(first)
  expect(made.identity.status()).toEqual({ state: 'signed-in', user: { userName: 'asha', role: 'ACCOUNTS' }, remembered: true })
  expect(await made.identity.identityToken()).toEqual(
    failure('identity', 'Your identity token has ended and the identity provider gives no new one. Sign out and in again to use the storage.'),
  )
  expect(made.identity.status()).toMatchObject({ state: 'signed-in' })
  expect(made.notices).toEqual([])
  expect(await made.nextStart().restore()).toMatchObject({ state: 'signed-in' })
})

const nonceOf = (made: TestConsole): string | undefined => new URL(made.opened.at(-1) ?? '').searchParams.get('nonce') ?? undefined
