import { defaultFieldResolver, type GraphQLField, type GraphQLObjectType, type GraphQLSchema, getNullableType, isListType, isObjectType } from 'graphql'
import type { PlatformContext } from '../graphql/context.ts'
import { foreignDump } from './foreign-rows.ts'
import { foreignValue, recordOf } from './foreign-value.ts'
import { isKept, isKeptToSignIn } from './kept-fields.ts'
import { manyRecords } from './many-records.ts'
import type { ForeignSeed } from './seed.ts'

type Field = GraphQLField<unknown, PlatformContext>
type Call = Parameters<NonNullable<Field['resolve']>>
/** What the console gets instead of a value that the platform would have answered. */
type Change = (value: unknown, ...call: Call) => unknown

/** Changes a platform's schema in place: from now on it answers with foreign data. The resolvers and their rules stay as they are. */
export function makeForeign(schema: GraphQLSchema, seed: ForeignSeed): void {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()]
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type === mutation) continue
    for (const field of Object.values(type.getFields())) {
      const change = type === query ? changeOfOperation(field, seed) : changeOfField(type, field, seed)
      if (change !== null) field.resolve = changed(field.resolve ?? defaultFieldResolver, change)
    }
  }
}

const changed =
  (original: NonNullable<Field['resolve']>, change: Change): NonNullable<Field['resolve']> =>
  (...call) => {
    const value: unknown = original(...call)
    return value instanceof Promise ? value.then((settled: unknown) => change(settled, ...call)) : change(value, ...call)
  }

/** As many records as the seed has. */
function changeOfOperation(field: Field, seed: ForeignSeed): Change | null {
  if (seed === 'extreme') return (value, _source, parameters) => manyRecords(field, value, parameters as object)
  if (seed !== 'bare') return null
  if (isListType(getNullableType(field.type))) return () => []
  // The record of the user who is signed in is there: without it nobody is.
  return isObjectType(field.type) ? (value, _source, _parameters, { caller }) => (isRecordOf(caller, value) ? value : null) : null
}

function changeOfField(type: GraphQLObjectType, field: Field, seed: ForeignSeed): Change | null {
  if (isKept(field)) return null
  if (type.name.endsWith('Connection')) {
    if (seed === 'bare') return () => []
    return seed === 'extreme' ? (value, source) => (isLastPage(source) ? manyRecords(field, value, {}) : value) : null
  }
  if (seed === 'bare') return null
  if (field.name === 'dumpData') return (value) => foreignDump(value, seed)
  const isUser = type.name === 'InternalUser'
  return (value, source, _parameters, _context, { path }) =>
    isUser && isKeptToSignIn(field, source) ? value : foreignValue(field, value, { record: recordOf(path), field: field.name }, seed)
}

const isRecordOf = ({ userName }: PlatformContext['caller'], value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'username' in value && value.username === userName

const isLastPage = (connection: unknown): boolean =>
  typeof connection === 'object' && connection !== null && 'nextToken' in connection && connection.nextToken === null
