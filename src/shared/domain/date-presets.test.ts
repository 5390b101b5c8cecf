import { expect, test } from 'vitest'
import { formatFormDate } from './date.ts'
import { DATE_PRESETS, presetDays } from './date-presets.ts'

const at = (year: number, month: number, day: number, hour = 15): number => new Date(year, month - 1, day, hour).getTime() / 1000

const daysAt = (now: number): Record<string, string> =>
  Object.fromEntries(
    DATE_PRESETS.map((preset) => {
      const { first, last } = presetDays(preset, now)
      return [preset, `${formatFormDate(first)} ${formatFormDate(last)}`]
    }),
  )

test('periods by name, on a Wednesday', () => {
  expect(daysAt(at(2026, 11, 25))).toEqual({
    today: '2026-11-25 2026-11-25',
    yesterday: '2026-11-24 2026-11-24',
    'last-7-days': '2026-11-19 2026-11-25',
    'this-week': '2026-11-23 2026-11-29',
    'last-30-days': '2026-10-27 2026-11-25',
    'this-month': '2026-11-01 2026-11-30',
    'last-month': '2026-10-01 2026-10-31',
    'this-financial-year': '2026-04-01 2027-03-31',
  })
})

test('a week begins on Monday, also on a Sunday', () => {
  expect(daysAt(at(2026, 11, 29))['this-week']).toBe('2026-11-23 2026-11-29')
  expect(daysAt(at(2026, 11, 30))['this-week']).toBe('2026-11-30 2026-12-06')
})

test('the month before one with 31 days, and before January', () => {
  expect(daysAt(at(2027, 3, 31))['last-month']).toBe('2027-02-01 2027-02-28')
  expect(daysAt(at(2027, 1, 1, 0))['last-month']).toBe('2026-12-01 2026-12-31')
})

test('the financial year changes on 1 April', () => {
  expect(daysAt(at(2027, 3, 31, 23))['this-financial-year']).toBe('2026-04-01 2027-03-31')
  expect(daysAt(at(2027, 4, 1, 0))['this-financial-year']).toBe('2027-04-01 2028-03-31')
  expect(daysAt(at(2026, 5, 31))['this-financial-year']).toBe('2026-04-01 2027-03-31')
})
