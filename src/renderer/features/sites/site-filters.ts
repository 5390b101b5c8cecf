import { choiceFilter, multiChoiceFilter, textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import { isExpired, isExpiring, isFreeSite, SITE_STATUS_LABELS, type SiteStatusLabel, siteStatusLabel } from '#shared/domain/site/site-status.ts'
import { cityOf, countryOf, emailOf, mobileOf, partnerNameOf, planNamesOf, type Site, stateOf } from './site.ts'
import { SITE_COLUMNS } from './site-columns.tsx'

/** Options of the payment filter that can be chosen. */
export const PAYMENT_FILTERS = ['expiring', 'free'] as const
/** What the tile of expired sites filters by: expiry is no option of the payment filter. */
export const LICENSE_FILTERS = ['expired'] as const

/** The filters of the site list. All that are set must hold; several values of one filter are alternatives. */
export interface SiteFilters {
  /** the search field over everything that names a site */
  readonly q: string
  readonly plan: readonly string[]
  readonly status: SiteStatusLabel | null
  readonly partnerType: readonly (typeof PARTNER_ROLES)[number][]
  readonly partner: readonly string[]
  readonly salesPerson: readonly string[]
  readonly accountManager: readonly string[]
  readonly payment: (typeof PAYMENT_FILTERS)[number] | null
  readonly license: (typeof LICENSE_FILTERS)[number] | null
  readonly business: string
  readonly customer: string
  readonly mobile: string
  readonly country: readonly string[]
  readonly state: readonly string[]
  readonly city: readonly string[]
}

/** How filters, sort order, page and columns of the site list stand in the address. */
export const SITE_LIST: ListDefinition<SiteFilters> = {
  columns: SITE_COLUMNS,
  filters: {
    q: textFilter(),
    plan: multiChoiceFilter(),
    status: choiceFilter(SITE_STATUS_LABELS),
    partnerType: multiChoiceFilter(PARTNER_ROLES),
    partner: multiChoiceFilter(),
    salesPerson: multiChoiceFilter(),
    accountManager: multiChoiceFilter(),
    payment: choiceFilter(PAYMENT_FILTERS),
    license: choiceFilter(LICENSE_FILTERS),
    business: textFilter(),
    customer: textFilter(),
    mobile: textFilter(),
    country: multiChoiceFilter(),
    state: multiChoiceFilter(),
    city: multiChoiceFilter(),
  },
}

const isSet = (value: unknown): boolean => value !== null

/** How each filter decides about a site at an instant (unix seconds). Text filters look for a part, whatever its letter case. */
export const siteCriteria = (nowSeconds: number): Criteria<Site, SiteFilters> => ({
  q: {
    kind: 'text',
    text: (site) => [site.companyName, site.domain, site.fqdn, site.custName, emailOf(site), mobileOf(site), site.userName, site.siteId],
  },
  plan: { kind: 'choice', value: planNamesOf },
  status: { kind: 'choice', value: siteStatusLabel },
  partnerType: { kind: 'choice', value: ({ partnerType }) => partnerType },
  partner: { kind: 'choice', value: partnerNameOf },
  salesPerson: { kind: 'choice', value: ({ salesPerson }) => salesPerson },
  accountManager: { kind: 'choice', value: ({ supportAccManager }) => supportAccManager },
  payment: { kind: 'test', isSet, test: (site, payment) => (payment === 'free' ? isFreeSite(site) : isExpiring(site, nowSeconds)) },
  license: { kind: 'test', isSet, test: (site) => isExpired(site, nowSeconds) },
  business: { kind: 'text', text: ({ companyName }) => companyName },
  customer: { kind: 'text', text: ({ custName }) => custName },
  mobile: { kind: 'text', text: mobileOf },
  country: { kind: 'choice', value: countryOf },
  state: { kind: 'choice', value: stateOf },
  city: { kind: 'choice', value: cityOf },
})
