import { expect, test } from 'vitest'
import { draftAge } from './draft-age.ts'

const NOW = 1_790_000_000

test.each([
  [0, 'less than a minute ago'],
  [59, 'less than a minute ago'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [7_200, '2 hours ago'],
  [86_400, '1 day ago'],
  [90 * 86_400, '90 days ago'],
  // A clock that was set back.
  [-500, 'less than a minute ago'],
])('%i seconds are %s', (age, expected) => {
  expect(draftAge(NOW - age, NOW)).toBe(expected)
})
