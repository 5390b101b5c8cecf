import { generateKeyPair, importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '../start.ts'
import { execute, postRest } from '../testing/call.ts'
import { type SignedIn, signIn } from '../testing/sign-in.ts'

let platform: LocalPlatform
let admin: SignedIn
beforeAll(async () => {
  platform = await startLocalPlatform({ test: true })
  admin = await signIn(platform, 'admin@demo.example')
})
afterAll(() => platform.stop())

const QUERY = 'query GetInternalUsers { getInternalUsers { username } }'

async function messageFor(token: string | null): Promise<string | undefined> {
  const answer = await execute(platform, token, QUERY)
  expect(answer.status).toBe(401)
  expect(answer.errors?.[0]?.errorType).toBe('UnauthorizedException')
  return answer.errors?.[0]?.message
}

describe('the identity token of a call', () => {
  test.each(['', 'Bearer ', 'bearer '])('is taken after "%s"', async (prefix) => {
    const answer = await execute<{ getInternalUsers: unknown[] }>(platform, prefix + admin.idToken, QUERY)
    expect(answer.status).toBe(200)
    expect(answer.data.getInternalUsers.length).toBeGreaterThan(14)
  })

  test('is missing', async () => {
    expect(await messageFor(null)).toBe('VALID_AUTHORIZATION_HEADER_NOT_PROVIDED')
    expect(await messageFor('Bearer ')).toBe('VALID_AUTHORIZATION_HEADER_NOT_PROVIDED')
  })

  test('is no token at all', async () => {
    expect(await messageFor('not-a-token')).toBe('TOKEN_NOT_VALID')
  })

  test('is changed: another role in the same signature', async () => {
    const [header, payload, signature] = admin.idToken.split('.')
    const claims = { ...(JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object), 'custom:role': 'CP' }
    expect(await messageFor([header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.'))).toBe('TOKEN_NOT_VALID')
  })

  test('is signed by another key', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    expect(await messageFor(await sign(privateKey, claimsOf()))).toBe('TOKEN_NOT_VALID')
  })

  test('is signed with the public key as if it were a shared secret', async () => {
    const jwks = (await (await fetch(`${platform.urls.identity}/jwks`)).json()) as { keys: [{ kid: string; n: string }] }
    const secret = await importJWK({ kty: 'oct', k: jwks.keys[0].n, alg: 'HS256' })
    const token = await new SignJWT(claimsOf()).setProtectedHeader({ alg: 'HS256', kid: jwks.keys[0].kid }).sign(secret)
    expect(await messageFor(token)).toBe('TOKEN_NOT_VALID')
  })

  test('comes from another platform', async () => {
    const other = await startLocalPlatform()
    try {
      const foreign = await signIn(other, 'admin@demo.example')
      expect(await messageFor(foreign.idToken)).toBe('TOKEN_NOT_VALID')
    } finally {
      await other.stop()
    }
  })

  test('has been declared expired; a refreshed one is taken', async () => {
    const session = await signIn(platform, 'accounts@demo.example')
    platform.control?.expireTokens()
    expect(await messageFor(session.idToken)).toBe('TOKEN_HAS_EXPIRED')
    const { idToken } = await session.refresh()
    expect((await execute(platform, idToken, QUERY)).status).toBe(200)
    admin = await signIn(platform, 'admin@demo.example')
  })

  test('is asked for by REST too', async () => {
    expect(await postRest(platform, null, '/deleteSite', { domain: 'x' })).toEqual({
      status: 401,
      body: { message: 'Unauthorized' },
    })
    expect(await postRest(platform, 'not-a-token', '/resetSite', {})).toEqual({ status: 401, body: { message: 'Unauthorized' } })
  })

  test('without a role counts with the role of the user, not as ADMIN', async () => {
    const session = await signIn(platform, 'no-role@demo.example')
    const answer = await execute(platform, session.idToken, 'mutation DeleteSite { deleteSite(domain: "any.shops.example") }')
    expect(answer.errors?.[0]).toMatchObject({ message: 'NOT_AUTHORIZED', errorType: 'Unauthorized' })
  })
})

const claimsOf = () => ({ ...admin.claims, exp: Math.floor(Date.now() / 1000) + 600 })

const sign = (key: CryptoKey, claims: Record<string, unknown>): Promise<string> => new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(key)
