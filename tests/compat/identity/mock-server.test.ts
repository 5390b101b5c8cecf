import { Events, type MutableResponse, OAuth2Server, type TokenRequestIncomingMessage } from 'oauth2-mock-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkIdentity } from '#main/identity/check-identity.ts'
import { TestConsole } from '#main/identity/console.test-support.ts'
import { failure } from '#shared/result.ts'
import { Browser } from './browser.ts'

// A provider that another user wrote, without any change but to its claims.

const TWO_HOURS = 7_200_000
const user = { userName: 'asha', role: 'CP' }
let server: OAuth2Server
let started: TestConsole | undefined

beforeEach(async () => {
  started = undefined
  server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  server.service.on(Events.BeforeTokenSigning, ({ payload }) => {
    Object.assign(payload, { login: 'asha', access: { 'https://shop.example': ['partner'] }, jti: crypto.randomUUID() })
  })
})
afterEach(async () => {
  await started?.stop()
  await server.stop()
})

async function signedIn(platform: Readonly<Record<string, unknown>> = {}): Promise<TestConsole> {
  started = await TestConsole.start({
    identity: {
      issuer: server.issuer.url,
      userNameClaim: 'login',
      roleClaim: ['access', 'https://shop.example'],
      roles: { staff: 'ADMIN', partner: 'CP' },
      parameters: { ui_locales: 'de' },
    },
    platform,
    browse: new Browser().visit,
  })
  expect(await started.identity.signIn()).toEqual({ ok: true, value: { state: 'signed-in', user, remembered: true } })
  return started
}
/** Changes what a refresh answers. */
const onRefresh = (change: (response: MutableResponse) => void): void => {
  server.service.on(Events.BeforeResponse, (response: MutableResponse, { body }: TokenRequestIncomingMessage) => {
    if ((body as { readonly grant_type?: unknown }).grant_type === 'refresh_token') change(response)
  })
}

test('a user signs in with the role of a nested claim, and the session is renewed', async () => {
  const console = await signedIn()
  const first = await console.identity.token()
  console.clock += TWO_HOURS
  const second = await console.identity.token()
  expect(second).toMatchObject({ ok: true })
  expect(second).not.toEqual(first)
  expect(console.identity.status()).toEqual({ state: 'signed-in', user, remembered: true })
})

test('without an identity token at a refresh the access token goes on, where calls carry it', async () => {
  onRefresh(({ body }) => {
    if (body !== '') delete body['id_token']
  })
  const console = await signedIn({ token: 'access' })
  console.clock += TWO_HOURS
  expect(await console.identity.token()).toMatchObject({ ok: true })
  expect(console.identity.status()).toEqual({ state: 'signed-in', user, remembered: true })
})

test('without an identity token at a refresh a sign-in is asked for in place, where calls carry that', async () => {
  onRefresh(({ body }) => {
    if (body !== '') delete body['id_token']
  })
  const console = await signedIn()
  console.clock += TWO_HOURS
  expect(await console.identity.token()).toEqual(failure('signed-out', 'Your session has ended. Sign in again to go on.'))
  expect(console.identity.status()).toEqual({ state: 'expired', user })
  expect(console.notices.map(({ kind }) => kind)).toEqual(['sign-in-not-renewed'])
})

test.each(['invalid_grant', 'interaction_required', 'login_required', 'consent_required'])(
  'the error %s at a refresh asks for a sign-in in place',
  async (error) => {
    onRefresh((response) => Object.assign(response, { statusCode: 400, body: { error } }))
    const console = await signedIn()
    console.clock += TWO_HOURS
    expect(await console.identity.token()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
    expect(console.identity.status()).toEqual({ state: 'expired', user })
  },
)

test.each(['temporarily_unavailable', 'invalid_client', 'slow_down'])('the error %s at a refresh keeps the session', async (error) => {
  onRefresh((response) => Object.assign(response, { statusCode: 400, body: { error } }))
  const console = await signedIn()
  console.clock += TWO_HOURS
  expect(await console.identity.token()).toMatchObject({ ok: false, error: { kind: 'identity' } })
  expect(console.identity.status()).toEqual({ state: 'signed-in', user, remembered: true })
})

test('signing out opens its page, also when it refuses the revocation', async () => {
  server.service.on(Events.BeforeRevoke, (response) => Object.assign(response, { statusCode: 503 }))
  const console = await signedIn()
  await console.identity.signOut()
  await console.identity.settled()
  expect(console.opened[1]).toBe(`${server.issuer.url}/endsession?client_id=console`)
  expect(console.notices).toMatchObject([{ kind: 'sign-out-failed' }])
})

test('the check of the profile finds that it describes no refresh tokens', async () => {
  const console = await signedIn()
  const findings = await checkIdentity(console.profile, fetch)
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([
    {
      state: 'suspected',
      suspicion: 'renewal',
      message:
        'The identity provider does not list refresh tokens. If it gives none, users sign in again whenever a token ends: switch them on for this client.',
    },
  ])
})
