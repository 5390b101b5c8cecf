import {
  assertValidSchema,
  buildASTSchema,
  buildClientSchema,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
  isTypeDefinitionNode,
  Kind,
  type NamedTypeNode,
  parse,
  visit,
} from 'graphql'
import { shownLine } from '#shared/domain/text/shown-line.ts'

/** Its message is the end of a sentence that begins with the setting. */
class SchemaProblem extends Error {}

/** Reads the schema of a platform: SDL, or the result of an introspection as JSON. Throws why a text is none, as the end of a sentence. */
export function platformSchema(text: string): GraphQLSchema {
  const plain = text.replace(/^\uFEFF/, '').trim()
  try {
    const schema = plain.startsWith('{') ? introspected(plain) : buildASTSchema(withAppSyncScalars(parse(plain)), { assumeValidSDL: true })
    assertValidSchema(schema)
    return schema
  } catch (error) {
    if (error instanceof SchemaProblem) throw error
    throw new SchemaProblem(`names a file that is no GraphQL schema: ${shownLine(reasonOf(error), 200)}`)
  }
}

function introspected(text: string): GraphQLSchema {
  const json = JSON.parse(text) as { readonly data?: Partial<IntrospectionQuery> } & Partial<IntrospectionQuery>
  const { __schema } = json.data ?? json
  if (__schema === undefined) throw new SchemaProblem('names a JSON file that is no result of an introspection: it has no __schema')
  return buildClientSchema({ __schema })
}

const reasonOf = (error: unknown): string => {
  const [place] = (error as { readonly locations?: readonly { readonly line: number }[] }).locations ?? []
  const message = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
  return place === undefined ? message : `${message} (line ${place.line})`
}

/** AppSync exports a schema without its own scalars. A type that is nowhere else is not added: it is a fault of the file. */
function withAppSyncScalars(document: DocumentNode): DocumentNode {
  const defined = new Set(document.definitions.flatMap((each) => (isTypeDefinitionNode(each) ? [each.name.value] : [])))
  const used = new Map<string, NamedTypeNode>()
  visit(document, { NamedType: (node) => void used.set(node.name.value, node) })
  const lacking = [...used].filter(([name]) => name.startsWith('AWS') && !defined.has(name))
  const added = lacking.map(([, { name }]) => ({ kind: Kind.SCALAR_TYPE_DEFINITION, name }) as const)
  return { ...document, definitions: [...document.definitions, ...added] }
}
