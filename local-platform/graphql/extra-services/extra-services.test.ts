import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const READ = `query ($siteId: ID!, $nextToken: String, $limit: Int) {
  getSiteExtraServicesBySiteId(siteId: $siteId, nextToken: $nextToken, limit: $limit) { items { id sId amt serviceName createdBy createdAt } nextToken }
}`
const CREATE = `mutation ($siteId: ID!, $amt: Int!, $currency: String!, $serviceName: String!, $note: String) {
  createSiteExtraService(siteId: $siteId, amt: $amt, currency: $currency, serviceName: $serviceName, note: $note) { id sId amt note createdBy }
}`

const ADMIN = 'admin@demo.example'

describe('extra services', () => {
  let platform: InProcessPlatform
  let site: { siteId: string; currency: string }

  beforeEach(() => {
    platform = createInProcessPlatform()
    const [first] = walkSites(platform.database, ['siteId', 'curr'])
    site = { siteId: first?.siteId ?? '', currency: first?.curr ?? '' }
  })

  const bought = (change: object = {}) => ({ ...site, amt: 250_000, serviceName: 'LOGO DESIGN', ...change })

  test('gives 30 a page with a token for the next, newest first [CALL-020]', async () => {
    const seen: { createdAt: number }[] = []
    let nextToken: string | null = null
    const sizes: number[] = []
    do {
      const page: { items: { createdAt: number }[]; nextToken: string | null } = (await platform.as(ADMIN).run(READ, { ...site, nextToken }))[
        'getSiteExtraServicesBySiteId'
      ]
      seen.push(...page.items)
      sizes.push(page.items.length)
      nextToken = page.nextToken
    } while (nextToken !== null)
    expect(sizes).toEqual([30, 30, 5])
    expect(seen.map(({ createdAt }) => createdAt)).toEqual(seen.map(({ createdAt }) => createdAt).sort((one, other) => other - one))
  })

  test('refuses a token of its own making and a page of nothing', async () => {
    expect(await platform.as(ADMIN).refusal(READ, { ...site, nextToken: 'abc' })).toBe('ValidationException: NEXT_TOKEN_NOT_VALID')
    expect(await platform.as(ADMIN).refusal(READ, { ...site, limit: 0 })).toBe('ValidationException: LIMIT_NOT_VALID')
  })

  test('a bought service comes first and names its buyer', async () => {
    await platform.as(ADMIN).run(CREATE, bought({ note: 'Urgent' }))
    const [first] = (await platform.as(ADMIN).run(READ, site))['getSiteExtraServicesBySiteId'].items
    expect(first).toMatchObject({ sId: '66', amt: 250_000, serviceName: 'LOGO DESIGN', createdBy: ADMIN, createdAt: platform.now() })
  })

  test.each([
    [{ siteId: 'nowhere' }, 'NotFound: SITE_NOT_FOUND'],
    [{ serviceName: 'FLYING' }, 'NotFound: SERVICE_NOT_FOUND'],
    [{ amt: -1 }, 'ValidationException: AMOUNT_MUST_NOT_BE_NEGATIVE'],
    [{ currency: 'XXX' }, 'ValidationException: CURRENCY_NOT_OF_SITE'],
  ])('refuses %j', async (change, message) => {
    expect(await platform.as(ADMIN).refusal(CREATE, bought(change))).toBe(message)
  })

  test('only who bills or creates sites buys', async () => {
    expect(await platform.as('support-executive@demo.example').refusal(CREATE, bought())).toBe('Unauthorized: NOT_AUTHORIZED')
    await platform.as('sales-person@demo.example').run(CREATE, bought())
  })
})
