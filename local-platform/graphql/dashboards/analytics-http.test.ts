import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '../../start.ts'
import { signIn } from '../../testing/sign-in.ts'

let platform: LocalPlatform
beforeAll(async () => {
  platform = await startLocalPlatform()
})
afterAll(() => platform.stop())

const get = (path: string, token: string | null): Promise<Response> =>
  fetch(`${platform.profile.platform.analyticsUrl}${path}`, { headers: token === null ? {} : { authorization: token } })

test('the analytics address of the profile answers a GET with a result', async () => {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  const answer = await get('/outstanding_dashboard?type=salesPerson', idToken)
  expect(answer.status).toBe(200)
  const { result } = (await answer.json()) as { result: string }
  expect(JSON.parse(result)).toBeInstanceOf(Array)
})

test('refuses a call without a token, without the permission, and with a bad query', async () => {
  expect((await get('/non_usage', null)).status).toBe(401)
  const { idToken } = await signIn(platform, 'accounts@demo.example')
  expect((await get('/non_usage', idToken)).status).toBe(403)
  const admin = (await signIn(platform, 'admin@demo.example')).idToken
  const refused = await get('/renewal_dashboard?fromDate=soon&toDate=1', admin)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toEqual({ message: 'FROM_DATE_NOT_VALID' })
})
