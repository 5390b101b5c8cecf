import { expect, test } from 'vitest'
import { emptyFilters } from '#components/list-state/list-address.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { siteFacets } from './site-facets.ts'
import { siteFilterFields } from './site-filter-fields.ts'
import { SITE_LIST } from './site-filters.ts'
import { makeSettings, makeSite } from './test/make-site.ts'

const sites = [
  makeSite({
    planDetails: [{ planName: 'Growth' }, { planName: 'Gold' }],
    basicSiteSetting: makeSettings({ footerAddress: { country: 'IND', state: null, city: '' } }),
  }),
  makeSite({ planDetails: [{ planName: 'Growth' }], basicSiteSetting: makeSettings({ footerAddress: { country: 'UAE', state: null, city: 'Dubai' } }) }),
]

test('options are the values that occur, counted, in alphabetical order', () => {
  const facets = siteFacets(sites)
  expect(facets.plan()).toEqual([
    { value: 'Gold', label: 'Gold', count: 1 },
    { value: 'Growth', label: 'Growth', count: 2 },
  ])
  expect(facets.country().map(({ label }) => label)).toEqual(['India', 'United Arab Emirates'])
  expect(facets.city()).toEqual([{ value: 'Dubai', label: 'Dubai', count: 1 }])
  expect(facets.state()).toEqual([])
})

test('people are picked from the internal users of the role, those of the sites included [PERM-035] [PERM-036] [PERM-037]', () => {
  const user = (name: string, userRole: string, companyName: string | null = null): InternalUser => ({
    id: name,
    username: name,
    name,
    userRole,
    companyName,
    emailId: null,
    mobile: null,
    enabled: true,
    createdAt: null,
    onboardedBy: null,
  })
  const users = [
    user('Zoya', 'SALES_PERSON'),
    user('Arun', 'CUSTOMER_SUPPORT_LEAD'),
    user('Meera', 'SUPPORT_ACCOUNT_MANAGER'),
    user('p', 'CP', 'Kapoor Digital'),
  ]
  const facets = siteFacets([makeSite({ salesPerson: 'Left Us', supportAccManager: 'Meera', channelPartner: null, stockistName: null })], users)
  expect(facets.salesPerson()).toEqual([
    { value: 'Left Us', label: 'Left Us', count: 1 },
    { value: 'Zoya', label: 'Zoya', count: 0 },
  ])
  expect(facets.accountManager().map(({ label }) => label)).toEqual(['Arun', 'Meera'])
  expect(facets.partner()).toEqual([{ value: 'Kapoor Digital', label: 'Kapoor Digital', count: 0 }])
})

test('every filter of the list is offered, in the order of the source', () => {
  const fields = siteFilterFields(emptyFilters(SITE_LIST), siteFacets(sites), () => undefined)
  expect(fields.map(({ label }) => label)).toEqual([
    'Plan',
    'Status',
    'Partner type',
    'Partner name',
    'Sales person',
    'Support account manager',
    'Payment',
    'Business name',
    'Customer name',
    'Mobile',
    'Country',
    'State',
    'City',
    'License',
  ])
})

test('expiring, free site and negative balance are the options of the payment filter, the third disabled [SLIST-031] [SLIST-032] [DASH-020]', () => {
  const payment = siteFilterFields(emptyFilters(SITE_LIST), siteFacets(sites), () => undefined).find(({ name }) => name === 'payment')
  if (payment?.kind !== 'one-of') throw new Error('the payment filter takes one value')
  expect(payment.options().map(({ label, disabledReason }) => [label, disabledReason !== undefined])).toEqual([
    ['Expiring', false],
    ['Free site', false],
    ['Negative balance', true],
  ])
})
