import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { completeDays, USAGE_DAYS } from '#shared/domain/dashboards/dashboard-window.ts'

/** A site's orders on a day written DD-MM-YYYY; null where nothing is known of that day. */
export const ordersOn = ({ ordersCount }: DashboardSite, day: string): number | null => ordersCount?.find(({ date }) => date === day)?.totalOrders ?? null

/** Whether a site is in use: it had an order on one of the last four complete days before `now`. */
export const isInUse = (site: DashboardSite, now: number): boolean => completeDays(now, USAGE_DAYS).some((day) => (ordersOn(site, day) ?? 0) > 0)
