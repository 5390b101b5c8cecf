import { expect, test } from 'vitest'
import { dialledNumber } from './phone-number.ts'

test.each([
  ['9876543210', 'IND', '+919876543210'],
  ['+91 98765 43210', 'IND', '+919876543210'],
  ['098765-43210', 'IND', '+919876543210'],
  ['9876543210', null, '+919876543210'],
  ['050 123 4567', 'UAE', '+971501234567'],
  ['07700 900123', 'UK', '+447700900123'],
  ['+1 415 555 2671', 'IND', '+14155552671'],
])('%s of a site in %s is dialled as %s', (mobile, country, number) => {
  expect(dialledNumber(mobile, country)).toBe(number)
})

test.each([[null], [''], ['12'], ['not known'], ['+91 98765 43210 12345 678'], ['call 9876543210 now']])('%s is not dialled', (mobile) => {
  expect(dialledNumber(mobile, 'IND')).toBeNull()
})
