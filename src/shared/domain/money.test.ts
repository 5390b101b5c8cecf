import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES } from './currency.ts'
import { addMoney, exactSum, formatMoney, formatMoneySum, isExactAmount, localeOf, moneyToDecimal, parseMoney, plainAmount } from './money.ts'

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
  ])('multiplies what is entered by 100, exactly: %s [FMT-002]', (text, minor) => {
    expect(parseMoney(text)).toBe(minor)
  })

  test.each([
    ['1.005', 101],
    ['1.0049', 100],
    ['19.994', 1999],
    ['19.995', 2000],
    ['-1.005', -101],
    ['0.999', 100],
  ])('rounds to the nearest minor unit: %s [FMT-008]', (text, minor) => {
    expect(parseMoney(text)).toBe(minor)
  })

  test.each(['', ' ', '.', '-', '1e3', '0x10', '12.3.4', 'NaN', '99999999999999999.99'])('refuses %o', (text) => {
    expect(parseMoney(text)).toBeNull()
  })

  test.each([
    ['1,000', 1000_00],
    ['1,00,000', 1_00_000_00],
    ['1,00,000.00', 1_00_000_00],
    ['12,34,56,789.05', 123_456_789_05],
    ['123,456,789.05', 123_456_789_05],
    ['-1,000.5', -1000_50],
    ['−1,000', -1000_00],
    ['१,००,०००', 1_00_000_00],
    ['١٢', 12_00],
    ['\u00A01,000\u00A0', 1000_00],
  ])('takes the grouping of lakhs and of thousands, and the digits of any script: %s', (text, minor) => {
    expect(parseMoney(text)).toBe(minor)
  })

  test.each(['1,0', '1,23', '1,000,00', '10,00', ',100', '1,,000', '1000,000', '1,00,00', '1,000,0000', '1.000,00', '1 000', '1,000,00,000', '1,00 000'])(
    'refuses %o, which is grouped in no such way',
    (text) => {
      expect(parseMoney(text)).toBeNull()
    },
  )

  test.each([
    ['₹1,000.00', 'INR', 1000_00],
    ['₹ 1,00,000', 'INR', 1_00_000_00],
    ['INR 1,000', 'INR', 1000_00],
    ['inr1,000', 'INR', 1000_00],
    ['1,000 INR', 'INR', 1000_00],
    ['Rs. 1,000', 'INR', 1000_00],
    ['Rs 1,000', 'INR', 1000_00],
    ['-₹1,000.00', 'INR', -1000_00],
    ['₹-1,000.00', 'INR', -1000_00],
    ['$1,000', 'USD', 1000_00],
    ['Rp 1.000,00', 'IDR', 1000_00],
    ['1.000', 'IDR', 1000_00],
    ['1.000.000', 'IDR', 1_000_000_00],
    ['1000.50', 'IDR', 1000_50],
    ['R 1 000,00', 'ZAR', 1000_00],
    ['1 000', 'ZAR', 1000_00],
    ['1,000.50', 'ZAR', 1000_50],
    ['Rs. 1,000/-', 'INR', 1000_00],
    ['1,000/-', 'INR', 1000_00],
    ['₹ 1,00,000/-', 'INR', 1_00_000_00],
    ['Rs. 1,00,000.50 /-', 'INR', 1_00_000_50],
    ['Rs. 1,000/- only', 'INR', 1000_00],
    ['Rupees 1,000 only', 'INR', 1000_00],
    ['INR 1,000.00', 'INR', 1000_00],
    ['१,०००/–', 'INR', 1000_00],
    ['Rs 1,000/-', 'LKR', 1000_00],
    ['KSh 1,000/=', 'KES', 1000_00],
    ['Tsh. 1,000', 'TZS', 1000_00],
  ])('%s in a field of %s', (text, currency, minor) => {
    expect(parseMoney(text, [currency])).toBe(minor)
  })

  test.each([
    ['$1,000', 'INR'],
    ['₹1,000', 'USD'],
    ['AED 100', 'INR'],
    ['₹', 'INR'],
    ['₹1,000 INR', 'INR'],
    ['--₹1', 'INR'],
    ['-₹-1', 'INR'],
    ['1₹000', 'INR'],
    ['1,000/-', 'USD'],
    ['1,000/', 'INR'],
    ['1,000/-5', 'INR'],
    ['/-', 'INR'],
    ['18%', 'INR'],
  ])('refuses %s in a field of %s', (text, currency) => {
    expect(parseMoney(text, [currency])).toBeNull()
  })

  test('of any currency with what ends a whole amount', () => {
    expect(parseMoney('Rs. 1,000/-', CURRENCIES)).toBe(1000_00)
    expect(parseMoney('1,000/-', CURRENCIES)).toBe(1000_00)
  })

  test('without a currency takes no sign of one', () => {
    expect(parseMoney('₹100')).toBeNull()
    expect(parseMoney('100/-')).toBeNull()
  })

  test.each([
    ['1,00,000', 'INR', '100000'],
    ['₹1,000.50', 'INR', '1000.50'],
    ['Rp 1.000,5', 'IDR', '1000.5'],
    ['100', 'INR', '100'],
    ['19.999', 'INR', '19.999'],
    ['1,00', 'INR', null],
  ])('%s in %s is the plain decimal %s', (text, currency, plain) => {
    expect(plainAmount(text, [currency])).toBe(plain)
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

  test.each([19.99, 0.5, 2 ** 53, -(2 ** 53), 1e300, Number.POSITIVE_INFINITY, Number.NaN])(
    'fills no field with %d, which is no exact amount [FMT-001]',
    (minor) => {
      expect(moneyToDecimal(minor)).toBe('')
      expect(isExactAmount(minor)).toBe(false)
    },
  )

  test('divides sums of any size', () => {
    expect(moneyToDecimal(18_014_398_509_481_983n)).toBe('180143985094819.83')
    expect(moneyToDecimal(-5n)).toBe('-0.05')
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

  test('zero has no sign', () => {
    expect(formatMoney(-0, 'INR')).toBe('₹0.00')
  })

  test.each([
    [12.5, 'Not a whole amount (12.5)'],
    [-0.1, 'Not a whole amount (-0.1)'],
    [2 ** 53, 'Too large to read exactly'],
    [-1e300, 'Too large to read exactly'],
    [Number.POSITIVE_INFINITY, 'Too large to read exactly'],
    [Number.NaN, ''],
  ])('never shows %d as an exact amount', (minor, text) => {
    expect(formatMoney(minor, 'INR')).toBe(text)
  })

  test('any number that JSON can hold, in any currency, gives a text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.string(), (minor, currency) => {
        expect(formatMoney(minor, currency)).toMatch(/^(?!.*(?:NaN|Infinity|Invalid|undefined)).+$/s)
      }),
    )
  })
})

describe('addMoney', () => {
  test('is exact beyond what a float holds', () => {
    expect(addMoney([9_007_199_254_740_991, 9_007_199_254_740_991, 1])).toEqual({ total: 18_014_398_509_481_983n, leftOut: 0 })
    expect(formatMoneySum(addMoney([9_007_199_254_740_991, 9_007_199_254_740_991, 1]), 'USD')).toBe('$180,143,985,094,819.83')
  })

  test('leaves out what is no exact amount, and says so', () => {
    expect(addMoney([100, null, 0.5, undefined, 2 ** 60, -30])).toEqual({ total: 70n, leftOut: 2 })
    expect(formatMoneySum(addMoney([100, 0.5]), 'INR')).toBe('₹1.00 without 1 unreadable amount')
    expect(formatMoneySum(addMoney([100, 0.5, 2 ** 60]), 'INR')).toBe('₹1.00 without 2 unreadable amounts')
  })

  test('nothing adds up to nothing', () => {
    expect(addMoney([])).toEqual({ total: 0n, leftOut: 0 })
  })

  test('the order does not matter, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true })), (amounts) => {
        expect(addMoney(amounts.toReversed())).toEqual(addMoney(amounts))
      }),
    )
  })
})

test('the sum of two amounts is exact or not known', () => {
  expect(exactSum(9_007_199_254_740_990, 1)).toBe(9_007_199_254_740_991)
  expect(exactSum(9_007_199_254_740_991, 1)).toBeNull()
  expect(exactSum(0.5, 1)).toBeNull()
  expect(exactSum(-100, 100)).toBe(0)
})
