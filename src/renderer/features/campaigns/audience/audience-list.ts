import type { Column } from '#components/data-table/column.ts'
import type { FilterField, FilterOption } from '#components/filter-bar/filter-field.ts'
import { choiceFilter, multiChoiceFilter, textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import { DEFAULT_AUDIENCE_SITE_TYPE } from '#shared/domain/content/campaign.ts'
import { formatDate } from '#shared/domain/date.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { SITE_TYPES, type SiteType } from '#shared/domain/site/site-type.ts'
import { type AudienceSite, emailOf, planNamesOf } from './audience-site.ts'

/** The columns of the audience, in order; the last ones wait in the column chooser. */
export const AUDIENCE_COLUMNS: readonly Column<AudienceSite>[] = [
  { id: 'business', title: 'Business name', kind: 'text', value: ({ companyName }) => companyName, width: 240, cutAt: 40, fixed: true },
  { id: 'customer', title: 'Customer name', kind: 'text', value: ({ custName }) => custName, width: 180, cutAt: 30 },
  { id: 'domain', title: 'Domain', kind: 'text', value: ({ fqdn, domain }) => fqdn || domain, width: 240, cutAt: 40 },
  { id: 'mobile', title: 'Contact number', kind: 'text', value: ({ basicSiteSetting }) => basicSiteSetting?.contactNumber ?? null, width: 150 },
  { id: 'plan', title: 'Plan', kind: 'text', value: (site) => planNamesOf(site).join(', '), width: 150 },
  { id: 'created', title: 'Created', kind: 'date', value: ({ createdAt }) => createdAt, text: ({ createdAt }) => formatDate(createdAt), width: 110 },
  { id: 'email', title: 'E-mail', kind: 'text', value: emailOf, width: 210, cutAt: 30, hiddenByDefault: true },
  {
    id: 'option',
    title: 'Site option',
    kind: 'text',
    value: ({ siteOptions }) => siteOptions && siteOptionLabel(siteOptions),
    width: 140,
    hiddenByDefault: true,
  },
]

const TYPES: readonly SiteType[] = SITE_TYPES.map(({ value }) => value)

export interface AudienceFilters {
  /** the search field over everything that names a site */
  readonly q: string
  /** null: the default; decides which sites are asked for at all */
  readonly siteType: SiteType | null
  readonly option: readonly string[]
  readonly plan: readonly string[]
}

/** How the audience stands in the address. 100 rows a page. */
export const AUDIENCE_LIST: ListDefinition<AudienceFilters> = {
  columns: AUDIENCE_COLUMNS,
  filters: { q: textFilter(), siteType: choiceFilter(TYPES), option: multiChoiceFilter(), plan: multiChoiceFilter() },
  initial: { size: 100 },
}

export const siteTypeOf = ({ siteType }: AudienceFilters): SiteType => siteType ?? DEFAULT_AUDIENCE_SITE_TYPE

export const AUDIENCE_CRITERIA: Criteria<AudienceSite, AudienceFilters> = {
  q: {
    kind: 'text',
    text: (site) => [site.companyName, site.custName, site.domain, site.fqdn, site.userName, site.basicSiteSetting?.contactNumber, emailOf(site)],
  },
  option: { kind: 'choice', value: ({ siteOptions }) => siteOptions },
  plan: { kind: 'choice', value: planNamesOf },
}

interface AudienceFields {
  readonly filters: AudienceFilters
  readonly sites: readonly AudienceSite[]
  /** Names of the plan catalogue: offered although no site has them. */
  readonly plans: readonly string[]
  readonly set: (part: Partial<AudienceFilters>) => void
}

/** Every filter of the audience but the search field and the site type. */
export const audienceFields = ({ filters, sites, plans, set }: AudienceFields): readonly FilterField[] => [
  {
    kind: 'any-of',
    name: 'option',
    label: 'Site option',
    value: filters.option,
    options: () => counted(sites, ({ siteOptions }) => (siteOptions ? [siteOptions] : []), [], siteOptionLabel),
    labelOf: siteOptionLabel,
    onChange: (option) => set({ option }),
  },
  {
    kind: 'any-of',
    name: 'plan',
    label: 'Plan',
    value: filters.plan,
    options: () => counted(sites, planNamesOf, plans),
    onChange: (plan) => set({ plan }),
  },
]

const alphabetical = new Intl.Collator('en')

/** The values that occur or are listed, with how many sites have each, in alphabetical order. */
function counted(
  sites: readonly AudienceSite[],
  valuesOf: (site: AudienceSite) => readonly string[],
  listed: readonly string[],
  labelOf: (value: string) => string = String,
): readonly FilterOption[] {
  const counts = new Map<string, number>(listed.map((value) => [value, 0]))
  for (const site of sites) for (const value of valuesOf(site)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, label: labelOf(value), count })).toSorted((one, other) => alphabetical.compare(one.label, other.label))
}
