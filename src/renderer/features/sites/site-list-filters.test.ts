import { describe, expect, test } from 'vitest'
import { emptyFilters, readListAddress } from '#components/list-state/list-address.ts'
import { createRowFilter } from '#components/list-state/row-filter.ts'
import { makeInternalUser } from '#data/users/internal-user.test-support.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { type FilterValues, filterFields, filterOptions } from '#patterns/list-page/list-filters.ts'
import type { Site } from './site.ts'
import { listedPeople, SITE_LIST } from './site-list.tsx'
import { makeSettings, makeSite, siteService } from './test/make-site.ts'

const NOW = 1_800_000_000
const DAY = 86_400

const place = (country: string, state: string, city: string) => makeSettings({ footerAddress: { country, state, city } })

const sites: readonly Site[] = [
  makeSite({
    siteId: 'a',
    domain: 'aditi.example',
    companyName: 'Aditi Kitchen',
    custName: 'Aditi Rao',
    partnerType: 'CP',
    channelPartner: 'Nova Partners',
    salesPerson: 'Meera',
    supportAccManager: 'John',
    planDetails: [{ planName: 'Growth' }],
    tillDate: NOW + 10 * DAY,
    basicSiteSetting: { ...place('IND', 'Kerala', 'Kochi'), contactNumber: '9876543210' },
    siteRecurringConfig: siteService(0),
  }),
  makeSite({
    siteId: 'b',
    domain: 'brew.example',
    companyName: 'Brew & Co',
    custName: 'Tom Brewer',
    enabled: false,
    partnerType: 'STOCKIST',
    stockistName: 'Gulf Stock',
    salesPerson: 'Omar',
    supportAccManager: 'Lena',
    planDetails: [{ planName: 'Starter' }, { planName: 'Growth' }],
    tillDate: NOW - DAY,
    basicSiteSetting: { ...place('UK', 'London', 'London'), contactNumber: '7700900123' },
    siteRecurringConfig: siteService(49_900),
  }),
  makeSite({ siteId: 'c', domain: 'casa.example', companyName: 'CASA aditi', planDetails: [{ planName: 'Gold' }], tillDate: NOW + 90 * DAY }),
]

const keptBy = (part: FilterValues): string[] => {
  const matches = createRowFilter(sites, SITE_LIST.criteriaAt(NOW)).apply({ ...emptyFilters(SITE_LIST.definition), ...part })
  return matches === undefined ? sites.map(({ siteId }) => siteId) : Array.from(matches, (index) => sites[index]?.siteId ?? '')
}

describe('filters of the site list', () => {
  test.each<[string, FilterValues, string[]]>([
    ['plan, several values as alternatives [SLIST-013]', { plan: ['Gold', 'Starter'] }, ['b', 'c']],
    ['status: enabled [SLIST-014]', { status: 'Active' }, ['a', 'c']],
    ['status: not enabled', { status: 'InActive' }, ['b']],
    ['status: SITE service active [SLIST-038]', { status: 'service-active' }, ['a', 'b']],
    ['status: SITE service not active', { status: 'service-inactive' }, ['c']],
    ['status difference', { statusDifference: ['Not enabled, SITE service active'] }, ['b']],
    ['status difference, several values', { statusDifference: ['Enabled, no SITE service', 'Not enabled, SITE service active'] }, ['b', 'c']],
    ['partner type [SLIST-015]', { partnerType: ['CP'] }, ['a']],
    ['partner name [SLIST-016]', { partner: ['Nova Partners'] }, ['a']],
    ['the stockist as partner name', { partner: ['Gulf Stock'] }, ['b']],
    ['sales person [SLIST-017]', { salesPerson: ['Omar'] }, ['b']],
    ['support account manager [SLIST-018]', { accountManager: ['John'] }, ['a']],
    ['payment: expiring [SLIST-019] [SLIST-027]', { payment: 'expiring' }, ['a']],
    ['payment: free site [SLIST-019] [SLIST-029]', { payment: 'free' }, ['a']],
    ['license: expiring', { license: 'expiring' }, ['a']],
    ['license: expired', { license: 'expired' }, ['b']],
    ['business name [SLIST-020]', { business: 'aditi' }, ['a', 'c']],
    ['customer name [SLIST-021]', { customer: 'brewer' }, ['b']],
    ['mobile [SLIST-022]', { mobile: '543' }, ['a']],
    ['country [SLIST-023]', { country: ['UK'] }, ['b']],
    ['state [SLIST-024]', { state: ['Kerala'] }, ['a']],
    ['city [SLIST-025]', { city: ['London'] }, ['b']],
  ])('%s', (_title, filters, kept) => {
    expect(keptBy(filters)).toEqual(kept)
  })

  test('all that are set must hold; texts match by part, whatever the case [SLIST-026]', () => {
    expect(keptBy({ business: 'ADITI' })).toEqual(['a', 'c'])
    expect(keptBy({ business: 'ADITI', plan: ['Gold'] })).toEqual(['c'])
    expect(keptBy({ business: 'ADITI', plan: ['Gold'], status: 'InActive' })).toEqual([])
    expect(keptBy({})).toEqual(['a', 'b', 'c'])
  })

  test('the search field looks at everything that names a site', () => {
    expect(keptBy({ q: 'brew' })).toEqual(['b'])
    expect(keptBy({ q: '7700' })).toEqual(['b'])
    expect(keptBy({ q: 'aditi' })).toEqual(['a', 'c'])
  })
})

describe('the address', () => {
  test('brings filters back', () => {
    const address = new URLSearchParams('q=brew&plan=Growth&plan=Gold&status=InActive&payment=free&country=UK&page=3')
    const { filters, table } = readListAddress(SITE_LIST.definition, address)
    expect(filters).toMatchObject({ q: 'brew', plan: ['Growth', 'Gold'], status: 'InActive', payment: 'free', country: ['UK'] })
    expect(table.page).toBe(3)
  })

  test.each(['payment=negative-balance', 'status=Gone', 'partnerType=BANK'])('of %s, which is disabled or unknown, keeps no site [SLIST-031]', (search) => {
    const { filters } = readListAddress(SITE_LIST.definition, new URLSearchParams(search))
    expect(keptBy(filters)).toEqual([])
  })

  test('shows 100 rows a page unless it says otherwise [SLIST-047]', () => {
    expect(readListAddress(SITE_LIST.definition, new URLSearchParams()).table.size).toBe(100)
  })
})

const optionsOf = (name: string, among: readonly Site[], users: readonly InternalUser[] = []) =>
  filterOptions(SITE_LIST.allFilters, among, listedPeople(users))[name]?.() ?? []

describe('the options', () => {
  test('are the values that occur, counted, in alphabetical order', () => {
    const placed = [
      makeSite({ planDetails: [{ planName: 'Growth' }, { planName: 'Gold' }], basicSiteSetting: place('IND', '', '') }),
      makeSite({ planDetails: [{ planName: 'Growth' }], basicSiteSetting: place('UAE', '', 'Dubai') }),
    ]
    expect(optionsOf('plan', placed)).toEqual([
      { value: 'Gold', label: 'Gold', count: 1 },
      { value: 'Growth', label: 'Growth', count: 2 },
    ])
    expect(optionsOf('country', placed).map(({ label }) => label)).toEqual(['India', 'United Arab Emirates'])
    expect(optionsOf('city', placed)).toEqual([{ value: 'Dubai', label: 'Dubai', count: 1 }])
    expect(optionsOf('state', placed)).toEqual([])
  })

  test('include people who are internal users of the role [PERM-035] [PERM-036] [PERM-037]', () => {
    const users = [
      makeInternalUser('Zoya', 'SALES_PERSON'),
      makeInternalUser('Arun', 'CUSTOMER_SUPPORT_LEAD'),
      makeInternalUser('Meera', 'SUPPORT_ACCOUNT_MANAGER'),
      makeInternalUser('p', 'CP', { companyName: 'Kapoor Digital' }),
    ]
    const left = [makeSite({ salesPerson: 'Left Us', supportAccManager: 'Meera', channelPartner: null, stockistName: null })]
    expect(optionsOf('salesPerson', left, users)).toEqual([
      { value: 'Left Us', label: 'Left Us', count: 1 },
      { value: 'Zoya', label: 'Zoya', count: 0 },
    ])
    expect(optionsOf('accountManager', left, users).map(({ label }) => label)).toEqual(['Arun', 'Meera'])
    expect(optionsOf('partner', left, users)).toEqual([{ value: 'Kapoor Digital', label: 'Kapoor Digital', count: 0 }])
  })

  test('of the status name both meanings of active, with how many sites each has [SLIST-041]', () => {
    expect(optionsOf('status', sites).map(({ label, count }) => [label, count])).toEqual([
      ['Enabled', 2],
      ['Not enabled', 1],
      ['SITE service active', 2],
      ['SITE service not active', 1],
    ])
  })

  test('of payment are expiring, free site and negative balance, the last one disabled [SLIST-031] [SLIST-032] [DASH-020]', () => {
    expect(optionsOf('payment', sites).map(({ label, disabledReason }) => [label, disabledReason !== undefined])).toEqual([
      ['Expiring in 30 days', false],
      ['Free site', false],
      ['Negative balance', true],
    ])
  })
})

test('every filter is offered, in the order of the source', () => {
  const fields = filterFields(SITE_LIST.allFilters, emptyFilters(SITE_LIST.definition), {}, () => undefined)
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
    'Currency',
    'License',
    'Status difference',
    'Created',
    'License end',
    'Last sign-in',
    'Last access',
  ])
})
