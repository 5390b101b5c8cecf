import { dashboardDateText, formDateText } from '../expected-texts.ts'

/** The days that the dashboards must ask for: local days, windows from 00:01 to 23:59, in unix seconds. */

export const presentSeconds = (): number => Math.floor(Date.now() / 1000)

const at = (now: number, days: number, hour: number, minute: number): number => {
  const date = new Date(now * 1000)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, hour, minute).getTime() / 1000
}

/** The last complete days, newest first, DD-MM-YYYY. */
export const lastDays = (now: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => dashboardDateText(at(now, -1 - index, 12, 0)))

/** The ten days on which a prepared dashboard is looked for, today first, YYYY-MM-DD. */
export const preparedDays = (now: number): readonly string[] => Array.from({ length: 10 }, (_, index) => formDateText(at(now, -index, 12, 0)))

/** From so many months ago to yesterday, DD-MM-YYYY; the last day of a month where it has no such day. */
export function monthsUntilYesterday(now: number, months: number): { readonly from: string; readonly to: string } {
  const date = new Date(now * 1000)
  const lastOfMonth = new Date(date.getFullYear(), date.getMonth() - months + 1, 0).getDate()
  const first = new Date(date.getFullYear(), date.getMonth() - months, Math.min(date.getDate(), lastOfMonth), 12)
  return { from: dashboardDateText(first.getTime() / 1000), to: dashboardDateText(at(now, -1, 12, 0)) }
}

/** The window of days written DD-MM-YYYY. */
export const windowOf = (from: string, to: string): { readonly fromDate: number; readonly toDate: number } => {
  const secondsOf = (day: string, time: string): number => Date.parse(`${day.split('-').toReversed().join('-')}T${time}`) / 1000
  return { fromDate: secondsOf(from, '00:01'), toDate: secondsOf(to, '23:59') }
}

/** The window of a month written YYYY-MM. */
export const monthOf = (month: string): { readonly fromDate: number; readonly toDate: number } => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { fromDate: new Date(year, number - 1, 1, 0, 1).getTime() / 1000, toDate: new Date(year, number, 0, 23, 59).getTime() / 1000 }
}

/** Renewals: from 15 days ago to 30 days ahead, with the orders of ten days. */
export const renewalDays = (now: number) => ({ fromDate: at(now, -15, 23, 59), toDate: at(now, 30, 23, 59), pastDate: at(now, -10, 0, 1) })

/** Usage: the last four days, with the orders of ten. */
export const usageDays = (now: number) => ({ fromDate: at(now, -4, 0, 1), pastDate: at(now, -10, 0, 1) })
