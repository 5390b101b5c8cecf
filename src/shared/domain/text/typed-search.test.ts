import { expect, test } from 'vitest'
import { PASTED } from './pasted-texts.test-support.ts'
import { isOneTypoFrom, placesFound, searchedText, searchFor, startsOneTypoFrom, wantedBy } from './typed-search.ts'

test('words are wanted in lower case, whatever is between them', () => {
  expect(wantedBy('  Aditi   KITCHEN ')).toEqual({ words: ['aditi', 'kitchen'], number: null })
  expect(wantedBy('   ')).toEqual({ words: [], number: null })
})

test.each<[string, string | null]>([
  ['+91 98123 45678', '812345678'],
  ['+919812345678', '812345678'],
  ['098123-45678', '812345678'],
  ['(0)98123 45678', '812345678'],
  ['(88885) 96292', '888596292'],
  ['2345-6789', '23456789'],
  ['919812345678', '812345678'],
  ['00971 50 123 4567', '501234567'],
  ['022 2345 6789 ext 12', '223456789'],
  ['022 2345 6789 x12', '223456789'],
  ['9812345678', null],
  ['98123 4', null],
  ['2026-11-23', null],
  ['23/11/2026', null],
  ['23.11.2026', null],
  ['1,240.50', null],
])('of the phone number %s the last digits are wanted: %s', (typed, digits) => {
  expect(wantedBy(typed).number).toBe(digits)
})

test.each(PASTED)('$kind: $typed finds $stored', ({ typed, stored }) => {
  expect(searchFor(typed)(stored)).toBe(true)
  expect(placesFound([searchedText('Royal Bazaar'), searchedText(stored)], typed)).toEqual([1])
})

test.each<[string, readonly string[]]>([
  ['https://', []],
  ['https://a', ['a']],
  ['()', ['()']],
  ['50%', ['50%']],
  ['admin-console://site', ['site']],
  ['mailto:a%zz@b.example', ['a%zz@b.example']],
  ['A & B', ['a', '&', 'b']],
  ['and/or', ['and/or']],
  ['Rs.100/month', ['rs.100/month']],
  ['shop 12 x 34', ['shop', '12', 'x', '34']],
  ['iphone x12', ['iphone', 'x12']],
  ['12345 ext 9', ['12345', 'ext', '9']],
  ['9812345678 next 12', ['9812345678', 'next', '12']],
  ['9812345678x12a', ['9812345678x12a']],
])('of %s the bare words are wanted: %j', (typed, words) => {
  expect(wantedBy(typed).words).toEqual(words)
})

test('every word must be there, in any order', () => {
  expect(searchFor('list cp')('CP List', '/cplist')).toBe(true)
  expect(searchFor('')('CP List')).toBe(true)
  expect(searchFor('list wallet')('CP List')).toBe(false)
})

test('texts with the words beside each other leave out those that have them elsewhere', () => {
  const texts = ['Royal Tea', 'Tea Royal', 'Bazaar'].map(searchedText)
  expect(placesFound(texts, 'tea ROYAL')).toEqual([1])
  expect(placesFound(texts, 'tea roya')).toEqual([1])
  expect(placesFound(texts.slice(0, 1), 'tea royal')).toEqual([0])
  expect(placesFound(texts, ' ')).toEqual([0, 1, 2])
  expect(searchFor('royal baz')('Royal', null, 'Bazaar')).toBe(true)
})

test('a number written in groups is searched as its digits, too', () => {
  expect(searchedText('+91 98123 45678')).toBe('+91 98123 45678\n919812345678')
  expect(searchedText('(022) 2345-6789 or 98123.45678')).toBe('(022) 2345-6789 or 98123.45678\n02223456789\n9812345678')
  expect(searchedText('23-11-2026')).toBe('23-11-2026')
  expect(searchedText('9812345678')).toBe('9812345678')
  expect(searchedText('12 Rose Street')).toBe('12 rose street')
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
