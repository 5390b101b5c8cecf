import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql'

/** The contract, without anybody's resolvers. */
export const schema = buildSchema(readFileSync(new URL('../../schema/platform.graphql', import.meta.url), 'utf8'))

/** The words of a text, blanks and commas between them. */
export const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '')

type Field = GraphQLField<unknown, unknown> | GraphQLInputField
export type Taken = GraphQLArgument | GraphQLInputField

/** The fields of an object or input type; none for the others. */
export const fieldsOf = (type: GraphQLNamedType): Readonly<Record<string, Field>> => (isObjectType(type) || isInputObjectType(type) ? type.getFields() : {})

/** Which of the paths (`address.city`) do not lead to a field of the type. */
export const missingPaths = (type: GraphQLNamedType, paths: readonly string[]): string[] => paths.filter((path) => !leadsToField(type, path.split('.')))

function leadsToField(type: GraphQLNamedType, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true
  const field = fieldsOf(type)[step]
  return field !== undefined && leadsToField(getNamedType(field.type), rest)
}

/** What an operation takes: its arguments, or the fields of its one argument `input`. */
export function takenBy(field: GraphQLField<unknown, unknown>): readonly Taken[] {
  const [only] = field.args
  const input = only?.name === 'input' ? getNamedType(only.type) : undefined
  return isInputObjectType(input) ? Object.values(input.getFields()) : field.args
}

/** Whether the operation takes `name`, a path (`configs.code`) or a name with its default (`limit=900`). */
export function accepts(taken: readonly Taken[], expected: string): boolean {
  const [path = '', value] = expected.split('=')
  const [name, ...rest] = path.split('.')
  const found = taken.find((candidate) => candidate.name === name)
  if (!found || (value !== undefined && String(found.defaultValue) !== value)) return false
  return leadsToField(getNamedType(found.type), rest)
}
