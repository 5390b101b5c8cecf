import { describe, expect, test } from 'vitest'
import { compileAnswerShape, type FieldShapes } from './answer-shape.ts'

const userShape = {
  getInternalUsers: {
    type: '[InternalUser!]!',
    fields: {
      username: 'String!',
      id: 'ID!',
      enabled: 'Boolean',
      createdAt: 'Long',
      limit: 'Int',
      latitude: 'Float',
      permissions: { type: '[Permission!]', fields: { name: 'String!', operations: '[String!]!' } },
    },
  },
} satisfies FieldShapes

const check = compileAnswerShape(userShape)
const user = { username: 'asha', id: '1', enabled: true, createdAt: 1_800_000_000, permissions: [{ name: 'site', operations: ['view_site_list'] }] }
const answer = (change: object) => ({ getInternalUsers: [user, { ...user, ...change }] })

describe('compileAnswerShape', () => {
  test('passes an answer that fits', () => {
    expect(check(answer({}))).toBeNull()
    expect(check({ getInternalUsers: [] })).toBeNull()
  })

  test('tolerates a nullable field that is null or absent, and a field nobody asked for', () => {
    expect(check(answer({ enabled: null, permissions: undefined, addedLater: 5 }))).toBeNull()
  })

  test('names the place of a missing required field', () => {
    expect(check(answer({ username: null }))).toEqual({ path: 'getInternalUsers[1].username', expected: 'a value', found: 'null' })
    expect(check({})).toEqual({ path: 'getInternalUsers', expected: 'a value', found: 'nothing' })
    expect(check(null)).toEqual({ path: '', expected: 'a value', found: 'null' })
  })

  test.each([
    [{ username: 5 }, 'username', 'String', 'an integer'],
    [{ id: 5 }, 'id', 'String', 'an integer'],
    [{ enabled: 'true' }, 'enabled', 'Boolean', 'a string'],
    [{ createdAt: '1800000000' }, 'createdAt', 'Long', 'a string'],
    [{ limit: 2 ** 31 }, 'limit', 'Int', 'an integer'],
    [{ limit: 0.5 }, 'limit', 'Int', 'a fraction'],
    [{ latitude: '12.9' }, 'latitude', 'Float', 'a string'],
    [{ permissions: {} }, 'permissions', 'a list', 'an object'],
    [{ permissions: [null] }, 'permissions[0]', 'a value', 'null'],
    [{ permissions: [[]] }, 'permissions[0]', 'an object', 'a list'],
    [{ permissions: [{ name: 'site', operations: ['a', 1] }] }, 'permissions[0].operations[1]', 'String', 'an integer'],
  ])('finds %j', (change, path, expected, found) => {
    expect(check(answer(change))).toEqual({ path: `getInternalUsers[1].${path}`, expected, found })
  })

  test('accepts the bounds of Int and Long', () => {
    expect(check(answer({ limit: -(2 ** 31), createdAt: 2 ** 53 - 1 }))).toBeNull()
    expect(check(answer({ limit: 2 ** 31 - 1 }))).toBeNull()
  })

  test.each([2 ** 53, -(2 ** 60), 1e300, 1.5])('a Long of %d does not cost the whole answer: its cell shows it as odd', (createdAt) => {
    expect(check(answer({ createdAt }))).toBeNull()
  })

  test('refuses a shape with a scalar that the contract does not know', () => {
    expect(() => compileAnswerShape({ getDate: 'AWSDate' })).toThrow('no scalar AWSDate')
  })
})
