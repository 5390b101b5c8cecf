import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { resetKeepingTyped } from '#components/form/typed-since.ts'
import { type RecordEdit, type RecordEditOptions, useRecordEdit } from './use-record-edit.tsx'

interface StayingEditOptions<Stored, Values extends FieldValues> extends Omit<RecordEditOptions<Stored, Values>, 'base' | 'onSaved'> {
  /** What the form was filled with. */
  readonly filled: Values
}

/** Edits a record in a form that stays open, in a tab: what was saved is what the next change begins with. */
export const useStayingEdit = <Stored, Values extends FieldValues>(options: StayingEditOptions<Stored, Values>): RecordEdit => {
  const { filled, methods } = options
  const [base, setBase] = useState(filled)
  return useRecordEdit<Stored, Values>({
    ...options,
    base,
    onSaved: ({ values }) => {
      resetKeepingTyped(methods, values, values)
      setBase(values)
    },
  })
}
