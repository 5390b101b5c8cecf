import type { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, test } from 'vitest'
import { SUBJECTS } from '#local-platform/graphql/registry.ts'
import { createPlatformSchema } from '#local-platform/graphql/schema.ts'
import { createSiteInsert, findSite } from '#local-platform/graphql/sites/site-store.ts'
import { book } from '#local-platform/graphql/wallets/wallet-store.ts'
import { createInProcessPlatform, type Data, type InProcessPlatform } from '#local-platform/testing/in-process.ts'
import { wholeDocument } from './whole-selection.ts'

const ADMIN = 'admin@demo.example'
const SITE_ID = 'site-100001'
const KIND = { siteType: 'O2OCommerce', siteOption: 'SPA' }

const schema = createPlatformSchema(SUBJECTS)

/**
 * A list that the platform gives in pages, read as the console does: with the page size of the ledger, until there is
 * no more.
 */
interface PagedList {
  /** What the ledger says of it, and its IDs in brackets. */
  readonly title: string
  readonly name: string
  readonly by: 'nextToken' | 'skips'
  readonly variables: Readonly<Record<string, unknown>>
  /** How many items a full page has. */
  readonly page: number
  /** What tells the items apart. */
  readonly key: string
  /** The time that orders the items, the newest first. */
  readonly newestBy?: 'createdAt' | 'updatedAt'
  /** Selects one row for each item of the list. */
  readonly rows: string
}

const LISTS: readonly PagedList[] = [
  {
    title: 'sites of a type and option, 900 a page, until the token is empty [CALL-008]',
    name: 'getSitesBySiteTypeAndOption',
    by: 'nextToken',
    variables: { ...KIND, limit: 900 },
    page: 900,
    key: 'siteId',
    rows: "select 1 from site where site_type = 'O2OCommerce' and site_option = 'SPA'",
  },
  {
    title: 'sites of a type, 700 a page, until there is no token [CALL2-035]',
    name: 'getSitesBySiteType',
    by: 'nextToken',
    variables: { siteType: KIND.siteType, limit: 700 },
    page: 700,
    key: 'siteId',
    rows: "select 1 from site where site_type = 'O2OCommerce'",
  },
  {
    title: 'master pages, 70 a page, until there is no token [CALL-011]',
    name: 'getSitePagesByAdmin',
    by: 'nextToken',
    variables: { limit: 70 },
    page: 70,
    key: 'pageName',
    rows: `select 1 from static_page where "siteId" = 'master'`,
  },
  {
    title: 'extra services of a site, 30 a page',
    name: 'getSiteExtraServicesBySiteId',
    by: 'nextToken',
    variables: { siteId: SITE_ID, limit: 30 },
    page: 30,
    key: 'id',
    newestBy: 'createdAt',
    rows: `select 1 from extra_service where "siteId" = '${SITE_ID}'`,
  },
  {
    title: 'sub-users of a site',
    name: 'getSiteSubRoleSiteId',
    by: 'nextToken',
    variables: { siteId: SITE_ID },
    page: 20,
    key: 'id',
    rows: `select 1 from site_sub_role where "siteId" = '${SITE_ID}'`,
  },
  {
    title: 'templates, until the token is empty [CALL2-040]',
    name: 'getTempleteByUpdatedAtBySiteId',
    by: 'nextToken',
    variables: { siteId: 'master' },
    page: 25,
    key: 'slugName',
    newestBy: 'updatedAt',
    rows: `select 1 from template where "siteId" = 'master'`,
  },
  {
    title: 'campaigns, until the token is empty [CALL2-040]',
    name: 'getCampaignHistoryByCreatedAtByAdmin',
    by: 'nextToken',
    variables: { siteId: 'master' },
    page: 25,
    key: 'campaignId',
    newestBy: 'createdAt',
    rows: `select 1 from campaign where "siteId" = 'master'`,
  },
  {
    title: 'transactions of a site, 50 a page',
    name: 'getSiteTransactionsBySite',
    by: 'skips',
    variables: { siteId: SITE_ID, type: 'CREDIT', limits: 50 },
    page: 50,
    key: 'id',
    newestBy: 'createdAt',
    rows: `select 1 from site_transaction where site_id = '${SITE_ID}' and transaction_type = 'CREDIT'`,
  },
  {
    title: 'events of a site, 100 a page',
    name: 'getSiteActionEventsFilter',
    by: 'skips',
    variables: { searchValue: JSON.stringify({ siteId: SITE_ID }), limits: 100 },
    page: 100,
    key: 'id',
    newestBy: 'createdAt',
    rows: `select 1 from site_event where "siteId" = '${SITE_ID}'`,
  },
]

let platform: InProcessPlatform
beforeAll(() => {
  platform = createInProcessPlatform()
  addSites(platform.database, 1_850)
  for (let number = 0; number < 120; number += 1) book(platform.database, { siteId: SITE_ID, type: 'CREDIT', amount: 100, at: platform.now() })
})

/** Copies of one site, enough of one kind for more than two pages. */
function addSites(database: DatabaseSync, count: number): void {
  const insert = createSiteInsert(database)
  const site = findSite(database, { siteId: SITE_ID })
  if (site === null) throw new Error(`No ${SITE_ID}`)
  for (let number = 0; number < count; number += 1) {
    const siteId = `copy-${number}`
    insert({ ...site, siteType: KIND.siteType, siteOptions: KIND.siteOption, id: siteId, siteId, domain: `${siteId}.shops.example`, userName: siteId }, {})
  }
}

type Item = Readonly<Record<string, unknown>>

/** All pages of a list. A walk that does not end is cut off, and then too long. */
async function readPages({ name, by, variables, page }: PagedList): Promise<Item[][]> {
  const document = wholeDocument(schema, 'query', name)
  const pages: Item[][] = []
  let place: { readonly skips: number } | { readonly nextToken: string | null } = by === 'skips' ? { skips: 0 } : { nextToken: null }
  while (pages.length < 50) {
    const answer: Data = (await platform.as(ADMIN).run(document, { ...variables, ...place }))[name]
    const items: Item[] = by === 'skips' ? (answer as Item[]) : answer['items']
    if (items.length > 0) pages.push(items)
    if (by === 'skips' ? items.length < page : answer['nextToken'] === null) return pages
    place = by === 'skips' ? { skips: pages.length * page } : { nextToken: answer['nextToken'] }
  }
  return pages
}

describe('lists longer than a page', () => {
  for (const list of LISTS) {
    test(`gives every item once of: ${list.title}`, async () => {
      const pages = await readPages(list)
      const expected = platform.database.prepare(list.rows).all().length
      expect(expected).toBeGreaterThan(list.page)
      const sizes = pages.map((items) => items.length)
      expect(sizes).toEqual([...Array.from({ length: Math.ceil(expected / list.page) - 1 }, () => list.page), expected % list.page || list.page])
      expect(new Set(pages.flat().map((item) => item[list.key])).size).toBe(expected)
      const times = list.newestBy === undefined ? [] : pages.flat().map((item) => Number(item[list.newestBy ?? '']))
      expect(times).toEqual(times.toSorted((one, other) => other - one))
    })

    test(`refuses a page that is none of ${list.name}`, async () => {
      const document = wholeDocument(schema, 'query', list.name)
      const bad = list.by === 'skips' ? { skips: -1 } : { nextToken: 'elsewhere' }
      const refusal = list.by === 'skips' ? 'ValidationException: SKIPS_MUST_NOT_BE_NEGATIVE' : 'ValidationException: NEXT_TOKEN_NOT_VALID'
      expect(await platform.as(ADMIN).refusal(document, { ...list.variables, ...bad })).toBe(refusal)
    })
  }

  test('are all here', () => {
    const paged = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
      args.some(({ name }) => name === 'nextToken' || name === 'skips'),
    )
    expect(paged.map(({ name }) => name).sort()).toEqual(LISTS.map(({ name }) => name).sort())
  })
})
