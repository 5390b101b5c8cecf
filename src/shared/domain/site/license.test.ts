import { expect, test } from 'vitest'
import { licenseOf } from './license.ts'

const NOW = 1_700_000_000
const DAY = 86_400

test.each([
  ['five hours ahead', NOW + 18_000, 'soon', 'ends today'],
  ['a day ahead', NOW + DAY, 'soon', 'ends in 1 day'],
  ['nine days and a bit ahead', NOW + 9 * DAY + 5, 'soon', 'ends in 9 days'],
  ['thirty days ahead', NOW + 30 * DAY, 'soon', 'ends in 30 days'],
  ['thirty days and a second ahead, no longer among those that expire', NOW + 30 * DAY + 1, 'fine', 'ends in 30 days'],
  ['thirty-one days ahead', NOW + 31 * DAY, 'fine', 'ends in 31 days'],
  ['an hour ago', NOW - 3600, 'over', 'ended today'],
  ['two days ago', NOW - 2 * DAY, 'over', 'ended 2 days ago'],
])('a license that ends %s', (_, end, standing, text) => {
  expect(licenseOf(end, NOW)).toMatchObject({ standing, text })
})

test('beside the date it says only when', () => {
  expect([NOW + 9 * DAY, NOW + 60, NOW - DAY].map((end) => licenseOf(end, NOW)?.when)).toEqual(['in 9 days', 'today', '1 day ago'])
})

test('nothing is said of a license without an end, or with one that is no date', () => {
  expect(licenseOf(null, NOW)).toBeNull()
  expect(licenseOf(undefined, NOW)).toBeNull()
  expect(licenseOf(Number.MAX_SAFE_INTEGER, NOW)).toBeNull()
})
