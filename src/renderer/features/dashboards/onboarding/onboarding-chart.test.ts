import { expect, test } from 'vitest'
import { countFigures } from '../charts/figures.ts'
import { ONBOARDING_CHART } from './onboarding-chart.ts'

const NOW = new Date(2026, 10, 24, 14).getTime() / 1000
const at = (month: number, day: number): number => new Date(2026, month - 1, day, 12).getTime() / 1000

const SITES = [
  { id: '1', supportAccManager: 'Divya Menon', startDate: at(10, 27), ordersCount: [{ date: '23-11-2026', totalOrders: 1 }] },
  { id: '2', supportAccManager: 'Divya Menon', startDate: at(10, 28), ordersCount: [{ date: '19-11-2026', totalOrders: 9 }] },
  { id: '3', supportAccManager: ' ', startDate: at(11, 9), ordersCount: [] },
  { id: '4', supportAccManager: 'Ruth Achieng', startDate: null, ordersCount: [] },
]

const textsOf = (view: string) => {
  const { across, within } = ONBOARDING_CHART.views.find(({ id }) => id === view) ?? ONBOARDING_CHART.views[0]
  const figures = countFigures(SITES, across(SITES, NOW), within(SITES, NOW))
  return [figures.within.map(({ label }) => label), ...figures.amounts.map((bar, index) => [figures.across[index]?.label, ...bar.map(({ text }) => text)])]
}

test('started sites are judged by the orders of the last four days, once they are 15 days old', () => {
  expect(textsOf('performance')).toEqual([
    ['Using', 'Not using', 'Too new to judge'],
    ['26 Oct', '1', '1', '0'],
    ['2 Nov', '0', '0', '0'],
    ['9 Nov', '0', '0', '1'],
    ['No date', '0', '0', '1'],
  ])
})

test('started sites are counted by account manager', () => {
  expect(textsOf('manager')).toEqual([
    ['Divya Menon', 'No account manager', 'Ruth Achieng'],
    ['26 Oct', '2', '0', '0'],
    ['2 Nov', '0', '0', '0'],
    ['9 Nov', '0', '1', '0'],
    ['No date', '0', '0', '1'],
  ])
})
