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
    { currency: 'INR', balance: 3500 },
    { currency: 'AED', balance: 0 },
    { currency: 'GBP', balance: 100 },
  ])
  expect(totalOf([])).toEqual([])
})
