import { expect, test } from 'vitest'
import { CURRENCIES, DEFAULT_CURRENCY, isCurrency } from './currency.ts'

test('28 currencies in order [CONST-023]', () => {
  expect(CURRENCIES.join(', ')).toBe(
    'INR, AUD, GBP, USD, AED, ZMW, SAR, QAR, BHD, SGD, NPR, KWD, OMR, KES, MVR, IDR, THB, MYR, PKR, GHS, LKR, TZS, MUR, BWP, MAD, NGN, ZWL, ZAR',
  )
  expect(CURRENCIES).toHaveLength(28)
})

test('the default currency is INR [FMT2-003]', () => {
  expect(DEFAULT_CURRENCY).toBe('INR')
})

test('knows its own codes', () => {
  expect(isCurrency('GBP')).toBe(true)
  expect(isCurrency('EUR')).toBe(false)
  expect(isCurrency(null)).toBe(false)
})
