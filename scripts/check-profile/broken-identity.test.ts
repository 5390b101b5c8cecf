import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LocalProfile } from '#local-platform/profile.ts'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { checkInProcess } from './in-process.test-support.ts'

type Identity = { -readonly [Setting in keyof LocalProfile['identity']]: unknown } & Record<string, unknown>

/** What is wrong with the profile, how it comes so, and the lines that are then not `ok`. */
type Case = readonly [what: string, change: (identity: Identity) => void, unwell: readonly string[]]

let platform: LocalPlatform

beforeAll(async () => {
  platform = await startLocalPlatform({ size: 'small', test: true })
})
afterAll(() => platform.stop())

const CASES: readonly Case[] = [
  [
    'another client',
    (identity) => (identity.clientId = 'other'),
    [
      "Sign-in page wrong      The provider refuses to sign in the client other and come back to http://127.0.0.1:49737/callback (status 400). Check identity.clientId, identity.scopes and the client's registered callback addresses.",
      'Sign-in      not tried  The provider has to show its sign-in page first.',
      'Analytics    not tried  Only a signed-in user can try it.',
      'Sign-out     not tried  There is no refresh token to revoke.',
      'Wrong: 1. Not tried: 3. What to change is at the end of each line; docs/connect.md has more.',
    ],
  ],
  [
    'the issuer by another name',
    (identity) => (identity.issuer = platform.urls.identity.replace('127.0.0.1', 'localhost')),
    [
      'Identity     wrong      Another identity provider answers at that address. Check identity.issuer in the connection profile.',
      'Sign-in page not tried  The identity provider has to answer first.',
      'Sign-in      not tried  The identity provider has to answer first.',
      'Analytics    not tried  Only a signed-in user can try it.',
      'Sign-out     not tried  There is no refresh token to revoke.',
      'Wrong: 1. Not tried: 4. What to change is at the end of each line; docs/connect.md has more.',
    ],
  ],
  [
    'another claim for the role',
    (identity) => (identity['roleClaim'] = 'token_use'),
    [
      'Sign-in      wrong      admin@demo.example has no role of the console: "token_use" holds "id". Check identity.roleClaim and identity.roles. The token has: sub, iat, exp, jti, token_use, custom:role, cognito:username, name, email, email_verified, auth_time, nonce, aud, iss.',
      'Wrong: 1. What to change is at the end of each line; docs/connect.md has more.',
    ],
  ],
  [
    'a mapping without the role of the user',
    (identity) => (identity['roles'] = { shop: 'CP' }),
    [
      'Sign-in      wrong      admin@demo.example: You have no access: the identity provider sent "ADMIN" in "custom:role", and the connection profile knows only "shop". Correct the profile, or the user at the identity provider.',
      'Wrong: 1. What to change is at the end of each line; docs/connect.md has more.',
    ],
  ],
  [
    'no word on who has no role',
    (identity) => delete identity['roleWhenAbsent'],
    [
      'File         wrong      identity.roleWhenAbsent is not set, so a user without "custom:role" has the role ADMIN. Set it to null, or to a role.',
      'Wrong: 1. What to change is at the end of each line; docs/connect.md has more.',
    ],
  ],
  [
    'another claim for the user name',
    (identity) => (identity['userNameClaim'] = 'token_use'),
    [
      'GraphQL      wrong      The platform refuses the query GetInternalUserByUserName for id: USER NOT FOUND. It has to know the user by this name (identity.userNameClaim), allow the query, and serve schema/platform.graphql.',
      'Wrong: 1. What to change is at the end of each line; docs/connect.md has more.',
    ],
  ],
]

describe('a profile with one thing wrong', () => {
  test.each(CASES)('%s: the lines say what to change, and the exit code is 1', async (_what, change, unwell) => {
    const profile = { ...platform.profile, identity: { ...platform.profile.identity } as Identity }
    change(profile.identity)
    const checked = await checkInProcess(profile, 'admin@demo.example')
    expect(checked, checked.lines.join('\n')).toMatchObject({ unwell, code: 1 })
  })
})

test('an identity without the role claim: the line says which setting gave the role', async () => {
  const { lines } = await checkInProcess(platform.profile, 'no-role@demo.example')
  expect(lines).toContain(
    'Sign-in      ok         Signed in as no-role@demo.example with the role ADMIN. The token has no "custom:role", so identity.roleWhenAbsent decides.',
  )
})
