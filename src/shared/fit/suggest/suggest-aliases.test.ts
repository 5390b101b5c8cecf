import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { nameSimilarity } from './name-similarity.ts'
import { suggestAliases, withSure } from './suggest-aliases.ts'

test.each([
  ['siteOption', 'site_option', 1],
  ['siteOption', 'siteOptions', 0.9],
  ['curr', 'currency', 0.8],
  ['supportAccManager', 'supportAccountManager', 0.93],
  ['ownerEmail', 'contactEmail', 0.5],
  ['note', 'amount', 0],
])('%s and %s are alike by %d', (one, other, similarity) => {
  expect(nameSimilarity(one, other)).toBeCloseTo(similarity, 2)
})

const ours = buildSchema(`
  type Query { sites: [Site!]! }
  type Site { id: ID! supportAccManager: String ownerEmail: String ownerMobile: String zip: String }
  type Mutation { saveSite(input: SiteInput!): Boolean! }
  input SiteInput { id: ID! siteOption: String mobile: String mobileNumber: String }`)
const theirs = buildSchema(`
  type Query { sites: [Site!]! }
  type Site { id: ID! supportAccountManager: String contactEmail: String email: String zipCodes: [String!] }
  type Mutation { saveSite(input: SiteInput!): Boolean! }
  input SiteInput { id: ID! siteOptions: String mobileNo: String }`)
const documents = [
  'query Sites { sites { id supportAccManager ownerEmail ownerMobile zip } }',
  'mutation SaveSite($input: SiteInput!) { saveSite(input: $input) }',
].map((text) => parse(text))

test('a gap is closed by the name that is nearest and was tried; sure is what is clearly nearest, and nobody else claims', () => {
  const suggestions = suggestAliases(documents, ours, theirs, {})
  expect(suggestions).toEqual([
    { place: 'fields', ours: 'Site.supportAccManager', theirs: ['supportAccountManager'], isSure: true },
    { place: 'fields', ours: 'Site.ownerEmail', theirs: ['email', 'contactEmail'], isSure: false },
    { place: 'fields', ours: 'Site.zip', theirs: ['zipCodes'], isSure: false },
    { place: 'arguments', ours: 'SiteInput.siteOption', theirs: ['siteOptions'], isSure: true },
    { place: 'arguments', ours: 'SiteInput.mobile', theirs: ['mobileNo'], isSure: false },
    { place: 'arguments', ours: 'SiteInput.mobileNumber', theirs: ['mobileNo'], isSure: false },
  ])
  expect(withSure({ fields: { 'Site.note': null } }, suggestions)).toEqual({
    fields: { 'Site.note': null, 'Site.supportAccManager': 'supportAccountManager' },
    arguments: { 'SiteInput.siteOption': 'siteOptions' },
  })
})

test('an alias that the profile has is never replaced, though another name is near', () => {
  const given = { fields: { 'Site.supportAccManager': 'wrong' }, arguments: { 'SiteInput.siteOption': null } }
  const suggestions = suggestAliases(documents, ours, theirs, given)
  expect(suggestions).toContainEqual({ place: 'fields', ours: 'Site.supportAccManager', theirs: ['supportAccountManager'], isSure: false })
  expect(withSure(given, suggestions)).toEqual(given)
})

test('what an alias has as null is decided; an alias of a field is offered once for its input too, and a sure name not again', () => {
  const own = buildSchema(`type Query { sites: [Site!]! } type Site { id: ID! zip: String accManager: String manager: String note: String }
    type Mutation { saveSite(input: SiteInput!): Boolean! } input SiteInput { id: ID! zip: String note: String }`)
  const other = buildSchema(`type Query { sites: [Site!]! } type Site { id: ID! zipCode: String managerName: String accountManager: String notes: String }
    type Mutation { saveSite(input: SiteInput!): Boolean! } input SiteInput { id: ID! zipCode: String notes: String }`)
  const both = ['query Sites { sites { id zip accManager manager note } }', 'mutation SaveSite($input: SiteInput!) { saveSite(input: $input) }']
  expect(
    suggestAliases(
      both.map((text) => parse(text)),
      own,
      other,
      { fields: { 'Site.note': null } },
    ),
  ).toEqual([
    { place: 'fields', ours: 'Site.zip', theirs: ['zipCode'], isSure: false },
    { place: 'fields', ours: 'Site.accManager', theirs: ['accountManager', 'managerName'], isSure: true },
    { place: 'fields', ours: 'Site.manager', theirs: ['managerName'], isSure: false },
  ])
})

test('a name of theirs that two of ours claim is not sure of either', () => {
  const own = buildSchema(
    'type Query { ok: Boolean } type Mutation { saveSite(input: SiteInput!): Boolean! } input SiteInput { id: ID! mailContact: String contactMail: String }',
  )
  const other = buildSchema(
    'type Query { ok: Boolean } type Mutation { saveSite(input: SiteInput!): Boolean! } input SiteInput { id: ID! mailContacts: String }',
  )
  const save = parse('mutation SaveSite($input: SiteInput!) { saveSite(input: $input) }')
  expect(suggestAliases([save], own, other, {})).toEqual([
    { place: 'arguments', ours: 'SiteInput.mailContact', theirs: ['mailContacts'], isSure: false },
    { place: 'arguments', ours: 'SiteInput.contactMail', theirs: ['mailContacts'], isSure: false },
  ])
})

test('an operation of theirs that is another one of ours is not offered: it may do the opposite', () => {
  const own = buildSchema('type Query { ok: Boolean } type Mutation { createPage(id: ID!): Boolean! deletePage(id: ID!): Boolean! }')
  const other = buildSchema('type Query { ok: Boolean } type Mutation { createPage(id: ID!): Boolean! erasePage(id: ID!): Boolean! }')
  const remove = parse('mutation DeletePage($id: ID!) { deletePage(id: $id) }')
  expect(suggestAliases([remove], own, other, {})).toEqual([{ place: 'operations', ours: 'deletePage', theirs: ['erasePage'], isSure: false }])
})
