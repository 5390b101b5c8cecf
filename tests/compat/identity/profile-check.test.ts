import { afterEach, describe, expect, test } from 'vitest'
import { type ConnectionProfile, profileSchema } from '#main/connection/profile.ts'
import { type Outcome, ProfileCheck } from '#main/profile-check/profile-check.ts'
import { auth0 } from './auth0.ts'
import { Browser } from './browser.ts'
import { cognito } from './cognito.ts'
import type { Dialect } from './dialect.ts'
import { DialectProvider } from './dialect-provider.ts'
import { entra } from './entra.ts'
import { keycloak } from './keycloak.ts'

// `npm run check-profile` against the dialects: what it says of the sign-in. The platform of these profiles does not answer.

const REGISTERED = 48_931
const UNREGISTERED = 48_932

let provider: DialectProvider
afterEach(() => provider.stop())

async function profileFor(dialect: Dialect, settings: Readonly<Record<string, unknown>>): Promise<ConnectionProfile> {
  provider = await DialectProvider.start(dialect, [REGISTERED])
  return profileSchema.parse({
    name: 'Test',
    environment: 'local',
    identity: {
      clientId: 'console',
      issuer: provider.issuer,
      scopes: dialect.scopes,
      callbackHost: dialect.callbackHost,
      ...(dialect.callbacks === 'exact' ? { callbackPorts: [REGISTERED] } : {}),
      ...dialect.identity,
      ...settings,
    },
    platform: { graphqlUrl: 'http://127.0.0.1:9/graphql', restUrl: 'http://127.0.0.1:9', ...dialect.platform },
  })
}

async function outcomesOf(profile: ConnectionProfile, locks = false): Promise<readonly Outcome[]> {
  const { visit } = new Browser()
  // The browser goes its way while the check waits for it.
  const check = new ProfileCheck({ profile, fetch, openBrowser: async (address) => void visit(address), signOutPause: 100, locks })
  const outcomes: Outcome[] = []
  for await (const outcome of check.run()) outcomes.push(outcome)
  return outcomes
}

const linesOf = async (profile: ConnectionProfile, wanted: string): Promise<readonly string[]> =>
  (await outcomesOf(profile, wanted === 'Lock')).filter(({ service }) => service === wanted).map(({ state, message }) => `${state}: ${message}`)

/** The lines about the sign-in, without their times. */
const signInLines = async (profile: ConnectionProfile): Promise<readonly string[]> =>
  (await outcomesOf(profile))
    .filter(({ service }) => service === 'Sign-in' || service === 'Sign-in page')
    .map(({ service, state, message }) => `${service}: ${state}: ${message}`)

const SAYS_AUTH_TIME =
  'Sign-in: ok: The identity token says when the user proved who they are (auth_time), by which a console that the policy locks is unlocked.'
const NO_AUTH_TIME =
  'Sign-in: not tried: The identity token has no auth_time. Some providers send it only when the console asks for it, which a locked console does; ' +
  'without it the console stays locked. Lock a console and sign in before you rely on it, or set identity.unlock to "prompted".'

describe.each([cognito, keycloak, entra, auth0])('a profile for $name', (dialect) => {
  test('signs in, names the role, and renews', async () => {
    const lines = await signInLines(await profileFor(dialect, {}))
    expect(lines.slice(1)).toEqual([
      `Sign-in: ok: Signed in as ${dialect.user.userName} with the role ${dialect.user.role}.`,
      dialect.saysAuthTime === true ? SAYS_AUTH_TIME : NO_AUTH_TIME,
      'Sign-in: ok: The sign-in can be renewed without the browser.',
    ])
    expect(lines[0]).toMatch(/^Sign-in page: ok: The provider knows the client console /)
  })

  test('leaves no refresh token behind at a provider that can revoke', async () => {
    await signInLines(await profileFor(dialect, {}))
    expect(provider.liveRefreshTokens()).toBe(dialect.revokes ? 0 : 1)
  })
})

test('of several callback addresses the line names the one that is not registered, and the others still sign in', async () => {
  const [page, ...lines] = await signInLines(await profileFor(cognito, { callbackPorts: [REGISTERED, UNREGISTERED] }))
  expect(page).toMatch(/^Sign-in page: wrong: The provider refuses to sign in the client console and come back to http:\/\/localhost:48932\/callback \(/)
  expect(lines).toHaveLength(3)
})

test('a scope that the description lacks is suspected, until a sign-in with it works', async () => {
  const outcomes = await outcomesOf(await profileFor(keycloak, { scopes: [...keycloak.scopes, 'phone'] }))
  const lines = outcomes.filter(({ suspicion, settles }) => (suspicion ?? settles) === 'scopes').map(({ state, message }) => [state, message])
  expect(lines).toEqual([
    ['suspected', 'The identity provider does not list "phone". If it refuses the sign-in, take it out of identity.scopes.'],
    ['ok', 'The provider takes identity.scopes as they are, whatever it lists.'],
  ])
})

test('a role that the mapping lacks is named with what the token holds', async () => {
  const lines = await signInLines(await profileFor(keycloak, { roles: { 'shop-owner': 'ADMIN' } }))
  expect(lines[1]).toMatch(
    /^Sign-in: wrong: asha: You have no access: the identity provider sent .* in "realm_access\.roles", and the connection profile knows only "shop-owner"\./,
  )
})

test('a locked console is tried at a provider that revokes nothing, too', async () => {
  const profile = await profileFor(keycloak, {})
  provider.refusesRevocation = true
  expect(await linesOf(profile, 'Lock')).toEqual(['ok: The provider asks again for a locked console, and says when it did.'])
})

test('whether the browser is still signed in is seen at a provider that wants the identity token for that', async () => {
  const profile = await profileFor(keycloak, {})
  provider.wantsHint = true
  expect(await linesOf(profile, 'Sign-out')).toEqual([
    'ok: Signing out revokes the refresh token.',
    expect.stringMatching(/^wrong: The page for signing out was opened, and the browser is still signed in: /),
  ])
})
