import type { PlaceState } from '#shared/bridge/places.ts'
import { placesCountryCode } from '#shared/domain/country.ts'

/** The states of a country in the list that ships with the console, sorted by name; loaded when first asked for. Empty for a country it does not have. */
export const packagedStates = async (country: string): Promise<readonly PlaceState[]> => {
  const { default: countries } = await import('country-region-data/data.json', { with: { type: 'json' } })
  const code = placesCountryCode(country)
  const regions = countries.find(({ countryShortCode }) => countryShortCode === code)?.regions ?? []
  return regions.map(({ name, shortCode }) => ({ name, code: shortCode ?? name })).toSorted((a, b) => a.name.localeCompare(b.name))
}
