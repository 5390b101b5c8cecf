import dayjs, { type Dayjs } from 'dayjs'

/** Periods that are chosen by name, in the order in which they are offered. Their names are in addresses and saved views: never change one. */
export const DATE_PRESETS = ['today', 'yesterday', 'last-7-days', 'this-week', 'last-30-days', 'this-month', 'last-month', 'this-financial-year'] as const

export type DatePreset = (typeof DATE_PRESETS)[number]

export const DATE_PRESET_LABELS: Readonly<Record<DatePreset, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  'last-7-days': 'Last 7 days',
  'this-week': 'This week',
  'last-30-days': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-financial-year': 'This financial year',
}

export const isDatePreset = (text: string): text is DatePreset => (DATE_PRESETS as readonly string[]).includes(text)

/** April, as dayjs counts months: the financial year of India runs from April to March. */
const FIRST_MONTH = 3

const monday = (day: Dayjs): Dayjs => day.subtract((day.day() + 6) % 7, 'day')

const financialYear = (day: Dayjs): Dayjs => {
  const april = day.startOf('month').month(FIRST_MONTH)
  return april.isAfter(day) ? april.subtract(1, 'year') : april
}

/** First and last day; "last 7 days" end today, a week (from Monday), month or year runs to its end. */
const DAYS: Readonly<Record<DatePreset, (today: Dayjs) => readonly [Dayjs, Dayjs]>> = {
  today: (day) => [day, day],
  yesterday: (day) => [day.subtract(1, 'day'), day.subtract(1, 'day')],
  'last-7-days': (day) => [day.subtract(6, 'day'), day],
  'this-week': (day) => [monday(day), monday(day).add(6, 'day')],
  'last-30-days': (day) => [day.subtract(29, 'day'), day],
  'this-month': (day) => [day.startOf('month'), day.endOf('month').startOf('day')],
  'last-month': (day) => [day.startOf('month').subtract(1, 'month'), day.startOf('month').subtract(1, 'day')],
  'this-financial-year': (day) => [financialYear(day), financialYear(day).add(1, 'year').subtract(1, 'day')],
}

/** The first and the last day of a period, as the unix seconds of their midnights. `now`: unix seconds, on whose day it is asked. */
export const presetDays = (preset: DatePreset, now: number): { readonly first: number; readonly last: number } => {
  const [first, last] = DAYS[preset](dayjs.unix(now).startOf('day'))
  return { first: first.unix(), last: last.unix() }
}
