import { describe, expect, test } from 'vitest'
import { type Aliases, aliasesSchema } from './aliases.ts'
import { unsentPaths } from './apply-plan.ts'
import { tried } from './fit.test-support.ts'

const OURS = `
  type Query { sites(region: String!): [Site!]! }
  type Site { id: ID! manager: String masterStatus: String }
  type Mutation { saveSite(input: SiteInput!): Boolean! }
  input SiteInput { id: ID! manager: String masterStatus: String legacy: String! }`
const THEIRS = `
  type Query { allSites(area: String!): [Result!]! }
  union Result = Shop | Market
  type Shop { id: ID! accountManager: String masterStatus: Status }
  type Market { id: ID! accountManager: String masterStatus: Status }
  type Mutation { saveSite(input: SiteInput!): Boolean! }
  input SiteInput { id: ID! accountManager: String masterStatus: Boolean }
  enum Status { ACTIVE INACTIVE }`
const ALIASES: Aliases = {
  operations: { sites: 'allSites' },
  types: { Site: 'Shop' },
  fields: { 'Site.manager': 'accountManager' },
  arguments: { 'sites.region': 'area', 'SiteInput.legacy': null },
  values: { masterStatus: { On: 'ACTIVE', Off: 'INACTIVE' }, 'SiteInput.masterStatus': { On: true, Off: false } },
}

describe('aliases', () => {
  test('name an operation, a member of a union, a field, an argument and values', () => {
    const { document, read, noted } = tried(OURS, 'query Sites($region: String!) { sites(region: $region) { id manager masterStatus } }', THEIRS, ALIASES)
    expect(document).toBe(
      'query Sites($area: String!) {\n  sites: allSites(area: $area) {\n    __typename\n    ... on Shop {\n      id\n      manager: accountManager\n      masterStatus\n    }\n  }\n}',
    )
    expect(noted).toEqual([])
    expect(read({ sites: [{ __typename: 'Shop', id: '1', manager: 'Asha', masterStatus: 'INACTIVE' }] })).toEqual({
      sites: [{ id: '1', manager: 'Asha', masterStatus: 'Off' }],
    })
  })

  test('of a type count for its input, and null says that the platform has no such thing', () => {
    const { send, lost, noted } = tried(OURS, 'mutation SaveSite($input: SiteInput!) { saveSite(input: $input) }', THEIRS, ALIASES)
    expect(noted).toEqual(['argument SiteInput.legacy is null in schema.aliases, so its values are dropped without an error'])
    expect(lost({ input: { id: '1', manager: 'Asha', masterStatus: 'On', legacy: 'x' } })).toEqual([])
    expect(send({ input: { id: '1', manager: 'Asha', masterStatus: 'On', legacy: 'x' } })).toEqual({
      input: { id: '1', accountManager: 'Asha', masterStatus: true },
    })
    expect(send({ input: { id: '1', masterStatus: 'Standby', legacy: 'x' } })).toBe('unfit: input.masterStatus has a value that the platform does not know')
  })

  test('with null are listed, of flat arguments and of inputs, and forms leave the field out', () => {
    const ours = `type Query { notes(siteId: ID!, kind: String, limit: Int): [String!]! }
      type Mutation { addNote(siteId: ID!, text: String, by: String!): Boolean! saveSite(input: SiteInput!): Boolean! } input SiteInput { id: ID! zip: String address: Address }
      input Address { city: String lane: String code: String! }`
    const theirs = `type Query { notes(siteId: ID!): [String!]! }
      type Mutation { addNote(siteId: ID!): Boolean! saveSite(input: SiteInput!): Boolean! } input SiteInput { id: ID! address: Address } input Address { city: String }`
    const none = {
      'addNote.text': null,
      'addNote.by': null,
      'SiteInput.zip': null,
      'Address.lane': null,
      'Address.code': null,
      'notes.kind': null,
      'notes.limit': null,
    }
    const of = (document: string) => tried(ours, document, theirs, { arguments: none })
    const flat = of('mutation AddNote($siteId: ID!, $text: String, $by: String!) { addNote(siteId: $siteId, text: $text, by: $by) }')
    expect(flat.noted).toEqual([
      'argument addNote.text is null in schema.aliases, so its values are dropped without an error',
      'argument addNote.by is null in schema.aliases, so its values are dropped without an error',
    ])
    expect(flat.send({ siteId: 's1', text: 'Call back', by: 'asha' })).toEqual({ siteId: 's1' })
    expect([flat.lost({ siteId: 's1', text: 'Call back', by: 'asha' }), flat.fit.plan && unsentPaths(flat.fit.plan)]).toEqual([[], ['text']])
    const input = of('mutation SaveSite($input: SiteInput!) { saveSite(input: $input) }')
    expect(input.noted).toEqual([
      'argument Address.lane is null in schema.aliases',
      'argument Address.code is null in schema.aliases, so its values are dropped without an error',
      'argument SiteInput.zip is null in schema.aliases, so its values are dropped without an error',
    ])
    const saved = { input: { id: '1', zip: '411001', address: { city: 'Pune', lane: 'MG Road', code: 'x' } } }
    expect([input.send(saved), input.lost(saved)]).toEqual([{ input: { id: '1', address: { city: 'Pune' } } }, ['input.address.lane']])
    expect(input.fit.plan && unsentPaths(input.fit.plan)).toEqual(['input.zip', 'input.address.lane'])
    const read = of('query Notes($siteId: ID!, $kind: String, $limit: Int) { notes(siteId: $siteId, kind: $kind, limit: $limit) }')
    expect(read.noted).toEqual(['argument notes.kind is null in schema.aliases, so its values are dropped without an error'])
    expect(read.send({ siteId: 's1', kind: 'CREDIT', limit: 5 })).toEqual({ siteId: 's1' })
  })

  test('are wrong where they name what is not there: nothing else is taken in its place', () => {
    const { missing } = tried(OURS, 'query Sites($region: String!) { sites(region: $region) { id } }', THEIRS, {
      ...ALIASES,
      operations: { sites: 'everySite' },
    })
    expect(missing).toEqual(['operation sites is missing'])
  })
})

describe('aliasesSchema', () => {
  test('takes what a profile holds', () => {
    expect(aliasesSchema.parse(JSON.parse(JSON.stringify(ALIASES)))).toEqual(ALIASES)
    expect(aliasesSchema.parse({})).toEqual({})
  })

  test.each<[object, string, string]>([
    [{ operations: { sites: 'all sites' } }, 'operations.sites', 'must be a GraphQL name'],
    [{ fields: { manager: 'accountManager' } }, 'fields.manager', 'must be two names with a dot between, such as Site.supportAccManager'],
    [{ values: { 'a.b.c': {} } }, 'values.a.b.c', 'must be the name of a field, or a type and a field with a dot between'],
    [{ renames: {} }, '', 'Unrecognized key: "renames"'],
  ])('refuses %j', (aliases, where, message) => {
    const issues = aliasesSchema.safeParse(aliases).error?.issues ?? []
    const said = issues.map((issue) => ({ where: issue.path.join('.'), message: issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message }))
    expect(said).toEqual([{ where, message }])
  })
})
