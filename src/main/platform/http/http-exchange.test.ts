import { expect, test } from 'vitest'
import { retryAfterOf } from './http-exchange.ts'

const NOW = Date.UTC(2026, 10, 22, 10, 0, 0)
const DATE = 'Sun, 22 Nov 2026 10:00:00 GMT'

test.each<[string, Record<string, string>, number | undefined]>([
  ['seconds', { 'retry-after': '120' }, 120_000],
  ['no time at all', { 'retry-after': '0' }, 0],
  ['a date, by the clock of this computer', { 'retry-after': 'Sun, 22 Nov 2026 10:00:30 GMT' }, 30_000],
  ['a date, by the clock of the server', { 'retry-after': 'Sun, 22 Nov 2026 11:00:30 GMT', date: 'Sun, 22 Nov 2026 11:00:10 GMT' }, 20_000],
  ['a date that is past', { 'retry-after': 'Sat, 21 Nov 2026 10:00:00 GMT', date: DATE }, 0],
  ['nothing', {}, undefined],
  ['a negative number', { 'retry-after': '-5' }, undefined],
  ['half a second', { 'retry-after': '0.5' }, undefined],
  ['a number too long to be meant', { 'retry-after': '9999999999' }, undefined],
  ['words', { 'retry-after': 'soon' }, undefined],
  ['a day that does not exist', { 'retry-after': 'Sun, 99 Nov 2026 10:00:00 GMT' }, undefined],
])('an answer may ask to wait by %s', (_, headers, expected) => {
  expect(retryAfterOf(new Headers(headers), NOW)).toBe(expected)
})
