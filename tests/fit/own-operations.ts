import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  type GraphQLOutputType,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
} from 'graphql'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { fitOperation } from '#shared/fit/fit.ts'
import { bareName, valuesIn } from './foreign-platform.ts'
import { OwnValues } from './own-values.ts'

/** One of our operations with variables and an answer, no two values alike. */
export interface Operation {
  readonly name: string
  readonly document: DocumentNode
  readonly type: GraphQLOutputType
  readonly variables: Readonly<Record<string, unknown>>
  /** Values of the variables that must arrive whatever else does not. */
  readonly required: ReadonlySet<string>
  readonly key: string
  readonly truth: unknown
  /** The plan for our own schema. */
  readonly asIs: string
  /** Its field and the types that it takes and answers, without what spellings differ in. */
  readonly reach: ReadonlySet<string>
}

/** Names of the types in a type, itself first. */
function typesIn(type: GraphQLType, known = new Set<string>()): Set<string> {
  const named = getNamedType(type)
  if (known.has(named.name) || isLeafType(named)) return known
  known.add(named.name)
  if (isObjectType(named) || isInputObjectType(named)) for (const field of Object.values(named.getFields())) typesIn(field.type, known)
  return known
}

export const ours = buildSchema(readFileSync(new URL('../../schema/platform.graphql', import.meta.url), 'utf8'))

export const operations = Object.entries(documents).map(([name, text]): Operation => {
  const document = parse(text)
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
  const [field] = operation?.selectionSet.selections ?? []
  const own = operation === undefined || field?.kind !== Kind.FIELD ? undefined : ours.getRootType(operation.operation)?.getFields()[field.name.value]
  if (own === undefined) throw new Error(`${name} asks for no field`)
  const values = new OwnValues()
  const given = operation?.variableDefinitions?.map(({ variable }) => variable.name.value).filter((each) => each !== 'skips' && each !== 'nextToken') ?? []
  const variables = own.args.filter((each) => given.includes(each.name)).map((each) => [each.name, values.input(each.type, each.name, each.description)])
  return {
    name,
    document,
    type: own.type,
    variables: Object.fromEntries(variables) as Operation['variables'],
    required: new Set([...values.required].flatMap(valuesIn)),
    key: own.name,
    truth: values.output(own.type, own.name, own.description),
    asIs: JSON.stringify(fitOperation(document, ours, ours).plan),
    reach: new Set([own.name, ...typesIn(own.type), ...own.args.flatMap((each) => [...typesIn(each.type)])].map(bareName)),
  }
})
