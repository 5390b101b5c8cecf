import { expect, test } from 'vitest'
import { failure, success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { PlatformClient } from './platform-client.ts'
import { profileOfNobody } from './platform-stand-in.test-support.ts'

// Asha's call is on its way, or about to be, when she signs out and Ben signs in.

const silent = () => undefined
const profile = profileOfNobody()
const RECHARGE = { siteId: 's', amt: 1, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: 'n' }
const REFUSED = JSON.stringify({ errors: [{ errorType: 'UnauthorizedException', message: 'Token has expired' }] })
const left = failure('signed-out', 'You signed out before it was sent.', { outcome: 'not-run' })

const open = { ok: false, error: { kind: 'unknown-outcome', details: { outcome: 'unknown' } } }

/** A client of Asha, whom Ben follows with the first answer; `tokens` takes those that requests carry. */
function whileAnswering(status: number, body: string) {
  let owner = 'asha'
  const tokens: (string | null)[] = []
  const fetch = async (_address: unknown, init?: RequestInit) => {
    tokens.push(new Headers(init?.headers).get('authorization'))
    owner = 'ben'
    return new Response(body, { status, headers: { 'retry-after': '0' } })
  }
  const token = async () => success(`token of ${owner}`)
  const identity = { owner: () => owner, token, renewedToken: token, expire: silent }
  const client = new PlatformClient({ connection: { profile: () => profile, onChange: () => silent }, identity, fetch, logger: silentLogger })
  return { client, tokens }
}

test('a change whose token is refused is not sent once more under the token of who signed in since', async () => {
  const { client, tokens } = whileAnswering(401, REFUSED)
  expect(await client.execute('UpdateSiteVersion', { domain: 'aditi.example', appVersion: 'v2' })).toEqual(left)
  expect(tokens).toEqual(['token of asha'])
})

test('a payment is not either, nor called not sent', async () => {
  const { client, tokens } = whileAnswering(401, REFUSED)
  expect(await client.execute('SiteWalletRechargeByAdmin', RECHARGE)).toMatchObject(open)
  expect(tokens).toEqual(['token of asha'])
})

test('nor is a deletion', async () => {
  const { client, tokens } = whileAnswering(401, REFUSED)
  expect(await client.rest({ call: 'deleteSite', domain: 'aditi.example' })).toMatchObject(open)
  expect(tokens).toEqual(['token of asha'])
})

test('a query that a busy platform has asked again is not asked under it', async () => {
  const { client, tokens } = whileAnswering(429, '')
  expect(await client.execute('GetSitesAdmin', {})).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
  expect(tokens).toEqual(['token of asha'])
})
