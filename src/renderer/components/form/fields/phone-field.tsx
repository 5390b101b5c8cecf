import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { dialledNumber, type NumberOrigin } from '#shared/domain/text/phone-number.ts'
import type { FieldProps } from '../field-props.ts'
import { TextField } from './text-field.tsx'

/**
 * A phone number that a message goes to; the number that is dialled is shown below it. Its value is what was typed; the
 * schema refuses what is none.
 */
export const PhoneField = memo(function PhoneField({ country, currency, ...props }: Omit<FieldProps, 'hint'> & NumberOrigin) {
  const typed: unknown = useWatch({ name: props.name })
  const number = dialledNumber(typeof typed === 'string' ? typed : '', { country, currency })
  return <TextField {...props} type="tel" hint={number === null ? undefined : `Goes to ${number.grouped}`} />
})
