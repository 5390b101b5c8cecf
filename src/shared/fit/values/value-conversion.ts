import { formatFormDate, isFormDate, isoInstant, parseDay } from '../../domain/date.ts'
import { bareName } from '../names.ts'
import type { Conversion, Member, Outcome, ScalarForm } from '../plan.ts'

/**
 * Why a value cannot be converted. `isRefusal`: the platform itself answered that it did not do it. Values are never
 * named: they may be confidential.
 */
export class Unfit extends Error {
  readonly path: string
  readonly isRefusal: boolean
  constructor(path: string, message: string, isRefusal = false) {
    super(message)
    this.path = path
    this.isRefusal = isRefusal
  }
}

/** Converts a value as a plan says. Throws `Unfit`. @param path where it is, for what is reported of it */
export function convert(as: Conversion, value: unknown, path: string): unknown {
  if (as === 'same' || value === undefined) return value
  if ('each' in as) return value === null ? emptyOr(as.absent) : listOf(value, path).map((item, index) => convert(as.each, item, `${path}[${index}]`))
  if ('listed' in as) return value === null ? emptyOr(as.absent) : [convert(as.listed, value, path)]
  if ('page' in as) return { items: convert(as.page, value, path), nextToken: null }
  if (value === null) return null
  if ('form' in as) return FORMS[as.form](value, path)
  if ('values' in as) return translated(as, value, path)
  if ('only' in as) return onlyOf(as.only, listOf(value, path), path)
  if ('steps' in as) return as.steps.reduce<unknown>((each, step) => convert(step, each, path), value)
  if ('build' in as) return built(as.build, recordOf(value, path), path)
  if ('members' in as) return changed(as.members, recordOf(value, path), path)
  if ('pick' in as) return built(as.pick, recordOf(value, path), path)
  if ('member' in as) return memberOf(as, recordOf(value, path), path)
  if ('accepted' in as) return convert(as.as, accepted(as.accepted, recordOf(value, path), path), path)
  if ('inside' in as) return convert(as.as, recordOf(value, path)[as.inside], path)
  return written(as, value)
}

const emptyOr = (absent: 'empty' | undefined): readonly unknown[] | null => (absent === 'empty' ? [] : null)

type Values = Readonly<Record<string, unknown>>

function listOf(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[]
  throw new Unfit(path, 'is not a list')
}

function recordOf(value: unknown, path: string): Values {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Values
  throw new Unfit(path, 'is not an object')
}

function onlyOf(as: Conversion, list: readonly unknown[], path: string): unknown {
  if (list.length > 1) throw new Unfit(path, 'holds several, and there is room for one')
  return list.length === 0 ? null : convert(as, list[0], path)
}

function built(members: readonly Member[], values: Values, path: string): Values {
  const result: Record<string, unknown> = {}
  for (const { to, from, as, needed, fallback } of members) {
    const given = Object.hasOwn(values, from) ? values[from] : undefined
    const value = convert(as, given ?? fallback ?? given, `${path}.${from}`)
    if (needed === true && (value === undefined || value === null)) throw new Unfit(`${path}.${from}`, 'must be given')
    if (value !== undefined) result[to] = value
  }
  return result
}

function changed(members: Readonly<Record<string, Conversion>>, values: Values, path: string): Values {
  const result: Record<string, unknown> = { ...values }
  for (const [key, as] of Object.entries(members)) {
    const value = convert(as, Object.hasOwn(values, key) ? values[key] : undefined, `${path}.${key}`)
    if (value !== undefined) result[key] = value
  }
  return result
}

function translated({ values, others }: Extract<Conversion, { values: unknown }>, value: unknown, path: string): unknown {
  const exact = values.find(([from]) => from === value)
  const like = exact ?? values.find(([from]) => typeof from === 'string' && typeof value === 'string' && bareName(from) === bareName(value))
  if (like !== undefined) return like[1]
  if (others === 'same') return value
  throw new Unfit(path, 'has a value that the platform does not know')
}

function memberOf({ member, as, message }: Extract<Conversion, { member: string }>, values: Values, path: string): unknown {
  if (values['__typename'] !== member) throw new Unfit(path, textOf(message === undefined ? undefined : values[message]) ?? 'was refused', true)
  const { __typename: _typename, ...others } = values
  return convert(as, others, path)
}

/** The answered record. Throws if it says that it was refused. */
function accepted({ success, message, errors }: Outcome, values: Values, path: string): Values {
  const found = errors === undefined ? undefined : values[errors]
  const isRefused = success === undefined ? isSomething(found) : values[success] !== true
  if (!isRefused) return values
  throw new Unfit(path, textOf(message === undefined ? undefined : values[message]) ?? textIn(found) ?? 'was refused', true)
}

const isSomething = (errors: unknown): boolean =>
  Array.isArray(errors) ? errors.length > 0 : errors !== undefined && errors !== null && errors !== false && errors !== ''

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The first text in what was answered as errors. */
function textIn(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return textOf(errors)
  const { __typename: _typename, ...others } = errors as Values
  return Object.values(Array.isArray(errors) ? errors : others)
    .map(textIn)
    .find((text) => text !== undefined)
}

const NO: readonly unknown[] = [false, 'false', 'FALSE', 0]

function written({ written: what }: Extract<Conversion, { written: unknown }>, value: unknown): unknown {
  if (what === 'yes') return !NO.includes(value)
  if (NO.includes(value)) return null
  return what === 'record' ? {} : []
}

const FORMS: Readonly<Record<ScalarForm, (value: unknown, path: string) => unknown>> = {
  text: (value) => (typeof value === 'number' || typeof value === 'bigint' ? String(value) : value),
  number: numberOf,
  integer: (value, path) => {
    const number = numberOf(value, path)
    if (!Number.isSafeInteger(number)) throw new Unfit(path, 'is not a whole number')
    return number
  },
  json: (value, path) => (typeof value === 'string' ? parsed(value, path) : value),
  'json-text': (value) => (typeof value === 'string' && isJson(value) ? value : JSON.stringify(value)),
  'iso-time': (value, path) => known(isoInstant(numberOf(value, path)), path),
  // A day is the one that people see: of the zone of their machine, as forms and lists have it.
  'iso-date': (value, path) => known(formatFormDate(numberOf(value, path)) || null, path),
  milliseconds: (value, path) => numberOf(value, path) * 1000,
  seconds: secondsOf,
  'seconds-of-milliseconds': (value, path) => Math.floor(numberOf(value, path) / 1000),
}

/** A text is a number only where it says the same: no leading zero is lost, and no digit. */
function numberOf(value: unknown, path: string): number {
  if (typeof value === 'number') return value
  const number = typeof value === 'string' ? Number(value) : Number.NaN
  const isExact = typeof value === 'string' && (String(number) === value || (Number.isFinite(number) && /^-?(?:0|[1-9]\d{0,14})\.\d+$/.test(value)))
  if (!isExact) throw new Unfit(path, 'is not a number')
  return number
}

/** Unix seconds of a number, of a day, or of a point in time in ISO 8601; that is in UTC where it names no zone. */
function secondsOf(value: unknown, path: string): number {
  if (typeof value !== 'string' || /^-?\d+(?:\.\d+)?$/.test(value)) return Math.floor(numberOf(value, path))
  // Which part of another notation is the month would be a guess.
  const day = isFormDate(value) ? parseDay(value) : null
  if (day !== null) return day
  const hasZone = /(?:[zZ]|[+-]\d\d:?\d\d)$/.test(value)
  const time = /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(hasZone ? value : `${value.replace(' ', 'T')}Z`) : Number.NaN
  return Math.floor(known(Number.isNaN(time) ? null : time, path) / 1000)
}

function known<Value>(value: Value | null, path: string): Value {
  if (value === null) throw new Unfit(path, 'is not a point in time')
  return value
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unfit(path, 'is not JSON text')
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
