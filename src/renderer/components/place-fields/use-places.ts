import { useEffect, useState } from 'react'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { PlaceState } from '#shared/bridge/places.ts'
import { placesCountryCode } from '#shared/domain/country.ts'

/** Where places come from: `bridge.places`. */
export type PlacePort = Bridge['places']

export interface States {
  readonly list: readonly PlaceState[]
  readonly isLoading: boolean
  /** The list shipped with the console: the service could not be reached. */
  readonly isPackaged: boolean
}

export interface Cities {
  readonly list: readonly string[]
  readonly isLoading: boolean
}

const NO_STATES: States = { list: [], isLoading: false, isPackaged: false }
const NO_CITIES: Cities = { list: [], isLoading: false }

/** The states of a country, by its platform code; none for the empty one. A failing service counts as an empty list. */
export const useStates = (port: PlacePort, country: string): States => {
  const [loaded, setLoaded] = useState<States & { readonly country: string }>({ ...NO_STATES, country: '' })
  useEffect(() => {
    if (country === '') return undefined
    let isOutdated = false
    const load = async (): Promise<void> => {
      const answer = await port.states({ country })
      const list = answer.ok && answer.value.length > 0 ? answer.value : await packagedStates(country)
      if (!isOutdated) setLoaded({ country, list, isLoading: false, isPackaged: !answer.ok })
    }
    void load()
    return () => {
      isOutdated = true
    }
  }, [port, country])
  if (loaded.country === country) return loaded
  return country === '' ? NO_STATES : { ...NO_STATES, isLoading: true }
}

/** The cities of a state, by the code its list has for it; none without one, or where the service fails. */
export const useCities = (port: PlacePort, country: string, state: string | undefined): Cities => {
  const place = state === undefined ? '' : `${country}/${state}`
  const [loaded, setLoaded] = useState<Cities & { readonly place: string }>({ ...NO_CITIES, place: '' })
  useEffect(() => {
    if (country === '' || state === undefined) return undefined
    let isOutdated = false
    const load = async (): Promise<void> => {
      const answer = await port.cities({ country, state })
      if (!isOutdated) setLoaded({ place, list: answer.ok ? answer.value : [], isLoading: false })
    }
    void load()
    return () => {
      isOutdated = true
    }
  }, [port, country, state, place])
  if (loaded.place === place) return loaded
  return place === '' ? NO_CITIES : { ...NO_CITIES, isLoading: true }
}

/** The states of a country in the list that ships with the console, sorted by name; loaded when first asked for. Empty for a country it does not have. */
const packagedStates = async (country: string): Promise<readonly PlaceState[]> => {
  const { default: countries } = await import('country-region-data/data.json', { with: { type: 'json' } })
  const code = placesCountryCode(country)
  const regions = countries.find(({ countryShortCode }) => countryShortCode === code)?.regions ?? []
  return regions.map(({ name, shortCode }) => ({ name, code: shortCode ?? name })).toSorted((a, b) => a.name.localeCompare(b.name))
}
