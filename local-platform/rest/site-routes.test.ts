import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Site } from '../generated/resolvers.ts'
import { type LocalPlatform, startLocalPlatform } from '../start.ts'
import { execute, postRest } from '../testing/call.ts'
import { signIn } from '../testing/sign-in.ts'

let platform: LocalPlatform
let adminToken: string
beforeEach(async () => {
  platform = await startLocalPlatform()
  adminToken = await tokenOf('admin')
})
afterEach(() => platform.stop())

const tokenOf = async (user: string) => (await signIn(platform, `${user}@demo.example`)).idToken

async function sites(): Promise<Site[]> {
  const query = '{ getSitesAdmin { siteId domain no_of_products loggedInAt lastAccessAt companyName } }'
  return (await execute<{ getSitesAdmin: Site[] }>(platform, adminToken, query)).data.getSitesAdmin
}

async function firstSite(): Promise<Site> {
  const [site] = await sites()
  if (site === undefined) throw new Error('no site')
  return site
}

describe('POST /deleteSite', () => {
  test('removes the site and answers a result [CALL-065]', async () => {
    const { domain } = await firstSite()
    expect(await postRest(platform, adminToken, '/deleteSite', { domain })).toEqual({ status: 200, body: { result: { domain, deleted: true } } })
    expect((await sites()).map((site) => site.domain)).not.toContain(domain)
    expect(await postRest(platform, adminToken, '/deleteSite', { domain })).toEqual({ status: 404, body: { message: 'SITE_NOT_FOUND' } })
  })

  test('refuses everybody but ADMIN, without a result', async () => {
    const { domain } = await firstSite()
    for (const user of ['site-creator', 'support-lead', 'cp', 'disabled']) {
      const answer = await postRest(platform, await tokenOf(user), '/deleteSite', { domain })
      expect({ user, status: answer.status }).toEqual({ user, status: 403 })
      expect(answer.body).not.toHaveProperty('result')
    }
    expect(await sites()).toHaveLength(60)
  })

  test('refuses a body without domain, and one that is not JSON', async () => {
    expect(await postRest(platform, adminToken, '/deleteSite', {})).toEqual({ status: 400, body: { message: 'DOMAIN_REQUIRED' } })
    const broken = await fetch(`${platform.urls.rest}/deleteSite`, { method: 'POST', headers: { authorization: adminToken }, body: '{"domain":' })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toEqual({ message: 'REQUEST_BODY_NOT_JSON' })
  })
})

describe('POST /resetSite', () => {
  test.each(['admin', 'support-lead'])('%s takes a site back to its first day [CALL-066]', async (user) => {
    const { domain, siteId, companyName } = await firstSite()
    const answer = await postRest(platform, await tokenOf(user), '/resetSite', { domain, siteId })
    expect(answer).toEqual({ status: 200, body: { result: { domain, siteId, reset: true } } })
    expect(await firstSite()).toEqual({ domain, siteId, companyName, no_of_products: 0, loggedInAt: null, lastAccessAt: null })
  })

  test('refuses whoever may not reset', async () => {
    const { domain, siteId } = await firstSite()
    for (const user of ['site-creator', 'account-manager', 'cp', 'one-permission']) {
      const answer = await postRest(platform, await tokenOf(user), '/resetSite', { domain, siteId })
      expect({ user, ...answer }).toEqual({ user, status: 403, body: { message: 'NOT_AUTHORIZED' } })
    }
  })

  test('refuses a support lead whose reset_site was taken away', async () => {
    const change = {
      input: { siteId: 'master', username: 'support-lead@demo.example', permissions: [{ name: 'site', operations: ['view_site_list', 'password_reset'] }] },
    }
    await execute(platform, adminToken, 'mutation UpdateInternalUser($input: UpdateInternalUserInput!) { updateInternalUser(input: $input) { id } }', change)
    const { domain, siteId } = await firstSite()
    expect((await postRest(platform, await tokenOf('support-lead'), '/resetSite', { domain, siteId })).status).toBe(403)
  })

  test('refuses a domain and a site id that do not belong together', async () => {
    const [first, second] = await sites()
    const answer = await postRest(platform, adminToken, '/resetSite', { domain: first?.domain, siteId: second?.siteId })
    expect(answer).toEqual({ status: 404, body: { message: 'SITE_NOT_FOUND' } })
  })
})

test('an address that is not served answers 404', async () => {
  expect((await postRest(platform, adminToken, '/dropEverything', {})).status).toBe(404)
})
