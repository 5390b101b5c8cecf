import { expect, test } from 'vitest'
import { AGE_BUCKETS, sumOfOutstanding } from './outstanding.ts'

test('ages are under 30, 30-60 and over 60 days [OUTS-007] [CONST2-034]', () => {
  expect(AGE_BUCKETS.map(({ field, title }) => [field, title])).toEqual([
    ['LESS_30', 'Under 30 days'],
    ['30_TO_60', '30-60 days'],
    ['MORE_60', 'Over 60 days'],
  ])
})

test('every column is summed, signs as delivered', () => {
  const row = (LESS_30: number, balance: number) => ({ name: 'Priya', LESS_30, '30_TO_60': 2, MORE_60: 3, balance, sites: [] })
  expect(sumOfOutstanding([row(1, 6), row(-10, -5)])).toEqual({
    LESS_30: { total: -9n, leftOut: 0 },
    '30_TO_60': { total: 4n, leftOut: 0 },
    MORE_60: { total: 6n, leftOut: 0 },
    balance: { total: 1n, leftOut: 0 },
  })
})
