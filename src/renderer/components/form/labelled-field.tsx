import { Field } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { fieldId } from './field-id.ts'
import type { FieldProps } from './field-props.ts'

interface LabelledFieldProps extends FieldProps {
  /** Message of the schema, undefined while there is nothing wrong. */
  readonly error: string | undefined
  /** The control. It gets the id of the field, and is described by message and hint. */
  readonly children: ReactElement
}

/** A control with its label above and, below, what is wrong with it. */
export const LabelledField = ({ name, label, required = false, hint, note, error, children }: LabelledFieldProps) => {
  const state = error === undefined ? (note?.state ?? 'none') : 'error'
  const message = error ?? note?.text
  return (
    <Field
      label={{ children: label, htmlFor: fieldId(name) }}
      required={required}
      validationState={state}
      {...(message === undefined ? {} : { validationMessage: message })}
      {...(hint === undefined ? {} : { hint })}
    >
      {children}
    </Field>
  )
}
