import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES } from './currency.ts'
import { formatMoney, localeOf, moneyToDecimal, parseMoney } from './money.ts'

describe('parseMoney', () => {
  test.each([
    ['19.99', 1999],
    ['0.29', 29],
    ['1.1', 110],
    ['100', 10_000],
    ['100.', 10_000],
    ['.5', 50],
    ['-0.05', -5],
    ['+2', 200],
    [' 7.25 ', 725],
    ['0', 0],
    ['-0', 0],
    ['000012.30', 1230],
  ])('multiplies what is entered by 100, exactly: %s [FMT-002] [FMT2-001]', (text, minor) => {
    expect(parseMoney(text)).toBe(minor)
  })

  test.each([
    ['1.005', 101],
    ['1.0049', 100],
    ['19.994', 1999],
    ['19.995', 2000],
    ['-1.005', -101],
    ['0.999', 100],
  ])('rounds to the nearest minor unit: %s [FMT-008] [FMT2-011]', (text, minor) => {
    expect(parseMoney(text)).toBe(minor)
  })

  test.each(['', ' ', '.', '-', '1,240', '1e3', '0x10', '١٢', '12.3.4', 'NaN', '99999999999999999.99'])('refuses %o', (text) => {
    expect(parseMoney(text)).toBeNull()
  })

  test('reads back whatever moneyToDecimal writes', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (minor) => parseMoney(moneyToDecimal(minor)) === (minor === 0 ? 0 : minor)))
  })
})

describe('moneyToDecimal', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [1999, '19.99'],
    [-124_050, '-1240.50'],
    [9_007_199_254_740_991, '90071992547409.91'],
  ])('divides by 100: %d [FMT-003]', (minor, text) => {
    expect(moneyToDecimal(minor)).toBe(text)
  })

  test('refuses a fraction of a minor unit [FMT-001]', () => {
    expect(() => moneyToDecimal(19.99)).toThrow(RangeError)
  })
})

describe('formatMoney', () => {
  test('INR in en-IN, USD in en-US [FMT-004]', () => {
    expect(localeOf('INR')).toBe('en-IN')
    expect(localeOf('USD')).toBe('en-US')
    expect(formatMoney(12_345_678_90, 'INR')).toBe('₹1,23,45,678.90')
    expect(formatMoney(12_345_678_90, 'USD')).toBe('$12,345,678.90')
  })

  test('every listed currency has a locale of its own [FMT-005]', () => {
    const locales = CURRENCIES.map(localeOf)
    expect(new Set(locales).size).toBe(CURRENCIES.length)
    for (const locale of locales) expect(locale).toMatch(/^en-[A-Z]{2}$/)
  })

  test('an unlisted currency falls back to en-US [FMT-006]', () => {
    expect(localeOf('EUR')).toBe('en-US')
    expect(formatMoney(123_456, 'EUR')).toBe('€1,234.56')
  })

  test('currencies of three decimals still use the factor 100 [FMT-008]', () => {
    for (const currency of ['KWD', 'BHD', 'OMR']) expect(formatMoney(1999, currency)).toMatch(/19\.99$/)
  })

  test('a damaged currency code shows the amount without one', () => {
    expect(formatMoney(1999, '')).toBe('19.99')
    expect(formatMoney(1999, 'RUPEES')).toBe('19.99')
  })

  test('an amount beyond what a float holds keeps its last digit', () => {
    expect(formatMoney(9_007_199_254_740_991, 'USD')).toBe('$90,071,992,547,409.91')
  })
})
