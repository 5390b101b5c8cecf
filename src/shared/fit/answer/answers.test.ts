import { expect, test } from 'vitest'
import { tried } from '../fit.test-support.ts'

const OURS = `
  type Query { sites: [Site!]! site(id: ID!): Site pagedSites(limit: Int, nextToken: String): Sites! }
  type Sites { items: [Site!]! nextToken: String }
  type Site { id: ID! name: String manager: String setting: Setting }
  type Setting { domain: String! currency: String }
  type Mutation { removeSite(id: ID!): Boolean! addSite(name: String!): Site! addSites(names: [String!]!): [Site!]! deleteSite(id: ID!): Site }`
const SITES = 'query Sites { sites { ...Row } } fragment Row on Site { id name ...Who } fragment Who on Site { manager setting { currency } }'

test('fragments are put in place, so that no output type is named', () => {
  const theirs = 'type Query { sites: [Shop!]! } type Shop { id: ID! name: String! manager: String setting: Prefs } type Prefs { currency: String }'
  const { document, fit, read } = tried(OURS, SITES, theirs)
  expect(document).toBe('query Sites {\n  sites {\n    id\n    name\n    manager\n    setting {\n      currency\n    }\n  }\n}')
  expect([fit.verdict, fit.gaps]).toEqual(['fitted', []])
  expect(read({ sites: [{ id: '1', name: 'A' }] })).toEqual({ sites: [{ id: '1', name: 'A' }] })
})

test('our own schema takes each document as it is', () => {
  expect(tried(OURS, SITES, OURS).fit.verdict).toBe('as-is')
})

test('a field that the platform lacks is left out and listed, and with it an object that needs it', () => {
  const theirs = 'type Query { sites: [Site!]! }\ntype Site { id: ID! name: String setting: Setting }\ntype Setting { currency: String }'
  const { document, noted, fit } = tried(OURS, 'query Sites { sites { id manager setting { domain currency } } }', theirs)
  expect(document).toBe('query Sites {\n  sites {\n    id\n  }\n}')
  expect(noted).toEqual([
    "field Site.manager is missing: the platform's Site has no such field (line 2)",
    'field Site.setting lacks Setting.domain, which is always needed (line 2)',
  ])
  expect(fit.plan?.absent).toEqual(['sites.manager', 'sites.setting'])
})

test('a read without what every row has is missing', () => {
  expect(tried(OURS, SITES, 'type Query { sites: [Site!]! } type Site { name: String }').missing).toEqual([
    'field sites lacks Site.id, which is always needed (line 1)',
  ])
})

test('a list that may be null is empty then, and one record is a list of one', () => {
  const document = 'query Sites { sites { id } }'
  expect(tried(OURS, document, 'type Query { sites: [Site] } type Site { id: ID! }').read({ sites: null })).toEqual({ sites: [] })
  const one = tried(OURS, document, 'type Query { sites: Site } type Site { id: ID! }')
  expect([one.read({ sites: { id: '1' } }), one.read({ sites: null })]).toEqual([{ sites: [{ id: '1' }] }, { sites: [] }])
})

test('a list of one is the record that is asked for; of several none is', () => {
  const { read } = tried(OURS, 'query Site($id: ID!) { site(id: $id) { id } }', 'type Query { site(id: ID!): [Site!]! } type Site { id: ID! }')
  expect([read({ site: [{ id: '1' }] }), read({ site: [] })]).toEqual([{ site: { id: '1' } }, { site: null }])
  expect(read({ site: [{ id: '1' }, { id: '2' }] })).toBe('unfit: site holds several, and there is room for one')
})

test('rows are taken out of a page, and a list is the only page', () => {
  const page = tried(OURS, 'query Sites { sites { id } }', 'type Query { sites: Page } type Page { items: [Site!]! total: Int! } type Site { id: ID! }')
  expect(page.document).toBe('query Sites {\n  sites {\n    items {\n      id\n    }\n  }\n}')
  expect(page.read({ sites: { items: [{ id: '1' }] } })).toEqual({ sites: [{ id: '1' }] })
  const paged = 'query PagedSites($limit: Int, $nextToken: String) { pagedSites(limit: $limit, nextToken: $nextToken) { items { id } nextToken } }'
  const list = tried(OURS, paged, 'type Query { pagedSites: [Site!]! } type Site { id: ID! }')
  expect(list.document).toBe('query PagedSites {\n  pagedSites {\n    id\n  }\n}')
  expect(list.read({ pagedSites: [{ id: '1' }] })).toEqual({ pagedSites: { items: [{ id: '1' }], nextToken: null } })
  expect(list.send({ limit: 10, nextToken: null })).toEqual({})
})

test('the member of a union that is ours is asked for, any other one is a refusal', () => {
  const theirs =
    'type Query { ok: Boolean } type Mutation { addSite(name: String!): AddSiteResult! } union AddSiteResult = Site | Taken type Site { id: ID! } type Taken { message: String! }'
  const { document, read } = tried(OURS, 'mutation AddSite($name: String!) { addSite(name: $name) { id } }', theirs)
  expect(document).toBe(
    'mutation AddSite($name: String!) {\n  addSite(name: $name) {\n    __typename\n    ... on Site {\n      id\n    }\n    ... on Taken {\n      message\n    }\n  }\n}',
  )
  expect(read({ addSite: { __typename: 'Site', id: '1' } })).toEqual({ addSite: { id: '1' } })
  expect(read({ addSite: { __typename: 'Taken', message: 'NAME_TAKEN' } })).toBe('refused: addSite NAME_TAKEN')
})
