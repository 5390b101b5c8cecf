import { useState } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { focusField } from '#components/form/field-id.ts'
import { type FormSectionInfo, focusFirstError } from '#components/form/form-errors.ts'
import { currentValues, useIsDirty } from '#components/form/typed-since.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { FieldRefusal } from '#data/saving/save-options.ts'
import { isNotThere } from '#data/saving/send-confirmed.ts'
import { changedFields } from '../edit-review/three-way.ts'
import { useRecordFrame } from './record-dialog.tsx'
import { type RecordSaving, useSaveKey } from './save-bar.tsx'
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.tsx'
import { type ReviewedSaveOptions, useReviewedSave } from './use-reviewed-save.tsx'

export interface RecordEditOptions<Stored, Values extends FieldValues>
  extends Omit<ReviewedSaveOptions<Stored, Values>, 'failed' | 'onRefused' | 'onDone' | 'onStopped' | 'reviewsConflictsAlone'> {
  /** The record as it was loaded. */
  readonly loaded: Stored
  readonly methods: UseFormReturn<Values, unknown, Values>
  readonly sections: readonly FormSectionInfo[]
  /** What the changes in the form were made to, where that is not what was loaded: those of a draft. */
  readonly base?: Values
  /** A check by the platform, such as whether a name is free. Resolves to false once it has shown what is wrong; at once for what it accepted before. */
  readonly accepts?: (values: Values) => Promise<boolean>
  /** The field that a refusal is about; null where it is about none. `message`: as people read it. */
  readonly refusedField?: (message: string) => FieldRefusal | null
  /** Says that nothing was saved: "The page could not be saved." */
  readonly notSaved: string
  /** Called with why it was not saved, which the review or the field shows too: for a toast. */
  readonly onFailed?: (message: string) => void
  /** Path of a screen's list: where it goes once it is saved, and by Cancel. */
  readonly listPath?: string
  /** The dialog around stays open once it is saved. */
  readonly staysOpen?: boolean
  /** Why it cannot be saved now, beside being offline; null when it can. */
  readonly refusal?: string | null
  /** What leaving means. */
  readonly leaving: string
  /** Called once the user has chosen to leave without saving. */
  readonly onGivenUp?: () => void
  /** Something outside the form is being edited too, and must be finished first: why Save does nothing; null when there is none. */
  readonly unfinished?: string | null
}

export interface RecordEdit extends RecordSaving, Pick<LeaveGuard, 'leave' | 'close' | 'allowNextNavigation'> {
  readonly isDirty: () => boolean
}

/** Edits a stored record in a form: its save is reviewed, see `useReviewedSave`, and asks before what was typed is lost. */
export const useRecordEdit = <Stored, Values extends FieldValues>(options: RecordEditOptions<Stored, Values>): RecordEdit => {
  const { what, methods, sections, leaving, loaded, valuesOf, fields, base = valuesOf(loaded), refusal = null, unfinished = null, accepts, listPath } = options
  const notify = useNotify()
  const navigate = useNavigate()
  const frame = useRecordFrame()
  const [wasHeldBack, setHeldBack] = useState(false)
  const isDirty = useIsDirty(methods.control)
  const guard = useLeaveGuard({ isDirty: () => isDirty() || unfinished !== null, detail: leaving, onGivenUp: options.onGivenUp })
  const onInvalid = (errors: FieldErrors<Values>): void => focusFirstError(sections, errors)
  const toList = listPath === undefined ? undefined : () => void navigate(listPath)
  const { save, work, gate, review } = useReviewedSave({
    ...options,
    failed: (message) => ({ message: options.notSaved, detail: message }),
    onRefused: (failure, message) => {
      options.onFailed?.(message)
      const refused = failure.kind === 'rejected' && !isNotThere(failure) ? (options.refusedField?.(message) ?? null) : null
      if (refused === null) return false
      methods.setError(refused.field as Path<Values>, { type: 'platform', message: refused.message })
      focusField(refused.field)
      return true
    },
    onDone: () => {
      if (frame !== null && options.staysOpen !== true) guard.close()
      if (toList === undefined) return
      guard.allowNextNavigation()
      toList()
    },
  })
  const reason = gate.reason ?? refusal

  /** What the form holds by now, once it is accepted: what was typed while the platform was asked is part of it. null: it is not accepted. */
  const acceptedValues = async (): Promise<Values | null> => {
    const mine = await currentValues(methods, onInvalid)
    if (mine === null || accepts === undefined) return mine
    if (!(await accepts(mine))) return null
    const now = await currentValues(methods, onInvalid)
    return now === null || changedFields(mine, now, fields).length === 0 ? now : acceptedValues()
  }
  const submit = (): void => {
    if (work !== 'none' || review !== null) return
    setHeldBack(unfinished !== null)
    if (reason !== null) notify.show({ id: `not-saved-${what}`, intent: 'info', message: reason })
    else if (unfinished === null) {
      const begin = (mine: Values) => save({ base, mine, isAccepted: async () => accepts === undefined || accepts(mine), current: acceptedValues })
      void methods.handleSubmit(begin, onInvalid)()
    }
  }
  useSaveKey(what, submit)

  const dialogs = (
    <>
      {review}
      {guard.question}
    </>
  )
  const { leave, close, allowNextNavigation } = guard
  const problem = wasHeldBack && unfinished !== null ? { text: unfinished, onLookAgain: null } : null
  return { submit, isBusy: work !== 'none', reason, problem, dialogs, cancel: toList, isDirty, leave, close, allowNextNavigation, platform: options.platform }
}
