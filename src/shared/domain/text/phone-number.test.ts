import { describe, expect, test } from 'vitest'
import { dialledNumber, isDialledNumber } from './phone-number.ts'

describe('a number of a site is dialled in its country', () => {
  test.each([
    ['9876543210', 'IND', '+919876543210'],
    ['+91 98765 43210', 'IND', '+919876543210'],
    ['098765-43210', 'IND', '+919876543210'],
    ['9876543210', null, '+919876543210'],
    ['050 123 4567', 'UAE', '+971501234567'],
    ['971501234567', 'UAE', '+971501234567'],
    ['07700 900123', 'UK', '+447700900123'],
    ['(0)7911 123456', 'UK', '+447911123456'],
    ['+1 415 555 2671', 'IND', '+14155552671'],
  ])('%s of a site in %s as %s', (mobile, country, number) => {
    expect(dialledNumber(mobile, { country })?.number).toBe(number)
  })
})

describe('without a country the currency says it: +44 for GBP, else +91', () => {
  test.each([
    ['7700900123', 'GBP', '+447700900123'],
    ['07911 123456', 'GBP', '+447911123456'],
    ['9876543210', 'INR', '+919876543210'],
    ['9876543210', 'USD', '+919876543210'],
    [' +971501234567 ', 'AED', '+971501234567'],
    ['501234567', 'AED', '+91501234567'],
  ])('[INV-013] %s in %s as %s', (mobile, currency, number) => {
    expect(dialledNumber(mobile, { currency })?.number).toBe(number)
  })
})

describe('a number that has its country keeps it, however it is written', () => {
  test.each([
    ['0091 98765 43210', 'INR', '+919876543210'],
    ['919876543210', 'INR', '+919876543210'],
    ['0919876543210', 'INR', '+919876543210'],
    ['91-9876543210', 'INR', '+919876543210'],
    ['91919876543210', 'INR', '+919876543210'],
    ['+91919876543210', 'INR', '+919876543210'],
    ['0044 7911 123456', 'INR', '+447911123456'],
    ['447911123456', 'GBP', '+447911123456'],
    ['447911123456', 'INR', '+447911123456'],
    ['+44 (0) 7911 123456', 'INR', '+447911123456'],
    ['+4407911123456', 'INR', '+447911123456'],
    ['971501234567', 'INR', '+971501234567'],
    ['tel:+919876543210', 'GBP', '+919876543210'],
  ])('%s in %s as %s', (mobile, currency, number) => {
    expect(dialledNumber(mobile, { currency })?.number).toBe(number)
  })
})

describe('a number that is none in the country of its site is one by the rule', () => {
  test.each([
    ['9876543210', 'QAT', 'QAR', '+919876543210'],
    ['9876543210', 'UAE', 'AED', '+919876543210'],
    ['050 123 4567', 'UAE', 'AED', '+971501234567'],
    ['7911 123456', 'GHA', 'GBP', '+447911123456'],
    ['024 123 4567', 'GHA', 'GHS', '+233241234567'],
    ['07911 123456', 'UK', 'GBP', '+447911123456'],
  ])('%s in %s and %s as %s', (mobile, country, currency, number) => {
    expect(dialledNumber(mobile, { country, currency })?.number).toBe(number)
  })

  test.each([['98765'], ['1234567890123456']])('or in neither: %s', (mobile) => {
    expect(dialledNumber(mobile, { country: 'QAT', currency: 'QAR' })).toBeNull()
  })
})

test.each([
  ['\u202A+91 98765 43210\u202C', '+919876543210'],
  ['+91\u00A098765\u201143210', '+919876543210'],
  ['९८७६५ ४३२१०', '+919876543210'],
  ['٩٨٧٦٥٤٣٢١٠', '+919876543210'],
  ['＋９１ ９８７６５４３２１０', '+919876543210'],
])('as other programs and keyboards write it: %j', (mobile, number) => {
  expect(dialledNumber(mobile, {})?.number).toBe(number)
})

test.each([
  [null],
  [''],
  [' '],
  ['-'],
  ['12'],
  ['98765'],
  ['+91'],
  ['not known'],
  ['98 00 x'],
  ['+91 98765 43210 12345 678'],
  ['1234567890123456'],
  ['+999 1234567'],
  ['call 9876543210 now'],
  ['9876543210 / 9876543211'],
])('%s is no possible number', (mobile) => {
  expect(dialledNumber(mobile, { country: 'IND' })).toBeNull()
})

test('people read it in groups, and an extension is not dialled', () => {
  expect(dialledNumber('9876543210', {})?.grouped).toBe('+91 98765 43210')
  expect(dialledNumber('07911123456 ext 5', { currency: 'GBP' })).toMatchObject({
    number: '+447911123456',
    countryCode: '44',
    national: '7911123456',
    grouped: '+44 7911 123456',
  })
})

test.each([
  ['+919876543210', true],
  ['+447700900123', true],
  ['9876543210', false],
  ['+91 98765 43210', false],
  ['+9198765', false],
  ['+4407911123456', false],
  ['+91919876543210', false],
  ['all', false],
])('%s in the hands of a page is a whole number: %s', (text, isWhole) => {
  expect(isDialledNumber(text)).toBe(isWhole)
})

test.each([
  ['9876543210.0', '+919876543210'],
  ['98765 43210 98', undefined],
  ['98765-43210-11', undefined],
  ['9876543210/11', undefined],
  ['98765 43210 / 98765 43211', undefined],
  ['447911123456', '+447911123456'],
  ['44 7911 123456', '+447911123456'],
  ['91 98765 43210', '+919876543210'],
])('%s in a cell is %s, never another number', (text, number) => {
  expect(dialledNumber(text, { country: 'IND', currency: 'INR' })?.number).toBe(number)
})
