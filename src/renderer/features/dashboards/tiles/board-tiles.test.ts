import { expect, test } from 'vitest'
import { ordersBefore, siteWith } from '../rules/site.test-support.ts'
import { type BoardTiles, nonUsageTiles, onboardingTiles, renewalTiles } from './board-tiles.ts'

const NOW = new Date(2026, 10, 25, 14).getTime() / 1000
const inDays = (days: number): number => NOW + days * 86_400

/** What a tile says, and which sites it lists. */
const linesOf = (tiles: BoardTiles, sites: readonly ReturnType<typeof siteWith>[]) =>
  tiles(sites, NOW).map(
    ({ label, text, keeps }) =>
      `${label}: ${text} (${sites
        .filter(keeps)
        .map(({ id }) => id)
        .join()})`,
  )

test('renewals by how soon they end, and what is at risk in each currency', () => {
  const sites = [
    siteWith({ id: 'a', endDate: inDays(7), charges: 100_000 }),
    siteWith({ id: 'b', endDate: inDays(30), charges: 50_000 }),
    siteWith({ id: 'c', endDate: inDays(30), charges: 70_000, curr: 'GBP' }),
    siteWith({ id: 'd', endDate: inDays(-1), charges: 9 }),
    siteWith({ id: 'e', endDate: inDays(-0.1), charges: 9 }),
    siteWith({ id: 'g', endDate: inDays(7.3), charges: 0 }),
    siteWith({ id: 'h', endDate: inDays(7.5), charges: 0 }),
    siteWith({ id: 'f', endDate: inDays(3), charges: 0 }),
  ]
  expect(linesOf(renewalTiles, sites)).toEqual([
    'Ends in 7 days: 4 (a,e,g,f)',
    'Ends in 30 days: 7 (a,b,c,e,g,h,f)',
    'Ended, not renewed: 1 (d)',
    'Revenue at risk, INR: ₹1,500.09 (a,b,e)',
    'Revenue at risk, GBP: £700.00 (c)',
  ])
})

test('idle sites without an order on ten days, and those that owe', () => {
  const sites = [
    siteWith({ id: 'a', ordersCount: ordersBefore(NOW, [0, 0, 0, 0, 0, 0, 0, 0, 0, 2]), wallet: -1 }),
    siteWith({ id: 'b', ordersCount: [], wallet: 0 }),
  ]
  expect(linesOf(nonUsageTiles, sites)).toEqual(['No order in 10 days: 1 (b)', 'Negative balance: 1 (a)'])
})

test('of started sites those are idle that can be judged', () => {
  const sites = [
    siteWith({ id: 'a', startDate: inDays(-30), ordersCount: [], wallet: -1 }),
    siteWith({ id: 'b', startDate: inDays(-30), ordersCount: ordersBefore(NOW, [1]) }),
    siteWith({ id: 'c', startDate: inDays(-2), ordersCount: [] }),
  ]
  expect(linesOf(onboardingTiles, sites)).toEqual(['Idle sites: 1 (a)', 'Negative balance: 1 (a)'])
})
