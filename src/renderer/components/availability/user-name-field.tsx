import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldNote, FieldProps } from '../form/field-props.ts'
import { TextField } from '../form/fields/text-field.tsx'
import { type Availability, USER_NAME_TAKEN, useAvailability } from './use-availability.ts'

export interface UserNameFieldProps extends FieldProps {
  readonly type?: 'text' | 'email'
  /** The name to ask about for what was typed; null: not worth asking. Keep it stable between renders. */
  readonly nameToVerify: (typed: string) => string | null
  /** Keep it stable between renders; throws when there is no answer. */
  readonly isFree: (name: string, signal: AbortSignal) => Promise<boolean>
  /** The name that the form itself has sent, null before: it is not asked about, as it may be in use because of that. */
  readonly sentName?: string | null
}

/** The note below a user name. A check that failed counts as taken. */
const noteOf = (availability: Availability): FieldNote | undefined => {
  switch (availability) {
    case 'unknown':
      return undefined
    case 'checking':
      return { state: 'none', text: 'Checking whether it is free.' }
    case 'free':
      return { state: 'success', text: 'Free' }
    case 'taken':
    case 'failed':
      return { state: 'error', text: USER_NAME_TAKEN }
  }
}

/** A unique user name, checked while it is typed. Check it again when the form is sent. */
export const UserNameField = ({ nameToVerify, isFree, sentName = null, ...field }: UserNameFieldProps) => {
  const typed: unknown = useWatch({ name: field.name })
  const name = nameToVerify(typeof typed === 'string' ? typed : '')
  const availability = useAvailability(name === sentName ? null : name, isFree)
  const note = useMemo(() => noteOf(availability), [availability])
  return <TextField {...field} note={note} />
}
