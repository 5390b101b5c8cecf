import type { Merged } from '#patterns/edit-review/three-way.ts'
import type { RecordUndo } from '#shared/bridge/activity.ts'
import { LONGEST_UNDO } from '#shared/domain/activity/sent-changes.ts'

type Plain = string | number | boolean | null

const isPlain = (value: unknown): value is Plain => value === null || ['string', 'number', 'boolean'].includes(typeof value)

// Blanks around a text make no difference, as in a review.
const textOf = (value: Plain): string => String(value ?? '').trim()

/** What takes a save back, where it changes plain fields and nothing else; undefined otherwise. @param before the record as the platform had it */
export const plainUndo = <Values extends object>(
  record: Pick<RecordUndo, 'sort' | 'id' | 'of'>,
  before: Values,
  { values: after, changed }: Merged<Values>,
): RecordUndo | undefined => {
  const [was, is] = [before, after] as readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]
  const values = changed.flatMap((name) => {
    const [from, to] = [was[name], is[name]]
    return Object.hasOwn(was, name) && isPlain(from) && isPlain(to) ? [{ name, from, to }] : []
  })
  const isWhole = values.length > 0 && values.length === changed.length
  return isWhole && JSON.stringify(values).length <= LONGEST_UNDO ? { ...record, values } : undefined
}

/** The values of a record with what a change made of them taken back; null where somebody has changed one of them since. */
export const takenBack = <Values extends object>(now: Values, { values }: RecordUndo): Values | null => {
  const is = now as Readonly<Record<string, unknown>>
  const stillHas = (value: unknown, expected: Plain): boolean => isPlain(value) && textOf(value) === textOf(expected)
  if (!values.every(({ name, to }) => stillHas(is[name], to))) return null
  return { ...now, ...Object.fromEntries(values.map(({ name, from }) => [name, from])) }
}
