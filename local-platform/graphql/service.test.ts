import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '../start.ts'
import { execute, postRest } from '../testing/call.ts'
import { type SignedIn, signIn } from '../testing/sign-in.ts'

let platform: LocalPlatform
let admin: SignedIn
beforeAll(async () => {
  platform = await startLocalPlatform()
  admin = await signIn(platform, 'admin@demo.example')
})
afterAll(() => platform.stop())

async function post(body: BodyInit, path = ''): Promise<{ status: number; body: unknown }> {
  const response = await fetch(platform.urls.graphql + path, {
    method: 'POST',
    headers: { authorization: admin.idToken, 'content-type': 'application/json' },
    body,
  })
  return { status: response.status, body: await response.json() }
}

describe('a request that is no operation', () => {
  test('over 8 MiB is refused, and the platform goes on', async () => {
    const large = JSON.stringify({ query: '{ getSitesAdmin { siteId } }', variables: { filler: 'x'.repeat(10 * 1024 * 1024) } })
    expect(await post(large)).toEqual({ status: 413, body: { errors: [{ errorType: 'RequestEntityTooLarge', message: 'REQUEST_BODY_TOO_LARGE' }] } })
    expect((await execute(platform, admin.idToken, '{ getInternalUsers { id } }')).status).toBe(200)
  })

  test('is refused by REST in the same way', async () => {
    const answer = await postRest(platform, admin.idToken, '/deleteSite', { domain: 'x'.repeat(10 * 1024 * 1024) })
    expect(answer).toEqual({ status: 413, body: { message: 'REQUEST_BODY_TOO_LARGE' } })
  })

  test.each(['', 'not json', '[]', '"text"', '{"query":'])('%j is refused', async (body) => {
    const answer = await post(body)
    expect(JSON.stringify(answer.body)).toContain('errors')
    expect(JSON.stringify(answer.body)).not.toContain('"data":{')
  })

  test('at another address or by another method is not there', async () => {
    expect((await post('{}', '/elsewhere')).status).toBe(404)
    expect((await fetch(platform.urls.graphql, { headers: { authorization: admin.idToken } })).status).toBe(404)
  })
})

describe('an operation', () => {
  test('that does not fit the contract is refused with what does not fit', async () => {
    expect((await execute(platform, admin.idToken, '{ nothing }')).errors?.[0]).toMatchObject({
      errorType: 'ValidationException',
      message: 'Cannot query field "nothing" on type "Query".',
    })
    expect((await execute(platform, admin.idToken, 'query Q { getSitesAdmin {')).errors?.[0]?.errorType).toBe('ValidationException')
  })

  test('with wrong or missing variables is refused', async () => {
    const query = 'query Q($userName: String!) { getInternalUserByUserName(userName: $userName) { id } }'
    for (const variables of [{}, { userName: null }, { userName: 7 }]) {
      expect((await execute(platform, admin.idToken, query, variables)).errors?.[0]?.errorType).toBe('ValidationException')
    }
  })

  test('without an argument it must have is refused', async () => {
    expect((await execute(platform, admin.idToken, '{ getInternalUserByUserName { id } }')).errors?.[0]).toMatchObject({
      errorType: 'ValidationException',
      message: 'Field "getInternalUserByUserName" argument "userName" of type "String!" is required, but it was not provided.',
    })
  })

  test('that is refused by a rule answers as AppSync does: 200, no data, the kind beside the message', async () => {
    const answer = await execute(platform, admin.idToken, '{ getSiteConfig(domain: "nowhere.example") { domain } }')
    expect(answer).toEqual({
      status: 200,
      data: { getSiteConfig: null },
      errors: [{ message: 'SITE_NOT_FOUND', errorType: 'NotFound', errorInfo: null, data: null, path: ['getSiteConfig'], locations: [{ line: 1, column: 3 }] }],
    })
  })

  test('two recharges at once are both booked, each once', async () => {
    const wallet = '{ getSiteWalletById(siteId: "site-100001") { balance currency } }'
    const read = async () =>
      (await execute<{ getSiteWalletById: { balance: number; currency: string } }>(platform, admin.idToken, wallet)).data.getSiteWalletById
    const { balance, currency } = await read()
    const recharge = `mutation Recharge($amt: Int!) { siteWalletRechargeByAdmin(
      siteId: "site-100001", amt: $amt, currency: "${currency}", rechargeBy: "Admin", paymentState: "PAID_OFFLINE", note: "n") { id amount balance } }`
    const answers = await Promise.all(
      [100, 250].map((amt) => execute<{ siteWalletRechargeByAdmin: { id: string } }>(platform, admin.idToken, recharge, { amt })),
    )
    expect(new Set(answers.map(({ data }) => data.siteWalletRechargeByAdmin.id)).size).toBe(2)
    expect((await read()).balance).toBe(balance + 350)
  })

  test.each([1.5, 2 ** 60, '2026-01-01'])('with %s for a Long is refused', async (tillDate) => {
    const query = 'mutation M($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'
    const answer = await execute(platform, admin.idToken, query, { input: { siteId: 'site-100001', tillDate } })
    expect(answer.errors?.[0]?.errorType).toBe('ValidationException')
    expect(answer.errors?.[0]?.message).toContain('Long cannot represent')
  })
})
