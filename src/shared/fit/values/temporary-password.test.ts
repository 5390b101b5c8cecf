import { expect, test } from 'vitest'
import { tried } from '../fit.test-support.ts'

const OK = 'type Query { ok: Boolean } type User { id: ID! }'
const OURS = `${OK} type Mutation { createInternalUser(input: CreateInternalUserInput!): User! } input CreateInternalUserInput { userName: String! password: String }`
const DOCUMENT = 'mutation CreateInternalUser($input: CreateInternalUserInput!) { createInternalUser(input: $input) { id } }'
const SET = { hasTemporaryPassword: true }
const SENT = { input: { userName: 'a@x.example', password: 'Welcome-2026' } }

const inInput = (fields: string) => `${OK} type Mutation { createInternalUser(data: New!): User! } input New { userName: String! ${fields} }`
const flat = (fields: string) => `${OK} type Mutation { createInternalUser(userName: String! ${fields}): User! }`
const fitted = (theirs: string, settings = {}, aliases = {}) => tried(OURS, DOCUMENT, theirs, aliases, settings)

test.each(['password', 'temporaryPassword', 'temp_password', 'initialPassword', 'pwd'])(
  'a platform that requires it as %s gets the one of the profile',
  (name) => {
    expect(fitted(inInput(`${name}: String!`), SET).send(SENT)).toEqual({ data: { userName: 'a@x.example', [name]: 'Welcome-2026' } })
    expect(fitted(flat(`${name}: String!`), SET).send(SENT)).toEqual({ userName: 'a@x.example', [name]: 'Welcome-2026' })
    expect(fitted(flat(`${name}: String!`), SET).missing).toEqual([])
  },
)

test.each(['password', 'temporaryPassword', 'initialPassword'])('without it in the profile, what requires it as %s says what to add', (name) => {
  expect(fitted(inInput(`\n${name}: String!`)).missing).toEqual(['unfilled createInternalUser wants temporaryPassword: add it under users (line 2)'])
  expect(fitted(flat(`\n${name}: String!`)).missing).toEqual(['unfilled createInternalUser wants temporaryPassword: add it under users (line 2)'])
})

test('an optional one is filled too; of several the required one', () => {
  expect(fitted(inInput('tempPassword: String'), SET).send(SENT)).toEqual({ data: { userName: 'a@x.example', tempPassword: 'Welcome-2026' } })
  expect(fitted(inInput('password: String, temporaryPassword: String!'), SET).send(SENT)).toEqual({
    data: { userName: 'a@x.example', temporaryPassword: 'Welcome-2026' },
  })
  expect(fitted(inInput('tempPassword: String')).missing).toEqual([])
})

test('it goes into no flag and no other text, and an alias alone counts where there is one', () => {
  expect(fitted(inInput('changePassword: Boolean!, pass: String!'), SET).missing).toContain(
    'unfilled New.changePassword is required by the platform, and the console has no value for it (line 1)',
  )
  const alias = { arguments: { 'CreateInternalUserInput.password': 'secretWord' } }
  expect(fitted(inInput('secretWord: String!, password: String'), SET, alias).send(SENT)).toEqual({
    data: { userName: 'a@x.example', secretWord: 'Welcome-2026' },
  })
})

test('a profile that sets one for a platform without a place for it is told so', () => {
  const why = ['argument CreateInternalUserInput.password has no place on the platform, and the profile sets users.temporaryPassword']
  expect(fitted(inInput(''), SET).missing).toEqual(why)
  expect(fitted(inInput('')).missing).toEqual([])
  const none = { arguments: { 'CreateInternalUserInput.password': null } }
  expect(fitted(inInput('password: String'), SET, none).missing).toEqual(why)
})
