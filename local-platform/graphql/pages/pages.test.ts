import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const FIELDS = 'id siteId pageName displayName value onFooter onHome pageFor pageType tags image { key bucket region mimeType }'
const OF_SITE = `query ($siteId: ID!) { getSitePagesBySiteId(siteId: $siteId) { ${FIELDS} } }`
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
})
