import dayjs, { type Dayjs } from 'dayjs'
import { dayWindow, formatDashboardDate, formatFormDate, monthAround, parseDay } from '../date.ts'

// Which days the dashboards look at. Days are those of the machine's zone; a window begins at 00:01 and ends at 23:59.

/** Unix seconds, both ends included. */
export interface Period {
  readonly from: number
  readonly to: number
}

/** How many days of orders a dashboard shows. */
export const SHOWN_DAYS = 10
/** For how many complete days without an order a site is not in use. */
export const USAGE_DAYS = 4
/** How many days a prepared dashboard is looked for. */
const DUMP_DAYS = 10

/** The window of a renewal dashboard, in days from today. */
const RENEWAL_DAYS = { from: -15, to: 30 }

export const ONBOARDING_PERIODS = ['6-months', '1-year'] as const
export type OnboardingPeriod = (typeof ONBOARDING_PERIODS)[number]

const MONTHS: Readonly<Record<OnboardingPeriod, number>> = { '6-months': 6, '1-year': 12 }

const today = (now: number): Dayjs => dayjs.unix(now).startOf('day')
const dayAt = (now: number, days: number): Dayjs => today(now).add(days, 'day')
const startOf = (day: Dayjs): number => dayWindow(day.unix()).from
const endOf = (day: Dayjs): number => dayWindow(day.unix()).till

/** The last complete days before the one that holds `now`, newest first, as orders are dated: DD-MM-YYYY. */
export const completeDays = (now: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => formatDashboardDate(dayAt(now, -1 - index).unix()))

/** `21` and `Nov` of a day written DD-MM-YYYY. */
export const dayAndMonth = (day: string): readonly [string, string] => {
  const date = dayjs.unix(parseDay(day) ?? Number.NaN)
  return [date.format('D'), date.format('MMM')]
}

/** The days on which a prepared dashboard is looked for, as dumps are dated (YYYY-MM-DD): today and back. */
export const dumpDays = (now: number): readonly string[] => Array.from({ length: DUMP_DAYS }, (_, index) => formatFormDate(dayAt(now, -index).unix()))

/** The days of a period up to yesterday, DD-MM-YYYY as filters show them. */
export const onboardingDays = (period: OnboardingPeriod, now: number): { readonly from: string; readonly to: string } => ({
  from: formatDashboardDate(today(now).subtract(MONTHS[period], 'month').unix()),
  to: formatDashboardDate(dayAt(now, -1).unix()),
})

/** The window from the first day to the last, both DD-MM-YYYY; null when one of them is no day. */
export const rangeWindow = (from: string, to: string): Period | null => {
  const [first, last] = [parseDay(from), parseDay(to)]
  return first === null || last === null ? null : { from: dayWindow(first).from, to: dayWindow(last).till }
}

/** The arguments of a renewal dashboard: subscriptions that end from 15 days ago to 30 days ahead, orders of the last ten days. */
export const renewalWindow = (now: number): { readonly fromDate: number; readonly toDate: number; readonly pastDate: number } => ({
  fromDate: endOf(dayAt(now, RENEWAL_DAYS.from)),
  toDate: endOf(dayAt(now, RENEWAL_DAYS.to)),
  pastDate: startOf(dayAt(now, -SHOWN_DAYS)),
})

/** The window of a month written YYYY-MM; null when it is none. */
export const monthWindow = (month: string): Period | null => {
  const first = parseDay(`${month}-01`)
  return first === null ? null : { from: dayWindow(first).from, to: endOf(dayjs.unix(first).endOf('month')) }
}

/** Months by name. An address and a saved view keep the name, which means another month later. */
export const NAMED_MONTHS = [
  { value: 'last-month', label: 'Last month', months: -1 },
  { value: 'this-month', label: 'This month', months: 0 },
  { value: 'next-month', label: 'Next month', months: 1 },
] as const

/** The month, YYYY-MM, that is meant by a name at `now`; what is no name stays as it is. */
export const monthNamed = (month: string, now: number): string => {
  const named = NAMED_MONTHS.find(({ value }) => value === month)
  return named === undefined ? month : monthAround(now, named.months).value
}

/** The arguments of the usage dashboard: judged by the last four complete days, with the orders of the last ten. */
export const nonUsageWindow = (now: number): { readonly fromDate: number; readonly pastDate: number } => ({
  fromDate: startOf(dayAt(now, -USAGE_DAYS)),
  pastDate: startOf(dayAt(now, -SHOWN_DAYS)),
})

/** Unix seconds of the start of the day this many days before the one that holds `now`. */
export const daysBefore = (now: number, days: number): number => dayAt(now, -days).unix()

/** A week (from Monday), month or year that a chart shows. */
export interface DashboardPeriod {
  /** Its first day, DD-MM-YYYY. */
  readonly key: string
  readonly label: string
  /** Unix seconds. */
  readonly start: number
}

export type PeriodLength = 'week' | 'month' | 'year'

/** As many as a chart has room for: labels stay readable and short ones stay unique. */
const MOST_PERIODS = 31

const PERIOD_STARTS: Readonly<Record<PeriodLength, (day: Dayjs) => Dayjs>> = {
  week: (day) => day.startOf('day').subtract((day.day() + 6) % 7, 'day'),
  month: (day) => day.startOf('month'),
  year: (day) => day.startOf('year'),
}
const PERIOD_LABELS: Readonly<Record<PeriodLength, string>> = { week: 'D MMM', month: 'MMM YYYY', year: 'YYYY' }

/** Unix seconds of the Monday after the week that holds `now`. */
export const weekAfter = (now: number): number => PERIOD_STARTS.week(dayjs.unix(now)).add(7, 'day').unix()

/** All periods from the one that holds `first` to the one that holds `last`, unix seconds: weeks, or longer ones where there are too many weeks. */
export function periodsBetween(first: number, last: number): { readonly length: PeriodLength; readonly periods: readonly DashboardPeriod[] } {
  const length = (['week', 'month'] as const).find(
    (each) => PERIOD_STARTS[each](dayjs.unix(last)).diff(PERIOD_STARTS[each](dayjs.unix(first)), each, true) < MOST_PERIODS - 1,
  )
  const chosen = length ?? 'year'
  const periods: DashboardPeriod[] = []
  for (let day = PERIOD_STARTS[chosen](dayjs.unix(first)); day.unix() <= last; day = day.add(1, chosen)) {
    periods.push({ key: formatDashboardDate(day.unix()), label: day.format(PERIOD_LABELS[chosen]), start: day.unix() })
  }
  return { length: chosen, periods }
}
