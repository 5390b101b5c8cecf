import { afterEach, beforeEach, expect, test } from 'vitest'
import { failure } from '#shared/result.ts'
import { TestConsole, type TestConsoleSetting } from './console.test-support.ts'
import { TestProvider } from './provider.test-support.ts'
import { sessionFrom, storedSession } from './session.ts'

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

const consoleWith = async (identity: TestConsoleSetting['identity']): Promise<TestConsole> => {
  const made = await TestConsole.start({ identity: { issuer: provider.issuer, ...identity } })
  started.push(made)
  return made
}
const refused =
  'You have no access: the identity provider sent "guests" in "groups", and the connection profile knows only "shop-admins". Ask your administrator.'

test('a user whom the mapping gives no role is not signed in, and told what was sent and what is known', async () => {
  provider.claims = { sub: 's', 'cognito:username': 'asha', groups: ['guests'] }
  const { identity } = await consoleWith({ roleClaim: 'groups', roles: { 'shop-admins': 'ADMIN' } })
  expect(await identity.signIn()).toEqual(failure('identity', refused))
  expect(identity.status()).toEqual({ state: 'signed-out' })
})

test('a user who loses the last role that the mapping knows has to sign in again, and is then refused', async () => {
  provider.claims = { sub: 's', 'cognito:username': 'asha', groups: ['shop-admins'] }
  const made = await consoleWith({ roleClaim: 'groups', roles: { 'shop-admins': 'ADMIN' } })
  expect(await made.identity.signIn()).toMatchObject({ ok: true, value: { user: { role: 'ADMIN' } } })
  provider.claims = { ...provider.claims, groups: ['guests'] }
  made.clock += 3_600_000
  expect(await made.identity.token()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
  expect(made.identity.status()).toMatchObject({ state: 'expired' })
  expect(await made.identity.signIn()).toEqual(failure('identity', refused))
})

test('the role is read from the access token where the profile says so, the user from the identity token', async () => {
  provider.claims = { sub: 's', 'cognito:username': 'asha', 'custom:role': 'ADMIN' }
  provider.accessClaims = { sub: 'another', 'cognito:username': 'ravi', realm_access: { roles: ['offline_access', 'staff'] } }
  const made = await consoleWith({ roleClaim: ['realm_access', 'roles'], roleFrom: 'access', roles: { leads: 'CUSTOMER_SUPPORT_LEAD', staff: 'SITE_CREATOR' } })
  expect(await made.identity.signIn()).toMatchObject({ ok: true, value: { user: { userName: 'asha', role: 'SITE_CREATOR' } } })
  expect(await made.nextStart().restore()).toMatchObject({ user: { userName: 'asha', role: 'SITE_CREATOR' } })
  provider.accessClaims = { realm_access: { roles: ['staff', 'leads'] } }
  provider.renewsIdToken = false
  made.clock += 3_600_000 - 30_000
  await made.identity.token()
  expect(made.identity.status()).toMatchObject({ state: 'signed-in', user: { userName: 'asha', role: 'CUSTOMER_SUPPORT_LEAD' } })
})

test('an access token that cannot be read gives no role, and the setting to change is named', async () => {
  const { identity } = await consoleWith({ roleFrom: 'access' })
  expect(await identity.signIn()).toEqual(
    failure(
      'identity',
      'The identity provider gave an access token that cannot be read, so your role is not known. Ask your administrator to change identity.roleFrom in the connection profile to "id".',
    ),
  )
})

test('an access token that nothing uses is not kept', async () => {
  const { profile } = await consoleWith({})
  const tokens = provider.tokens(undefined) as { id_token: string }
  const received = { id_token: tokens.id_token, access_token: 'access-secret', expires_in: 60 }
  const session = sessionFrom(received, profile, 0)
  expect(session?.user.userName).toBe('asha')
  expect(session === undefined ? '' : JSON.stringify(storedSession(session))).not.toContain('access-secret')
})

test('audience and further parameters are sent at authorization, beside what the protocol needs', async () => {
  const made = await consoleWith({ audience: 'https://api.example', parameters: { connection: 'staff', prompt: 'select_account' } })
  await made.identity.signIn()
  const asked = new URL(made.opened[0] ?? '').searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    audience: 'https://api.example',
    connection: 'staff',
    prompt: 'select_account',
    client_id: 'console',
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid profile email offline_access',
  })
  expect([...asked.keys()].toSorted()).toEqual([...new Set(asked.keys())].toSorted())
})
