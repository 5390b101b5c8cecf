import { describe, expect, test } from 'vitest'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { daysBefore } from '#shared/domain/dashboards/dashboard-window.ts'
import { formatDashboardDate } from '#shared/domain/date.ts'
import { gradeOf, isInUse, ordersOn, type PerformanceRow, performanceOf } from './performance.ts'
import { ordersBefore, siteWith } from './site.test-support.ts'

const NOW = new Date(2027, 2, 13, 14, 5).getTime() / 1000

test('a site is in use with an order on one of the last four complete days, today excluded [ONB-007]', () => {
  expect(isInUse(siteWith({ ordersCount: ordersBefore(NOW, [0, 0, 0, 1]) }), NOW)).toBe(true)
  expect(isInUse(siteWith({ ordersCount: ordersBefore(NOW, [0, 0, 0, 0, 9]) }), NOW)).toBe(false)
  expect(isInUse(siteWith({ ordersCount: [{ date: formatDashboardDate(NOW), totalOrders: 9 }] }), NOW)).toBe(false)
  expect(isInUse(siteWith({ ordersCount: null }), NOW)).toBe(false)
})

test('orders of a day are found by its date DD-MM-YYYY; a day that is absent is not zero', () => {
  const site = siteWith({ ordersCount: [{ date: '05-03-2027', totalOrders: 0 }] })
  expect(ordersOn(site, '05-03-2027')).toBe(0)
  expect(ordersOn(site, '06-03-2027')).toBeNull()
})

const LONG_AGO = daysBefore(NOW, 100)

/** Sites of a manager, this many of them in use. */
const sitesOf = (supportAccManager: string | null, total: number, using: number): DashboardSite[] =>
  Array.from({ length: total }, (_, index) =>
    siteWith({ id: `${supportAccManager}-${index}`, supportAccManager, startDate: LONG_AGO, ordersCount: ordersBefore(NOW, [0, index < using ? 3 : 0]) }),
  )
const row = (part: Partial<PerformanceRow>): PerformanceRow => ({ manager: 'Meera', total: 10, using: 9, notUsing: 1, percentage: 90, ...part })
const brief = (rows: readonly PerformanceRow[]) => rows.map(({ manager, total, using, notUsing, percentage }) => [manager, total, using, notUsing, percentage])

test('only sites started more than 15 days ago count [ONB-006]', () => {
  const started = (startDate: number | null) => siteWith({ supportAccManager: 'Meera', startDate })
  const sites = [started(daysBefore(NOW, 16)), started(daysBefore(NOW, 15)), started(NOW), started(null)]
  expect(performanceOf(sites, NOW)[0]).toMatchObject({ manager: 'Meera', total: 1 })
  expect(performanceOf(sites.slice(1), NOW)).toEqual([])
})

test('managers by rounded share, the best first, then Total and Final Total [ONB-008] [ONB-009] [ONB-010] [ONB-011]', () => {
  const sites = [
    ...sitesOf('Arun', 3, 1),
    ...sitesOf('Meera', 3, 2),
    ...sitesOf('Restaurant Closed', 2, 0),
    ...sitesOf('Yet to Open', 1, 1),
    ...sitesOf(null, 4, 2),
  ]
  expect(brief(performanceOf(sites, NOW))).toEqual([
    ['Yet to Open', 1, 1, 0, 100],
    ['Meera', 3, 2, 1, 67],
    ['No account manager', 4, 2, 2, 50],
    ['Arun', 3, 1, 2, 33],
    ['Restaurant Closed', 2, 0, 2, 0],
    ['Total', 10, 5, 5, 50],
    ['Final Total', 13, 6, 7, 46],
  ])
})

test('the share of no customers is 0 and has no colour [ONB-014]', () => {
  const total = performanceOf(sitesOf('Restaurant Closed', 2, 1), NOW).find(({ manager }) => manager === 'Total')
  expect(total).toEqual({ manager: 'Total', total: 0, using: 0, notUsing: 0, percentage: 0 })
  expect(gradeOf(row({ total: 0, percentage: 0 }))).toBeNull()
})

describe('colours', () => {
  test('90, 80, 75, 60 and below [ONB-012]', () => {
    const grades = [100, 90, 89, 80, 79, 75, 74, 60, 59, 0].map((percentage) => gradeOf(row({ percentage })))
    expect(grades).toEqual(['dark-green', 'dark-green', 'light-green', 'light-green', 'yellow', 'yellow', 'light-red', 'light-red', 'red', 'red'])
  })

  test('none for rows without customers and those that name no manager [ONB-013]', () => {
    for (const manager of ['Restaurant Closed', 'Yet to Open', 'Total', 'Final Total']) expect(gradeOf(row({ manager }))).toBeNull()
    expect(gradeOf(row({ total: 0 }))).toBeNull()
  })
})
