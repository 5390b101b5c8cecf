import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from '../http/answer.ts'
import { SEEDED_COUNTRIES } from './cities.ts'

/** Where places are served, below the REST address. */
export const PLACES_PATH = '/places/v1'

/** The key the local places service takes; it protects nothing. */
export const PLACES_KEY = 'local-places'

const KEY_HEADER = 'x-cscapi-key'

interface Country {
  readonly countryName: string
  readonly countryShortCode: string
  readonly regions: readonly { readonly name: string; readonly shortCode?: string }[]
}

/** The package's data, loaded when first asked for: most tests never do. */
async function loadCountries(): Promise<readonly Country[]> {
  const { default: countries } = await import('country-region-data/data.json', { with: { type: 'json' } })
  return countries
}

/**
 * Answers as the public country-state-city service does: `countries`, `countries/{iso2}/states`, `countries/{iso2}/states/{iso2}/cities`.
 * Countries and states are those of `country-region-data`; cities are only those in which seeded merchants trade (see cities.ts).
 */
export async function servePlaces(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  if (request.headers[KEY_HEADER] !== PLACES_KEY) {
    sendJson(response, 401, { error: "Unauthorized. You shouldn't be here." })
    return
  }
  const [top, countryCode, states, stateCode, cities, ...rest] = url.pathname
    .slice(PLACES_PATH.length + 1)
    .split('/')
    .map(decodeURIComponent)
  const answer = top !== 'countries' || rest.length > 0 ? null : lookUp(await loadCountries(), countryCode, states, stateCode, cities)
  if (answer === null) sendJson(response, 404, { error: 'No data found.' })
  else sendJson(response, 200, answer)
}

function lookUp(all: readonly Country[], countryCode?: string, states?: string, stateCode?: string, cities?: string): unknown[] | null {
  if (countryCode === undefined) return all.map(({ countryName, countryShortCode }, index) => ({ id: index + 1, name: countryName, iso2: countryShortCode }))
  const country = all.find(({ countryShortCode }) => countryShortCode === countryCode)
  if (country === undefined || states !== 'states') return null
  if (stateCode === undefined) return country.regions.map(({ name, shortCode }, index) => ({ id: index + 1, name, iso2: shortCode ?? name }))
  const state = country.regions.find(({ name, shortCode }) => (shortCode ?? name) === stateCode)
  if (state === undefined || cities !== 'cities') return null
  return SEEDED_COUNTRIES.filter(({ iso2 }) => iso2 === countryCode)
    .flatMap((seeded) => seeded.cities)
    .filter((city) => city.state === state.name)
    .map(({ name }, index) => ({ id: index + 1, name }))
}
