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

  test('says of an input what it says of the answered field of that name: JSON text, unix seconds', () => {
    const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'))
    const fields = types.flatMap((type) => Object.values(fieldsOf(type)).map((field) => ({ where: `${type.name}.${field.name}`, field })))
    for (const said of [/\bJSON text\b/, /unix seconds/i]) {
      const names = new Set(fields.filter(({ field }) => said.test(field.description ?? '')).map(({ field }) => field.name))
      expect(names.size).toBeGreaterThan(2)
      const silent = fields.filter(({ field }) => names.has(field.name) && !said.test(field.description ?? ''))
      expect(silent.map(({ where }) => where)).toEqual([])
    }
  })
})
