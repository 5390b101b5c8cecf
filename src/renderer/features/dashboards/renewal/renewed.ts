import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import type { Period } from '#shared/domain/dashboards/dashboard-window.ts'
import { daysUntil, plausibleSeconds } from '#shared/domain/date.ts'
import type { MoreSite } from '../charts/board-chart.ts'

/** By how many days the end must have moved. The shortest subscription takes a month, a corrected date some days. */
const RENEWED_BY = 7

/**
 * The subscriptions that were to end within a period and have been renewed since.
 * @param earlier the rows of an earlier day
 * @param current the rows of now, of the same period: one that was renewed far ahead is no longer among them
 * @param licenseEndOf when the license of a site ends now, unix seconds; null where that is not known: it then counts as not renewed
 * @returns their rows of now where there are any, with the end that they had
 */
export function renewedSince(
  earlier: readonly DashboardSite[],
  current: readonly DashboardSite[],
  licenseEndOf: (siteId: string) => number | null,
  { from, to }: Period,
): readonly MoreSite[] {
  const rows = new Map(current.map((site) => [site.id, site]))
  return earlier.flatMap((before) => {
    const dueDate = plausibleSeconds(before.endDate)
    if (dueDate === null || dueDate < from || dueDate > to) return []
    const now = rows.get(before.id)
    const endDate = now === undefined ? licenseEndOf(before.id) : plausibleSeconds(now.endDate)
    if (endDate === null || (daysUntil(endDate, dueDate) ?? 0) < RENEWED_BY) return []
    return [{ ...(now ?? before), endDate, dueDate }]
  })
}
