import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import type { Aliases } from './aliases.ts'
import { wrongAliases } from './wrong-aliases.ts'

const OURS = `
  type Query { sites(region: String!): [Site!]! }
  type Site { id: ID! manager: String masterStatus: String }
  type Mutation { saveSite(input: SiteInput!): Boolean! }
  input SiteInput { id: ID! manager: String masterStatus: String legacy: String! address: AddressInput }
  input AddressInput { zip: String }`
const THEIRS = `
  type Query { allSites(area: String!): [Shop!]! }
  type Shop { id: ID! accountManager: String masterStatus: Status }
  type Mutation { saveSite(input: ShopInput!): Boolean! }
  input ShopInput { id: ID! accountManager: String masterStatus: Status postcode: String }
  enum Status { ACTIVE INACTIVE }`

const found = (aliases: Aliases, theirs = THEIRS) =>
  wrongAliases(buildSchema(OURS), buildSchema(theirs), aliases).map(({ field, message }) => `${field} ${message}`)

test('aliases that name something on both sides, or null, are not wrong', () => {
  const aliases: Aliases = {
    operations: { sites: 'allSites' },
    types: { Site: 'Shop' },
    fields: { 'Site.manager': 'accountManager', 'Address.zip': 'postcode', 'Site.id': null },
    arguments: { 'sites.region': 'area', 'SiteInput.legacy': null, 'saveSite.zip': 'postcode', 'Site.manager': 'accountManager' },
    values: { masterStatus: { On: 'ACTIVE', Off: 'INACTIVE' }, 'SiteInput.masterStatus': { On: 'ACTIVE' }, 'Site.manager': { Nobody: '-' } },
  }
  expect(found(aliases)).toEqual([])
  expect(found({})).toEqual([])
})

test('an alias whose key is none of our names is named', () => {
  const aliases: Aliases = {
    operations: { site: 'allSites' },
    types: { Sites: 'Shop' },
    fields: { 'Site.maneger': null },
    arguments: { 'sites.regoin': 'area', 'SitesInput.legacy': null, 'saveSite.zap': 'postcode' },
    values: { masterState: { On: 'ACTIVE' }, masterStatus: { Onn: 'ACTIVE' } },
  }
  expect(found(aliases)).toEqual(
    [
      'operations "site"',
      'types "Sites"',
      'fields "Site.maneger"',
      'arguments "sites.regoin"',
      'arguments "SitesInput.legacy"',
      'arguments "saveSite.zap"',
      'values "masterState"',
      'values "masterStatus" "Onn"',
    ].map((place) => `schema.aliases.${place} names nothing that the console sends or shows`),
  )
})

test("an alias whose target is not in the platform's schema is named, also one of another kind", () => {
  const aliases: Aliases = {
    operations: { sites: 'everySite' },
    types: { Site: 'Status' },
    fields: { 'Site.manager': 'accountMgr' },
    arguments: { 'SiteInput.manager': 'allSites' },
    values: { masterStatus: { On: 'ACTIV' } },
  }
  expect(found(aliases)).toEqual([
    'schema.aliases.operations "sites" leads nowhere: the platform\'s schema has no operation "everySite"',
    'schema.aliases.types "Site" leads nowhere: the platform\'s schema has no type "Status"',
    'schema.aliases.fields "Site.manager" leads nowhere: the platform\'s schema has no field "accountMgr"',
    'schema.aliases.arguments "SiteInput.manager" leads nowhere: the platform\'s schema has no argument or field of an input "allSites"',
    'schema.aliases.values "masterStatus" "On" leads nowhere: the platform\'s schema has no value "ACTIV" of masterStatus',
  ])
})

test('names inside JSON are in no schema, so a target of a field may be any', () => {
  const theirs = `scalar JSON ${THEIRS.replace('accountManager: String masterStatus: Status }', 'details: JSON }')}`
  expect(found({ fields: { 'Site.manager': 'mgr', 'Site.maneger': 'mgr' } }, theirs)).toEqual([
    'schema.aliases.fields "Site.maneger" names nothing that the console sends or shows',
  ])
})
