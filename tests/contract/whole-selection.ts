import { type GraphQLField, type GraphQLOutputType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql'

/** A document that calls one root field with all of its arguments as variables and selects everything under it. */
export function wholeDocument(schema: GraphQLSchema, kind: 'query' | 'mutation', name: string): string {
  const field = rootField(schema, kind, name)
  const variables = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const head = variables === '' ? `${kind} Whole` : `${kind} Whole(${variables})`
  return `${head} { ${name}${passed === '' ? '' : `(${passed})`}${selection(field.type)} }`
}

/** A field of Query or Mutation. */
export function rootField(schema: GraphQLSchema, kind: 'query' | 'mutation', name: string): GraphQLField<unknown, unknown> {
  const field = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name]
  if (!field) throw new Error(`The schema has no ${kind} ${name}`)
  return field
}

// The contract has no type that contains itself, so this ends.
function selection(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).map((field) => `${field.name}${selection(field.type)}`)
  return ` { ${fields.join(' ')} }`
}
