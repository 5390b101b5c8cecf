import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
  validateSchema,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { LEDGER_ENTITIES } from './ledger-entities.ts'
import { LEDGER_OPERATIONS, type LedgerOperation } from './ledger-operations.ts'

const schema = buildSchema(readFileSync(new URL('../../schema/platform.graphql', import.meta.url), 'utf8'))

type Field = GraphQLField<unknown, unknown> | GraphQLInputField
type Taken = GraphQLArgument | GraphQLInputField

const fieldsOf = (type: GraphQLNamedType): Readonly<Record<string, Field>> => (isObjectType(type) || isInputObjectType(type) ? type.getFields() : {})

/** Which of the paths (`address.city`) do not lead to a field of the type. */
const missingPaths = (type: GraphQLNamedType, paths: readonly string[]): string[] => paths.filter((path) => !leadsToField(type, path.split('.')))

function leadsToField(type: GraphQLNamedType, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true
  const field = fieldsOf(type)[step]
  return field !== undefined && leadsToField(getNamedType(field.type), rest)
}

function operationField({ kind, name }: LedgerOperation): GraphQLField<unknown, unknown> {
  const field = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name]
  if (!field) throw new Error(`The schema has no ${kind} ${name}`)
  return field
}

/** What an operation takes: its arguments, or the fields of its one argument `input`. */
function takenBy(field: GraphQLField<unknown, unknown>): readonly Taken[] {
  const [only] = field.args
  const input = only?.name === 'input' ? getNamedType(only.type) : undefined
  return isInputObjectType(input) ? Object.values(input.getFields()) : field.args
}

/** Whether the operation takes `name`, a path (`configs.code`) or a name with its default (`limit=900`). */
function takes(taken: readonly Taken[], expected: string): boolean {
  const [path = '', value] = expected.split('=')
  const [name, ...rest] = path.split('.')
  const found = taken.find((candidate) => candidate.name === name)
  if (!found || (value !== undefined && String(found.defaultValue) !== value)) return false
  return leadsToField(getNamedType(found.type), rest)
}

describe('platform.graphql', () => {
  test('is a valid schema', () => {
    expect(validateSchema(schema)).toEqual([])
  })

  test('describes its root fields, each with its ledger source', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}))
    expect(roots.filter((field) => !/Source: CALL2?-\d{3}/.test(field.description ?? '')).map((field) => field.name)).toEqual([])
  })

  test('has no root field that the ledger does not list', () => {
    const listed = new Set(LEDGER_OPERATIONS.map((operation) => `${operation.kind} ${operation.name}`))
    const served = (['query', 'mutation'] as const).flatMap((kind) =>
      Object.keys((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map((name) => `${kind} ${name}`),
    )
    expect(served.filter((name) => !listed.has(name))).toEqual([])
    expect(served).toHaveLength(listed.size)
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

const titled = (ids: readonly string[]): string => ids.map((id) => ` [${id}]`).join('')

describe('operations', () => {
  for (const operation of LEDGER_OPERATIONS) {
    test(`${operation.kind} ${operation.name} takes ${operation.takes.length === 0 ? 'nothing' : 'its arguments'}${titled(operation.ids)}`, () => {
      const field = operationField(operation)
      const taken = takenBy(field)
      const hasNothingElse = operation.takes.length > 0 || field.args.length === 0
      const isList = isListType(getNullableType(field.args[0]?.type))
      expect({
        missingArguments: operation.takes.filter((expected) => !takes(taken, expected)),
        hasNothingElse,
        isBulk: operation.bulk === true ? isList : false,
        missingFields: missingPaths(getNamedType(field.type), operation.answers ?? []),
        scalar: operation.scalar === undefined ? undefined : getNamedType(field.type).name,
      }).toEqual({ missingArguments: [], hasNothingElse: true, isBulk: operation.bulk === true, missingFields: [], scalar: operation.scalar })
    })
  }
})

describe('entities', () => {
  for (const { id, title, type, fields } of LEDGER_ENTITIES) {
    test(`${title} has its fields [${id}]`, () => {
      const named = schema.getType(type)
      if (!named) throw new Error(`The schema has no ${type}`)
      expect(missingPaths(named, fields)).toEqual([])
    })
  }
})
