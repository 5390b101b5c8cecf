import {
  execute,
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql'

type Values = Readonly<Record<string, unknown>>

/** A request to a platform of another schema, and its answer: our own truth, as that schema has it. */
export interface Call {
  readonly errors: readonly string[]
  readonly received: Values
  readonly data: Values
}

/** A platform that holds our own values and speaks another schema. It knows nothing of plans. */
export function callPlatform(theirs: GraphQLSchema, document: string, variables: Values, own: GraphQLOutputType, truth: unknown): Call {
  const node = parse(document)
  const [definition] = node.definitions
  const operation = definition?.kind === Kind.OPERATION_DEFINITION ? definition.operation : OperationTypeNode.QUERY
  const received: Record<string, unknown> = {}
  const answers = Object.values(theirs.getRootType(operation)?.getFields() ?? {}).map(({ name, type }) => [
    name,
    (given: Values) => {
      Object.assign(received, given)
      return shown(own, type, truth, typeof (given['nextToken'] ?? given['after']) === 'string')
    },
  ])
  const result = execute({ schema: theirs, document: node, rootValue: Object.fromEntries(answers), variableValues: variables }) as {
    errors?: readonly Error[]
    data?: Values
  }
  return { errors: (result.errors ?? []).map(({ message }) => message), received, data: result.data ?? {} }
}

/** @param isSecond of a list in pages: the first holds nothing, the second all */
export function shown(own: GraphQLOutputType, other: GraphQLOutputType, truth: unknown, isSecond = false): unknown {
  if (truth === null || truth === undefined) return null
  const [ours, theirs] = [getNullableType(own), getNullableType(other)]
  if (isListType(theirs))
    return isListType(ours) ? (truth as unknown[]).map((each) => shown(ours.ofType, theirs.ofType, each)) : [shown(own, theirs.ofType, truth)]
  if (isLeafType(theirs)) return shownLeaf(ours, theirs, truth)
  if (isListType(ours)) return isObjectType(theirs) ? wrapped(theirs, own, truth, isSecond) : null
  if (!isObjectType(theirs)) return null
  return isObjectType(ours) && isAlike(ours, theirs) ? record(ours, theirs, truth as Values) : wrapped(theirs, own, truth, isSecond)
}

export const bareName = (name: string): string => name.replaceAll('_', '').toLowerCase()

/** True if it is our record, and no wrapper around it. */
const isAlike = (ours: GraphQLObjectType, theirs: GraphQLObjectType): boolean => {
  const names = new Set(Object.keys(ours.getFields()).map(bareName))
  return !('success' in theirs.getFields()) && Object.keys(theirs.getFields()).some((name) => names.has(bareName(name.replace('their_', ''))))
}

function record(ours: GraphQLObjectType, theirs: GraphQLObjectType, truth: Values): Values {
  return Object.fromEntries(
    Object.values(theirs.getFields()).map(({ name, type }) => {
      const own = Object.values(ours.getFields()).find((each) => bareName(each.name) === bareName(name.replace('their_', '')))
      return [name, own === undefined ? null : shown(own.type, type, truth[own.name])]
    }),
  )
}

/** A payload or a page: whatever of it is not known by its name is what we asked for. */
function wrapped(theirs: GraphQLObjectType, own: GraphQLOutputType, truth: unknown, isSecond: boolean): Values {
  const isPaged = 'nextToken' in theirs.getFields() || 'pageInfo' in theirs.getFields()
  const rows = isPaged && !isSecond ? [] : truth
  const known: Values = {
    success: true,
    message: 'done',
    total: 1,
    count: 1,
    nextToken: isSecond ? null : 'n1',
    errors: null,
    pageInfo: { hasNextPage: !isSecond, endCursor: 'n1' },
  }
  const memberOf = (name: string, type: GraphQLOutputType): unknown => {
    if (name in known) return known[name]
    return name === 'edges' ? edges(own, type, rows as readonly unknown[]) : shown(own, type, rows)
  }
  return Object.fromEntries(Object.values(theirs.getFields()).map(({ name, type }) => [name, memberOf(name, type)]))
}

/** Each row as the node of an edge. */
function edges(own: GraphQLOutputType, theirs: GraphQLOutputType, rows: readonly unknown[]): unknown {
  const [list, edge] = [getNullableType(own), getNamedType(theirs)]
  const node = isObjectType(edge) ? edge.getFields()['node'] : undefined
  return node === undefined || !isListType(list) ? null : rows.map((row) => ({ node: shown(list.ofType, node.type, row) }))
}

function shownLeaf(ours: GraphQLNamedType | GraphQLOutputType, theirs: GraphQLLeafType, truth: unknown): unknown {
  if (isEnumType(theirs)) return theirs.getValues().find(({ name }) => bareName(name) === bareName(String(truth)))?.name ?? null
  if (theirs.name === 'AWSJSON') return typeof truth === 'string' ? truth : JSON.stringify(truth)
  if (theirs.name === 'jsonb') return typeof truth === 'string' ? JSON.parse(truth) : truth
  if (theirs.name === 'Boolean') return true
  if (theirs.name === 'DateTime' || theirs.name === 'AWSDateTime') return new Date((truth as number) * 1000).toISOString()
  if (theirs.name === 'Date') return dayOf(new Date((truth as number) * 1000))
  if (theirs.name === 'bigint' || theirs.name === 'String') return isObjectType(ours) ? 'done' : String(truth)
  return truth
}

/** The day of the machine. */
const dayOf = (date: Date): string => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** Every value in what was sent or received, whatever holds it and however it is written. */
export function valuesIn(value: unknown): string[] {
  if (value === null || value === undefined || typeof value === 'boolean') return []
  if (Array.isArray(value)) return value.flatMap(valuesIn)
  if (typeof value === 'object') return Object.values(value).flatMap(valuesIn)
  if (typeof value === 'string' && /^[{["]/.test(value)) return valuesIn(JSON.parse(value))
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return [String(Date.parse(value) / 1000)]
  return typeof value === 'string' || typeof value === 'number' ? [bareName(String(value))] : []
}
