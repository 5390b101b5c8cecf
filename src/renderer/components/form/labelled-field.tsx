import type { ReactElement, ReactNode } from 'react'
import { CleanedField } from '../clean-text/cleaned-field.tsx'
import { fieldId } from './field-id.ts'
import type { FieldProps } from './field-props.ts'
import { NotOfferedField, useIsLeftOut } from './not-offered.tsx'
import { useControlled } from './use-controlled.ts'

interface LabelledFieldProps extends Omit<FieldProps, 'hint'> {
  readonly hint?: ReactNode
  /** Message of the schema, undefined while there is nothing wrong. */
  readonly error: string | undefined
  /** The control. It gets the id of the field, and is described by message and hint. */
  readonly children: ReactElement
}

/** A control with its label above and, below, what is wrong with it. */
export const LabelledField = ({ name, label, required = false, hint, note, error, children }: LabelledFieldProps) => {
  const message = error ?? note?.text
  if (useIsLeftOut(name, label, required)) return <NotOfferedField label={label} />
  return (
    <CleanedField
      label={{ children: label, htmlFor: fieldId(name) }}
      required={required}
      validationState={error === undefined ? (note?.state ?? 'none') : 'error'}
      validationMessage={message ?? null}
      hint={hint}
    >
      {children}
    </CleanedField>
  )
}

/** A field's place in the form: its value and how to change it, and what its `LabelledField` and its control are given. */
export const useField = <Props extends FieldProps>(props: Props) => {
  const { name, disabled = false } = props
  const { field, fieldState } = useControlled(name)
  return {
    value: field.value as unknown,
    text: String(field.value ?? ''),
    change: field.onChange,
    labelled: { ...props, error: fieldState.error?.message },
    control: { id: fieldId(name), ref: field.ref, name, disabled, onBlur: field.onBlur },
  }
}
