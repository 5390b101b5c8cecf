import { isUnreadable, plainEnd, type RangeUnit, readEnd } from '#components/typed-value/range-end.ts'
import { endOfDay, formatFormDate, nowInSeconds, plausibleSeconds } from '#shared/domain/date.ts'
import { type DatePreset, isDatePreset, presetDays } from '#shared/domain/date-presets.ts'

/**
 * The ends of a range in their plain notation (`2028-01-31`, `1000.50`); empty for an open one, and as it is where it
 * cannot be read.
 */
export interface RangeEnds {
  readonly from: string
  readonly to: string
  /** A period by its name: its days are those of the day on which it is asked. */
  readonly preset?: DatePreset | undefined
}

const SEPARATOR = '_'

/** A range as the address holds it: `2026-01-01_2026-03-31`, `100_`, `last-7-days`; empty where both ends are open. */
export const rangeText = ({ from, to, preset }: RangeEnds): string => preset ?? (from === '' && to === '' ? '' : `${from}${SEPARATOR}${to}`)

/** The ends of such a text. */
export const rangeEnds = (unit: RangeUnit, text: string, now = nowInSeconds()): RangeEnds => {
  if (unit === 'day' && isDatePreset(text)) {
    const { first, last } = presetDays(text, now)
    return { from: formatFormDate(first), to: formatFormDate(last), preset: text }
  }
  const [from = '', ...to] = text.split(SEPARATOR)
  return { from: plainEnd(unit, from), to: plainEnd(unit, to.join(SEPARATOR)) }
}

/** The end that cannot be read; undefined where there is none. */
export const unreadableEnd = (unit: RangeUnit, { from, to }: RangeEnds): string | undefined => [from, to].find((end) => isUnreadable(unit, end))

interface Bounds {
  readonly least: number
  readonly most: number
}

/** No value lies between these. */
const NOTHING: Bounds = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }

/** The test of a range: null if both ends are open; it keeps no row if an end cannot be read. */
export const rangeBounds = (unit: RangeUnit, text: string, now = nowInSeconds()): Bounds | null => {
  const ends = rangeEnds(unit, text, now)
  if (unreadableEnd(unit, ends) !== undefined) return NOTHING
  const [least, last] = [readEnd(unit, ends.from), readEnd(unit, ends.to)]
  if (least === null && last === null) return null
  const most = last !== null && unit === 'day' ? endOfDay(last) : last
  return { least: least ?? Number.NEGATIVE_INFINITY, most: most ?? Number.POSITIVE_INFINITY }
}

/** Whether a value lies in a range. The bounds of the last text are kept: it is asked for every row. */
export const rangeTest = (unit: RangeUnit, now?: number): ((value: number | null, text: string) => boolean) => {
  let known: { readonly text: string; readonly bounds: Bounds | null } | undefined
  return (value, text) => {
    if (known?.text !== text) known = { text, bounds: rangeBounds(unit, text, now) }
    if (known.bounds === null) return true
    const compared = unit === 'day' ? plausibleSeconds(value) : value
    return compared !== null && compared >= known.bounds.least && compared <= known.bounds.most
  }
}
