import type { FilterOption } from '#components/filter-bar/filter-field.ts'
import { countryName } from '#shared/domain/country.ts'
import { cityOf, countryOf, partnerNameOf, planNamesOf, type Site, stateOf } from './site.ts'

type Options = () => readonly FilterOption[]

/** The values that occur in the loaded sites, as options of the filters that draw theirs from the data. */
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

/** The values that occur, with how many sites have each, in alphabetical order; counted once, when first asked for. */
const facet = (sites: readonly Site[], valuesOf: ValuesOf, labelOf: (value: string) => string = (value) => value): Options => {
  let options: readonly FilterOption[] | undefined
  return () => {
    if (options !== undefined) return options
    const counts = new Map<string, number>()
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

/** The facets of the loaded sites. Create them once per array of sites. */
export const siteFacets = (sites: readonly Site[]): SiteFacets => ({
  plan: facet(sites, planNamesOf),
  partner: facet(sites, partnerNameOf),
  salesPerson: facet(sites, ({ salesPerson }) => salesPerson),
  accountManager: facet(sites, ({ supportAccManager }) => supportAccManager),
  country: facet(sites, countryOf, countryName),
  state: facet(sites, stateOf),
  city: facet(sites, cityOf),
})
