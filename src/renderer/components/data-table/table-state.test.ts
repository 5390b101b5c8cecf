import { expect, test } from 'vitest'
import { pageLinks, pageOf } from './table-state.ts'

test.each([
  [1204, 100, 1, { number: 1, count: 13, start: 0, end: 100 }],
  [1204, 100, 13, { number: 13, count: 13, start: 1200, end: 1204 }],
  [1204, 100, 99, { number: 13, count: 13, start: 1200, end: 1204 }],
  [0, 100, 4, { number: 1, count: 1, start: 0, end: 0 }],
  [100, 100, 1, { number: 1, count: 1, start: 0, end: 100 }],
  [1204, 'all', 5, { number: 1, count: 1, start: 0, end: 1204 }],
] as const)('%i rows, %s a page, page %i', (total, size, wanted, page) => {
  expect(pageOf(total, size, wanted)).toEqual(page)
})

test('links to the ends and around the current page', () => {
  expect(pageLinks(1, 1)).toEqual([1])
  expect(pageLinks(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageLinks(1, 13)).toEqual([1, 2, 3, 4, 5, null, 13])
  expect(pageLinks(7, 13)).toEqual([1, null, 6, 7, 8, null, 13])
  expect(pageLinks(11, 13)).toEqual([1, null, 9, 10, 11, 12, 13])
})
