import { expect, test } from 'vitest'
import { reasonOf } from './failure.ts'

test.each([
  [new TypeError('fetch failed'), 'fetch failed'],
  ['TypeError: fetch failed', 'fetch failed'],
  [new Error('\nThe console showed no window:\nMissing X server'), 'The console showed no window'],
  ['', 'no reason given'],
])('%j gives the reason %j', (error, expected) => {
  expect(reasonOf(error)).toBe(expected)
})
