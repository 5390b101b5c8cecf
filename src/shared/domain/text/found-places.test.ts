import { expect, test } from 'vitest'
import { folded } from './folded-text.ts'
import { firstPlaceFound, placesOf } from './found-places.ts'

test.each<[string, string, string[]]>([
  ['Aditi aditi', 'ADITI', ['Aditi', 'aditi']],
  ['Le Cafe\u0301, café', 'caf\u00E9', ['Cafe\u0301', 'café']],
  ['A\u00ADditi', 'aditi', ['A\u00ADditi']],
  ['İstanbul', 'stan', ['stan']],
  ['Aditi', 'x', []],
  ['Aditi', '\u200B', []],
])('in %j, %j is at its own letters', (text, typed, places) => {
  expect(placesOf(text, folded(typed), 9).map(([start, end]) => text.slice(start, end))).toEqual(places)
})

test('at most so many places', () => {
  expect(placesOf('aaaa', 'a', 2)).toEqual([
    [0, 1],
    [1, 2],
  ])
})

test.each([
  ['Aditi Kitchen', 'https://kitchen', 'Kitchen'],
  ['Aditi Cafe\u0301', 'caf\u00E9 aditi', 'Cafe\u0301'],
  ['Aditi Kitchen', 'kitchen aditi', 'Kitchen'],
  ['Aditi', '', ''],
  ['Aditi', 'x', ''],
])('in %j, what %j finds first is %j', (text, typed, found) => {
  expect(text.slice(...(firstPlaceFound(text, typed) ?? [0, 0]))).toBe(found)
})
