import type { Merged } from '#patterns/edit-review/three-way.ts'
import type { RecordUndo } from '#shared/bridge/activity.ts'
import { LONGEST_UNDO } from '#shared/domain/activity/sent-changes.ts'

export type Plain = string | number | boolean | null

export type Kept = RecordUndo['values'][number]['from']

export const isPlain = (value: unknown): value is Plain => value === null || ['string', 'number', 'boolean'].includes(typeof value)

const isText = (value: unknown): value is string => typeof value === 'string'

/** A choice of several, such as tags, or texts by name, such as where an image is stored. */
export const isWholeValue = (value: unknown): value is Exclude<Kept, Plain> =>
  typeof value === 'object' && value !== null && (Array.isArray(value) ? value : Object.values(value)).every(isText)

/** A value by its name in the form; of `rates.MONTHLY` a part of another one. Undefined where there is none. */
export const valueAt = (values: object, name: string): unknown => {
  const [owner = '', part] = name.split('.')
  const value: unknown = Object.hasOwn(values, owner) ? (values as Readonly<Record<string, unknown>>)[owner] : undefined
  if (part === undefined) return value
  return typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? (value as Readonly<Record<string, unknown>>)[part] : undefined
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
