import { getNamedType, isScalarType, validateSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { fieldsOf, schema } from './schema-paths.ts'

describe('platform.graphql', () => {
  test('is a valid schema', () => {
    expect(validateSchema(schema)).toEqual([])
  })

  test('gives money as integers only', () => {
    const money = /^(amt|amount|balance|charges|rate|listRate|total|costPrice|packingCharge|minOrderValue|boardingAmount|renewalAmount)$/
    const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'))
    const fields = types.flatMap((type) => Object.values(fieldsOf(type)))
    const args = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}).flatMap((field) => field.args))
    const amounts = [...fields, ...args].filter((field) => money.test(field.name) && isScalarType(getNamedType(field.type)))
    expect(amounts.length).toBeGreaterThan(20)
    expect(amounts.filter((field) => !['Int', 'Long'].includes(getNamedType(field.type).name)).map((field) => field.name)).toEqual([])
  })
})
