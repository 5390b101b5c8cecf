import { expect, test } from 'vitest'
import { asciiDigits, plainNotation } from './ascii-digits.ts'

test.each([
  ['०१२३४५६७८९', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['𝟎𝟗 𝟘𝟡 𝟢𝟫 𝟬𝟵 𝟶𝟿', '09 09 09 09 09'],
  ['abc ½ ² 42', 'abc ½ ² 42'],
])('the digits of %s', (text, ascii) => {
  expect(asciiDigits(text)).toBe(ascii)
})

test('every decimal digit of Unicode has a value, ten of each', () => {
  const values = new Map<string, number>()
  for (let code = 0; code <= 0x10_ff_ff; code++) {
    const text = String.fromCodePoint(code)
    if (/\p{Nd}/u.test(text)) values.set(asciiDigits(text), (values.get(asciiDigits(text)) ?? 0) + 1)
  }
  expect([...values.keys()].toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
  expect(new Set(values.values()).size).toBe(1)
})

test('blanks and dashes of any kind are one blank and a minus, none at the ends', () => {
  expect(plainNotation('\u00A0\u20131\u202F\u00A0000\u3000')).toBe('-1 000')
})

test('the keys of other keyboards are those of numbers and dates', () => {
  expect(plainNotation('１３／０３／２０２７')).toBe('13/03/2027')
  expect(plainNotation('١٬٠٠٠٫٥٠')).toBe('1,000.50')
})
