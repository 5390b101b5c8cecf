import { expect, test } from 'vitest'
import { emptyFilters } from '#components/list-state/list-address.ts'
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

test('expiring, free site and negative balance are the options of the payment filter, the third disabled [SLIST-031] [SLIST-032]', () => {
  const payment = siteFilterFields(emptyFilters(SITE_LIST), siteFacets(sites), () => undefined).find(({ name }) => name === 'payment')
  if (payment?.kind !== 'one-of') throw new Error('the payment filter takes one value')
  expect(payment.options().map(({ label, disabledReason }) => [label, disabledReason !== undefined])).toEqual([
    ['Expiring', false],
    ['Free site', false],
    ['Negative balance', true],
  ])
})
