import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLES } from '#shared/domain/role.ts'
import { DEMO_USERS } from '../graphql/users/demo-users.ts'
import { type LocalPlatform, startLocalPlatform } from '../start.ts'
import { execute } from '../testing/call.ts'
import { signIn } from '../testing/sign-in.ts'

let platform: LocalPlatform
beforeAll(async () => {
  platform = await startLocalPlatform({ test: true })
})
afterAll(() => platform.stop())

interface Profile {
  getInternalUserByUserName: { name: string; userRole: string }
}

const PROFILE = 'query GetInternalUserByUserName($userName: String!) { getInternalUserByUserName(userName: $userName) { username userRole enabled name } }'

describe('signing in', () => {
  test('offers one demo user per role, a disabled one, one without role attribute and one with a single permission', () => {
    expect(new Set(DEMO_USERS.map(({ role }) => role))).toEqual(new Set(ROLES))
    expect(DEMO_USERS.filter(({ enabled }) => !enabled)).toHaveLength(1)
    expect(DEMO_USERS.filter(({ hasRoleAttribute }) => !hasRoleAttribute)).toHaveLength(1)
    expect(DEMO_USERS.filter(({ permissions }) => permissions.length === 1 && permissions[0]?.operations.length === 1)).not.toHaveLength(0)
    expect(platform.users.map(({ userName }) => userName)).toEqual(DEMO_USERS.map(({ userName }) => userName))
  })

  test.each(DEMO_USERS.map((user) => [user.userName, user] as const))('puts role and user name of %s into the identity token', async (userName, user) => {
    const { claims } = await signIn(platform, userName)
    expect(claims['cognito:username']).toBe(userName)
    expect(claims['custom:role']).toBe(user.hasRoleAttribute ? user.role : undefined)
    expect(claims['email']).toBe(userName)
  })

  test('pressing Cancel answers access_denied', async () => {
    await expect(signIn(platform, null)).rejects.toMatchObject({ error: 'access_denied' })
  })

  test('a name that nobody has answers access_denied', async () => {
    await expect(signIn(platform, 'nobody@demo.example')).rejects.toMatchObject({ error: 'access_denied' })
  })

  test('asks again although the browser still has a session', async () => {
    const cookies = new Map<string, string>()
    await signIn(platform, 'admin@demo.example', cookies)
    expect(cookies.has('_session')).toBe(true)
    const { claims } = await signIn(platform, 'cp@demo.example', cookies)
    expect(claims['cognito:username']).toBe('cp@demo.example')
  })

  test('refuses an authorization without PKCE', async () => {
    const url = authorizationUrl()
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')
    const answer = await fetch(url, { redirect: 'manual' })
    expect(answer.headers.get('location')).toContain('error=invalid_request')
  })

  test.each(['http://evil.example/callback', 'http://127.0.0.1:4000/elsewhere', 'https://127.0.0.1/callback'])(
    'refuses the callback %s',
    async (redirectUri) => {
      const answer = await fetch(authorizationUrl(redirectUri), { redirect: 'manual' })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('location')).toBeNull()
    },
  )

  test('takes localhost on any port as callback', async () => {
    const answer = await fetch(authorizationUrl('http://localhost:53682/callback'), { redirect: 'manual' })
    expect(answer.headers.get('location')).toMatch(/^\/sign-in\//)
  })

  test('lists every user as a button with a label, and says so in plain HTML', async () => {
    const start = await fetch(authorizationUrl(), { redirect: 'manual' })
    const cookie = start.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ')
    const page = await fetch(new URL(start.headers.get('location') ?? '', platform.urls.identity), { headers: { cookie } })
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const { userName, name } of DEMO_USERS) expect(html).toMatch(new RegExp(`<button[^>]*name="login" value="${userName}"[^>]*><span>${name}`))
    expect(html).not.toContain('<script')
  })

  test('a sign-in page that is over says so', async () => {
    const page = await fetch(`${platform.urls.identity}/sign-in/gone`)
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('This sign-in is over')
  })
})

describe('sessions', () => {
  test('refreshing gives a new identity token and a new refresh token; the old one is used up', async () => {
    const session = await signIn(platform, 'admin@demo.example')
    const refreshed = await session.refresh()
    expect(refreshed.refreshToken).not.toBe(session.refreshToken)
    const answer = await execute<Profile>(platform, refreshed.idToken, PROFILE, { userName: 'admin@demo.example' })
    expect(answer.data.getInternalUserByUserName.name).toBe('Asha Kulkarni')
    await expect(session.refresh()).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  test('the client can revoke its refresh token', async () => {
    const session = await signIn(platform, 'admin@demo.example')
    const { issuer, clientId } = platform.profile.identity
    const body = new URLSearchParams({ client_id: clientId, token: session.refreshToken, token_type_hint: 'refresh_token' })
    expect((await fetch(`${issuer}/token/revocation`, { method: 'POST', body })).status).toBe(200)
    await expect(session.refresh()).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  test('an administrator can revoke every refresh token', async () => {
    const session = await signIn(platform, 'admin@demo.example')
    platform.control?.revokeRefreshTokens()
    await expect(session.refresh()).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  test('signing out ends the session and leads to a page that says so', async () => {
    const { endSessionUrl } = await signIn(platform, 'admin@demo.example')
    const page = await fetch(endSessionUrl)
    const cookie = page.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ')
    // A browser without the session is asked nothing: the provider's page sends this form by itself.
    const [, xsrf = ''] = /name="xsrf" value="(\w+)"/.exec(await page.text()) ?? []
    const confirmed = await fetch(`${platform.urls.identity}/session/end/confirm`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
      redirect: 'manual',
    })
    const last = await fetch(new URL(confirmed.headers.get('location') ?? '', platform.urls.identity), { headers: { cookie } })
    expect(await last.text()).toContain('Signed out')
  })

  test('tokens live as long as the platform is set to', async () => {
    const brief = await startLocalPlatform({ tokenLifetimes: { idToken: 7 } })
    try {
      const { claims } = await signIn(brief, 'admin@demo.example')
      expect(Number(claims['exp']) - Number(claims['iat'])).toBe(7)
    } finally {
      await brief.stop()
    }
  })

  test('a kept data folder keeps key, users and refresh tokens over a restart on the same port', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'local-platform-test-'))
    try {
      const first = await startLocalPlatform({ dataFolder })
      const port = Number(new URL(first.urls.graphql).port)
      await first.stop()
      // The issuer is an address: to stay the same issuer the platform needs fixed ports.
      const second = await startLocalPlatform({ dataFolder, port })
      const session = await signIn(second, 'accounts@demo.example')
      await second.stop()
      const third = await startLocalPlatform({ dataFolder, port })
      const { idToken } = await session.refresh()
      const answer = await execute<Profile>(third, idToken, PROFILE, { userName: 'accounts@demo.example' })
      expect(answer.data.getInternalUserByUserName.userRole).toBe('ACCOUNTS')
      await third.stop()
    } finally {
      rmSync(dataFolder, { recursive: true, force: true })
    }
  })
})

function authorizationUrl(redirectUri = 'http://127.0.0.1:4000/callback'): URL {
  const url = new URL('/auth', platform.urls.identity)
  url.search = new URLSearchParams({
    client_id: platform.profile.identity.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'state',
    nonce: 'nonce',
  }).toString()
  return url
}
