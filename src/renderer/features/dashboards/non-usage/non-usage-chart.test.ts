import { expect, test } from 'vitest'
import { countFigures } from '../charts/figures.ts'
import { NON_USAGE_CHART } from './non-usage-chart.ts'

const NOW = new Date(2026, 10, 24, 14).getTime() / 1000

const site = (id: string, supportAccManager: string | null, ...days: readonly string[]) => ({
  id,
  supportAccManager,
  ordersCount: days.map((date) => ({ date, totalOrders: 2 })),
})

const figuresOf = (sites: readonly ReturnType<typeof site>[]) => {
  const [{ across, within }] = NON_USAGE_CHART.views
  return countFigures(sites, across(sites, NOW), within(sites, NOW))
}

test('idle sites are counted by manager and the last of the ten days with an order', () => {
  const { across, within, amounts } = figuresOf([
    site('1', 'Divya Menon', '15-11-2026', '18-11-2026'),
    site('2', 'Divya Menon'),
    site('3', null, '14-11-2026'),
    site('4', 'Divya Menon', '01-11-2026'),
  ])
  expect(across.map(({ label }) => label)).toEqual(['19-11', '18-11', '17-11', '16-11', '15-11', '14-11', 'Longer ago'])
  expect(within.map(({ label }) => label)).toEqual(['Divya Menon', 'No account manager'])
  expect(amounts.map((column) => column.map(({ text }) => text).join(' '))).toEqual(['0 0', '1 0', '0 0', '0 0', '0 0', '0 1', '2 0'])
})

test('a day of the last four is shown where a site had orders on it', () => {
  const { across } = figuresOf([site('1', null, '22-11-2026')])
  expect(across.map(({ label }) => label).slice(0, 2)).toEqual(['22-11', '21-11'])
})
