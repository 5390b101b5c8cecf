import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Asked, standIn } from '../platform-stand-in.test-support.ts'
import type { ListPart } from './list-reader.ts'

const site = (siteId: string, more: object = {}) => ({ siteId, domain: `${siteId}.example`, enabled: true, appVersion: 'v1', ...more })
const page = (items: readonly unknown[], nextToken: string | null = null, errors?: unknown) =>
  JSON.stringify({ data: { getSitesBySiteType: { items, nextToken } }, ...(errors === undefined ? {} : { errors }) })
const BY_TYPE = { siteList: 'by-type' }
const idsIn = (result: { ok: boolean; value?: { data: string } }): readonly string[] =>
  (JSON.parse(result.value?.data ?? '{}') as { getSitesAdmin: readonly { siteId: string }[] }).getSitesAdmin.map(({ siteId }) => siteId)

/** Answers with the pages of each site type, by the number of the page as its token. */
const pagesOf =
  (pages: Readonly<Record<string, readonly (readonly string[])[]>>) =>
  ({ variables }: Asked): string => {
    const of = pages[String(variables['siteType'])] ?? []
    const at = Number(variables['nextToken'] ?? 0)
    const ids = of[at] ?? []
    return page(
      ids.map((id) => site(id)),
      at + 1 < of.length ? String(at + 1) : null,
    )
  }

describe('sites by type', () => {
  test('are one list, kept as one copy', async () => {
    const { client, asked, kept } = standIn(pagesOf({ SIMPLE_B2C: [['a', 'b'], ['c']], B2B2C_ECOM: [['d']] }), BY_TYPE)
    const result = await client.execute('GetSitesAdmin', {}, { acceptsGaps: true })
    expect(idsIn(result)).toEqual(['a', 'b', 'c', 'd'])
    expect(result.ok && Object.keys(result.value).sort()).toEqual(['data', 'receivedAt'])
    expect(kept).toEqual(['GetSitesAdmin'])
    expect(asked.map(({ operation, variables }) => [operation, variables['siteType'], variables['limit'], variables['nextToken']])).toEqual([
      ['GetSitesBySiteTypeListed', 'SIMPLE_B2C', 700, null],
      ['GetSitesBySiteTypeListed', 'SIMPLE_B2C', 700, '1'],
      ['GetSitesBySiteTypeListed', 'MARKETING', 700, null],
      ['GetSitesBySiteTypeListed', 'B2C_MARKET_PLACE', 700, null],
      ['GetSitesBySiteTypeListed', 'O2OCommerce', 700, null],
      ['GetSitesBySiteTypeListed', 'B2B2C_ECOM', 700, null],
    ])
  })

  test.each([
    ['GetSitesAdminRecords', 'GetSitesBySiteTypeRecords'],
    ['GetSitesAdminForBulk', 'GetSitesBySiteTypeForBulk'],
    ['GetSitesAdminForPlans', 'GetSitesBySiteTypeForPlans'],
    ['GetSitesAdminForOutlets', 'GetSitesBySiteTypeForOutlets'],
  ])('are what %s asks for too', async (operation, slice) => {
    const { client, asked } = standIn(() => page([]), BY_TYPE)
    expect(await client.execute(operation, {})).toMatchObject({ ok: true, value: { data: '{"getSitesAdmin":[]}' } })
    expect(new Set(asked.map((call) => call.operation))).toEqual(new Set([slice]))
  })

  test('are asked for with the types that the profile adds, each once', async () => {
    const { client, asked } = standIn(() => page([]), { ...BY_TYPE, siteTypes: ['WHOLESALE', 'MARKETING'] })
    await client.execute('GetSitesAdmin', {})
    expect(asked.map(({ variables }) => variables['siteType'])).toEqual([
      'SIMPLE_B2C',
      'MARKETING',
      'B2C_MARKET_PLACE',
      'O2OCommerce',
      'B2B2C_ECOM',
      'WHOLESALE',
    ])
  })

  test('are asked for at once without the setting', async () => {
    const { client, asked } = standIn(() => JSON.stringify({ data: { getSitesAdmin: [site('a')] } }))
    await client.execute('GetSitesAdmin', {})
    expect(asked.map(({ operation }) => operation)).toEqual(['GetSitesAdmin'])
  })

  test('are handed on page by page', async () => {
    const parts: ListPart[] = []
    const { client } = standIn(pagesOf({ MARKETING: [['a', 'b'], [], ['b', 'c']] }), BY_TYPE)
    const result = await client.execute('GetSitesAdmin', {}, { acceptsGaps: true, onPart: (part) => parts.push(part) })
    expect(result).toMatchObject({ ok: true, value: { data: '{"getSitesAdmin":[]}', parts: 2 } })
    expect(parts.map(({ at, elements }) => [at, JSON.parse(`[${elements}]`)])).toEqual([
      [0, [site('a'), site('b')]],
      [1, [site('c')]],
    ])
  })
})

describe('paging', () => {
  test.each([
    ['the same token for ever', () => 'same', 10],
    ['tokens in a circle', ({ variables }: Asked) => (variables['nextToken'] === 'one' ? 'two' : 'one'), 10],
  ])('ends at %s: shown, not kept, and said', async (_, token, requests) => {
    const { client, asked, kept } = standIn((call) => page([site('a')], token(call)), BY_TYPE)
    const result = await client.execute('GetSitesAdmin', {}, { acceptsGaps: true })
    expect(idsIn(result)).toEqual(['a'])
    expect(result).toMatchObject({
      value: { missing: { isOpenEnded: true, reason: "The platform's list of sites does not end: it gave the same page twice." } },
    })
    expect(asked).toHaveLength(requests)
    expect(kept).toEqual([])
  })

  test('that does not end is a failure to whoever needs the list whole', async () => {
    const { client } = standIn(() => page([site('a')], 'same'), BY_TYPE)
    expect(await client.execute('GetSitesAdmin', {})).toMatchObject({ ok: false, error: { kind: 'invalid-answer' } })
  })

  test('ends at an empty token', async () => {
    const { client, asked, kept } = standIn(() => page([site('a')], ''), BY_TYPE)
    expect(idsIn(await client.execute('GetSitesAdmin', {}, { acceptsGaps: true }))).toEqual(['a'])
    expect(asked).toHaveLength(5)
    expect(kept).toEqual(['GetSitesAdmin'])
  })

  test('asks for fewer sites where the platform finds a page too large', async () => {
    const limits: unknown[] = []
    const { client } = standIn(({ variables }) => {
      limits.push(variables['limit'])
      return Number(variables['limit']) > 200 ? JSON.stringify({ data: null, errors: [{ message: 'Transformation too large' }] }) : page([site('a')])
    }, BY_TYPE)
    expect(idsIn(await client.execute('GetSitesAdmin', {}, { acceptsGaps: true }))).toEqual(['a'])
    expect(limits).toEqual([700, 350, 175, 175, 175, 175, 175])
  })

  test('gives up where even the smallest page is too large', async () => {
    const { client, asked } = standIn(() => JSON.stringify({ data: null, errors: [{ message: 'Transformation too large' }] }), BY_TYPE)
    expect(await client.execute('GetSitesAdmin', {})).toMatchObject({ ok: false, error: { kind: 'rejected' } })
    expect(asked.map(({ variables }) => variables['limit'])).toEqual([700, 350, 175, 87, 43, 21, 20])
  })
})

test('a page that fails fails the list: nothing is kept', async () => {
  const { client, kept } = standIn(({ variables }) => (variables['nextToken'] === '1' ? { status: 500, body: '' } : page([site('a')], '1')), BY_TYPE)
  expect(await client.execute('GetSitesAdmin', {}, { acceptsGaps: true })).toMatchObject({ ok: false, error: { kind: 'invalid-answer' } })
  expect(kept).toEqual([])
})

test('a page of another user is not mixed in', async () => {
  let owner = 'asha'
  const identity = {
    token: async () => ({ ok: true, value: 't' }) as const,
    renewedToken: async () => ({ ok: true, value: 't' }) as const,
    expire: () => undefined,
    owner: () => owner,
  }
  const { client, kept } = standIn(
    ({ variables }) => {
      if (variables['siteType'] === 'MARKETING') owner = 'brij'
      return page([site(String(variables['siteType']))])
    },
    BY_TYPE,
    { identity },
  )
  expect(await client.execute('GetSitesAdmin', {}, { acceptsGaps: true })).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
  expect(kept).toEqual([])
})

test('what is missing of the pages is missing of the list, at the right rows', async () => {
  const failed = (index: number, field: string) => ({ message: 'NO', path: ['getSitesBySiteType', 'items', index, field] })
  const { client } = standIn(({ variables }) => {
    if (variables['siteType'] === 'SIMPLE_B2C') return page([site('a'), 7, site('b', { custName: null })], null, [failed(2, 'custName')])
    if (variables['siteType'] === 'MARKETING') {
      return page([site('a'), site('c', { enabled: null }), site('d', { custName: null })], null, [
        failed(1, 'enabled'),
        failed(2, 'custName'),
        failed(0, 'custName'),
      ])
    }
    return page([])
  }, BY_TYPE)
  const result = await client.execute('GetSitesAdmin', {}, { acceptsGaps: true })
  expect(idsIn(result)).toEqual(['a', 'b', 'd'])
  expect(result).toMatchObject({
    value: { missing: { leftOut: 2, unusable: [], fields: [{ field: 'custName', count: 2, rows: [1, 2] }], isOpenEnded: false, reason: 'NO' } },
  })
})

/** Pages of a type: each has a site that is new, and some one that an earlier page had. */
const somePages = fc
  .record({ ids: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')), size: fc.integer({ min: 1, max: 3 }), repeats: fc.boolean() })
  .map(({ ids, size, repeats }) =>
    Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => [...ids.slice(index * size, (index + 1) * size), ...(repeats ? ids.slice(0, 1) : [])]),
  )

test('however sites are spread over pages, each is listed once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ SIMPLE_B2C: somePages, O2OCommerce: somePages }), async (pages) => {
      const { client } = standIn(pagesOf(pages), BY_TYPE)
      const listed = idsIn(await client.execute('GetSitesAdmin', {}))
      expect(listed).toEqual([...new Set([...pages.SIMPLE_B2C.flat(), ...pages.O2OCommerce.flat()])])
    }),
  )
})

describe('a platform with a schema of its own', () => {
  const offer = {
    missing: [{ operation: 'GetSitesAdminForBulk', reasons: ['getSitesAdmin is missing'] }],
    absent: [
      { operation: 'GetSitesAdmin', paths: ['getSitesAdmin.title'] },
      { operation: 'GetSitesBySiteTypeListed', paths: ['getSitesBySiteType.items.supportAccManager'] },
      { operation: 'GetGroupAdmins', paths: ['getGroupAdmins.outlets'] },
    ],
    unsent: [{ operation: 'UpdateSiteByAdmin', paths: ['input.title'] }],
  }
  const missing = { state: 'missing', reason: 'getSitesAdmin is missing' } as const
  const fittings = {
    fitOf: (_: unknown, operation: string) => (operation.startsWith('GetSitesAdmin') ? missing : ({ state: 'ours' } as const)),
    offerOf: () => offer,
  }

  test('needs no list of all sites where it gives them by type, and lacks what its pages lack', async () => {
    const { client } = standIn(pagesOf({ SIMPLE_B2C: [['a']] }), BY_TYPE, { fittings })
    expect(idsIn(await client.execute('GetSitesAdmin', {}))).toEqual(['a'])
    expect(client.offer()).toEqual({
      missing: [],
      absent: [
        { operation: 'GetSitesBySiteTypeListed', paths: ['getSitesBySiteType.items.supportAccManager'] },
        { operation: 'GetGroupAdmins', paths: ['getGroupAdmins.outlets'] },
        { operation: 'GetSitesAdmin', paths: ['getSitesAdmin.supportAccManager'] },
      ],
      unsent: [{ operation: 'UpdateSiteByAdmin', paths: ['input.title'] }],
    })
  })

  test('is asked for all sites at once where the profile does not say otherwise', async () => {
    const { client, asked } = standIn(pagesOf({}), {}, { fittings })
    expect(await client.execute('GetSitesAdmin', {})).toMatchObject({ ok: false, error: { kind: 'not-offered' } })
    expect([asked, client.offer()]).toEqual([[], offer])
  })

  test('that lacks the pages of a type is not asked for any', async () => {
    const lacking = { ...fittings, fitOf: () => missing }
    const { client, asked } = standIn(pagesOf({}), BY_TYPE, { fittings: lacking })
    expect(await client.execute('GetSitesAdmin', {})).toMatchObject({ ok: false, error: { kind: 'not-offered' } })
    expect(asked).toEqual([])
  })
})
