import { buildSchema, introspectionFromSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { readPlatformSchema } from './platform-schema.ts'

const SDL = 'type Query { site(id: ID!): Site } type Site { id: ID! at: Int }'

const fieldsOf = (text: string): unknown => {
  const reading = readPlatformSchema(text)
  return reading.ok ? Object.values(reading.schema.getQueryType()?.getFields() ?? {}).map(({ name, type }) => `${name}: ${String(type)}`) : reading.problem
}

describe('readPlatformSchema', () => {
  test('reads SDL and both forms of an introspection', () => {
    const introspection = introspectionFromSchema(buildSchema(SDL))
    expect([SDL, JSON.stringify(introspection), JSON.stringify({ data: introspection }, null, 2)].map(fieldsOf)).toEqual([
      ['site: Site'],
      ['site: Site'],
      ['site: Site'],
    ])
  })

  test('reads what AppSync exports: directives and scalars that nobody defines', () => {
    expect(
      fieldsOf('type Query @aws_cognito_user_pools { at: AWSTimestamp @aws_auth(cognito_groups: ["Admin"]) mail: AWSEmail } schema { query: Query }'),
    ).toEqual(['at: AWSTimestamp', 'mail: AWSEmail'])
    expect(fieldsOf('scalar AWSTimestamp type Query { at: AWSTimestamp }')).toEqual(['at: AWSTimestamp'])
  })

  test('keeps the lines of the file', () => {
    const reading = readPlatformSchema('type Query {\n  a: Int @x\n  b: Int\n}')
    expect(reading.ok && reading.schema.getQueryType()?.getFields()['b']?.astNode?.loc?.startToken.line).toBe(3)
  })

  test.each([
    ['', 'cannot be read: Syntax Error: Unexpected <EOF>.'],
    ['{"data": {}}', 'cannot be read: it holds no "__schema"'],
    ['type Query { site: Site }', 'cannot be read: Unknown type "Site".'],
    ['type Site { id: ID }', 'is no usable schema: Query root type must be provided.'],
  ])('says why %j is none', (text, problem) => {
    expect(fieldsOf(text)).toBe(problem)
  })
})
