import fc from 'fast-check'
import type * as z from 'zod'
import { anything, hostileJson, hostileText } from './hostile-values.ts'

type Schema = z.core.$ZodTypes

/** Arrays have few elements: what a thousand would do, the byte limits have tests of their own for. */
const MOST_ELEMENTS = 3

/** Values that a schema of the bridge takes, with hostile contents wherever it leaves room for them. */
export function validFor(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return shaped(schema as Schema)
}

/** Values of the wrong kind, and valid ones with one part put wrong. */
export function invalidFor(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const spoilt = fc.tuple(shaped(schema as Schema), fc.nat(), hostileText, anything).map(([value, at, name, wrong]) => spoil(value, at, name, wrong))
  return fc.oneof(anything, spoilt)
}

function spoil(value: unknown, at: number, name: string, wrong: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return wrong
  const names = [...Object.keys(value), name]
  const spoiltName = names[at % names.length] ?? name
  // `defineProperty`, so that `__proto__` becomes a property of its own, as it does when it crosses between processes.
  return Object.defineProperty(Array.isArray(value) ? [...value] : { ...value }, spoiltName, {
    value: wrong,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function shaped(schema: Schema): fc.Arbitrary<unknown> {
  const { def } = schema._zod
  switch (def.type) {
    case 'undefined':
      return fc.constant(undefined)
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'unknown':
      return hostileJson
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'string':
      return texts(schema)
    case 'number':
      return numbers(schema)
    case 'optional':
      return fc.option(shaped(def.innerType as Schema), { nil: undefined })
    case 'nullable':
      return fc.option(shaped(def.innerType as Schema), { nil: null })
    case 'array':
      return fc.array(shaped(def.element as Schema), { minLength: rulesOf(schema).minimum ?? 0, maxLength: MOST_ELEMENTS })
    case 'record':
      return fc.dictionary(texts(def.keyType as Schema), shaped(def.valueType as Schema), { maxKeys: MOST_ELEMENTS })
    case 'union':
      return fc.oneof(...def.options.map((option) => shaped(option as Schema)))
    case 'object':
      return objects(def.shape)
    case 'custom':
      return fc.uint8Array({ minLength: 1, maxLength: 64 })
    default:
      throw new Error(`The fuzz test does not know schemas of type ${def.type}: add it here`)
  }
}

function objects(shape: Readonly<Record<string, z.core.$ZodType>>): fc.Arbitrary<unknown> {
  const optional = Object.entries(shape).filter(([, part]) => (part as Schema)._zod.def.type === 'optional')
  const requiredKeys = Object.keys(shape).filter((name) => optional.every(([one]) => one !== name))
  const parts = Object.fromEntries(
    Object.entries(shape).map(([name, part]) => {
      const { def } = (part as Schema)._zod
      return [name, shaped((def.type === 'optional' ? def.innerType : part) as Schema)]
    }),
  )
  return fc.record(parts, { requiredKeys, noNullPrototype: true })
}

/** What the checks of a schema ask for. */
interface Rules {
  readonly format?: string
  readonly pattern?: RegExp
  readonly minimum?: number
  readonly maximum?: number
}

function rulesOf({ _zod: { def } }: Schema): Rules {
  const checks = ('checks' in def ? (def.checks ?? []) : []).map((check) => check._zod.def as { readonly check: string } & Record<string, unknown>)
  const rules = checks.map((check) => {
    if (check.check === 'min_length') return { minimum: check['minimum'] }
    if (check.check === 'max_length') return { maximum: check['maximum'] }
    if (check.check === 'greater_than') return { minimum: Number(check['value']) + (check['inclusive'] === true ? 0 : 1) }
    if (check.check === 'less_than') return { maximum: Number(check['value']) - (check['inclusive'] === true ? 0 : 1) }
    if (check.check === 'string_format' || check.check === 'number_format') return { format: check['format'], pattern: check['pattern'] }
    throw new Error(`The fuzz test does not know the check ${check.check}: add it here`)
  })
  return Object.assign('format' in def ? { format: def.format } : {}, ...rules) as Rules
}

function texts(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minimum = 0, maximum = 400 } = rulesOf(schema)
  if (format === 'uuid') return fc.uuid()
  if (pattern !== undefined) return fc.stringMatching(pattern)
  const short = hostileText.map((text) => text.slice(0, maximum))
  const long = fc.constantFrom('x', '\u{1f600}', '"', '\u0000').map((unit) => unit.repeat(Math.floor(Math.min(maximum, 4000) / unit.length)))
  return fc.oneof({ weight: 20, arbitrary: short }, { weight: 1, arbitrary: long }).filter((text) => text.length >= minimum)
}

function numbers(schema: Schema): fc.Arbitrary<number> {
  const { format, minimum = -(2 ** 31), maximum = 2 ** 31 } = rulesOf(schema)
  const range = { min: minimum, max: maximum }
  return format === undefined ? fc.double({ ...range, noNaN: true }) : fc.oneof(fc.integer(range), fc.constantFrom(range.min, range.max))
}
