import { type GraphQLOutputType, getNullableType, graphql, isListType, isNonNullType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { makeForeign } from '#local-platform/foreign/foreign-schema.ts'
import { isKept } from '#local-platform/foreign/kept-fields.ts'
import { FOREIGN_SEEDS, type ForeignSeed } from '#local-platform/foreign/seed.ts'
import { SUBJECTS } from '#local-platform/graphql/registry.ts'
import { createPlatformSchema } from '#local-platform/graphql/schema.ts'
import { createInProcessPlatform } from '#local-platform/testing/in-process.ts'
import { wholeDocument } from '../contract/whole-selection.ts'

const SITE = { siteId: 'site-100001', domain: 'shree-siddhivinayak-gana-1.shops.example' }
/** Queries that find records in a freshly seeded platform. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  getInternalUsers: {},
  getSitesAdmin: {},
  getBasicSiteSettingBySite: SITE,
  getSitePagesByAdmin: { limit: 70 },
  getSiteConfig: SITE,
  getSiteWalletById: SITE,
  getSiteTransactionsBySite: { siteId: SITE.siteId, limits: 50, skips: 0 },
  getSubscriptionPlansBySiteId: { siteId: 'master' },
  getUserServiceMapping: { userId: 'cp@demo.example' },
  getSiteActionEventsFilter: { searchValue: JSON.stringify({ siteId: SITE.siteId }), skips: 0, limits: 100 },
  getServiceTypesBySiteId: { siteId: SITE.siteId },
  getTempleteByUpdatedAtBySiteId: { siteId: 'master' },
  getGroupAdmins: {},
}
const platform = createInProcessPlatform()

/** What a query answers in a seed, whole. */
async function answered(seed: ForeignSeed, name: string): Promise<unknown> {
  const schema = createPlatformSchema(SUBJECTS)
  makeForeign(schema, seed)
  const source = wholeDocument(schema, 'query', name)
  const { data, errors } = await graphql({ schema, source, variableValues: { ...QUERIES[name] }, contextValue: platform.contextOf('admin@demo.example') })
  expect(errors).toBeUndefined()
  return data?.[name]
}

/** Every optional value of an answer that is not kept, by the field it stands in. */
function optionalValues(type: GraphQLOutputType, value: unknown): readonly unknown[] {
  const nullable = getNullableType(type)
  if (value === null || value === undefined) return []
  if (isListType(nullable)) return (value as readonly unknown[]).flatMap((item) => optionalValues(nullable.ofType, item))
  if (!isObjectType(nullable)) return []
  return Object.values(nullable.getFields()).flatMap((field) => {
    const inside = (value as Readonly<Record<string, unknown>>)[field.name]
    const own = isNonNullType(field.type) || isKept(field) ? [] : [inside]
    return [...own, ...optionalValues(field.type, inside)]
  })
}

const typeOf = (name: string): GraphQLOutputType => {
  const field = createPlatformSchema(SUBJECTS).getQueryType()?.getFields()[name]
  if (field === undefined) throw new Error(`There is no query ${name}`)
  return field.type
}

describe.each(FOREIGN_SEEDS)('%s data', (seed) => {
  test.each(Object.keys(QUERIES))('%s fits the SDL', async (name) => {
    expect(await answered(seed, name)).toBeDefined()
  })
})

// The signed-in users keep what lets them sign in.
const OTHERS = Object.keys(QUERIES).filter((name) => name !== 'getInternalUsers')

test.each(OTHERS)('every optional of %s is null in the seed of nulls', async (name) => {
  const values = optionalValues(typeOf(name), await answered('null', name))
  expect(new Set(values)).toEqual(new Set([null]))
})

test('a logo of a hollow site is there without a key', async () => {
  expect(await answered('hollow', 'getBasicSiteSettingBySite')).toMatchObject({
    siteLogo: { bucket: null, region: null, key: null },
    footerAddress: { city: null, location: { lat: null } },
  })
})

test('texts are empty, lists too, in the seed of empty values', async () => {
  expect(await answered('empty', 'getBasicSiteSettingBySite')).toMatchObject({ domain: SITE.domain, companyName: '', paymentModes: [], siteLogo: { key: '' } })
})

test('a bare platform has the signed-in user and nothing else', async () => {
  expect(await answered('bare', 'getSitesAdmin')).toEqual([])
  expect(await answered('bare', 'getSiteWalletById')).toBeNull()
})

test('an extreme list has many records under ids of their own, and texts of 10,000 characters', async () => {
  const sites = (await answered('extreme', 'getSitesAdmin')) as { readonly siteId: string; readonly custName: string }[]
  expect(sites).toHaveLength(2_000)
  expect(new Set(sites.map(({ siteId }) => siteId)).size).toBe(2_000)
  expect(Math.max(...sites.map(({ custName }) => custName.length))).toBe(10_000)
})
