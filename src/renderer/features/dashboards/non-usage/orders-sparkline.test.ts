import { expect, test } from 'vitest'
import { ordersBefore, siteWith } from '../rules/site.test-support.ts'
import { ordersByDay } from './orders-sparkline.tsx'

const NOW = new Date(2026, 10, 25, 14).getTime() / 1000

test('a sparkline goes from the oldest day to yesterday, and tells no orders from days of which nothing is known', () => {
  const site = siteWith({ ordersCount: ordersBefore(NOW, [0, 4, 1]) })
  expect(ordersByDay(site, NOW).map(({ orders }) => orders)).toEqual([null, null, null, null, null, null, null, 1, 4, 0])
})
