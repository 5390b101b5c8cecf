import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { checkIdentity } from '#main/identity/check-identity.ts'
import { TestConsole } from '#main/identity/console.test-support.ts'
import type { Result } from '#shared/result.ts'
import { auth0 } from './auth0.ts'
import { Browser } from './browser.ts'
import { cognito } from './cognito.ts'
import type { Dialect } from './dialect.ts'
import { DialectProvider } from './dialect-provider.ts'
import { entra } from './entra.ts'
import { keycloak } from './keycloak.ts'

const TWO_HOURS = 7_200_000
let stop: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const one of stop.toReversed()) await one()
  stop = []
})

/** A console with the profile that the dialect needs, in front of its provider. */
async function start(dialect: Dialect, { callbackPorts, timeout = 60_000 }: { readonly callbackPorts?: readonly number[]; readonly timeout?: number } = {}) {
  const port = await freePort()
  const provider = await DialectProvider.start(dialect, [port])
  const browser = new Browser()
  const fixedPorts = dialect.callbacks === 'exact' ? { callbackPorts: callbackPorts ?? [port] } : {}
  const console = await TestConsole.start({
    identity: {
      issuer: provider.issuer,
      scopes: dialect.scopes,
      callbackHost: dialect.callbackHost,
      ...fixedPorts,
      ...dialect.identity,
      ...(dialect.signOut === 'pool' ? { logoutUrl: provider.poolSignOut } : {}),
    },
    platform: dialect.platform,
    browse: browser.visit,
    options: { signInTimeout: timeout },
  })
  stop.push(
    () => provider.stop(),
    () => console.stop(),
  )
  return { provider, browser, console }
}
async function signedIn(dialect: Dialect) {
  const started = await start(dialect)
  expect(await started.console.identity.signIn()).toEqual({ ok: true, value: { state: 'signed-in', user: dialect.user, remembered: true } })
  return started
}
const claimsOf = (token: Result<string>): unknown => JSON.parse(Buffer.from((token.ok ? token.value : '').split('.')[1] ?? '', 'base64url').toString('utf8'))

describe.each([cognito, keycloak, entra, auth0])('at $name', (dialect) => {
  test('a user signs in with their role, and calls carry the token that the platform takes', async () => {
    const { console, browser } = await signedIn(dialect)
    expect(claimsOf(await console.identity.token())).toMatchObject(dialect.carried)
    expect(claimsOf(await console.identity.identityToken())).toMatchObject({ aud: 'console', sub: 'subject-asha' })
    await console.browsed()
    expect(browser.page).toMatchObject({ status: 200, text: expect.stringContaining('You can close this window') as unknown })
  })

  test('the session is renewed, again and again, with user and role', async () => {
    const { console } = await signedIn(dialect)
    const seen = [await console.identity.token()]
    for (const _ of [1, 2, 3]) {
      console.clock += TWO_HOURS
      seen.push(await console.identity.token())
    }
    expect(seen.map(({ ok }) => ok)).toEqual([true, true, true, true])
    expect(new Set(seen.map((token) => JSON.stringify(token))).size).toBe(4)
    expect(claimsOf(seen[3] as Result<string>)).toMatchObject(dialect.carried)
    expect(console.identity.status()).toEqual({ state: 'signed-in', user: dialect.user, remembered: true })
  })

  test('a session that the provider ended asks for a sign-in in place', async () => {
    const { console, provider } = await signedIn(dialect)
    provider.endSessions()
    console.clock += TWO_HOURS
    expect(await console.identity.token()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
    expect(console.identity.status()).toEqual({ state: 'expired', user: dialect.user })
    expect(await console.identity.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in', user: dialect.user } })
  })

  test('signing out ends the session there and in the browser', async () => {
    const { console, browser, provider } = await signedIn(dialect)
    expect(provider.liveRefreshTokens()).toBe(1)
    await console.identity.signOut()
    await console.identity.settled()
    await console.browsed()
    expect(console.opened).toHaveLength(2)
    expect(console.notices).toEqual([])
    expect(browser.page).toMatchObject({
      status: 200,
      address: expect.stringContaining(dialect.signOut === 'pool' ? '/signed-out' : dialect.endpoints.end_session) as unknown,
    })
    expect(provider.liveRefreshTokens()).toBe(dialect.revokes ? 0 : 1)
  })

  test('the check of the profile finds nothing to change', async () => {
    const { console } = await start(dialect)
    const findings = await checkIdentity(console.profile, fetch)
    expect(findings.length).toBeGreaterThan(5)
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([])
  })
})

test.each([cognito, keycloak, auth0])('at $name a revocation that is refused does not keep the browser signed in, and is announced', async (dialect) => {
  const { console, browser, provider } = await signedIn(dialect)
  provider.refusesRevocation = true
  await console.identity.signOut()
  await console.identity.settled()
  await console.browsed()
  expect(console.opened).toHaveLength(2)
  expect(browser.page?.status).toBe(200)
  expect(console.notices).toMatchObject([{ kind: 'sign-out-failed' }])
})

test.each([cognito, auth0])('at $name a callback that is not registered ends at the provider, and the console says that nothing came back', async (dialect) => {
  const { console, browser } = await start(dialect, { callbackPorts: [await freePort()], timeout: 1000 })
  expect(await console.identity.signIn()).toMatchObject({
    ok: false,
    error: { kind: 'identity', message: 'Sign-in timed out. Try again.' },
  })
  await console.browsed()
  expect(browser.page?.status).toBe(400)
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
