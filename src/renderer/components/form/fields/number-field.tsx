import { Input } from '@fluentui/react-components'
import { memo } from 'react'
import { useController } from 'react-hook-form'
import { fieldId } from '../field-id.ts'
import type { FieldProps } from '../field-props.ts'
import { LabelledField } from '../labelled-field.tsx'

/** More digits than a platform's whole number has room for are not taken. */
const MOST_DIGITS = 9

/** A whole number from 0; its value is a number, or null while the field is empty. Anything but digits is not taken while typing. */
export const NumberField = memo((props: FieldProps) => {
  const { name, disabled = false } = props
  const { field, fieldState } = useController({ name })
  return (
    <LabelledField {...props} error={fieldState.error?.message}>
      <Input
        id={fieldId(name)}
        ref={field.ref}
        name={name}
        inputMode="numeric"
        value={numberText(field.value)}
        disabled={disabled}
        autoComplete="off"
        onChange={(_, data) => field.onChange(numberOf(data.value))}
        onBlur={field.onBlur}
      />
    </LabelledField>
  )
})
NumberField.displayName = 'NumberField'

const numberText = (value: unknown): string => (typeof value === 'number' ? String(value) : '')

/** The digits of what was typed as a number, null without any. */
const numberOf = (typed: string): number | null => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, MOST_DIGITS)
  return digits === '' ? null : Number(digits)
}
