import { expect, test } from 'vitest'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { countFigures } from '../charts/figures.ts'
import { RENEWAL_CHART } from './renewal-chart.ts'

/** Tuesday, 24 November 2026. */
const NOW = new Date(2026, 10, 24, 14).getTime() / 1000
const at = (month: number, day: number, hour = 12): number => new Date(2026, month - 1, day, hour).getTime() / 1000

const SITES = [
  { id: '1', planName: 'Growth', endDate: at(11, 13) },
  { id: '2', planName: 'Starter', endDate: at(11, 23, 23) },
  { id: '3', planName: 'Growth', endDate: at(11, 24, 1) },
  { id: '4', planName: null, endDate: at(12, 9) },
]

/** One that was renewed for a year, in the week in which it was to end. */
const RENEWED = { id: '5', planName: 'Growth', endDate: at(11, 17) + 365 * 86_400, dueDate: at(11, 17) }

const textsOf = (view: string, sites: readonly DashboardSite[] = SITES) => {
  const { across, within } = RENEWAL_CHART.views.find(({ id }) => id === view) ?? RENEWAL_CHART.views[0]
  const figures = countFigures(sites, across(sites, NOW), within(sites, NOW))
  return [figures.within.map(({ label }) => label), ...figures.amounts.map((bar, index) => [figures.across[index]?.label, ...bar.map(({ text }) => text)])]
}

test('renewals are counted by the week of their end and by plan', () => {
  expect(textsOf('plan')).toEqual([
    ['Growth', 'No plan', 'Starter'],
    ['9 Nov', '1', '0', '0'],
    ['16 Nov', '0', '0', '0'],
    ['23 Nov', '1', '0', '1'],
    ['30 Nov', '0', '0', '0'],
    ['7 Dec', '0', '1', '0'],
  ])
})

test('what ended before today was not renewed, what ends today or later is open, what was renewed counts in the week of its former end', () => {
  expect(textsOf('outcome', [...SITES, RENEWED])).toEqual([
    ['Renewed', 'Open', 'Ended, not renewed'],
    ['9 Nov', '0', '0', '1'],
    ['16 Nov', '1', '0', '0'],
    ['23 Nov', '0', '1', '1'],
    ['30 Nov', '0', '0', '0'],
    ['7 Dec', '0', '1', '0'],
  ])
})
