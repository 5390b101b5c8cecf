import {
  buildASTSchema,
  buildClientSchema,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
  isTypeDefinitionNode,
  Kind,
  parse,
  validateSchema,
  visit,
} from 'graphql'

/** A platform's schema, or why a text is none: a sentence for whoever gave it. */
export type SchemaReading = { readonly ok: true; readonly schema: GraphQLSchema } | { readonly ok: false; readonly problem: string }

/** Scalars that AppSync knows without a definition. */
const AWS_SCALARS = ['AWSDate', 'AWSTime', 'AWSDateTime', 'AWSTimestamp', 'AWSEmail', 'AWSJSON', 'AWSURL', 'AWSPhone', 'AWSIPAddress']

/** Reads SDL, as a file or as AppSync exports it, or the result of an introspection. */
export function readPlatformSchema(text: string): SchemaReading {
  try {
    const schema = /^\s*\{\s*"/.test(text) ? ofIntrospection(text) : ofSdl(text)
    const [problem] = validateSchema(schema)
    if (problem !== undefined) return { ok: false, problem: `is no usable schema: ${problem.message}` }
    return schema.getQueryType() ? { ok: true, schema } : { ok: false, problem: 'has no type of queries' }
  } catch (error) {
    return { ok: false, problem: `cannot be read: ${error instanceof Error ? error.message : String(error)}` }
  }
}

function ofIntrospection(text: string): GraphQLSchema {
  const result = JSON.parse(text) as { readonly data?: IntrospectionQuery } & Partial<IntrospectionQuery>
  const found = result.data ?? result
  if (found.__schema === undefined) throw new TypeError('it holds no "__schema"')
  return buildClientSchema(found as IntrospectionQuery)
}

/** Directives say who may call what: they are left out, for their definitions are often left out too. */
function ofSdl(text: string): GraphQLSchema {
  const document = visit(parse(text), { Directive: () => null, DirectiveDefinition: () => null })
  const defined = new Set(document.definitions.flatMap((each) => (isTypeDefinitionNode(each) ? [each.name.value] : [])))
  const scalars = AWS_SCALARS.filter((name) => !defined.has(name)).map(
    (value) => ({ kind: Kind.SCALAR_TYPE_DEFINITION, name: { kind: Kind.NAME, value } }) as const,
  )
  const added: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...document.definitions, ...scalars] }
  return buildASTSchema(added)
}
