import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded } from './folded-text.ts'

test.each([
  ['ADITI Kitchen', 'aditi kitchen'],
  ['Cafe\u0301', 'caf\u00E9'],
  ['\u0969\u096B ३५ ３５', '35 35 35'],
  ['a\u2011b\u2013c\u2212d', 'a-b-c-d'],
  ['a\u00A0b\u202Fc', 'a b c'],
  ['\u202Aa\u200Bb\u00ADc\u202C\uFEFF', 'abc'],
  ['“O’Brien”', '"o\'brien"'],
  ['क्\u200Dष', 'क्ष'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['अदिति', 'अदिति'],
])('%j is compared as %j', (text, plain) => {
  expect(folded(text)).toBe(plain)
})

test('a text that is folded stays as it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => folded(folded(text)) === folded(text)))
})
