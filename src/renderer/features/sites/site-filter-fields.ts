import type { FilterField, FilterOption } from '#components/filter-bar/filter-field.ts'
import { countryName } from '#shared/domain/country.ts'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import { SITE_STATUS_LABELS } from '#shared/domain/site/site-status.ts'
import type { SiteFacets } from './site-facets.ts'
import { LICENSE_FILTERS, PAYMENT_FILTERS, type SiteFilters } from './site-filters.ts'

const sameLabels = (values: readonly string[]): readonly FilterOption[] => values.map((value) => ({ value, label: value }))

const STATUS_OPTIONS = sameLabels(SITE_STATUS_LABELS)
const PARTNER_TYPE_OPTIONS = sameLabels(PARTNER_ROLES)
const LICENSE_OPTIONS: readonly FilterOption[] = [{ value: 'expired', label: 'Expired' }]

/** The third is present but disabled. */
const PAYMENT_OPTIONS: readonly FilterOption[] = [
  { value: 'expiring', label: 'Expiring' },
  { value: 'free', label: 'Free site' },
  { value: 'negative-balance', label: 'Negative balance', disabledReason: 'Not available: the site list has no balances.' },
]

const labelIn =
  (options: readonly FilterOption[]) =>
  (value: string): string =>
    options.find((option) => option.value === value)?.label ?? value

const paymentLabel = labelIn(PAYMENT_OPTIONS)
const licenseLabel = labelIn(LICENSE_OPTIONS)

const parseChoice = <Choice extends string>(choices: readonly Choice[], value: string | null): Choice | null =>
  choices.find((choice) => choice === value) ?? null

/** Every filter of the site list but the search field, in the order of the menu. */
export const siteFilterFields = (filters: SiteFilters, facets: SiteFacets, set: (part: Partial<SiteFilters>) => void): readonly FilterField[] => {
  const text = (name: 'business' | 'customer' | 'mobile', label: string): FilterField => ({
    kind: 'text',
    name,
    label,
    value: filters[name],
    onChange: (value) => set({ [name]: value }),
  })
  const anyOf = (name: keyof SiteFacets, label: string, labelOf?: (value: string) => string): FilterField => ({
    kind: 'any-of',
    name,
    label,
    value: filters[name],
    options: facets[name],
    onChange: (value) => set({ [name]: value }),
    ...(labelOf === undefined ? {} : { labelOf }),
  })
  return [
    anyOf('plan', 'Plan'),
    {
      kind: 'one-of',
      name: 'status',
      label: 'Status',
      value: filters.status,
      options: () => STATUS_OPTIONS,
      onChange: (value) => set({ status: parseChoice(SITE_STATUS_LABELS, value) }),
    },
    {
      kind: 'any-of',
      name: 'partnerType',
      label: 'Partner type',
      value: filters.partnerType,
      options: () => PARTNER_TYPE_OPTIONS,
      onChange: (values) => set({ partnerType: PARTNER_ROLES.filter((type) => values.includes(type)) }),
    },
    anyOf('partner', 'Partner name'),
    anyOf('salesPerson', 'Sales person'),
    anyOf('accountManager', 'Support account manager'),
    {
      kind: 'one-of',
      name: 'payment',
      label: 'Payment',
      value: filters.payment,
      options: () => PAYMENT_OPTIONS,
      labelOf: paymentLabel,
      onChange: (value) => set({ payment: parseChoice(PAYMENT_FILTERS, value) }),
    },
    text('business', 'Business name'),
    text('customer', 'Customer name'),
    text('mobile', 'Mobile'),
    anyOf('country', 'Country', countryName),
    anyOf('state', 'State'),
    anyOf('city', 'City'),
    {
      kind: 'one-of',
      name: 'license',
      label: 'License',
      value: filters.license,
      options: () => LICENSE_OPTIONS,
      labelOf: licenseLabel,
      onChange: (value) => set({ license: parseChoice(LICENSE_FILTERS, value) }),
    },
  ]
}
