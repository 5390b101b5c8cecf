import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  Kind,
  valueFromASTUntyped,
} from 'graphql'
import { type Alias, argumentAlias } from './aliases.ts'
import type { Matching } from './matching.ts'

/** A value of ours that an argument, or a field of an input, of theirs can be filled from. */
export interface OwnValue {
  readonly name: string
  /** The type or operation that has it, for what is listed of it. */
  readonly owner: string
  readonly description: string | null | undefined
  readonly type: GraphQLInputType
  readonly alias: Alias
  readonly isRequired: boolean
  readonly defaultValue: unknown
  /** Path in our variables, or a constant of the document. */
  readonly from: { readonly path: readonly string[] } | { readonly constant: unknown }
  /** An input object of ours whose fields are values of their own. */
  readonly isOpen: boolean
}

/** The arguments of our field as the document gives them, and the fields of those that are an input object. */
export function ownValues(matching: Matching, field: GraphQLField<unknown, unknown>, node: FieldNode): readonly OwnValue[] {
  return field.args.flatMap((argument) => {
    const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value
    if (given === undefined) return []
    const from = given.kind === Kind.VARIABLE ? { path: [given.name.value] } : { constant: valueFromASTUntyped(given) }
    const whole = ownValue(matching, null, argument, from)
    const type = getNullableType(argument.type)
    if (!isInputObjectType(type) || 'constant' in from) return [whole]
    const fields = Object.values(type.getFields())
    return [whole, ...fields.map((each) => ownValue(matching, type.name, each, { path: [...from.path, each.name] }))]
  })
}

const ownValue = (
  { aliases, root }: Matching,
  owner: string | null,
  { name, description, type, defaultValue }: GraphQLArgument | GraphQLInputField,
  from: OwnValue['from'],
): OwnValue => ({
  name,
  owner: owner ?? root,
  description,
  type,
  alias: argumentAlias(aliases, root, owner, name),
  isRequired: isNonNullType(type),
  defaultValue,
  from,
  isOpen: owner === null && 'path' in from && isInputObjectType(getNullableType(type)),
})
