import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { completeDays, daysBefore, USAGE_DAYS } from '#shared/domain/dashboards/dashboard-window.ts'
import { plausibleSeconds } from '#shared/domain/date.ts'

/** A site's orders on a day written DD-MM-YYYY; null where nothing is known of that day. */
export const ordersOn = ({ ordersCount }: DashboardSite, day: string): number | null => ordersCount?.find(({ date }) => date === day)?.totalOrders ?? null

const hadOrders = (site: DashboardSite, days: readonly string[]): boolean => days.some((day) => (ordersOn(site, day) ?? 0) > 0)

/** Whether a site is in use: it had an order on one of the last four complete days before `now`. */
export const isInUse = (site: DashboardSite, now: number): boolean => hadOrders(site, completeDays(now, USAGE_DAYS))

/** Sites that were started less long ago are not judged yet. */
const DAYS_TO_START = 15

/** Labels of the rows that sum managers up. */
const CLOSED_LABELS = ['Restaurant Closed', 'Yet to Open'] as const
export const TOTAL = 'Total'
export const FINAL_TOTAL = 'Final Total'
export const NO_MANAGER = 'No account manager'

export type Grade = 'dark-green' | 'light-green' | 'yellow' | 'light-red' | 'red'

/** Least percentages, the best first. */
const GRADES: readonly (readonly [number, Grade])[] = [
  [90, 'dark-green'],
  [80, 'light-green'],
  [75, 'yellow'],
  [60, 'light-red'],
]

export interface PerformanceRow {
  readonly manager: string
  readonly total: number
  readonly using: number
  readonly notUsing: number
  /** Whole percent; 0 without customers. */
  readonly percentage: number
}

/** How sites do as of `now`: those that were started lately, or have no start, are not judged yet. */
export function judgeAt(now: number): (site: DashboardSite) => 'using' | 'not-using' | 'new' {
  const [latest, days] = [daysBefore(now, DAYS_TO_START), completeDays(now, USAGE_DAYS)]
  return (site) => {
    if ((plausibleSeconds(site.startDate) ?? Number.POSITIVE_INFINITY) >= latest) return 'new'
    return hadOrders(site, days) ? 'using' : 'not-using'
  }
}

/** The performance table as of `now`: managers by share, the best first, then Total and Final Total; no rows when no site can be judged. */
export function performanceOf(sites: readonly DashboardSite[], now: number): readonly PerformanceRow[] {
  const judge = judgeAt(now)
  const judged = sites.filter((site) => judge(site) !== 'new')
  if (judged.length === 0) return []
  const counts = new Map<string, { total: number; using: number }>()
  for (const site of judged) {
    const manager = site.supportAccManager?.trim() || NO_MANAGER
    const count = counts.get(manager) ?? { total: 0, using: 0 }
    count.total += 1
    if (isInUse(site, now)) count.using += 1
    counts.set(manager, count)
  }
  const managers = [...counts]
    .map(([manager, { total, using }]) => rowOf(manager, total, using))
    .toSorted((one, other) => other.percentage - one.percentage || one.manager.localeCompare(other.manager))
  const open = managers.filter(({ manager }) => !isClosed(manager))
  return [...managers, sumOf(TOTAL, open), sumOf(FINAL_TOTAL, managers)]
}

/** The colour of a row; null for one without customers and for those that name no manager. */
export function gradeOf({ manager, total, percentage }: PerformanceRow): Grade | null {
  if (total === 0 || isClosed(manager) || manager === TOTAL || manager === FINAL_TOTAL) return null
  return GRADES.find(([least]) => percentage >= least)?.[1] ?? 'red'
}

const isClosed = (manager: string): boolean => (CLOSED_LABELS as readonly string[]).includes(manager)

const rowOf = (manager: string, total: number, using: number): PerformanceRow => ({
  manager,
  total,
  using,
  notUsing: total - using,
  percentage: total === 0 ? 0 : Math.round((using / total) * 100),
})

const sumOf = (label: string, rows: readonly PerformanceRow[]): PerformanceRow =>
  rowOf(
    label,
    rows.reduce((sum, { total }) => sum + total, 0),
    rows.reduce((sum, { using }) => sum + using, 0),
  )
