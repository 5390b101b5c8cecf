import { endOfDay, formatFormDate, nowInSeconds, parseFormDate, plausibleSeconds } from '#shared/domain/date.ts'
import { type DatePreset, isDatePreset, presetDays } from '#shared/domain/date-presets.ts'
import { parseMoney } from '#shared/domain/money.ts'

/** Days are typed `YYYY-MM-DD` and compared with unix seconds, the last day included; amounts as decimals, with minor units. */
export type RangeUnit = 'day' | 'amount'

/** The ends of a range as typed; empty for an open one. */
export interface RangeEnds {
  readonly from: string
  readonly to: string
  /** A period by its name: its days are those of the day on which it is asked. */
  readonly preset?: DatePreset | undefined
}

const SEPARATOR = '_'

/** A range as the address holds it: `2026-01-01_2026-03-31`, `100_`, `last-7-days`; empty where both ends are open. */
export const rangeText = ({ from, to, preset }: RangeEnds): string => preset ?? (from === '' && to === '' ? '' : `${from}${SEPARATOR}${to}`)

/** The ends of such a text; what cannot be understood is an open end. */
export const rangeEnds = (text: string, now = nowInSeconds()): RangeEnds => {
  if (isDatePreset(text)) {
    const { first, last } = presetDays(text, now)
    return { from: formatFormDate(first), to: formatFormDate(last), preset: text }
  }
  const [from = '', to = ''] = text.split(SEPARATOR)
  return { from, to }
}

interface Bounds {
  readonly least: number
  readonly most: number
}

/** What a range lets pass; null where it lets everything pass. */
export const rangeBounds = (unit: RangeUnit, text: string, now = nowInSeconds()): Bounds | null => {
  const { from, to } = rangeEnds(text, now)
  const least = unit === 'day' ? parseFormDate(from) : parseMoney(from)
  const last = unit === 'day' ? parseFormDate(to) : parseMoney(to)
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
