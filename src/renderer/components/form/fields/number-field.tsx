import { Input } from '@fluentui/react-components'
import { memo } from 'react'
import { asciiDigits } from '#shared/domain/text/ascii-digits.ts'
import type { FieldProps } from '../field-props.ts'
import { LabelledField, useField } from '../labelled-field.tsx'

/** More digits than a platform's whole number has room for are not taken. */
const MOST_DIGITS = 9

/** A whole number from 0; its value is a number, or null while the field is empty. Anything but digits is not taken while typing. */
export const NumberField = memo(function NumberField(props: FieldProps) {
  const { value, change, labelled, control } = useField(props)
  return (
    <LabelledField {...labelled}>
      <Input {...control} inputMode="numeric" value={numberText(value)} autoComplete="off" onChange={(_, data) => change(numberOf(data.value))} />
    </LabelledField>
  )
})

const numberText = (value: unknown): string => (typeof value === 'number' ? String(value) : '')

/** The digits of what was typed as a number, null without any. */
const numberOf = (typed: string): number | null => {
  const digits = asciiDigits(typed).replaceAll(/\D/g, '').slice(0, MOST_DIGITS)
  return digits === '' ? null : Number(digits)
}
