import { expect, test } from 'vitest'
import { AGE_BUCKETS, amountText, firstPlanAmount, sumOfOutstanding, totalText, wholeRupees, wholeRupeesOfSum } from './amounts.ts'
import { siteWith } from './site.test-support.ts'

test('amounts are in INR format, minor units divided by 100 [DASH-030] [FMT2-012]', () => {
  expect(amountText(12_345_678, 'INR')).toBe('₹1,23,456.78')
  expect(amountText(12_345_678, null)).toBe('₹1,23,456.78')
  expect(amountText(null, 'INR')).toBe('')
})

test('a currency that is not INR is labelled [DASH-031]', () => {
  expect(amountText(124_000, 'AED')).toBe('AED\u00a01,240.00')
})

test('a total is in rupees; what is kept in another currency stands beside it', () => {
  const sites = [siteWith({ wallet: 100_000 }), siteWith({ wallet: -25_050 }), siteWith({ wallet: null }), siteWith({ wallet: 500, curr: 'GBP' })]
  expect(totalText(sites.slice(0, 3), ({ wallet }) => wallet ?? null)).toBe('₹749.50')
  expect(totalText(sites, ({ wallet }) => wallet ?? null)).toBe('₹749.50\n£5.00')
  expect(totalText([], ({ wallet }) => wallet ?? null)).toBe('₹0.00')
})

test('"Sub Amt" is the amount of the first plan [REN-005]', () => {
  const site = siteWith({ charges: 1, subscriptionPlans: [{ amount: 1_499_900 }, { amount: 2 }] })
  expect(firstPlanAmount(site)).toBe(1_499_900)
  expect(amountText(firstPlanAmount(site), site.curr)).toBe('₹14,999.00')
  expect(firstPlanAmount(siteWith({ subscriptionPlans: [] }))).toBeNull()
})

test('outstanding amounts are whole rupees [OUTS-003] [OUTS-008]', () => {
  expect(wholeRupees(12_345_650)).toBe('₹1,23,457')
  expect(wholeRupees(49)).toBe('₹0')
})

test('whole rupees have no negative zero, round halves up, and are exact for any size', () => {
  expect([-49, -0, 50, -50, -51, 9_007_199_254_740_991].map(wholeRupees)).toEqual(['₹0', '₹0', '₹1', '₹0', '-₹1', '₹9,00,71,99,25,47,410'])
  expect(wholeRupeesOfSum({ total: 18_014_398_509_481_982n, leftOut: 0 })).toBe('₹18,01,43,98,50,94,820')
  expect(wholeRupeesOfSum({ total: -4n, leftOut: 1 })).toBe('₹0 without 1 unreadable amount')
})

test('what is no exact amount is never shown as one', () => {
  expect([wholeRupees(12.5), wholeRupees(2 ** 60)]).toEqual(['Not a whole amount (12.5)', 'Too large to read exactly'])
  const sites = [siteWith({ wallet: 100 }), siteWith({ wallet: 0.5 }), siteWith({ wallet: 2 ** 60, curr: 'GBP' })]
  expect(totalText(sites, ({ wallet }) => wallet ?? null)).toBe('₹1.00 without 1 unreadable amount\n£0.00 without 1 unreadable amount')
})

test('a total beyond what a float holds is exact', () => {
  const sites = [siteWith({ wallet: 9_007_199_254_740_991 }), siteWith({ wallet: 9_007_199_254_740_991 })]
  expect(totalText(sites, ({ wallet }) => wallet ?? null)).toBe('₹18,01,43,98,50,94,819.82')
})

test('a pending balance shows with the sign it was delivered with [OUTS-009]', () => {
  expect(wholeRupees(-78_900)).toBe('-₹789')
})

test('ages are under 30, 30-60 and over 60 days [OUTS-007]', () => {
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
