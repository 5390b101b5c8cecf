import { describe, expect, test } from 'vitest'
import { tried } from '../fit.test-support.ts'

const OK = 'type Query { ok: Boolean }'
const OURS = `${OK}
  type Site { id: ID! name: String }
  type Mutation { removeSite(id: ID!): Boolean! addSite(name: String!): Site! addSites(names: [String!]!): [Site!]! deleteSite(id: ID!): Site verifyUsername(username: String!): Boolean! }`
const REMOVE = 'mutation RemoveSite($id: ID!) { removeSite(id: $id) }'
const ADD = 'mutation AddSite($name: String!) { addSite(name: $name) { id name } }'
const RESULT = 'type Result { success: Boolean! message: String }'

describe('a yes', () => {
  test.each<[type: string, more: string, selection: string, answers: readonly (readonly [unknown, unknown])[]]>([
    [
      'Site',
      'type Site { id: ID! }',
      ' {\n    __typename\n  }',
      [
        [{ __typename: 'Site' }, true],
        [null, null],
      ],
    ],
    [
      'String',
      '',
      '',
      [
        ['done', true],
        ['false', false],
      ],
    ],
    ['[ID!]!', '', '', [[['1'], true]]],
  ])('from %s', (type, more, selection, answers) => {
    const { document, read } = tried(OURS, REMOVE, `${OK} type Mutation { removeSite(id: ID!): ${type} } ${more}`)
    expect(document).toBe(`mutation RemoveSite($id: ID!) {\n  removeSite(id: $id)${selection}\n}`)
    for (const [theirs, ours] of answers) expect(read({ removeSite: theirs })).toEqual({ removeSite: ours })
  })

  test('from whether it succeeded; a refusal keeps its message', () => {
    const { document, read } = tried(OURS, REMOVE, `${OK} type Mutation { removeSite(id: ID!): Result! } ${RESULT}`)
    expect(document).toBe('mutation RemoveSite($id: ID!) {\n  removeSite(id: $id) {\n    success\n    message\n  }\n}')
    expect(read({ removeSite: { success: true, message: 'ok' } })).toEqual({ removeSite: true })
    expect(read({ removeSite: { success: false, message: 'SITE_IN_USE' } })).toBe('refused: removeSite SITE_IN_USE')
  })

  test('of a question is only its own', () => {
    const document = 'mutation VerifyUsername($username: String!) { verifyUsername(username: $username) }'
    const own = tried(OURS, document, `${OK} type Mutation { verifyUsername(username: String!): Free! } type Free { available: Boolean! message: String }`)
    expect(own.document).toBe('mutation VerifyUsername($username: String!) {\n  verifyUsername(username: $username) {\n    available\n  }\n}')
    expect(own.read({ verifyUsername: { available: false } })).toEqual({ verifyUsername: false })
    const other = tried(OURS, document, `${OK} type Mutation { verifyUsername(username: String!): String! }`)
    expect(other.missing).toEqual(['field verifyUsername is Boolean in the console and String on the platform (line 1)'])
    const asked = tried(OURS, document, 'type Query { verifyUsername(username: String!): Boolean! }')
    expect([asked.fit.plan?.kind, asked.document]).toEqual(['query', 'query VerifyUsername($username: String!) {\n  verifyUsername(username: $username)\n}'])
  })
})

describe('a record', () => {
  test('from any scalar: that it came is what counts', () => {
    const { read, noted, fit } = tried(OURS, ADD, `${OK} type Mutation { addSite(name: String!): Boolean! }`)
    expect(read({ addSite: true })).toEqual({ addSite: {} })
    expect(read({ addSite: false })).toEqual({ addSite: null })
    expect(noted).toEqual([
      "field Site.id is not in the platform's answer, which is Boolean!",
      "field Site.name is not in the platform's answer, which is Boolean!",
    ])
    expect(fit.plan?.absent).toEqual(['addSite.id', 'addSite.name'])
  })

  test('from what it is wrapped in', () => {
    const theirs = `${OK} type Mutation { addSite(name: String!): Payload! } type Payload { ok: Boolean error: String owner: Owner site: Shop } type Owner { id: ID! } type Shop { id: ID! name: String }`
    const { document, read } = tried(OURS, ADD, theirs)
    expect(document).toBe('mutation AddSite($name: String!) {\n  addSite(name: $name) {\n    site {\n      id\n      name\n    }\n    ok\n    error\n  }\n}')
    expect(read({ addSite: { ok: true, error: null, site: { id: '1', name: 'A' } } })).toEqual({ addSite: { id: '1', name: 'A' } })
    expect(read({ addSite: { ok: false, error: null, site: null } })).toBe('refused: addSite was refused')
  })

  test('of a list is an empty list where the answer is none', () => {
    const document = 'mutation AddSites($names: [String!]!) { addSites(names: $names) { id } }'
    expect(
      tried(OURS, document, `${OK} type Mutation { addSites(names: [String!]!): Result! } ${RESULT}`).read({ addSites: { success: true, message: null } }),
    ).toEqual({ addSites: [] })
  })

  test('that the next step needs is not left out', () => {
    const ours = `${OK} type Plan { serviceId: ID! } type Mutation { addPlatformService(name: String!): Plan! }`
    const document = 'mutation AddPlatformService($name: String!) { addPlatformService(name: $name) { serviceId } }'
    expect(tried(ours, document, `${OK} type Mutation { addPlatformService(name: String!): Boolean! }`).missing).toEqual([
      "field Plan.serviceId is not in the platform's answer, which is Boolean!",
    ])
  })

  test('that is wrapped is not looked for in JSON', () => {
    const theirs = `scalar AWSJSON ${OK} type Mutation { addSite(name: String!): Shop! } type Shop { id: ID! logo: AWSJSON }`
    expect(tried(OURS, ADD, theirs).document).toBe('mutation AddSite($name: String!) {\n  addSite(name: $name) {\n    id\n  }\n}')
  })
})

test('a text that is the answer itself is not made up', () => {
  const ours = `${OK} type Mutation { register(payload: String!): String! }`
  const document = 'mutation Register($payload: String!) { register(payload: $payload) }'
  expect(tried(ours, document, `${OK} type Mutation { register(payload: String!): Boolean! }`).missing).toEqual([
    'field register is String in the console and Boolean on the platform (line 1)',
  ])
})
