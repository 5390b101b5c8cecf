import type { RecordUndo } from '#shared/bridge/activity.ts'
import { isPlain, isWholeValue, type Kept, type Plain, valueAt } from './plain-undo.ts'

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

const withValue = (values: object, name: string, value: Kept): object => {
  const [owner = '', part] = name.split('.')
  return { ...values, [owner]: part === undefined ? value : { ...(valueAt(values, owner) as object), [part]: value } }
}

/** The values of a record with what a change made of them taken back; null where somebody has changed one of them since. */
export const takenBack = <Values extends object>(now: Values, { values }: RecordUndo): Values | null => {
  if (!values.every(({ name, to }) => stillHas(valueAt(now, name), to))) return null
  return values.reduce<object>((taken, { name, from }) => withValue(taken, name, from), now) as Values
}
