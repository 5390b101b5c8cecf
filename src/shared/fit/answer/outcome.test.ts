import { describe, expect, test } from 'vitest'
import { tried } from '../fit.test-support.ts'

const OK = 'type Query { ok: Boolean }'
const OURS = `${OK}
  type Site { id: ID! name: String }
  type Mutation { removeSite(id: ID!): Boolean! addSite(name: String!): Site! verifyUsername(username: String!): Boolean! }`
const REMOVE = 'mutation RemoveSite($id: ID!) { removeSite(id: $id) }'
const ADD = 'mutation AddSite($name: String!) { addSite(name: $name) { id name } }'
const VERIFY = 'mutation VerifyUsername($username: String!) { verifyUsername(username: $username) }'

const removed = (type: string, more: string) => tried(OURS, REMOVE, `${OK} type Mutation { removeSite(id: ID!): ${type} } ${more}`)
const added = (type: string, more: string) =>
  tried(OURS, ADD, `${OK} type Mutation { addSite(name: String!): ${type} } type Site { id: ID! name: String } ${more}`)

describe('a write is refused where its answer holds errors', () => {
  test.each<[errors: string, more: string, selection: string, some: unknown, none: unknown, message: string]>([
    ['errors: [String!]', '', 'errors', ['SITE_IN_USE'], [], 'SITE_IN_USE'],
    ['error: String', '', 'error', 'SITE_IN_USE', '', 'SITE_IN_USE'],
    [
      'userErrors: [UserError!]!',
      'type UserError { field: [String!] message: String! }',
      'userErrors {\n      message\n    }',
      [{ message: 'IN_USE' }],
      [],
      'IN_USE',
    ],
    ['errors: [E]', 'type E { field: String! messages: [String!]! }', 'errors {\n      messages\n    }', [{ messages: ['IN_USE'] }], null, 'IN_USE'],
    ['errors: [E!]', 'interface E { code: Int }', 'errors {\n      __typename\n    }', [{ __typename: 'Locked' }], [], 'was refused'],
    [
      'errors: [E!]',
      'union E = A | B | C type A { message: String! } type B { message: String! } type C { message: String }',
      'errors {\n      __typename\n      ... on A {\n        message\n      }\n      ... on B {\n        message\n      }\n    }',
      [{ __typename: 'B', message: 'IN_USE' }],
      null,
      'IN_USE',
    ],
  ])('%s', (errors, more, selection, some, none, message) => {
    const bare = removed('Payload!', `type Payload { clientMutationId: String ${errors} } ${more}`)
    expect(bare.document).toBe(`mutation RemoveSite($id: ID!) {\n  removeSite(id: $id) {\n    ${selection}\n  }\n}`)
    const name = errors.split(':')[0] ?? ''
    expect(bare.read({ removeSite: { [name]: some } })).toBe(`refused: removeSite ${message}`)
    expect(bare.read({ removeSite: { [name]: none } })).toEqual({ removeSite: true })
    const record = added('Payload!', `type Payload { site: Site ${errors} } ${more}`)
    expect(record.read({ addSite: { site: null, [name]: some } })).toBe(`refused: addSite ${message}`)
    expect(record.read({ addSite: { site: { id: '1', name: 'A' }, [name]: none } })).toEqual({ addSite: { id: '1', name: 'A' } })
  })

  test('beside the fields of the record too', () => {
    const { document, read } = added('Payload!', 'type Payload { id: ID name: String success: Boolean! errors: [String!] }')
    expect(document).toContain('    id\n    name\n    success\n    errors\n')
    expect(read({ addSite: { id: null, name: null, success: false, errors: ['NAME_TAKEN'] } })).toBe('refused: addSite NAME_TAKEN')
    expect(read({ addSite: { id: '1', name: 'A', success: true, errors: null } })).toMatchObject({ addSite: { id: '1', name: 'A' } })
  })
})

describe('a write answered by a union', () => {
  test('was done where the answer is the only type that is no refusal', () => {
    const types =
      'union Removed = Done | NotFoundError | Locked type Done { siteId: ID } type NotFoundError { message: String! } type Locked implements Error { message: String! } interface Error { message: String! }'
    const { document, read } = removed('Removed!', types)
    expect(document).toBe(
      'mutation RemoveSite($id: ID!) {\n  removeSite(id: $id) {\n    __typename\n    ... on Done {\n      __typename\n    }\n    ... on NotFoundError {\n      message\n    }\n    ... on Locked {\n      message\n    }\n  }\n}',
    )
    expect(read({ removeSite: { __typename: 'Done' } })).toEqual({ removeSite: true })
    expect(read({ removeSite: { __typename: 'Locked', message: 'LOCKED' } })).toBe('refused: removeSite LOCKED')
  })

  test('holds the record inside that type', () => {
    const { read } = added(
      'Added!',
      'union Added = AddSiteSuccess | ValidationError type AddSiteSuccess { site: Site! } type ValidationError { message: String! }',
    )
    expect(read({ addSite: { __typename: 'AddSiteSuccess', site: { id: '1', name: 'A' } } })).toEqual({ addSite: { id: '1', name: 'A' } })
    expect(read({ addSite: { __typename: 'ValidationError', message: 'NAME_TAKEN' } })).toBe('refused: addSite NAME_TAKEN')
  })

  test('is listed where several types may be the one', () => {
    expect(removed('Removed!', 'union Removed = Done | Queued type Done { id: ID } type Queued { id: ID }').missing).toEqual([
      'field removeSite has no member that is plainly Boolean (line 1)',
    ])
  })
})

test('a Boolean of the record that was written is no outcome', () => {
  const { document, read } = removed('Site!', 'type Site { id: ID! enabled: Boolean }')
  expect(document).toContain('__typename')
  expect(read({ removeSite: { __typename: 'Site' } })).toEqual({ removeSite: true })
  expect(removed('R!', 'type R { deleted: Boolean! }').read({ removeSite: { deleted: false } })).toEqual({ removeSite: false })
})

test('the answer to a question is not taken from a Boolean that says the opposite', () => {
  const asked = (type: string) => tried(OURS, VERIFY, `${OK} type Mutation { verifyUsername(username: String!): Answer! } type Answer { ${type} }`)
  expect(asked('exists: Boolean!').missing).toEqual(['field verifyUsername is Boolean in the console and Answer on the platform (line 1)'])
  expect(asked('isTaken: Boolean! valid: Boolean!').read({ verifyUsername: { valid: true } })).toEqual({ verifyUsername: true })
})

test('a payment is not sent where a status of the platform alone says whether it was done', () => {
  const ours = `${OK} type Mutation { updateCPWallet(userId: ID!): Booking! } type Booking { id: ID! amount: Int }`
  const document = 'mutation UpdateCPWallet($userId: ID!) { updateCPWallet(userId: $userId) { id amount } }'
  const theirs = (result: string) => `${OK} type Mutation { updateCPWallet(userId: ID!): Result! } type Result { ${result} }`
  expect(tried(ours, document, theirs('statusCode: Int! message: String')).missing).toEqual([
    "field updateCPWallet is answered by the platform's Result.statusCode, which does not say plainly whether it was done (line 1)",
  ])
  expect(tried(ours, document, theirs('status: String errors: [String!]')).read({ updateCPWallet: { errors: ['LIMIT'] } })).toBe(
    'refused: updateCPWallet LIMIT',
  )
})

test('a document that their schema would not take is listed', () => {
  const theirs = `${OK} type Mutation { addSite(name: String!): Added! } union Added = Site | Taken type Site { id: ID! name: String message: Int } type Taken { message: String! }`
  const ours = OURS.replace('name: String }', 'name: String message: Int }')
  expect(tried(ours, 'mutation AddSite($name: String!) { addSite(name: $name) { id message } }', theirs).missing).toEqual([
    'field addSite cannot be asked: Fields "message" conflict because they return conflicting types "Int" and "String!". Use different aliases on the fields to fetch both if this was intentional',
  ])
})
