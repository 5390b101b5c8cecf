import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { COUNTRIES } from '#shared/domain/country.ts'
import { ComboField } from '../form/fields/combo-field.tsx'
import { SelectField } from '../form/fields/select-field.tsx'
import { type PlacePort, useCities, useStates } from './use-places.ts'

export interface PlaceFieldsProps {
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
