import { type GraphQLLeafType, type GraphQLScalarType, isEnumType } from 'graphql'

/**
 * Kind of a scalar of theirs, as far as its name and description say. `opaque`: a text or number with rules of its
 * own, such as AWSEmail or uuid.
 */
export type ScalarKind = 'text' | 'integer' | 'number' | 'boolean' | 'enum' | 'json' | 'json-text' | 'time' | 'date' | 'seconds' | 'milliseconds' | 'opaque'

const BUILT_IN: Readonly<Record<string, ScalarKind>> = {
  String: 'text',
  ID: 'text',
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
  AWSJSON: 'json-text',
  AWSTimestamp: 'seconds',
}

const JSON_NAME = /^_?json(?:b|object|string)?$/i
const NUMBER_NAME =
  /^_?(?:long|int\d*|big_?int|bigdecimal|big_?number|numeric|decimal|double|float\d*|safe_?int|(?:un)?signed\w*|(?:non)?(?:positive|negative)(?:int|float))$/i
const DATE_NAME = /^(?:aws|graphql|local|iso)?_?date$/i
const TIME_NAME = /^(?:aws|graphql|iso|utc|zoned|offset)?_?(?:datetime|date_?time|timestamptz|instant)(?:iso|tz|string)?$|^time$|^timestamp$/i
const BOOLEAN_NAME = /^bool(?:ean)?$/i

export function scalarKind(type: GraphQLLeafType): ScalarKind {
  if (isEnumType(type)) return 'enum'
  const known = BUILT_IN[type.name] ?? (NUMBER_NAME.test(type.name) ? 'number' : undefined)
  return known ?? saidKind(type) ?? namedKind(type.name)
}

/** Kind by the description. The name of a number is stronger: `Long` may be described by what it is used for. */
function saidKind({ description, specifiedByURL }: GraphQLScalarType): ScalarKind | undefined {
  const said = `${description ?? ''} ${specifiedByURL ?? ''}`
  if (/milli-?seconds/i.test(said)) return 'milliseconds'
  if (/(?:unix|epoch).{0,40}seconds|seconds.{0,40}(?:unix|epoch)/i.test(said)) return 'seconds'
  if (/rfc ?-?3339|iso ?-?8601|rfc3339|iso8601/i.test(said)) return /date-?time|time/i.test(said) ? 'time' : 'date'
  return undefined
}

function namedKind(name: string): ScalarKind {
  if (JSON_NAME.test(name)) return name.toLowerCase().endsWith('string') ? 'json-text' : 'json'
  if (DATE_NAME.test(name)) return 'date'
  if (/^(?:unix|epoch)(?:time|timestamp|seconds)?$/i.test(name)) return 'seconds'
  if (TIME_NAME.test(name)) return 'time'
  return BOOLEAN_NAME.test(name) ? 'boolean' : 'opaque'
}

/**
 * Kind of a leaf of ours: the contract's descriptions say of a Long whether it is a point in time, of a String
 * whether it is JSON text.
 */
export type OwnKind = 'text' | 'json-text' | 'number' | 'seconds' | 'boolean'

export function ownKind(type: GraphQLLeafType, description: string | null | undefined): OwnKind {
  if (type.name === 'Boolean') return 'boolean'
  if (type.name === 'Long' || type.name === 'Int' || type.name === 'Float') return /unix seconds/i.test(description ?? '') ? 'seconds' : 'number'
  return /\bJSON text\b/.test(description ?? '') ? 'json-text' : 'text'
}
