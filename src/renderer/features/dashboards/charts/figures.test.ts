import { expect, test } from 'vitest'
import { byName, byPeriod } from './divisions.ts'
import { cellLabel, countFigures } from './figures.ts'

interface Row {
  readonly day: number | null
  readonly plan: string | null
}

const at = (month: number, day: number): number => new Date(2026, month - 1, day, 12).getTime() / 1000
const NAMES = { title: 'Plan', none: 'No plan', most: 3, others: 'Other plans' }

const ROWS: readonly Row[] = [
  { day: at(11, 3), plan: 'Growth' },
  { day: at(11, 8), plan: 'Growth' },
  { day: at(11, 17), plan: 'Starter' },
  { day: at(11, 17), plan: ' ' },
  { day: null, plan: 'Growth' },
]
const figuresOf = (rows: readonly Row[], most = 3) =>
  countFigures(
    rows,
    byPeriod(rows, ({ day }) => day),
    byName(rows, ({ plan }) => plan, { ...NAMES, most }),
  )

test('rows are counted by week and plan, empty weeks and rows without a date among them', () => {
  const { acrossTitle, across, within, amounts } = figuresOf(ROWS)
  expect(acrossTitle).toBe('Week from')
  expect(across.map(({ label }) => label)).toEqual(['2 Nov', '9 Nov', '16 Nov', 'No date'])
  expect(within.map(({ label }) => label)).toEqual(['Growth', 'No plan', 'Starter'])
  expect(amounts.map((column) => column.map(({ text }) => text))).toEqual([
    ['2', '0', '0'],
    ['0', '0', '0'],
    ['0', '1', '1'],
    ['1', '0', '0'],
  ])
})

test('dates after the present week are one part, whatever year they are of', () => {
  const rows = [{ day: at(11, 17) }, { day: at(11, 29) }, { day: at(11, 30) }, { day: at(11, 30) + 400 * 86_400 }]
  const { parts, partOf } = byPeriod(rows, ({ day }) => day, at(11, 25))
  expect(parts.map(({ label }) => label)).toEqual(['16 Nov', '23 Nov', 'Later'])
  expect(rows.map(partOf)).toEqual(['16-11-2026', '23-11-2026', 'later', 'later'])
})

test('names that do not fit are counted together', () => {
  const { within, amounts } = figuresOf(ROWS, 2)
  expect(within).toEqual([
    { key: '=Growth', label: 'Growth' },
    { key: 'others', label: 'Other plans' },
  ])
  expect(amounts[2]?.map(({ size }) => size)).toEqual([0, 2])
})

test('a cell is called by both its parts, and one that is not there by none', () => {
  expect(cellLabel(figuresOf(ROWS), '16-11-2026~=Starter')).toBe('Starter, 16 Nov')
  expect(cellLabel(figuresOf(ROWS), '23-11-2026~=Starter')).toBeNull()
})

test('without rows there is nothing to draw', () => {
  expect(figuresOf([])).toEqual({ acrossTitle: 'Week from', withinTitle: 'Plan', across: [], within: [], amounts: [] })
})
