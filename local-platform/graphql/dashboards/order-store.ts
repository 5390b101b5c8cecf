import type { DatabaseSync } from 'node:sqlite'
import dayjs from 'dayjs'
import type { DayOrders } from '#shared/domain/dashboards/dashboard-rows.ts'
import { formatDashboardDate } from '#shared/domain/date.ts'

/** A site's orders as one byte a day, from the first day on: a year of 100,000 sites is 36 MB. */
export const ORDER_TABLES = `
  create table if not exists daily_orders (
    site_id text primary key,
    first_day integer not null,
    counts blob not null
  ) strict;`

/** A writer of the orders of new sites. `firstDay` is the start of a day, unix seconds; a count is at most 255. */
export function createOrderWriter(database: DatabaseSync): (siteId: string, firstDay: number, counts: Uint8Array) => void {
  const insert = database.prepare('insert into daily_orders (site_id, first_day, counts) values (?, ?, ?)')
  return (siteId, firstDay, counts) => {
    insert.run(siteId, firstDay, counts)
  }
}

/** Forgets a site's orders. */
export function removeOrders(database: DatabaseSync, siteId: string): void {
  database.prepare('delete from daily_orders where site_id = ?').run(siteId)
}

/** Whole days, as the platform counts them: in the zone of its machine. */
export interface DayRange {
  /** Start of the first day, unix seconds. */
  readonly from: number
  /** How many days. */
  readonly days: number
}

/** The complete days from the one holding `from` up to yesterday; at most a year. */
export function completeDays(from: number, now: number): DayRange {
  const first = dayjs.unix(from).startOf('day')
  const days = dayjs.unix(now).startOf('day').diff(first, 'day')
  return { from: first.unix(), days: Math.min(Math.max(days, 0), 366) }
}

/** The last complete days, today excluded. */
export const lastDays = (count: number, now: number): DayRange => ({ from: dayjs.unix(now).startOf('day').subtract(count, 'day').unix(), days: count })

/** A reader of orders within a range of days: prepared once, for many sites. Days without a record count 0. */
export function createOrderReader(database: DatabaseSync, { from, days }: DayRange): (siteId: string) => DayOrders[] {
  const select = database.prepare('select first_day, counts from daily_orders where site_id = ?')
  const dates = Array.from({ length: days }, (_, day) => formatDashboardDate(dayjs.unix(from).add(day, 'day').unix()))
  return (siteId) => {
    const row = select.get(siteId)
    const counts = row?.['counts'] instanceof Uint8Array ? row['counts'] : new Uint8Array()
    const offset = dayjs.unix(from).diff(dayjs.unix(Number(row?.['first_day'] ?? from)), 'day')
    return dates.map((date, day) => ({ date, totalOrders: counts[offset + day] ?? 0 }))
  }
}
