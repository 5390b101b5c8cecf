import { Radio, RadioGroup } from '@fluentui/react-components'
import { memo } from 'react'
import { type FieldOptions, type FieldProps, wholeOptions } from '../field-props.ts'
import { LabelledField, useField } from '../labelled-field.tsx'

export interface RadioFieldProps extends FieldProps {
  /** A few, all in sight. Keep the array stable between renders. */
  readonly options: FieldOptions
  /** Called after the user chose, not when the form is filled by code. */
  readonly onChosen?: (value: string) => void
}

/** One of a few choices, all in sight; its value is a string. */
export const RadioField = memo(function RadioField(props: RadioFieldProps) {
  const { options, onChosen } = props
  const { text, change, labelled, control } = useField(props)
  return (
    <LabelledField {...labelled}>
      <RadioGroup
        {...control}
        layout="horizontal"
        value={text}
        onChange={(_, data) => {
          change(data.value)
          onChosen?.(data.value)
        }}
      >
        {wholeOptions(options).map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} disabled={control.disabled || option.disabled === true} />
        ))}
      </RadioGroup>
    </LabelledField>
  )
})
