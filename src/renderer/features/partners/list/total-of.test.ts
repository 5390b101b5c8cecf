import { expect, test } from 'vitest'
import { totalOf } from './total-of.ts'

test('the wallets are added up by currency, that of most partners first [CPL-008]', () => {
  const partners = [
    { currency: 'GBP', balance: 100 },
    { currency: 'INR', balance: 5000 },
    { currency: null, balance: -1500 },
    { currency: 'AED', balance: null },
  ]
  expect(totalOf(partners)).toEqual([
    { currency: 'INR', sum: { total: 3500n, leftOut: 0 } },
    { currency: 'AED', sum: { total: 0n, leftOut: 0 } },
    { currency: 'GBP', sum: { total: 100n, leftOut: 0 } },
  ])
  expect(totalOf([])).toEqual([])
})

test('balances of any size are added exactly; one that is not exact is left out and counted', () => {
  const partners = [9_007_199_254_740_991, 9_007_199_254_740_991, 2 ** 60].map((balance) => ({ currency: 'INR', balance }))
  expect(totalOf(partners)).toEqual([{ currency: 'INR', sum: { total: 18_014_398_509_481_982n, leftOut: 1 } }])
})
