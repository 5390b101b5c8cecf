import { expect, test } from 'vitest'
import { rangeEnds, rangeTest, rangeText } from './value-range.ts'

const at = (month: number, day: number, hour = 0, minute = 0, second = 0): number => new Date(2026, month - 1, day, hour, minute, second).getTime() / 1000

test('a range of days holds its first and its last second', () => {
  const isIn = rangeTest('day')
  const march = '2026-03-01_2026-03-31'
  expect([at(3, 1), at(3, 31, 23, 59, 59)].map((value) => isIn(value, march))).toEqual([true, true])
  expect([at(2, 28, 23, 59, 59), at(4, 1)].map((value) => isIn(value, march))).toEqual([false, false])
})

test('an open end lets everything pass on its side', () => {
  const isIn = rangeTest('day')
  expect([isIn(at(1, 1), '_2026-03-31'), isIn(at(5, 1), '_2026-03-31'), isIn(at(5, 1), '2026-03-01_')]).toEqual([true, false, true])
})

test('amounts are compared in minor units', () => {
  const isIn = rangeTest('amount')
  expect([1999, 2000, 2001].map((value) => isIn(value, '19.99_20'))).toEqual([true, true, false])
})

test('a row without a value is in no range, and in every one that says nothing', () => {
  const isIn = rangeTest('amount')
  expect([isIn(null, '1_'), isIn(null, 'x_y'), isIn(null, '')]).toEqual([false, true, true])
})

test('a period by its name has the days of the day on which it is asked', () => {
  const november = rangeTest('day', at(11, 25, 15))
  const december = rangeTest('day', at(12, 2))
  expect([at(11, 1), at(11, 30, 23, 59, 59), at(12, 1)].map((value) => november(value, 'this-month'))).toEqual([true, true, false])
  expect([at(11, 30), at(12, 1)].map((value) => december(value, 'this-month'))).toEqual([false, true])
  const ends = rangeEnds('yesterday', at(12, 1))
  expect(ends).toEqual({ from: '2026-11-30', to: '2026-11-30', preset: 'yesterday' })
  expect(rangeText(ends)).toBe('yesterday')
})

test('the address holds both ends, or nothing', () => {
  expect([rangeText({ from: '1', to: '' }), rangeText({ from: '', to: '2' }), rangeText({ from: '', to: '' })]).toEqual(['1_', '_2', ''])
  expect(rangeEnds('2026-01-01_2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' })
  expect(rangeEnds('nonsense')).toEqual({ from: 'nonsense', to: '' })
})
