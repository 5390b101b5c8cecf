import { buildSchema, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { answerShapes } from '#schema/codegen/answer-shapes.ts'

const schema = buildSchema(`
  type Query { users: [User!]!, count: Int }
  type User { id: ID!, name: String, tags: [String!], address: Address, home: Address! }
  type Address { city: String!, zip: String }
`)

const shapeOf = (text: string) => answerShapes(schema, [parse(text)])['Test']

describe('answerShapes', () => {
  test('gives scalars as their type and objects as their type and fields', () => {
    expect(shapeOf('query Test { count users { id tags address { city } } }')).toEqual({
      count: 'Int',
      users: { type: '[User!]!', fields: { id: 'ID!', tags: '[String!]', address: { type: 'Address', fields: { city: 'String!' } } } },
    })
  })

  test('follows aliases, fragments and inline fragments', () => {
    expect(shapeOf('query Test { all: users { ...Name ... on User { __typename } } } fragment Name on User { label: name }')).toEqual({
      all: { type: '[User!]!', fields: { label: 'String', __typename: 'String!' } },
    })
  })

  test('merges a field that is selected twice', () => {
    expect(shapeOf('query Test { users { home { city } home { zip } } }')).toEqual({
      users: { type: '[User!]!', fields: { home: { type: 'Address!', fields: { city: 'String!', zip: 'String' } } } },
    })
  })

  test('does not require what a directive may leave out', () => {
    expect(shapeOf('query Test($full: Boolean!) { users { id @include(if: $full) ... @skip(if: $full) { home { city } } } }')).toEqual({
      users: { type: '[User!]!', fields: { id: 'ID', home: { type: 'Address', fields: { city: 'String!' } } } },
    })
  })

  test('keeps a field required that one of two selections asks for without a directive', () => {
    expect(shapeOf('query Test($full: Boolean!) { users { id @include(if: $full) id } }')).toEqual({ users: { type: '[User!]!', fields: { id: 'ID!' } } })
  })
})
