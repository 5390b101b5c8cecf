import { expect, test } from 'vitest'
import { rangeEnds, rangeTest, rangeText, unreadableEnd } from './value-range.ts'

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
  expect([isIn(null, '1_'), isIn(null, '_'), isIn(null, '')]).toEqual([false, true, true])
})

test.each(['01/03/2026_', '1.3.2026_', '2026-3-1_', ' 01/03/2026_', '०१/०३/२०२६_', '1 March 2026_'])('%o begins on the first of March', (text) => {
  const isIn = rangeTest('day')
  expect([isIn(at(2, 28, 23, 59, 59), text), isIn(at(3, 1), text)]).toEqual([false, true])
  expect(rangeEnds('day', text)).toEqual({ from: '2026-03-01', to: '' })
})

test.each(['1,000_', '₹1,000.00_', '1,000.00 INR_', '१०००_', 'AED 1,000_'])('%o begins at a thousand', (text) => {
  const isIn = rangeTest('amount')
  expect([isIn(999_99, text), isIn(1000_00, text)]).toEqual([false, true])
})

test.each([
  ['day', 'soon_', 'soon'],
  ['day', '2026-01-01_32/01/2026', '32/01/2026'],
  ['day', '2026-01-01_2026-02-01_2026-03-01', '2026-02-01_2026-03-01'],
  ['day', 'next-month', 'next-month'],
  ['day', '01/01/026_', '01/01/026'],
  ['amount', '1,0_', '1,0'],
  ['amount', '_₹', '₹'],
  ['amount', 'today', 'today'],
] as const)('a range of %s that is %o cannot be read and keeps no row', (unit, text, unreadable) => {
  const isIn = rangeTest(unit)
  expect([isIn(at(1, 15), text), isIn(0, text), isIn(null, text)]).toEqual([false, false, false])
  expect(unreadableEnd(unit, rangeEnds(unit, text))).toBe(unreadable)
})

test('a period by its name has the days of the day on which it is asked', () => {
  const november = rangeTest('day', at(11, 25, 15))
  const december = rangeTest('day', at(12, 2))
  expect([at(11, 1), at(11, 30, 23, 59, 59), at(12, 1)].map((value) => november(value, 'this-month'))).toEqual([true, true, false])
  expect([at(11, 30), at(12, 1)].map((value) => december(value, 'this-month'))).toEqual([false, true])
  const ends = rangeEnds('day', 'yesterday', at(12, 1))
  expect(ends).toEqual({ from: '2026-11-30', to: '2026-11-30', preset: 'yesterday' })
  expect(rangeText(ends)).toBe('yesterday')
})

test('the address holds both ends, or nothing', () => {
  expect([rangeText({ from: '1', to: '' }), rangeText({ from: '', to: '2' }), rangeText({ from: '', to: '' })]).toEqual(['1_', '_2', ''])
  expect(rangeEnds('day', '2026-01-01_2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' })
  expect(rangeEnds('day', 'nonsense')).toEqual({ from: 'nonsense', to: '' })
})
