// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest'
import { createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import { success } from '#shared/result.ts'
import { loadSite } from './load-site.ts'

const oneLeftOut: Missing = { leftOut: 1, unusable: [], fields: [], isOpenEnded: false, reason: null }
const KIND = { siteType: 'MARKETING', siteOptions: 'GENERAL' }

let fake: FakeBridge
beforeEach(() => {
  fake = createFakeBridge()
})

const find = (siteId: string, kind: typeof KIND | null) => loadSite(fake.bridge, siteId, kind)

/** The domains under which settings were asked for, in order. */
const domainsAsked = () => fake.calls.filter((call) => call.includes('"GetBasicSiteSettingBySite"')).map((call) => /"domain":"([^"]+)"/.exec(call)?.[1])

/** What the platform answers: the sites of the type, all sites, and what is missing of each. */
const answer = (ofType: readonly string[], all: readonly string[], missing: { readonly ofType?: Missing; readonly all?: Missing } = {}) => {
  const record = (siteId: string) => ({ siteId, domain: `${siteId}.example` })
  fake.answer('platform.execute', ({ operation }: { readonly operation: string }) => {
    const data: Readonly<Record<string, unknown>> = {
      GetSitesBySiteTypeAndOptionRecords: { getSitesBySiteTypeAndOption: { items: ofType.map(record), nextToken: null } },
      GetSitesAdminRecords: { getSitesAdmin: all.map(record) },
      GetBasicSiteSettingBySite: { getBasicSiteSettingBySite: null },
      GetSiteRewardSettingByDomain: { getSiteRewardSettingByDomain: null },
    }
    const gaps = operation === 'GetSitesAdminRecords' ? missing.all : operation === 'GetSitesBySiteTypeAndOptionRecords' ? missing.ofType : undefined
    return success({ data: JSON.stringify(data[operation]), receivedAt: 1, ...(gaps === undefined ? {} : { missing: gaps }) })
  })
}

test('a site is found although others could not be read', async () => {
  answer(['a'], [], { ofType: oneLeftOut })
  expect(await find('a', KIND)).toMatchObject({ record: { siteId: 'a' } })
  answer([], ['b'], { all: oneLeftOut })
  expect(await find('b', null)).toMatchObject({ record: { siteId: 'b' } })
})

test('the settings of a known site are asked for beside its record, and again where its domain has changed', async () => {
  answer(['a'], [])
  await loadSite(fake.bridge, 'a', { ...KIND, domain: 'a.example' })
  expect(domainsAsked()).toEqual(['a.example'])
  expect(await loadSite(fake.bridge, 'a', { ...KIND, domain: 'former.example' })).toMatchObject({ record: { domain: 'a.example' } })
  expect(domainsAsked()).toEqual(['a.example', 'former.example', 'a.example'])
})

test('a site that is left out of its type is looked for among all', async () => {
  answer([], ['a'], { ofType: oneLeftOut })
  expect(await find('a', KIND)).toMatchObject({ record: { siteId: 'a' } })
})

test('a site that is not among those that could be read does not count as gone', async () => {
  answer([], ['b'], { all: oneLeftOut })
  await expect(find('a', KIND)).rejects.toMatchObject({
    kind: 'invalid-answer',
    message: 'Some sites could not be loaded from the platform, and this is probably one of them.',
  })
})

test('a site that a whole list does not hold is gone', async () => {
  answer([], ['b'])
  expect(await find('a', KIND)).toBeNull()
})

const RESTAURANTS = { siteType: 'O2OCommerce', siteOptions: 'SPA' }

let asked: string[] = []
beforeEach(() => {
  asked = []
})

interface Answers {
  readonly page: (request: number) => { readonly items: readonly object[]; readonly nextToken: string | null }
  readonly all: readonly object[]
}

/** A platform with these pages of the sites of a type and option, and these sites as all of them. */
const answerByPage = ({ page, all }: Answers): void =>
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

const siteNamed = (siteId: string) => ({ siteId, domain: `${siteId}.example` })

test('a site is looked for page by page, and no further than it is found', async () => {
  answerByPage({ page: (request) => ({ items: [siteNamed(`site-${request}`)], nextToken: `token ${request}` }), all: [] })
  expect((await loadSite(fake.bridge, 'site-3', RESTAURANTS))?.record).toMatchObject({ domain: 'site-3.example' })
  expect(asked.filter((operation) => operation === 'GetSitesBySiteTypeAndOptionRecords')).toHaveLength(3)
  expect(asked).not.toContain('GetSitesAdminRecords')
})

test('where the pages repeat, it is looked for among all sites', async () => {
  answerByPage({ page: () => ({ items: [siteNamed('site-1')], nextToken: 'same' }), all: [siteNamed('site-1'), siteNamed('site-9')] })
  expect((await loadSite(fake.bridge, 'site-9', RESTAURANTS))?.record).toMatchObject({ domain: 'site-9.example' })
  expect(asked.slice(0, 3)).toEqual(['GetSitesBySiteTypeAndOptionRecords', 'GetSitesBySiteTypeAndOptionRecords', 'GetSitesAdminRecords'])
})
