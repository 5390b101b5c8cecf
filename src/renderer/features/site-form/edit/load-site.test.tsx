// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest'
import { createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { success } from '#shared/result.ts'
import { loadSite } from './load-site.ts'

const KIND = { siteType: 'O2OCommerce', siteOptions: 'SPA' }

let fake: FakeBridge
let asked: string[]
beforeEach(() => {
  fake = createFakeBridge()
  asked = []
})

interface Answers {
  readonly page: (request: number) => { readonly items: readonly object[]; readonly nextToken: string | null }
  readonly all: readonly object[]
}

/** A platform with these pages of the sites of a type and option, and these sites as all of them. */
const answer = ({ page, all }: Answers): void =>
  fake.answer('platform.execute', ({ operation }: { operation: string }) => {
    asked.push(operation)
    const data: Readonly<Record<string, object>> = {
      GetSitesBySiteTypeAndOptionRecords: { getSitesBySiteTypeAndOption: page(asked.length) },
      GetSitesAdminRecords: { getSitesAdmin: all },
      GetBasicSiteSettingBySite: { getBasicSiteSettingBySite: null },
      GetSiteRewardSettingByDomain: { getSiteRewardSettingByDomain: null },
    }
    return success({ data: JSON.stringify(data[operation]), receivedAt: 1 })
  })

const site = (siteId: string) => ({ siteId, domain: `${siteId}.example` })

test('a site is looked for page by page, and no further than it is found', async () => {
  answer({ page: (request) => ({ items: [site(`site-${request}`)], nextToken: `token ${request}` }), all: [] })
  expect((await loadSite(fake.bridge, 'site-3', KIND))?.record).toMatchObject({ domain: 'site-3.example' })
  expect(asked.filter((operation) => operation === 'GetSitesBySiteTypeAndOptionRecords')).toHaveLength(3)
  expect(asked).not.toContain('GetSitesAdminRecords')
})

test('where the pages repeat, it is looked for among all sites', async () => {
  answer({ page: () => ({ items: [site('site-1')], nextToken: 'same' }), all: [site('site-1'), site('site-9')] })
  expect((await loadSite(fake.bridge, 'site-9', KIND))?.record).toMatchObject({ domain: 'site-9.example' })
  expect(asked.slice(0, 3)).toEqual(['GetSitesBySiteTypeAndOptionRecords', 'GetSitesBySiteTypeAndOptionRecords', 'GetSitesAdminRecords'])
})
