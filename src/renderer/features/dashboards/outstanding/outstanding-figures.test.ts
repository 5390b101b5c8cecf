import { expect, test } from 'vitest'
import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { outstandingFigures, personOfCell } from './outstanding-figures.ts'

/** In minor units. */
const owed = (name: string, young: number, middle: number, old: number): OutstandingRow => ({
  name,
  LESS_30: young,
  '30_TO_60': middle,
  MORE_60: old,
  balance: young + middle + old,
  sites: [],
})

test('balances are stacked by age, the sales person who is owed most first', () => {
  const { across, within, amounts } = outstandingFigures([owed('Arjun', 50_000, 0, 12_345), owed('Meera', 0, 99_999, 100_001)])
  expect(across.map(({ label }) => label)).toEqual(['Meera', 'Arjun'])
  expect(within.map(({ label }) => label)).toEqual(['Under 30 days', '30-60 days', 'Over 60 days'])
  expect(amounts.map((bar) => bar.map(({ text }) => text))).toEqual([
    ['₹0', '₹1,000', '₹1,000'],
    ['₹500', '₹0', '₹123'],
  ])
  expect(amounts[1]?.map(({ size }) => size)).toEqual([500, 0, 123.45])
})

test('those who do not fit are one bar with the sum of their amounts', () => {
  const rows = Array.from({ length: 20 }, (_, index) => owed(`Person ${index + 1}`, 100 * (index + 1), 0, 0))
  const { across, amounts } = outstandingFigures(rows)
  expect(across).toHaveLength(15)
  expect(across.at(-1)).toEqual({ key: 'others', label: 'Others', isMixed: true })
  // 1 + 2 + 3 + 4 + 5 + 6 rupees.
  expect(amounts.at(-1)?.map(({ text }) => text)).toEqual(['₹21', '₹0', '₹0'])
  expect(personOfCell(rows, 'others~LESS_30')).toBeUndefined()
  expect(personOfCell(rows, 'Person 7~LESS_30')).toBe('Person 7')
})

test('an amount that is not exact has no length, and a credit goes below the line', () => {
  const { amounts } = outstandingFigures([owed('Arjun', 2 ** 53, -20_000, 0)])
  expect(amounts[0]?.map(({ size }) => size)).toEqual([0, -200, 0])
  expect(amounts[0]?.[1]?.text).toBe('-₹200')
})
