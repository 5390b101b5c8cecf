import type { Merged } from '#patterns/edit-review/three-way.ts'
import type { RecordUndo } from '#shared/bridge/activity.ts'
import { LONGEST_UNDO } from '#shared/domain/activity/sent-changes.ts'

type Plain = string | number | boolean | null

const isPlain = (value: unknown): value is Plain => value === null || ['string', 'number', 'boolean'].includes(typeof value)

// Blanks around a text make no difference, as in a review.
const textOf = (value: Plain): string => String(value ?? '').trim()

/** A value by its name in the form; of `rates.MONTHLY` a part of another one. Undefined where there is none. */
const valueAt = (values: object, name: string): unknown => {
  const [owner = '', part] = name.split('.')
  const value: unknown = Object.hasOwn(values, owner) ? (values as Readonly<Record<string, unknown>>)[owner] : undefined
  if (part === undefined) return value
  return typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? (value as Readonly<Record<string, unknown>>)[part] : undefined
}

const withValue = (values: object, name: string, value: Plain): object => {
  const [owner = '', part] = name.split('.')
  return { ...values, [owner]: part === undefined ? value : { ...(valueAt(values, owner) as object), [part]: value } }
}

/**
 * What takes a save back, where it changes plain fields and nothing else; undefined otherwise. @param before the record as the platform had it. @param parted
 * fields whose parts are plain ones too: `rates` for `rates.MONTHLY`
 */
export const plainUndo = <Values extends object>(
  record: Pick<RecordUndo, 'sort' | 'id' | 'of'>,
  before: Values,
  { values: after, changed }: Merged<Values>,
  parted: readonly string[] = [],
): RecordUndo | undefined => {
  const values = changed.flatMap((name) => {
    const [owner = '', part] = name.split('.')
    const [from, to] = [valueAt(before, name), valueAt(after, name)]
    return (part === undefined || parted.includes(owner)) && isPlain(from) && isPlain(to) ? [{ name, from, to }] : []
  })
  const isWhole = values.length > 0 && values.length === changed.length
  return isWhole && JSON.stringify(values).length <= LONGEST_UNDO ? { ...record, values } : undefined
}

/** The values of a record with what a change made of them taken back; null where somebody has changed one of them since. */
export const takenBack = <Values extends object>(now: Values, { values }: RecordUndo): Values | null => {
  const stillHas = (value: unknown, expected: Plain): boolean => isPlain(value) && textOf(value) === textOf(expected)
  if (!values.every(({ name, to }) => stillHas(valueAt(now, name), to))) return null
  return values.reduce<object>((taken, { name, from }) => withValue(taken, name, from), now) as Values
}
