import { expect, test } from 'vitest'
import { secondsOfDay } from './billing-terms.ts'

const NOON = new Date(2027, 2, 13, 12).getTime() / 1000
const MIDNIGHT = new Date(2027, 2, 13).getTime() / 1000

test('a day that was not changed keeps the value it was stored with, also in milliseconds', () => {
  expect(secondsOfDay('2027-03-13', NOON)).toBe(NOON)
  expect(secondsOfDay('2027-03-13', NOON * 1000)).toBe(NOON * 1000)
})

test('what cannot be a date, and was left alone, is not replaced by nothing', () => {
  expect(secondsOfDay('', 1e300)).toBe(1e300)
  expect(secondsOfDay('2027-03-13', 1e300)).toBe(MIDNIGHT)
})

test('no day is none', () => {
  expect([secondsOfDay('', null), secondsOfDay('', undefined), secondsOfDay('', NOON)]).toEqual([null, null, null])
})
