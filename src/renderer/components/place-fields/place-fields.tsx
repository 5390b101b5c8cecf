import { useEffect, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { PlaceState } from '#shared/bridge/places.ts'
import { COUNTRIES, placesCountryCode } from '#shared/domain/country.ts'
import { ComboField } from '../form/fields/combo-field.tsx'
import { SelectField } from '../form/fields/select-field.tsx'

interface PlaceFieldsProps {
  readonly port: PlacePort
  readonly required?: { readonly country?: boolean; readonly state?: boolean; readonly city?: boolean }
  readonly disabled?: boolean
}

const NO_CITIES: readonly string[] = []
const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

/**
 * The fields `country` (the platform's code), `state` and `city` (names) of an address, one narrowing the next. Draw it inside a `FieldGrid`.
 * States come from the places service, else from the list that ships with the console; what is in neither can be typed.
 */
export const PlaceFields = ({ port, required, disabled = false }: PlaceFieldsProps) => {
  const { setValue } = useFormContext()
  const [chosen, state] = useWatch({ name: ['country', 'state'] }) as readonly unknown[]
  const country = typeof chosen === 'string' ? chosen : ''
  const states = useLoaded(useMemo(() => (country === '' ? null : () => statesOf(port, country)), [port, country]))
  const stateCode = states.value?.list.find(({ name }) => name === state)?.code
  const cities = useLoaded(useMemo(() => (stateCode === undefined ? null : () => citiesOf(port, country, stateCode)), [port, country, stateCode]))
  const stateOptions = useMemo(() => states.value?.list.map(({ name }) => name) ?? [], [states.value])
  // A place in the previous country or state is not in the new one.
  const forget = (...fields: readonly string[]): void => {
    for (const field of fields) setValue(field, '', { shouldDirty: true })
  }
  const hint =
    states.value?.isPackaged === true ? 'The places service cannot be reached: this is the list that came with the console. You can type as well.' : undefined
  return (
    <>
      <SelectField
        name="country"
        label="Country"
        required={required?.country ?? false}
        disabled={disabled}
        options={COUNTRY_OPTIONS}
        placeholder="Choose a country"
        onChosen={() => forget('state', 'city')}
      />
      <ComboField
        name="state"
        label="State"
        required={required?.state ?? false}
        disabled={disabled}
        options={stateOptions}
        isLoading={states.isLoading}
        freeText
        onChosen={() => forget('city')}
        hint={hint}
      />
      <ComboField
        name="city"
        label="City"
        required={required?.city ?? false}
        disabled={disabled}
        options={cities.value ?? NO_CITIES}
        isLoading={cities.isLoading}
        freeText
      />
    </>
  )
}

/** Where places come from: `bridge.places`. */
export type PlacePort = Bridge['places']

/** What `load` gave, undefined until then; nothing is loaded for null. Keep `load` stable between renders. */
const useLoaded = <Value,>(load: (() => Promise<Value>) | null): { readonly value: Value | undefined; readonly isLoading: boolean } => {
  const [loaded, setLoaded] = useState<{ readonly by: typeof load; readonly value: Value } | null>(null)
  useEffect(() => {
    let isOutdated = false
    void load?.().then((value) => !isOutdated && setLoaded({ by: load, value }))
    return () => {
      isOutdated = true
    }
  }, [load])
  const value = loaded?.by === load ? loaded?.value : undefined
  return { value, isLoading: load !== null && value === undefined }
}

/** The states of a country, by its platform code. `isPackaged`: those shipped with the console, as the service could not be reached. */
const statesOf = async (port: PlacePort, country: string): Promise<{ readonly list: readonly PlaceState[]; readonly isPackaged: boolean }> => {
  const answer = await port.states({ country })
  const list = answer.ok && answer.value.length > 0 ? answer.value : await packagedStates(country)
  return { list, isPackaged: !answer.ok }
}

/** The cities of a state, by the code its list has for it; none where the service fails. */
const citiesOf = async (port: PlacePort, country: string, state: string): Promise<readonly string[]> => {
  const answer = await port.cities({ country, state })
  return answer.ok ? answer.value : []
}

/** The states of a country in the list that ships with the console, sorted by name; loaded when first asked for. Empty for a country it does not have. */
const packagedStates = async (country: string): Promise<readonly PlaceState[]> => {
  const { default: countries } = await import('country-region-data/data.json', { with: { type: 'json' } })
  const code = placesCountryCode(country)
  const regions = countries.find(({ countryShortCode }) => countryShortCode === code)?.regions ?? []
  return regions.map(({ name, shortCode }) => ({ name, code: shortCode ?? name })).toSorted((a, b) => a.name.localeCompare(b.name))
}
