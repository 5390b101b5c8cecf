import { expect, test } from 'vitest'
import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import type { Partner } from '../partner.ts'
import { customersOf, totalOf } from './partner-row.ts'

type Site = GetSitesAdminQuery['getSitesAdmin'][number]

const site = (part: Partial<Site>): Site =>
  ({ domain: 'a.example', companyName: null, partnerType: 'CP', channelPartner: null, channelPartnerId: null, createdAt: 1, ...part }) as Site
const PARTNERS = [
  { username: 'asha', companyName: 'Kapoor Digital' },
  { username: 'ravi', companyName: null },
] as Partner[]

test('customers are counted from the sites of a partner, the newest is the last [CPL-009]', () => {
  const customers = customersOf(
    [
      site({ channelPartnerId: 'asha', companyName: 'Old Shop', createdAt: 10 }),
      site({ channelPartnerId: 'asha', companyName: 'New Shop', createdAt: 30 }),
      site({ channelPartner: 'Kapoor Digital', domain: 'by-name.example', createdAt: 20 }),
      site({ channelPartnerId: 'ravi', domain: 'undated.example', createdAt: null }),
      // A reseller of the same name is another one.
      site({ channelPartner: 'Kapoor Digital', partnerType: 'RESELLER', createdAt: 40 }),
      site({ channelPartner: null }),
    ],
    PARTNERS,
  )
  expect([...customers]).toEqual([
    ['asha', { count: 3, last: { name: 'New Shop', createdAt: 30 } }],
    ['ravi', { count: 1, last: { name: 'undated.example', createdAt: null } }],
  ])
})

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
