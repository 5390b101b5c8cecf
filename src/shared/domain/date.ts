import dayjs from 'dayjs'
import { plainNotation } from './text/ascii-digits.ts'

// Dates on the wire are unix seconds; people read them in the zone of their machine.

const DATE_TIME = 'DD/MM/YYYY HH:mm'
const LIST_DATE = 'DD/MM/YYYY'
const FORM_DATE = 'YYYY-MM-DD'
const DASHBOARD_DATE = 'DD-MM-YYYY'
const LONG_DATE = 'D MMMM YYYY'

/** NaN is no date either: it comes from sums of dates that are not there. */
const isNothing = (value: number | null | undefined): value is null | undefined => value === null || value === undefined || Number.isNaN(value)

/** The first and the last second that is a date: of the years 1 and 9999, as forms and files can hold them. */
const FIRST_SECOND = -62_135_596_800
const LAST_SECOND = 253_402_300_799

const isSecond = (value: number): boolean => value >= FIRST_SECOND && value <= LAST_SECOND

/**
 * The unix seconds of a date as the platform gives it; null for none, and for a value that cannot be one. Some platforms give milliseconds: what would lie
 * behind the year 9999 as seconds is read as those (all from 1978 on). Whoever compares or sorts dates takes them through here.
 */
export const plausibleSeconds = (value: number | null | undefined): number | null => {
  if (isNothing(value)) return null
  if (isSecond(value)) return value
  const seconds = Math.floor(value / 1000)
  return isSecond(seconds) ? seconds : null
}

/** For sorting newest first: what is no date comes last. */
export const newerFirst = (one: number | null | undefined, other: number | null | undefined): number =>
  (plausibleSeconds(other) ?? Number.NEGATIVE_INFINITY) - (plausibleSeconds(one) ?? Number.NEGATIVE_INFINITY) || 0

/** Empty where there is no date; a value that cannot be one is shown as what it is. */
const format = (value: number | null | undefined, pattern: string): string => {
  if (isNothing(value)) return ''
  const seconds = plausibleSeconds(value)
  return seconds === null ? `Not a date (${value})` : dayjs.unix(seconds).format(pattern)
}

/** `DD/MM/YYYY HH:mm` from unix seconds; empty where there is no date. */
export const formatDateTime = (seconds: number | null | undefined): string => format(seconds, DATE_TIME)

/** `DD/MM/YYYY` from unix seconds, as lists show it; empty where there is no date. */
export const formatDate = (seconds: number | null | undefined): string => format(seconds, LIST_DATE)

/** `YYYY-MM-DD` from unix seconds, as forms hold it; empty where there is no date, and for what cannot be one. */
export const formatFormDate = (seconds: number | null | undefined): string => format(plausibleSeconds(seconds), FORM_DATE)

/** `YYYY-MM` from unix seconds in UTC, the same in every zone: for names of files. */
export const utcMonth = (seconds: number): string => {
  const date = new Date(seconds * 1000)
  return `${date.getUTCFullYear()}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`
}

/** An instant as other programs write it, ISO 8601 in UTC; null for what is no date. */
export const isoInstant = (seconds: number): string | null => (isSecond(seconds) ? new Date(seconds * 1000).toJSON() : null)

/** `DD-MM-YYYY` from unix seconds, as dashboards and their filters use it; empty where there is no date. */
export const formatDashboardDate = (seconds: number | null | undefined): string => format(seconds, DASHBOARD_DATE)

/** `HH:mm` from unix seconds, or `DD/MM/YYYY HH:mm` on another day. @param now unix seconds, any time today */
export const formatMoment = (seconds: number, now: number): string => format(seconds, formatDate(seconds) === formatDate(now) ? 'HH:mm' : DATE_TIME)

/** `13 March 2027` from unix seconds: how a field shows which day it read. Empty where there is no date. */
export const formatLongDate = (seconds: number | null | undefined): string => format(seconds, LONG_DATE)

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'] as const

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const TIME_OF_DAY = String.raw`(?:[ T]|, )(?<hour>\d{1,2}):(?<minute>[0-5]\d)(?::[0-5]\d(?:[.,]\d+)?)?(?: ?(?<half>[ap])\.?m\.?)?`
const ZONE = String.raw`(?: ?(?<zone>Z|(?:UTC|GMT)?[+-]\d{2}(?::?\d{2})?|UTC|GMT)(?: \([^()]*\))?)?`
const TIME = new RegExp(`${TIME_OF_DAY}${ZONE}$`, 'i')

const MONTH = String.raw`(?<month>\d{1,2}|\p{L}{3,9})`
const NAMED_MONTH = String.raw`(?<month>\p{L}{3,9})`
const DAY_OF_MONTH = String.raw`(?<day>\d{1,2})`
const YEAR = String.raw`(?<year>\d{4}|\d{2})`
const SEPARATOR = '(?<separator>[-/. ])'
const SAME = String.raw`\k<separator>`
const DAYS: readonly RegExp[] = [
  new RegExp(String.raw`^(?<year>\d{4})${SEPARATOR}${MONTH}${SAME}${DAY_OF_MONTH}$`, 'u'),
  new RegExp(`^${DAY_OF_MONTH}${SEPARATOR}${MONTH}${SAME}${YEAR}$`, 'u'),
  new RegExp(`^${NAMED_MONTH}${SEPARATOR}${DAY_OF_MONTH}${SAME}${YEAR}$`, 'u'),
]
const WEEKDAY = /^(?<name>\p{L}{3,9})[,.]? (?=\d|\p{L})/u
const ORDINAL = /(?<=\d)(?:st|nd|rd|th)\b/i

/** 1 to 12; a name may be cut after its third letter. NaN for neither. */
const monthOf = (text: string): number => {
  const named = MONTHS.findIndex((month) => month.startsWith(text.toLowerCase()))
  return named === -1 ? Number(text) : named + 1
}

/** 0 to 6; undefined where the text does not begin with the name of one. */
const weekdayOf = (text: string): number | undefined => {
  const name = WEEKDAY.exec(text)?.groups?.['name']?.toLowerCase()
  const found = name === undefined ? -1 : WEEKDAYS.findIndex((weekday) => weekday.startsWith(name))
  return found === -1 ? undefined : found
}

type Groups = Readonly<Record<string, string | undefined>>

/** Minutes of a time of day, from midnight; null for none, such as 25:00. */
const minutesOf = ({ hour = '', minute = '', half }: Groups): number | null => {
  const hours = Number(hour)
  if (half === undefined) return hours > 23 ? null : hours * 60 + Number(minute)
  if (hours < 1 || hours > 12) return null
  return ((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute)
}

/** Minutes that a zone such as `Z` or `+05:30` is ahead of UTC. */
const offsetOf = (zone: string): number => {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The day of the written date without its time, as a local `Date` of its midnight; null for none. */
const writtenDay = (written: string): Date | null => {
  const weekday = weekdayOf(written)
  const plain = (weekday === undefined ? written : written.replace(WEEKDAY, ''))
    .replace(ORDINAL, '')
    .replaceAll(/(?<=\p{L})\. ?|, /gu, ' ')
    .replaceAll(/ ?([-/.]) ?/g, '$1')
  const parts = DAYS.map((pattern) => pattern.exec(plain)?.groups).find((groups) => groups !== undefined)
  if (parts === undefined) return null
  const { year = '', month = '', day = '' } = parts
  const date = new Date(2000, 0, 1)
  // A license or an invoice of this century: 28 is 2028.
  date.setFullYear(Number(year.length === 2 ? `20${year}` : year), monthOf(month) - 1, Number(day))
  const isThatDay = Number(year.padStart(4, '2')) > 0 && date.getMonth() === monthOf(month) - 1 && date.getDate() === Number(day)
  return isThatDay && (weekday === undefined || weekday === date.getDay()) ? date : null
}

/**
 * Unix seconds of the start of a day as people write it: every format that is displayed, one or two digits, blanks,
 * digits of any script; the day comes before the month, a year of two digits is of this century. A time is left out,
 * unless it names its zone: then the day is that of the instant where the console runs. Null for anything else. The
 * only reader of dates that are typed, pasted or in an address or a file.
 */
export const parseDay = (text: string): number | null => {
  const written = plainNotation(text)
  const time = TIME.exec(written)
  const date = writtenDay(time === null ? written : written.slice(0, time.index))
  const minutes = time === null ? 0 : minutesOf(time.groups ?? {})
  if (date === null || minutes === null) return null
  const zone = time?.groups?.['zone']
  if (zone === undefined) return Math.floor(date.getTime() / 1000)
  const instant = new Date(0)
  instant.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate())
  instant.setUTCHours(0, minutes - offsetOf(zone))
  return Math.floor(instant.setHours(0, 0, 0, 0) / 1000)
}

/** True if a text is a day in the notation of forms, `YYYY-MM-DD`. */
export const isFormDate = (text: string): boolean => text !== '' && formatFormDate(parseDay(text)) === text

const DAY = 86_400

/** Counts the local days: the next one is one more, also after a day of 23 or 25 hours. */
const dayNumber = (seconds: number): number => Math.floor((seconds - new Date(seconds * 1000).getTimezoneOffset() * 60) / DAY)

let today = { now: Number.NaN, day: Number.NaN }

/**
 * Calendar days from today to the day of a date, in the machine's time zone: 0 today, 1 tomorrow, -1 yesterday; null
 * where there is
 * no date. @param now unix seconds, any of today
 */
export const daysUntil = (value: number | null | undefined, now: number): number | null => {
  const seconds = plausibleSeconds(value)
  if (seconds === null) return null
  // Asked for each of a million rows, at one `now`.
  if (today.now !== now) today = { now, day: dayNumber(now) }
  return dayNumber(seconds) - today.day
}

/** Unix seconds of the last second of the local day that holds an instant, also where its last hour comes twice. */
export const endOfDay = (seconds: number): number => Math.floor(new Date(seconds * 1000).setHours(24, 0, 0, 0) / 1000) - 1

/** The window of the local day that holds an instant, 00:01 to 23:59, in unix seconds. */
export const dayWindow = (seconds: number): { from: number; till: number } => {
  const midnight = dayjs.unix(seconds).startOf('day')
  return { from: midnight.hour(0).minute(1).unix(), till: midnight.hour(23).minute(59).unix() }
}

/** A month around the one that holds an instant: `2027-03` and `March 2027`. @param months negative for earlier ones */
export const monthAround = (seconds: number, months: number): { readonly value: string; readonly label: string } => {
  const month = dayjs.unix(seconds).startOf('month').add(months, 'month')
  return { value: month.format('YYYY-MM'), label: month.format('MMMM YYYY') }
}

/** The date and time of day of an instant as a `Date`, for calendars. */
export const calendarDate = (seconds: number): Date => dayjs.unix(seconds).toDate()

/** The present in unix seconds, the unit of every date on the wire. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)

/**
 * Records newest first by `createdAt`, whatever order the platform gave them in; those without a date, and with one
 * that cannot be, come last.
 */
export const newestFirst = <Row extends { readonly createdAt?: number | null }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => newerFirst(one.createdAt, other.createdAt))
