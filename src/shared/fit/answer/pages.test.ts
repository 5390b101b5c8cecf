import { describe, expect, test } from 'vitest'
import { joinedPages, nextPage, plannedAnswer, plannedVariables } from '../apply-plan.ts'
import { tried } from '../fit.test-support.ts'
import { ownPath } from '../own-path.ts'
import type { Plan } from '../plan.ts'

const OURS = `type Query { sites: [Site!]! paged(limit: Int = 900, nextToken: String): Sites! notes(skips: Int = 0, limits: Int = 50): [Site!]! }
  type Sites { items: [Site!]! nextToken: String } type Site { id: ID! }`
const SITES = 'query Sites { sites { id } }'
const PAGED = 'query Paged($limit: Int, $nextToken: String) { paged(limit: $limit, nextToken: $nextToken) { items { id } nextToken } }'
const NOTES = 'query Notes($skips: Int, $limits: Int) { notes(skips: $skips, limits: $limits) { id } }'
const INFO = 'type PageInfo { hasNextPage: Boolean! endCursor: String } type Site { id: ID! }'
const RELAY = `type Connection { edges: [Edge] pageInfo: PageInfo! totalCount: Int } type Edge { cursor: String! node: Site } ${INFO}`

/** Reads a list to its end. @param pages their answers, by the variables that ask for each */
const read = (document: string, theirs: string, pages: Readonly<Record<string, unknown>>, variables: Record<string, unknown> = {}) => {
  const found = tried(OURS, document, theirs)
  const { plan } = found.fit
  if (plan === null) throw new Error(found.missing.join('; '))
  const root = plan.answer
  const field = Object.keys(root)[0] ?? document.split(' ')[1]?.toLowerCase() ?? ''
  const given: Record<string, unknown>[] = []
  for (let next: Readonly<Record<string, unknown>> | null = plannedVariables(plan, variables).variables; next !== null; ) {
    const page: Record<string, unknown> = { [field]: pages[JSON.stringify(next)] }
    if (page[field] === undefined) throw new Error(`Nobody answers ${JSON.stringify(next)}`)
    given.push(page)
    next = nextPage(plan, next, page)
  }
  return { document: plan.document, answer: plannedAnswer(plan, joinedPages(plan, given)), plan: JSON.parse(JSON.stringify(plan)) as Plan }
}
const info = (hasNextPage: boolean, endCursor: string) => ({ hasNextPage, endCursor })
const edges = (...ids: string[]) => ids.map((id) => ({ node: { id } }))
const rows = (...ids: string[]) => ids.map((id) => ({ id }))

describe('a connection', () => {
  const theirs = `type Query { sites(first: Int, after: String): Connection paged(first: Int, after: String): Connection } ${RELAY}`
  const pages = {
    '{"first":50}': { edges: edges('1'), pageInfo: info(true, 'a') },
    '{"first":50,"after":"a"}': { edges: edges('2'), pageInfo: info(false, 'b') },
  }

  test('is read to its end, which is where it says that there is no next page', () => {
    const { document, answer, plan } = read(SITES, theirs, pages)
    expect(document).toBe(
      'query Sites($after: String, $first: Int) {\n  sites(after: $after, first: $first) {\n    edges {\n      node {\n        id\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}',
    )
    expect(answer).toEqual({ sites: rows('1', '2') })
    expect(ownPath(plan, ['sites', 'edges', 1, 'node', 'id'])).toEqual(['sites', 1, 'id'])
  })

  test('is the only page, where ours comes in pages', () => {
    const { answer } = read(PAGED, theirs, pages, { limit: 900, nextToken: null })
    expect(answer).toEqual({ paged: { items: rows('1', '2'), nextToken: null } })
  })

  test('gives its nodes without the edges, where it has them', () => {
    const { document } = read(SITES, theirs.replace('totalCount: Int', 'nodes: [Site!]'), { '{"first":50}': { nodes: rows('1'), pageInfo: info(false, 'a') } })
    expect(document).not.toContain('edges')
  })

  test('that cannot be asked for its next page is listed', () => {
    const found = tried(OURS, SITES, `type Query { sites: Connection } ${RELAY}`)
    expect(found.missing).toEqual(['field sites comes in pages on the platform, and no argument asks for the next one (line 1)'])
  })
})

describe('a list with a size of its own', () => {
  test('is read by the number of rows before, to a page that is not full', () => {
    const theirs = 'type Query { sites(limit: Int = 2, offset: Int = 0): [Site!]! } type Site { id: ID! }'
    expect(read(SITES, theirs, { '{}': rows('1', '2'), '{"offset":2}': rows('3', '4'), '{"offset":4}': rows('5') }).answer).toEqual({
      sites: rows('1', '2', '3', '4', '5'),
    })
  })

  test('is asked for with a size, where it wants one', () => {
    const theirs = 'type Query { paged(take: Int!, skip: Int): Page } type Page { items: [Site!]! total: Int! } type Site { id: ID! }'
    expect(read(PAGED, theirs, { '{"take":50}': { items: rows('1'), total: 1 } }, { limit: 900 }).answer).toEqual({
      paged: { items: rows('1'), nextToken: null },
    })
  })

  test.each(['[Site!]!', 'Page'])('and no argument for the rest is listed: %s', (type) => {
    const theirs = `type Query { sites(limit: Int = 100): ${type} } type Page { items: [Site!]! total: Int } type Site { id: ID! }`
    expect(tried(OURS, SITES, theirs).missing).toEqual([
      'field sites comes in pages on the platform, and has neither nextToken nor a number of rows to skip (line 1)',
    ])
  })

  test('that says that there is more is read until nothing comes, or listed', () => {
    const page = 'type Page { items: [Site!]! hasMore: Boolean! } type Site { id: ID! }'
    const pages = { '{}': { items: rows('1') }, '{"skip":1}': { items: rows('2') }, '{"skip":2}': { items: [] } }
    expect(read(SITES, `type Query { sites(skip: Int): Page! } ${page}`, pages).answer).toEqual({ sites: rows('1', '2') })
    expect(tried(OURS, SITES, `type Query { sites: Page! } ${page}`).fit.verdict).toBe('missing')
  })
})

test('pages of ours are not taken for the whole where the token has no argument', () => {
  const theirs = 'type Query { paged(limit: Int): Sites! } type Sites { items: [Site!]! nextToken: String } type Site { id: ID! }'
  expect(tried(OURS, PAGED, theirs).missing).toEqual(['field paged comes in pages on the platform, and no argument asks for the next one (line 1)'])
})

test('a list that goes on by a token is read to its end, though it also takes our size and offset', () => {
  const theirs = `type Query { notes(input: Part!, nextToken: String): Sites! } input Part { skips: Int limits: Int } type Sites { items: [Site!]! nextToken: String } type Site { id: ID! }`
  const pages = {
    '{"input":{"skips":0,"limits":50}}': { items: rows('1'), nextToken: 'a' },
    '{"input":{"skips":0,"limits":50},"nextToken":"a"}': { items: rows('2'), nextToken: null },
  }
  expect(read(NOTES, theirs, pages, { skips: 0, limits: 50 }).answer).toEqual({ notes: rows('1', '2') })
})

test('our own size and offset are passed on by their names', () => {
  const { send, document } = tried(OURS, NOTES, 'type Query { notes(first: Int = 20, skip: Int): [Site!]! } type Site { id: ID! }')
  expect(document).toBe('query Notes($first: Int, $skip: Int) {\n  notes(first: $first, skip: $skip) {\n    id\n  }\n}')
  expect(send({ skips: 0, limits: 50 })).toEqual({ first: 50, skip: 0 })
})

test('pages of ours stay pages where the token is in an input', () => {
  const theirs =
    'type Query { paged(input: PagedInput): Sites! } input PagedInput { limit: Int nextToken: String } type Sites { items: [Site!]! nextToken: String } type Site { id: ID! }'
  const { send, read: answer } = tried(OURS, PAGED, theirs)
  expect(send({ limit: 900, nextToken: 'n1' })).toEqual({ input: { limit: 900, nextToken: 'n1' } })
  expect(answer({ paged: { items: rows('1'), nextToken: 'n2' } })).toEqual({ paged: { items: rows('1'), nextToken: 'n2' } })
})

test('pages whose answer has no token are listed: only the first could be read', () => {
  const theirs = 'type Query { paged(limit: Int = 900, nextToken: String): Sites! } type Sites { items: [Site!]! } type Site { id: ID! }'
  expect(tried(OURS, PAGED, theirs).missing).toEqual(['field paged comes in pages on the platform, and its answer has no nextToken (line 1)'])
})
