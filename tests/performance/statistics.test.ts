import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

const HUNDRED = Array.from({ length: 100 }, (_, index) => 100 - index)

test('the middle of the measurements', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('percentiles by nearest rank, whatever the order', () => {
  expect(percentile(HUNDRED, 0.95)).toBe(95)
  expect(percentile(HUNDRED, 1)).toBe(100)
  expect(percentile([7], 0.95)).toBe(7)
})

test('no measurements have no percentile', () => {
  expect(() => median([])).toThrow(RangeError)
})
