import { expect, test } from 'vitest'
import { formatDashboardDate } from '#shared/domain/date.ts'
import { isInUse, ordersOn } from './orders.ts'
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
