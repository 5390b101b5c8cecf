import { Select } from '@fluentui/react-components'
import { memo } from 'react'
import { type FieldOptions, type FieldProps, wholeOptions } from '../field-props.ts'
import { LabelledField, useField } from '../labelled-field.tsx'

export interface SelectFieldProps extends FieldProps {
  /** Keep the array stable between renders. */
  readonly options: FieldOptions
  /** The first line, for the empty string; without it one of the options is always chosen. */
  readonly placeholder?: string
  /** Called after the user chose, not when the form is filled by code. */
  readonly onChosen?: (value: string) => void
}

/** One of some fixed choices; its value is a string. A stored value that is not among the options is shown as it is, so that opening a form loses nothing. */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const { placeholder, onChosen } = props
  const options = wholeOptions(props.options)
  const { text: value, change, labelled, control } = useField(props)
  const isForeign = value !== '' && !options.some((option) => option.value === value)
  return (
    <LabelledField {...labelled}>
      <Select
        {...control}
        value={value}
        onChange={(_, data) => {
          change(data.value)
          onChosen?.(data.value)
        }}
      >
        {(placeholder !== undefined || value === '') && <option value="">{placeholder ?? ''}</option>}
        {isForeign && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
    </LabelledField>
  )
})
