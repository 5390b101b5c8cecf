import { expect, test } from 'vitest'
import { tried } from '../fit.test-support.ts'
import { fitReport } from './fit-report.ts'

const OURS = `
  type Query { sites: [Site!]! users: [User!]! }
  type Site { id: ID! supportAccManager: String }
  type User { id: ID! }
  type Mutation {
    createInternalUser(input: CreateInternalUserInput!): User!
    saveSite(id: ID!, zip: String, siteType: String, note: String): Boolean!
    updateCPWallet(userId: ID!, amount: Int!, transactionType: String!, note: String): Booking!
  }
  input CreateInternalUserInput { userName: String! password: String }
  type Booking { id: ID! amount: Int }`
const THEIRS = `type Query { sites: [Site!]! }
type Site { id: ID! }
type Mutation {
  createInternalUser(userName: String!,
    temporaryPassword: String!): User!
  saveSite(id: ID!, siteType: Kind, note: String!): Boolean!
  updateCPWallet(data: W!): Booking!
}
type User { id: ID! }
input W { userId: String! amount: String! transactionType: Entry! note: String }
enum Kind { MARKETING }
enum Entry { credit debit }
type Booking { id: ID! amount: Int }`

const DOCUMENTS = [
  'query Sites { sites { id supportAccManager } }',
  'query Users { users { id } }',
  'mutation CreateInternalUser($input: CreateInternalUserInput!) { createInternalUser(input: $input) { id } }',
  'mutation SaveSite($id: ID!, $zip: String, $siteType: String, $note: String) { saveSite(id: $id, zip: $zip, siteType: $siteType, note: $note) }',
  'mutation UpdateCPWallet($userId: ID!, $amount: Int!, $transactionType: String!, $note: String) { updateCPWallet(userId: $userId, amount: $amount, transactionType: $transactionType, note: $note) { id amount } }',
]
const SCREENS = [
  {
    title: 'Sites',
    needs: ['Sites'],
    reads: ['Sites', 'Users'],
    actions: [{ label: 'Save', operation: 'SaveSite' }],
    columns: { supportAccManager: 'Support account manager' },
  },
  { title: 'Manage Users', needs: ['Users'], reads: ['Users'], actions: [{ label: 'Create User', operation: 'CreateInternalUser' }] },
]

test('says worst first what does not open, what does not work, and what is left out', () => {
  const fits = DOCUMENTS.map((document) => tried(OURS, document, THEIRS).fit)
  expect(fitReport(fits, SCREENS)).toEqual({
    isEveryScreenOpen: false,
    lines: [
      '3 of 5 operations fit, 3 by fitting.',
      'Manage Users does not open: users is missing.',
      'Manage Users: Create User does not work: createInternalUser wants temporaryPassword, line 5: add it under users.',
      'Sites opens without what Users reads: users is missing.',
      "Sites opens without the column Support account manager (Site.supportAccManager is missing: the platform's Site has no such field, line 2).",
      'Sites: Save leaves out saveSite.zip (has no place on the platform).',
      'Sites: Save is refused unless it is filled in: saveSite.note (is required by the platform, line 6).',
      "Sites: Save is refused for some values: saveSite.siteType (cannot be SIMPLE_B2C, B2C_MARKET_PLACE, O2OCommerce: the platform's enum Kind does not have them, line 11).",
      "Payment UpdateCPWallet is sent as data.userId = userId, data.amount = amount (as text), data.transactionType = transactionType (if the platform's enum has it), data.note = note.",
    ],
  })
})

test('says of a schema that is ours that everything fits, and how payments are sent', () => {
  const fits = DOCUMENTS.map((document) => tried(OURS, document, OURS).fit)
  expect(fitReport(fits, SCREENS)).toEqual({
    isEveryScreenOpen: true,
    lines: [
      '5 of 5 operations fit, 0 by fitting.',
      'Payment UpdateCPWallet is sent as userId = userId, amount = amount, transactionType = transactionType, note = note.',
    ],
  })
})

test('says of each value once what the platform wants or lacks, with all screens and actions that send it', () => {
  const ours = `type Query { ok: Boolean } type Mutation { createSite(input: SiteInput!, by: String): Boolean! updateSite(input: SiteInput!): Boolean! }
    input SiteInput { id: ID! zip: String lane: String }`
  const theirs = `type Query { ok: Boolean } type Mutation { createSite(input: SiteInput!): Boolean! updateSite(input: SiteInput!): Boolean! }
    input SiteInput { id: ID! zip: String! }`
  const documents = [
    'mutation CreateSite($input: SiteInput!, $by: String) { createSite(input: $input, by: $by) }',
    'mutation UpdateSite($input: SiteInput!) { updateSite(input: $input) }',
  ]
  const [create, update] = [
    { label: 'Create', operation: 'CreateSite' },
    { label: 'Save', operation: 'UpdateSite' },
  ]
  const screen = { needs: [], reads: [] }
  const screens = [
    { title: 'Sites', actions: [update], ...screen },
    { title: 'Edit', actions: [update], ...screen },
    { title: 'New', actions: [create], ...screen },
  ]
  const of = (sdl: string) =>
    fitReport(
      documents.map((document) => tried(ours, document, sdl).fit),
      screens,
    ).lines.slice(1)
  expect(of(theirs)).toEqual([
    'Sites, Edit, New: Save, Create leave out SiteInput.lane (has no place on the platform).',
    'New: Create leaves out createSite.by (has no place on the platform).',
    'Sites, Edit, New: Save, Create are refused unless it is filled in: SiteInput.zip (is required by the platform, line 2).',
  ])
  expect(of(theirs.replace('updateSite(', 'changeSite('))[0]).toBe('Sites, Edit: Save does not work: updateSite is missing.')
})

test('names an operation of no screen too', () => {
  const fits = DOCUMENTS.map((document) => tried(OURS, document, THEIRS).fit)
  expect(fitReport(fits, []).lines).toContain('Users is not sent: users is missing.')
})
