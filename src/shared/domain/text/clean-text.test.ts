import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, removedText } from './clean-text.ts'

const cleaned = (text: string): string => cleanText(text).text

test.each([
  ['a zero-width space', 'shop\u200B-7', 'shop-7'],
  ['a byte order mark', '\uFEFFAditi Kitchen', 'Aditi Kitchen'],
  ['embeddings and overrides of direction', '\u202A+91 98765 43210\u202C \u202Eabc\u202C', '+91 98765 43210 abc'],
  ['isolates of direction', '\u2066asha@post.example\u2069', 'asha@post.example'],
  ['direction marks in Latin', '\u200E98765\u200F', '98765'],
  ['a soft hyphen, a word joiner, a filler, a control', 'Adi\u00ADti\u2060 Kit\u3164chen\u0007', 'Aditi Kitchen'],
  ['blanks that do not break, and thin ones', '\u00A098765\u202F43210\u2009', ' 98765 43210 '],
  ['line breaks of other programs', 'one\u2028two\vthree', 'one\ntwo\nthree'],
  ['decomposed letters', 'Cafe\u0301', 'Caf\u00E9'],
  ['an accent behind something invisible', 'Cafe\u200B\u0301', 'Caf\u00E9'],
  ['joiners in Latin', 'shop\u200D-\u200C7', 'shop-7'],
  ['joiners around an Indic word', '\u200Dनमस्ते\u200C \u200D', 'नमस्ते '],
  ['a variation selector after a letter', 'shop\uFE0F', 'shop'],
])('%s', (_, text, expected) => {
  expect(cleaned(text)).toBe(expected)
})

test.each([
  ['half a consonant in Hindi', 'क्\u200Dष'],
  ['a consonant that does not join', 'क्\u200Cष'],
  ['a joiner in Bengali', 'র\u200D্য'],
  ['an old chillu of Malayalam, at the end of its word', 'അവന്\u200D വന്നു'],
  ['Sinhala', 'ශ්\u200Dරී'],
  ['Persian', 'می\u200Cخواهم'],
  ['a family, a flag, a keycap, a heart in colour', '👩\u200D👩\u200D👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1\uFE0F\u20E3 ❤\uFE0F\u200D🔥 👩🏽\u200D🚀'],
  ['a direction mark in Arabic', 'متجر \u200EA+\u200F الخليج'],
  ['lines and tabs', 'one\r\n\ttwo\n'],
  ['a wide blank of Japanese', '山田\u3000太郎'],
])('%s stays as it is', (_, text) => {
  expect(cleanText(text)).toEqual({ text, removed: [] })
})

test('what was removed is said, what was replaced is not', () => {
  expect(removedText(cleanText('shop\u200B-7').removed)).toBe('An invisible character was removed: U+200B.')
  expect(removedText(cleanText('\u202A+91\u202C\u202C').removed)).toBe('3 invisible characters were removed: U+202A, U+202C.')
  expect(removedText(cleanText('98765\u00A043210').removed)).toBeNull()
})

const letters = fc.constantFrom(...Array.from('aé7 -क्ष\u094Dন্ম語👩🏽❤🏴1'), '\u0301', '\u20E3')
const unseen = fc.constantFrom(...Array.from('\u200B\u200C\u200D\u200E\u202A\u202E\u2066\u2069\uFEFF\u00A0\u00AD\uFE0F\u2028\u034F'), '\u{E0067}')

test('cleaning again changes nothing, whatever stands where', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(letters, unseen, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 30 }), (parts) => {
      const once = cleanText(parts.join(''))
      expect(cleanText(once.text)).toEqual({ text: once.text, removed: [] })
    }),
    { numRuns: 2000 },
  )
})

test('what is left has no character that nobody sees, joiners aside', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...Array.from('ab 7-')), unseen), { maxLength: 30 }), (parts) => {
      expect(cleaned(parts.join(''))).toMatch(/^[ab 7\-\n]*$/)
    }),
  )
})
