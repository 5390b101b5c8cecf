import { describe, expect, test } from 'vitest'
import { emptyFilters, readListAddress } from '#components/list-state/list-address.ts'
import { createRowFilter } from '#components/list-state/row-filter.ts'
import type { Site } from './site.ts'
import { SITE_LIST, type SiteFilters, siteCriteria } from './site-filters.ts'
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

const keptBy = (part: Partial<SiteFilters>): string[] => {
  const matches = createRowFilter(sites, siteCriteria(NOW)).apply({ ...emptyFilters(SITE_LIST), ...part })
  return matches === undefined ? sites.map(({ siteId }) => siteId) : Array.from(matches, (index) => sites[index]?.siteId ?? '')
}

describe('filters of the site list', () => {
  test.each<[string, Partial<SiteFilters>, string[]]>([
    ['plan, several values as alternatives [SLIST-013]', { plan: ['Gold', 'Starter'] }, ['b', 'c']],
    ['status [SLIST-014]', { status: 'InActive' }, ['b']],
    ['partner type [SLIST-015]', { partnerType: ['CP'] }, ['a']],
    ['partner name [SLIST-016]', { partner: ['Nova Partners'] }, ['a']],
    ['the stockist as partner name', { partner: ['Gulf Stock'] }, ['b']],
    ['sales person [SLIST-017]', { salesPerson: ['Omar'] }, ['b']],
    ['support account manager [SLIST-018]', { accountManager: ['John'] }, ['a']],
    ['payment: expiring [SLIST-019] [SLIST-027]', { payment: 'expiring' }, ['a']],
    ['payment: free site [SLIST-019] [SLIST-029]', { payment: 'free' }, ['a']],
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
    const { filters, table } = readListAddress(SITE_LIST, address)
    expect(filters).toMatchObject({ q: 'brew', plan: ['Growth', 'Gold'], status: 'InActive', payment: 'free', country: ['UK'] })
    expect(table.page).toBe(3)
  })

  test('cannot choose what is disabled or unknown [SLIST-031]', () => {
    const { filters } = readListAddress(SITE_LIST, new URLSearchParams('payment=negative-balance&status=Gone&partnerType=BANK'))
    expect(filters).toMatchObject({ payment: null, status: null, partnerType: [] })
  })

  test('shows 100 rows a page unless it says otherwise [SLIST-047]', () => {
    expect(readListAddress(SITE_LIST, new URLSearchParams()).table.size).toBe(100)
  })
})
