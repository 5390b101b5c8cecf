import type { FieldShapes, ValueShape } from '../answer-shape.ts'
import type { Conversion, Paging, Plan, Source, Unsent } from './plan.ts'
import { convert, Unfit } from './values/value-conversion.ts'

type Variables = Readonly<Record<string, unknown>>

export interface SentVariables {
  readonly variables: Variables
  /** Values of ours that the platform has no place for and that were left out: `input.gstNo`. */
  readonly lost: readonly string[]
}

/** Our variables as the platform takes them. Throws `Unfit` where one cannot be sent: then nothing is. */
export function plannedVariables(plan: Plan, variables: Variables): SentVariables {
  const lost = plan.unsent.flatMap((unsent) => lostOf(unsent, variables))
  const sent: Record<string, unknown> = {}
  for (const { name, source } of plan.variables) {
    const value = filled(source, variables)
    if (value !== undefined) sent[name] = value
  }
  return { variables: sent, lost: [...lost, ...plan.variables.flatMap(({ source }) => leftIn(source, variables))] }
}

function lostOf({ path, rule, harmless = [] }: Unsent, variables: Variables): string[] {
  const value = at(variables, path)
  if (rule === 'forgo' || value === undefined || value === null || harmless.includes(value)) return []
  if (rule === 'refuse') throw new Unfit(path.join('.'), 'cannot be asked of this platform')
  return [path.join('.')]
}

function filled(source: Source, variables: Variables): unknown {
  if ('constant' in source) return convert(source.as, source.constant, '')
  if ('object' in source) {
    const members = source.object.flatMap(({ to, source: inner }) => {
      const value = filled(inner, variables)
      return value === undefined ? [] : [[to, value] as const]
    })
    return members.length === 0 && source.needed !== true ? undefined : Object.fromEntries(members)
  }
  const given = at(variables, source.path)
  const value = convert(source.as, given ?? source.fallback ?? given, source.path.join('.'))
  if (source.needed === true && (value === undefined || value === null)) throw new Unfit(source.path.join('.'), 'must be given')
  return value
}

/** Members of a converted object that have no counterpart and a value. */
function leftIn(source: Source, variables: Variables): string[] {
  if ('constant' in source) return []
  if ('object' in source) return source.object.flatMap(({ source: inner }) => leftIn(inner, variables))
  return leftOf(source.as, at(variables, source.path), source.path.join('.'))
}

function leftOf(as: Exclude<Source, { object: unknown }>['as'], value: unknown, path: string): string[] {
  if (as === 'same' || value === undefined || value === null) return []
  if ('each' in as) return Array.isArray(value) ? value.flatMap((item, index) => leftOf(as.each, item, `${path}[${index}]`)) : []
  if ('listed' in as) return leftOf(as.listed, value, path)
  if ('only' in as) return Array.isArray(value) ? leftOf(as.only, value[0], path) : []
  if (!('build' in as) || typeof value !== 'object') return []
  const values = value as Variables
  const left = (as.left ?? []).filter((name) => values[name] !== undefined && values[name] !== null).map((name) => `${path}.${name}`)
  return [...left, ...as.build.flatMap((member) => leftOf(member.as, values[member.from], `${path}.${member.from}`))]
}

const at = (variables: Variables, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? (value as Variables)[step] : undefined),
    variables,
  )

/**
 * An answer's `data` in our shape. Throws `Unfit`, which is a refusal where the answer itself says that nothing was
 * done.
 */
export function plannedAnswer({ answer }: Plan, data: Variables): Variables {
  const result: Record<string, unknown> = { ...data }
  for (const [key, as] of Object.entries(answer)) {
    const value = convert(as, data[key], key)
    if (value !== undefined) result[key] = value
  }
  return result
}

/**
 * An answer with null in the place of what the platform lacks, as the contract has it: screens know null, and would
 * fail where a field is not there at all.
 */
export const withNulls = ({ absent }: Plan, data: Variables): Variables => absent.reduce((value, path) => withNull(value, path.split('.')), data)

function withNull<Value>(value: Value, [step = '', ...rest]: readonly string[]): Value {
  if (Array.isArray(value)) return value.map((each: unknown) => withNull(each, [step, ...rest])) as Value
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.hasOwn(value, step) ? (value as Variables)[step] : undefined
  if (rest.length === 0) return inner === undefined ? { ...value, [step]: null } : value
  return inner === undefined ? value : { ...value, [step]: withNull(inner, rest) }
}

/** The variables that ask for the page after this one; null after the last. @param variables theirs */
export function nextPage({ paging }: Plan, variables: Variables, data: Variables): Variables | null {
  if (paging === undefined) return null
  const { field, token, more, size, variable } = paging
  if (token === undefined) {
    const count = rowsOf(paging, data).length
    const before = variables[variable]
    return count === 0 || count < (size ?? 1) ? null : { ...variables, [variable]: (typeof before === 'number' ? before : 0) + count }
  }
  const isLast = more !== undefined && at(data, [field, ...more.split('.')]) === false
  const next = at(data, [field, ...token.split('.')])
  return isLast || typeof next !== 'string' || next === '' ? null : { ...variables, [variable]: next }
}

const rowsOf = ({ field, items }: Paging, page: Variables): readonly unknown[] => {
  const rows = at(page, items === '' ? [field] : [field, items])
  return Array.isArray(rows) ? rows : []
}

/** The pages of a list as one answer of theirs. */
export function joinedPages({ paging }: Plan, pages: readonly Variables[]): Variables {
  const [first = {}] = pages
  if (paging === undefined || pages.length < 2) return first
  const { field, items } = paging
  const rows = pages.flatMap((page) => rowsOf(paging, page))
  return { ...first, [field]: items === '' ? rows : { ...(first[field] as Variables | null), [items]: rows } }
}

/**
 * The shape of our answer without what the platform lacks: `compileAnswerShape` checks what `plannedAnswer` gives by
 * it.
 */
export const plannedShape = ({ absent }: Plan, shape: FieldShapes): FieldShapes => without(shape, '', new Set(absent))

const without = (shape: FieldShapes, prefix: string, absent: ReadonlySet<string>): FieldShapes =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, value]): [string, ValueShape][] => {
      const path = `${prefix}${key}`
      if (absent.has(path)) return []
      return [[key, typeof value === 'string' ? value : { ...value, fields: without(value.fields, `${path}.`, absent) }]]
    }),
  )

/**
 * Paths of our variables that the platform has no place for, without the indexes of lists: `input.services.notes`. Of a
 * query only those that are left out silently.
 */
export const unsentPaths = ({ unsent, variables }: Pick<Plan, 'unsent' | 'variables'>): readonly string[] => [
  ...unsent.filter(({ rule }) => rule !== 'refuse').map(({ path }) => path.join('.')),
  ...variables.flatMap(({ source }) => leftBySource(source)),
]

function leftBySource(source: Source): readonly string[] {
  if ('object' in source) return source.object.flatMap((member) => leftBySource(member.source))
  return 'path' in source ? pathsLeftBy(source.as).map((left) => [...source.path, ...left].join('.')) : []
}

function pathsLeftBy(as: Conversion): readonly (readonly string[])[] {
  if (as === 'same') return []
  if ('each' in as) return pathsLeftBy(as.each)
  if ('listed' in as) return pathsLeftBy(as.listed)
  if ('only' in as) return pathsLeftBy(as.only)
  if (!('build' in as)) return []
  return [...(as.left ?? []).map((name) => [name]), ...as.build.flatMap(({ from, as: inner }) => pathsLeftBy(inner).map((left) => [from, ...left]))]
}
