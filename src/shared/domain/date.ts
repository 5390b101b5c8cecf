import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'

// Dates on the wire are unix seconds; people read them in the zone of their machine. Source: FMT-012, FMT2-009.
dayjs.extend(customParseFormat)

const DATE_TIME = 'DD/MM/YYYY HH:mm'
const LIST_DATE = 'DD/MM/YYYY'
const FORM_DATE = 'YYYY-MM-DD'
const DASHBOARD_DATE = 'DD-MM-YYYY'

const format = (seconds: number | null | undefined, pattern: string): string =>
  seconds === null || seconds === undefined || !Number.isFinite(seconds) ? '' : dayjs.unix(seconds).format(pattern)

const parse = (text: string, pattern: string): number | null => {
  const day = dayjs(text.trim(), pattern, true)
  return day.isValid() ? day.unix() : null
}

/** `DD/MM/YYYY HH:mm` from unix seconds; empty where there is no date. Source: FMT-009, FMT2-006. */
export const formatDateTime = (seconds: number | null | undefined): string => format(seconds, DATE_TIME)

/** `DD/MM/YYYY` from unix seconds, as lists show it; empty where there is no date. Source: FMT-010. */
export const formatDate = (seconds: number | null | undefined): string => format(seconds, LIST_DATE)

/** `YYYY-MM-DD` from unix seconds, as forms hold it; empty where there is no date. Source: FMT-011. */
export const formatFormDate = (seconds: number | null | undefined): string => format(seconds, FORM_DATE)

/** `DD-MM-YYYY` from unix seconds, as dashboards and their filters use it; empty where there is no date. Source: FMT2-005. */
export const formatDashboardDate = (seconds: number | null | undefined): string => format(seconds, DASHBOARD_DATE)

/** `HH:mm` from unix seconds: how old data is said to be on the same day. */
export const formatTime = (seconds: number): string => format(seconds, 'HH:mm')

/** Unix seconds of the start of the day written `YYYY-MM-DD`; null when it is not such a day. Source: FMT-011. */
export const parseFormDate = (text: string): number | null => parse(text, FORM_DATE)

/** Unix seconds of the start of the day written `DD-MM-YYYY`; null when it is not such a day. Source: FMT2-005. */
export const parseDashboardDate = (text: string): number | null => parse(text, DASHBOARD_DATE)

/** The window of the local day that holds an instant, 00:01 to 23:59, in unix seconds. Source: FMT2-008. */
export const dayWindow = (seconds: number): { from: number; till: number } => {
  const midnight = dayjs.unix(seconds).startOf('day')
  return { from: midnight.hour(0).minute(1).unix(), till: midnight.hour(23).minute(59).unix() }
}

/** The present in unix seconds, the unit of every date on the wire. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)
