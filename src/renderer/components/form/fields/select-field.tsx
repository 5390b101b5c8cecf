import { Select } from '@fluentui/react-components'
import { memo } from 'react'
import { useController } from 'react-hook-form'
import { fieldId } from '../field-id.ts'
import type { FieldOption, FieldProps } from '../field-props.ts'
import { LabelledField } from '../labelled-field.tsx'

export interface SelectFieldProps extends FieldProps {
  /** Keep the array stable between renders. */
  readonly options: readonly FieldOption[]
  /** The first line, for the empty string; without it one of the options is always chosen. */
  readonly placeholder?: string
  /** Called after the user chose, not when the form is filled by code. */
  readonly onChosen?: (value: string) => void
}

/** One of some fixed choices; its value is a string. A stored value that is not among the options is shown as it is, so that opening a form loses nothing. */
export const SelectField = memo((props: SelectFieldProps) => {
  const { name, disabled = false, options, placeholder, onChosen } = props
  const { field, fieldState } = useController({ name })
  const value = String(field.value ?? '')
  const isForeign = value !== '' && !options.some((option) => option.value === value)
  return (
    <LabelledField {...props} error={fieldState.error?.message}>
      <Select
        id={fieldId(name)}
        ref={field.ref}
        name={name}
        value={value}
        disabled={disabled}
        onChange={(_, data) => {
          field.onChange(data.value)
          onChosen?.(data.value)
        }}
        onBlur={field.onBlur}
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
SelectField.displayName = 'SelectField'
