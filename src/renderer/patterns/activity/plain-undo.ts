import type { Merged } from '#patterns/edit-review/three-way.ts'
import type { RecordUndo } from '#shared/bridge/activity.ts'
import { LONGEST_UNDO } from '#shared/domain/activity/sent-changes.ts'

type Plain = string | number | boolean | null

type Kept = RecordUndo['values'][number]['from']

const isPlain = (value: unknown): value is Plain => value === null || ['string', 'number', 'boolean'].includes(typeof value)

const isText = (value: unknown): value is string => typeof value === 'string'

/** A choice of several, such as tags, or texts by name, such as where an image is stored. */
const isWholeValue = (value: unknown): value is Exclude<Kept, Plain> =>
  typeof value === 'object' && value !== null && (Array.isArray(value) ? value : Object.values(value)).every(isText)

// Blanks around a text make no difference, as in a review.
const textOf = (value: Plain): string => String(value ?? '').trim()

/** Whether a record has what a change gave it. The order of a choice makes no difference; of texts by name those count that the change had. */
const stillHas = (value: unknown, expected: Kept): boolean => {
  if (isPlain(expected)) return isPlain(value) && textOf(value) === textOf(expected)
  if (!isWholeValue(value) || Array.isArray(value) !== Array.isArray(expected)) return false
  if (Array.isArray(value) && Array.isArray(expected)) return value.toSorted().join('\n') === expected.toSorted().join('\n')
  const texts: Readonly<Record<string, string>> = Array.isArray(value) ? {} : value
  return Object.entries(expected).every(([name, text]) => texts[name] === text)
}

/** A value by its name in the form; of `rates.MONTHLY` a part of another one. Undefined where there is none. */
const valueAt = (values: object, name: string): unknown => {
  const [owner = '', part] = name.split('.')
  const value: unknown = Object.hasOwn(values, owner) ? (values as Readonly<Record<string, unknown>>)[owner] : undefined
  if (part === undefined) return value
  return typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? (value as Readonly<Record<string, unknown>>)[part] : undefined
}

const withValue = (values: object, name: string, value: Kept): object => {
  const [owner = '', part] = name.split('.')
  return { ...values, [owner]: part === undefined ? value : { ...(valueAt(values, owner) as object), [part]: value } }
}

interface KeptFields {
  /** Fields whose parts are plain ones too: `rates` for `rates.MONTHLY`. */
  readonly parted?: readonly string[]
  /** Fields that hold a choice of several texts, or texts by name, and are taken back as a whole. */
  readonly whole?: readonly string[]
}

/**
 * What takes a save back, where it changes plain fields, or those that are named, and nothing else; undefined otherwise. @param before the record as the
 * platform had it
 */
export const plainUndo = <Values extends object>(
  record: Pick<RecordUndo, 'sort' | 'id' | 'of'>,
  before: Values,
  { values: after, changed }: Merged<Values>,
  { parted = [], whole = [] }: KeptFields = {},
): RecordUndo | undefined => {
  const mayKeep = (name: string, value: unknown): value is Kept => isPlain(value) || (whole.includes(name) && isWholeValue(value))
  const values = changed.flatMap((name) => {
    const [owner = '', part] = name.split('.')
    const [from, to] = [valueAt(before, name), valueAt(after, name)]
    return (part === undefined || parted.includes(owner)) && mayKeep(name, from) && mayKeep(name, to) ? [{ name, from, to }] : []
  })
  const isWhole = values.length > 0 && values.length === changed.length
  return isWhole && JSON.stringify(values).length <= LONGEST_UNDO ? { ...record, values } : undefined
}

/** The values of a record with what a change made of them taken back; null where somebody has changed one of them since. */
export const takenBack = <Values extends object>(now: Values, { values }: RecordUndo): Values | null => {
  if (!values.every(({ name, to }) => stillHas(valueAt(now, name), to))) return null
  return values.reduce<object>((taken, { name, from }) => withValue(taken, name, from), now) as Values
}
