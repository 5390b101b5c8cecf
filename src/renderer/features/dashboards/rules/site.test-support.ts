import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { completeDays } from '#shared/domain/dashboards/dashboard-window.ts'

/** A row of a dashboard with what a test says of it. */
export const siteWith = (part: Partial<DashboardSite> = {}): DashboardSite => ({ id: 'site-1', companyName: 'Aditi Kitchen', curr: 'INR', ...part })

/** Orders of the days before `now`, yesterday first. */
export const ordersBefore = (now: number, counts: readonly number[]): DashboardSite['ordersCount'] =>
  completeDays(now, counts.length).map((date, index) => ({ date, totalOrders: counts[index] ?? 0 }))
