import { useEffect, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { PlaceState } from '#shared/bridge/places.ts'
import { COUNTRIES, placesCountryCode } from '#shared/domain/country.ts'
import { ComboField } from '../form/fields/combo-field.tsx'
import { SelectField } from '../form/fields/select-field.tsx'

interface PlaceFieldsProps {
  readonly port: PlacePort
  /** Names of the three fields in the form. Country: the platform's code; state and city: names. */
  readonly names: { readonly country: string; readonly state: string; readonly city: string }
  readonly required?: { readonly country?: boolean; readonly state?: boolean; readonly city?: boolean }
  readonly disabled?: boolean
}

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

/**
 * Country, state and city of an address, one narrowing the next. Draw it inside a `FieldGrid`.
 * States come from the places service, else from the list that ships with the console; what is in neither can be typed.
 */
export const PlaceFields = ({ port, names, required, disabled = false }: PlaceFieldsProps) => {
  const { setValue } = useFormContext()
  const [country, state] = useWatch({ name: [names.country, names.state] }) as readonly unknown[]
  const states = useStates(port, textOf(country))
  const stateCode = states.list.find(({ name }) => name === state)?.code
  const cities = useCities(port, textOf(country), stateCode)
  const stateOptions = useMemo(() => states.list.map(({ name }) => ({ value: name, label: name })), [states.list])
  const cityOptions = useMemo(() => cities.list.map((name) => ({ value: name, label: name })), [cities.list])
  // A place in the previous country or state is not in the new one.
  const forget = (...fields: readonly string[]): void => {
    for (const field of fields) setValue(field, '', { shouldDirty: true })
  }
  const hint = states.isPackaged ? 'The places service cannot be reached: this is the list that came with the console. You can type as well.' : undefined
  return (
    <>
      <SelectField
        name={names.country}
        label="Country"
        required={required?.country ?? false}
        disabled={disabled}
        options={COUNTRY_OPTIONS}
        placeholder="Choose a country"
        onChosen={() => forget(names.state, names.city)}
      />
      <ComboField
        name={names.state}
        label="State"
        required={required?.state ?? false}
        disabled={disabled}
        options={stateOptions}
        isLoading={states.isLoading}
        freeText
        onChosen={() => forget(names.city)}
        {...(hint === undefined ? {} : { hint })}
      />
      <ComboField
        name={names.city}
        label="City"
        required={required?.city ?? false}
        disabled={disabled}
        options={cityOptions}
        isLoading={cities.isLoading}
        freeText
      />
    </>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Where places come from: `bridge.places`. */
export type PlacePort = Bridge['places']

interface States {
  readonly list: readonly PlaceState[]
  readonly isLoading: boolean
  /** The list shipped with the console: the service could not be reached. */
  readonly isPackaged: boolean
}

interface Cities {
  readonly list: readonly string[]
  readonly isLoading: boolean
}

const NO_STATES: States = { list: [], isLoading: false, isPackaged: false }
const NO_CITIES: Cities = { list: [], isLoading: false }

/** The states of a country, by its platform code; none for the empty one. A failing service counts as an empty list. */
const useStates = (port: PlacePort, country: string): States => {
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
const useCities = (port: PlacePort, country: string, state: string | undefined): Cities => {
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
