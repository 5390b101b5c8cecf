import type { FilterOption } from '#components/filter-bar/filter-field.ts'
import { type InternalUser, partnerChoices, salesPersonChoices, supportManagerChoices, type UserChoice } from '#data/users/pickers.ts'
import { countryName } from '#shared/domain/country.ts'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import { cityOf, countryOf, partnerNameOf, planNamesOf, type Site, stateOf } from './site.ts'

type Options = () => readonly FilterOption[]

/** The values that occur in the loaded sites, and the people who may, as options of the filters that draw theirs from the data. */
export interface SiteFacets {
  readonly plan: Options
  readonly partner: Options
  readonly salesPerson: Options
  readonly accountManager: Options
  readonly country: Options
  readonly state: Options
  readonly city: Options
}

type ValuesOf = (site: Site) => string | null | readonly string[]

const alphabetical = new Intl.Collator('en')

interface FacetOptions {
  readonly labelOf?: (value: string) => string
  /** Values that are offered although no site has them. */
  readonly listed?: readonly string[]
}

/** The values that occur or are listed, with how many sites have each, in alphabetical order; counted once, when first asked for. */
const facet = (sites: readonly Site[], valuesOf: ValuesOf, { labelOf = (value) => value, listed = [] }: FacetOptions = {}): Options => {
  let options: readonly FilterOption[] | undefined
  return () => {
    if (options !== undefined) return options
    const counts = new Map<string, number>(listed.map((value) => [value, 0]))
    for (const site of sites) {
      const values = valuesOf(site)
      for (const value of typeof values === 'string' ? [values] : (values ?? [])) {
        if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
      }
    }
    options = [...counts]
      .map(([value, count]) => ({ value, label: labelOf(value), count }))
      .toSorted((one, other) => alphabetical.compare(one.label, other.label))
    return options
  }
}

const labelsOf = (choices: readonly UserChoice[]): readonly string[] => choices.map(({ label }) => label)

/**
 * The facets of the loaded sites; people are also picked from the internal users. Create them once per array of sites and of users.
 */
export const siteFacets = (sites: readonly Site[], users: readonly InternalUser[] = []): SiteFacets => ({
  plan: facet(sites, planNamesOf),
  partner: facet(sites, partnerNameOf, { listed: PARTNER_ROLES.flatMap((type) => labelsOf(partnerChoices(users, type))) }),
  salesPerson: facet(sites, ({ salesPerson }) => salesPerson, { listed: labelsOf(salesPersonChoices(users)) }),
  accountManager: facet(sites, ({ supportAccManager }) => supportAccManager, { listed: labelsOf(supportManagerChoices(users)) }),
  country: facet(sites, countryOf, { labelOf: countryName }),
  state: facet(sites, stateOf),
  city: facet(sites, cityOf),
})
