import dayjs from 'dayjs'
import { formatFormDate } from '#shared/domain/date.ts'
import type { Random } from '../../database/random.ts'
import { walkSites } from '../site-walk.ts'
import type { Seeding } from '../subject.ts'
import { insertDump } from './dump-store.ts'
import { createOrderWriter } from './order-store.ts'

const DAY = 86_400
const DAYS = 365
const LARGEST_COUNT = 255
/** Days back on which a dashboard was dumped: neither today nor yesterday, and with gaps. */
const DUMP_AGES = [2, 3, 5, 9, 10, 14, 21]

/** A year of daily orders for every site up to today, and the days on which dashboards were dumped. */
export function seedDashboards({ database, random, now }: Seeding): void {
  const write = createOrderWriter(database)
  const firstDay = dayjs
    .unix(now)
    .startOf('day')
    .subtract(DAYS - 1, 'day')
    .unix()
  for (const { siteId, createdAt } of walkSites(database, ['siteId', 'createdAt'])) {
    const openDay = Math.max(0, Math.floor(((createdAt ?? 0) - firstDay) / DAY))
    write(siteId, firstDay, demoOrders(openDay, random))
  }
  for (const age of DUMP_AGES) {
    const day = formatFormDate(dayjs.unix(now).subtract(age, 'day').unix())
    for (const dashboard of ['onboarding_dashboard', 'renewal_dashboard']) insertDump(database, dashboard, day)
  }
}

/** Busy, quiet and idle sites; an idle one had orders until some weeks ago. */
function demoOrders(openDay: number, random: Random): Uint8Array {
  const counts = new Uint8Array(DAYS)
  const mean = random.pick([1, 4, 12, 40, 120])
  const lastDay = random.chance(0.25) ? DAYS - random.integer(6, 120) : DAYS
  for (let day = openDay; day < lastDay; day += 1) counts[day] = Math.min(LARGEST_COUNT, Math.floor(random.fraction() * 2 * (mean + 1)))
  return counts
}
