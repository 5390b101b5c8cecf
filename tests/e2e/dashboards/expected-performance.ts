import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { lastDays } from './expected-days.ts'

const DAY = 86_400

/** Least whole percents of the colours, as the light theme draws them: two greens, a yellow and two reds. */
const colourOf = (percent: number): string => {
  if (percent >= 90) return 'rgb(154, 210, 154)'
  if (percent >= 80) return 'rgb(241, 250, 241)'
  if (percent >= 75) return 'rgb(236, 223, 165)'
  return percent >= 60 ? 'rgb(253, 246, 246)' : 'rgb(241, 187, 188)'
}

/** Colours of a row without a grade. */
const NONE = 'rgba(0, 0, 0, 0)'

const cells = (label: string, total: number, using: number): readonly string[] => [
  label,
  String(total),
  String(using),
  String(total - using),
  `${Math.round((using / total) * 100)}%`,
]

/**
 * What the drawer of the performance must show: managers with the share of their customers that had an order on the last four days, sites started less than 15
 * days ago left out. Orders change from day to day, so nothing of it can be written out.
 */
export function expectedPerformance(sites: readonly DashboardSite[], now: number): readonly (readonly string[])[] {
  const days = lastDays(now, 4)
  const today = new Date(now * 1000).setHours(0, 0, 0, 0) / 1000
  const judged = sites.filter(({ startDate }) => typeof startDate === 'number' && startDate < today - 15 * DAY)
  const hasOrders = ({ ordersCount }: DashboardSite): boolean => ordersCount?.some(({ date, totalOrders }) => days.includes(date) && totalOrders > 0) ?? false
  const byManager = Map.groupBy(judged, ({ supportAccManager }) => supportAccManager?.trim() || 'No account manager')
  const rows = Array.from(byManager, ([manager, customers]) => ({ manager, total: customers.length, using: customers.filter(hasOrders).length }))
  const shareOf = ({ total, using }: { total: number; using: number }): number => Math.round((using / total) * 100)
  rows.sort((one, other) => shareOf(other) - shareOf(one) || one.manager.localeCompare(other.manager))
  const using = judged.filter(hasOrders).length
  return [
    ...rows.map((row) => [colourOf(shareOf(row)), ...cells(row.manager, row.total, row.using)]),
    [NONE, ...cells('Total', judged.length, using)],
    [NONE, ...cells('Final Total', judged.length, using)],
  ]
}
