import { expect, test } from 'vitest'
import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import type { Partner } from '../partner.ts'
import { customersOf } from './customers.ts'

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
