import { expect, test } from 'vitest'
import { isOneTypoFrom, searchedText, startsOneTypoFrom, wantedBy } from './typed-search.ts'

test('words are wanted in lower case, whatever is between them', () => {
  expect(wantedBy('  Aditi   KITCHEN ')).toEqual({ words: ['aditi', 'kitchen'], number: null })
  expect(wantedBy('   ')).toEqual({ words: [], number: null })
})

test.each<[string, string | null]>([
  ['+91 98123 45678', '812345678'],
  ['+919812345678', '812345678'],
  ['098123-45678', '812345678'],
  ['(0)98123 45678', null],
  ['919812345678', '812345678'],
  ['00971 50 123 4567', '501234567'],
  ['9812345678', null],
  ['98123 4', null],
  ['2026-11-23', null],
])('of the phone number %s the last digits are wanted: %s', (typed, digits) => {
  expect(wantedBy(typed).number).toBe(digits)
})

test('a number written in groups is searched as its digits, too', () => {
  expect(searchedText('+91 98123 45678')).toBe('+91 98123 45678\n919812345678')
  expect(searchedText('9812345678')).toBe('9812345678')
  expect(searchedText('12 Rose Street')).toBe('12 Rose Street')
})

test.each([
  ['kitchen', 'kitchn', true],
  ['kitchen', 'kitchenn', true],
  ['kitchen', 'kitcben', true],
  ['kitchen', 'kicthen', true],
  ['kitchen', 'itchen', true],
  ['kitchen', 'kitchen', false],
  ['kitchen', 'kitcb', false],
  ['kitchen', 'kihtcen', false],
  ['kitchen', 'kicthne', false],
])('%s from %s is one typo: %s', (word, other, isOne) => {
  expect(isOneTypoFrom(word, other)).toBe(isOne)
  expect(isOneTypoFrom(other, word)).toBe(isOne)
})

test.each([
  ['kitchens', 'kitcben', true],
  ['kitchens', 'ktchen', true],
  ['kitchenette', 'kitchhen', true],
  ['kitchens', 'iktchen', true],
  ['kitchens', 'itchen', true],
  ['kitchens', 'xkitchen', true],
  ['kitchens', 'ktcben', false],
  ['my kitchen', 'kitcben', false],
])('%s starts one typo from %s: %s', (word, typed, isOne) => {
  expect(startsOneTypoFrom(word, typed)).toBe(isOne)
})
