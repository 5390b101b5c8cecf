import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { memo } from 'react'
import { useController } from 'react-hook-form'
import { fieldId } from '../field-id.ts'
import type { FieldOption, FieldProps } from '../field-props.ts'

export interface RadioFieldProps extends FieldProps {
  /** A few, all in sight. Keep the array stable between renders. */
  readonly options: readonly FieldOption[]
  /** Called after the user chose, not when the form is filled by code. */
  readonly onChosen?: (value: string) => void
}

/** One of a few choices, all in sight; its value is a string. */
export const RadioField = memo((props: RadioFieldProps) => {
  const { name, label, required = false, disabled = false, hint, options, onChosen } = props
  const { field, fieldState } = useController({ name })
  const message = fieldState.error?.message
  return (
    <Field
      label={label}
      required={required}
      validationState={message === undefined ? 'none' : 'error'}
      {...(message === undefined ? {} : { validationMessage: message })}
      {...(hint === undefined ? {} : { hint })}
    >
      <RadioGroup
        id={fieldId(name)}
        name={name}
        layout="horizontal"
        value={String(field.value ?? '')}
        disabled={disabled}
        onChange={(_, data) => {
          field.onChange(data.value)
          onChosen?.(data.value)
        }}
        onBlur={field.onBlur}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} disabled={disabled || option.disabled === true} />
        ))}
      </RadioGroup>
    </Field>
  )
})
RadioField.displayName = 'RadioField'
