import { Input } from '@fluentui/react-components'
import { memo } from 'react'
import { useTypedValue } from '../../typed-value/use-typed-value.ts'
import { readWholeNumber, type TypedNumber, WHOLE_NUMBER_NOT_READABLE } from '../../typed-value/whole-number.ts'
import type { FieldProps } from '../field-props.ts'
import { LabelledField, useField } from '../labelled-field.tsx'

/** A whole number from 0; its value is a `TypedNumber`. */
export const NumberField = memo(function NumberField(props: FieldProps) {
  const { text: value, value: held, change, labelled, control } = useField(props)
  const typed = useTypedValue(value, plainNumber, (text) => change(typedNumber(text)))
  const note = typeof held === 'string' && held !== '' ? ({ state: 'error', text: WHOLE_NUMBER_NOT_READABLE } as const) : props.note
  return (
    <LabelledField {...labelled} note={note}>
      <Input {...control} inputMode="numeric" value={typed.text} autoComplete="off" onChange={(_, data) => typed.change(data.value)} />
    </LabelledField>
  )
})

const plainNumber = (text: string): string | null => readWholeNumber(text)?.toString() ?? null

const typedNumber = (text: string): TypedNumber => (text === '' ? null : (readWholeNumber(text) ?? text))
