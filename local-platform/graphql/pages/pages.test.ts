import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const FIELDS = 'id siteId pageName displayName value onFooter onHome pageFor pageType tags image { key bucket region mimeType }'
const MASTER = 'query ($nextToken: String) { getSitePagesByAdmin(nextToken: $nextToken) { items { pageName } nextToken } }'
const OF_SITE = `query ($siteId: ID!) { getSitePagesBySiteId(siteId: $siteId) { ${FIELDS} } }`
const CREATE = `mutation ($input: SitePageInput!) { createSitePage(input: $input) { ${FIELDS} } }`
const UPDATE = `mutation ($input: SitePageInput!) { updateSitePage(input: $input) { ${FIELDS} } }`
const DELETE = 'mutation ($pageName: String!) { deleteSitePage(pageName: $pageName) { pageName } }'
const BULK = 'mutation ($input: [SitePageInBulkInput!]!) { createSitePagesInBulk(input: $input) { siteId pageName } }'

const ADMIN = 'admin@demo.example'

describe('static pages', () => {
  let platform: InProcessPlatform
  let siteId: string
  beforeEach(() => {
    platform = createInProcessPlatform()
    const sites = [...walkSites(platform.database, ['siteId'])].map((site) => site.siteId)
    const withPages = new Set(
      platform.database
        .prepare('select distinct "siteId" from static_page')
        .all()
        .map((row) => String(row['siteId'])),
    )
    siteId = sites.find((id) => !withPages.has(id)) ?? ''
  })

  const page = (change: object = {}) => ({
    input: {
      pageName: 'our-story',
      displayName: 'Our Story',
      value: '<h1>Us</h1>',
      onFooter: true,
      pageFor: 'WEB',
      pageType: 'HTML',
      tags: ['CONTENTS'],
      ...change,
    },
  })

  test('gives the master pages 70 a request until there is no token', async () => {
    const sizes: number[] = []
    let nextToken: string | null = null
    do {
      const answer: { items: unknown[]; nextToken: string | null } = (await platform.as(ADMIN).run(MASTER, { nextToken }))['getSitePagesByAdmin']
      sizes.push(answer.items.length)
      nextToken = answer.nextToken
    } while (nextToken !== null)
    expect(sizes).toEqual([70, 70, 20])
  })

  test('create, update and delete carry no siteId and act on the master pages [CALL-039]', async () => {
    const image = { key: 'internalAdmin/x', bucket: 'b', region: 'r', mimeType: 'image/webp' }
    expect((await platform.as(ADMIN).run(CREATE, page({ image })))['createSitePage']).toMatchObject({
      siteId: 'master',
      pageName: 'our-story',
      onHome: false,
      image,
    })
    const changed = (await platform.as(ADMIN).run(UPDATE, { input: { pageName: 'our-story', onHome: true, image: null } }))['updateSitePage']
    expect(changed).toMatchObject({ displayName: 'Our Story', onFooter: true, onHome: true, image: null })
    await platform.as(ADMIN).run(DELETE, { pageName: 'our-story' })
    expect(await platform.as(ADMIN).refusal(DELETE, { pageName: 'our-story' })).toBe('NotFound: PAGE_NOT_FOUND')
    expect(await platform.as(ADMIN).refusal(UPDATE, page())).toBe('NotFound: PAGE_NOT_FOUND')
  })

  test('a page name is there once', async () => {
    expect(await platform.as(ADMIN).refusal(CREATE, page({ pageName: 'home' }))).toBe('Conflict: PAGE_NAME_ALREADY_EXISTS')
  })

  test.each([
    [{ pageName: 'Our Story' }, 'PAGE_NAME_NOT_VALID'],
    [{ pageName: '../home' }, 'PAGE_NAME_NOT_VALID'],
    [{ pageName: '' }, 'PAGE_NAME_NOT_VALID'],
    [{ displayName: ' ' }, 'DISPLAY_NAME_MUST_NOT_BE_EMPTY'],
    [{ pageFor: 'TV' }, 'PAGE_FOR_NOT_VALID'],
    [{ pageType: 'WORD' }, 'PAGE_TYPE_NOT_VALID'],
  ])('refuses %j', async (change, message) => {
    expect(await platform.as(ADMIN).refusal(CREATE, page(change))).toBe(`ValidationException: ${message}`)
  })

  test('pages are copied to a site: all of them or none', async () => {
    const input = ['home', 'footer'].map((pageName) => ({ siteId, pageName, value: 'x' }))
    await platform.as(ADMIN).run(BULK, { input })
    const read = async () => (await platform.as(ADMIN).run(OF_SITE, { siteId }))['getSitePagesBySiteId'].map((row: { pageName: string }) => row.pageName)
    expect(await read()).toEqual(['home', 'footer'])
    const again = [{ siteId, pageName: 'header' }, ...input]
    expect(await platform.as(ADMIN).refusal(BULK, { input: again })).toBe('Conflict: PAGE_NAME_ALREADY_EXISTS')
    expect(await read()).toEqual(['home', 'footer'])
    expect(await platform.as(ADMIN).refusal(BULK, { input: [{ siteId: 'nowhere', pageName: 'home' }] })).toBe('NotFound: SITE_NOT_FOUND')
  })

  test('each action needs its permission', async () => {
    // This one may list and edit pages, neither create nor delete them.
    const editor = platform.as('support-executive@demo.example')
    await editor.run(UPDATE, { input: { pageName: 'home', value: 'new' } })
    expect(await editor.refusal(CREATE, page())).toBe('Unauthorized: NOT_AUTHORIZED')
    expect(await editor.refusal(DELETE, { pageName: 'home' })).toBe('Unauthorized: NOT_AUTHORIZED')
    expect(await editor.refusal(BULK, { input: [] })).toBe('Unauthorized: NOT_AUTHORIZED')
    expect(await platform.as('accounts@demo.example').refusal(UPDATE, page({ pageName: 'home' }))).toBe('Unauthorized: NOT_AUTHORIZED')
    expect(await platform.as('cp@demo.example').refusal(MASTER)).toBe('Unauthorized: NOT_AUTHORIZED')
  })
})
