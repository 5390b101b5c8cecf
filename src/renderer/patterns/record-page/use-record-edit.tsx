import { useCallback, useRef, useState } from 'react'
import { type FieldErrors, type FieldValues, type Path, useFormState } from 'react-hook-form'
import { focusField } from '#components/form/field-id.ts'
import { focusFirstError } from '#components/form/form-errors.ts'
import { currentValues } from '#components/form/typed-since.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { asPlatformFailure, isUnconfirmed } from '#data/platform/platform-failure.ts'
import { useRefresh } from '#data/platform/query-client.ts'
import { type Change, isNotThere, lookAgain, type Send } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { EditReview } from '../edit-review/edit-review.tsx'
import { type Choices, changedFields, type Merge, type Merged, mergedValues, threeWay } from '../edit-review/three-way.ts'
import { changedAgain, isGone, NOTHING_CHANGED, SAVED_BY_OTHERS } from './messages.ts'
import type { RecordEditOptions } from './record-edit-options.ts'
import { useRecordFrame } from './record-frame.ts'
import type { RecordSaving } from './save-bar.tsx'
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.tsx'

export interface RecordEdit extends RecordSaving, Pick<LeaveGuard, 'leave' | 'close' | 'allowNextNavigation'> {
  readonly isDirty: boolean
}

/** What is looked through before it is saved. */
interface Review<Stored, Values> {
  /** What the platform held when the review was made. */
  readonly stored: Stored
  readonly merge: Merge<Values>
  readonly choices: Choices
  readonly failure: string | null
  /** It was sent, and is not known to have failed. */
  readonly isOpen: boolean
}

/** A save as it is sent and found again. */
interface Order<Stored, Values> {
  readonly merged: Merged<Values>
  readonly before: Stored
  readonly change: Change
}

const reasonOf = (cause: unknown): string => readableServerMessage(asPlatformFailure(cause).message)

/**
 * Edits a stored record: what changes is reviewed against what the platform holds at that moment, and merged with what another user saved since it was loaded.
 * It is read once more before it is sent, and read back where the platform did not confirm it. Nothing is sent twice, nothing overwritten unseen.
 */
export const useRecordEdit = <Stored, Values extends FieldValues>(options: RecordEditOptions<Stored, Values>): RecordEdit => {
  const { what, question, methods, leaving, refusal = null, unfinished = null } = options
  const notify = useNotify()
  const refresh = useRefresh()
  const { attempt: sendOnce, gate } = useSave({ change: (order: Order<Stored, Values>) => order.change, invalidates: options.invalidates, toasts: 'none' })
  const frame = useRecordFrame()
  const [work, setWork] = useState<'none' | 'reading' | 'saving'>('none')
  const [wasHeldBack, setHeldBack] = useState(false)
  const [review, setReview] = useState<Review<Stored, Values> | null>(null)
  /** One at a time, however often it is pressed. */
  const isBusy = useRef(false)
  /** What was sent and not confirmed. */
  const unconfirmed = useRef<Order<Stored, Values> | null>(null)
  const { isDirty } = useFormState({ control: methods.control })
  const guard = useLeaveGuard({
    isDirty: isDirty || unfinished !== null,
    detail: leaving,
  })
  const reason = gate.reason ?? refusal

  const { loaded, valuesOf, fields, base = valuesOf(loaded), read, check, savesUnchanged = false } = options
  const once = async (kind: 'reading' | 'saving', run: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setWork(kind)
    try {
      await run()
    } finally {
      isBusy.current = false
      setWork('none')
    }
  }
  const isSaved = (now: Stored, merged: Merged<Values>): boolean => {
    if (options.isSaved !== undefined) return options.isSaved(now, merged)
    const differing = changedFields(merged.values, valuesOf(now), fields)
    return merged.changed.every((id) => !differing.includes(id))
  }
  const stop = (message: string): void => void notify.show({ id: `not-saved-${what}`, intent: 'info', message })
  const fail = (message: string): void => notify.error(options.notSaved, message)
  const reviewOf = (stored: Stored, mine: Values, chosen: Choices = {}, failure: string | null = null): Review<Stored, Values> => {
    const merge = threeWay(base, mine, valuesOf(stored), fields)
    return { stored, merge, choices: { ...merge.standing, ...chosen }, failure, isOpen: false }
  }
  const onInvalid = (errors: FieldErrors<Values>): void => focusFirstError(options.sections, errors)

  const done = async (merged: Merged<Values>, before: Stored): Promise<void> => {
    unconfirmed.current = null
    refresh(options.invalidates)
    if (options.success !== undefined) notify.success(options.success.message, options.success.detail)
    await options.onSaved?.(merged, before)
    setReview(null)
    if (frame !== null && options.staysOpen !== true) guard.close()
  }

  /** What the form holds by now, once it is accepted: what was typed while the platform was asked is part of it. null: it is not accepted. */
  const acceptedValues = async (): Promise<Values | null> => {
    const mine = await currentValues(methods, onInvalid)
    if (mine === null || options.accepts === undefined) return mine
    if (!(await options.accepts(mine))) return null
    const now = await currentValues(methods, onInvalid)
    return now === null || changedFields(mine, now, fields).length === 0 ? now : acceptedValues()
  }

  const prepare = (begun: Values): Promise<void> =>
    once('reading', async () => {
      if (!savesUnchanged && changedFields(base, begun, fields).length === 0) {
        stop(NOTHING_CHANGED)
        return
      }
      try {
        if (options.accepts !== undefined && !(await options.accepts(begun))) return
        const stored = await read()
        if (stored === null || stored === undefined) {
          fail(isGone(what))
          return
        }
        const mine = await acceptedValues()
        if (mine === null) return
        const next = reviewOf(stored, mine)
        const { current: sent } = unconfirmed
        if (next.merge.rows.length > 0) {
          // What is sent next is another save.
          unconfirmed.current = null
          setReview(next)
        } else if (sent !== null && isSaved(stored, sent.merged)) await done(sent.merged, sent.before)
        else if (savesUnchanged) setReview(await send(next))
        else stop(SAVED_BY_OTHERS)
      } catch (cause) {
        fail(reasonOf(cause))
      }
    })

  /** Writes what was reviewed; answers with another review where it cannot be written so. Throws a `PlatformFailure`. */
  const send = async (reviewed: Review<Stored, Values>): Promise<Review<Stored, Values> | null> => {
    const { stored, merge, choices } = reviewed
    const merged = mergedValues(merge, choices)
    const now = await read()
    if (now === null || now === undefined) return { ...reviewed, failure: isGone(what) }
    const { current: sent } = unconfirmed
    if (sent !== null && isSaved(now, sent.merged)) {
      await done(sent.merged, sent.before)
      return null
    }
    // Someone saved between the review and this moment: nothing is overwritten unseen.
    if (changedFields(valuesOf(stored), valuesOf(now), fields).length > 0) return reviewOf(now, merge.mine, choices, changedAgain(what))
    if (!savesUnchanged && merged.changed.length === 0) {
      stop(NOTHING_CHANGED)
      return null
    }
    const problem = merge.contested.length > 0 ? (check?.(merged.values) ?? null) : null
    if (problem !== null) return { ...reviewed, failure: problem }
    if (options.run !== undefined) {
      setReview(null)
      if (await options.run(now, merged)) await done(merged, now)
      return null
    }
    const find: Change['find'] = async () => {
      const found = await read()
      if (found === null || found === undefined) return 'absent'
      if (isSaved(found, merged)) return 'as-sent'
      return changedFields(valuesOf(now), valuesOf(found), fields).length > 0 ? 'different' : 'absent'
    }
    const order = { merged, before: now, change: { send: async (by: Send) => options.write?.(now, merged, by), find, isUpdate: true } }
    try {
      await sendOnce(order)
    } catch (cause) {
      if (isUnconfirmed(cause) || isNotThere(cause)) unconfirmed.current = order
      throw cause
    }
    await done(merged, now)
    return null
  }

  /** Shows why the record was not saved: at the field that was refused, else in the review. */
  const explain = (reviewed: Review<Stored, Values>, cause: unknown): void => {
    const failure = asPlatformFailure(cause)
    const message = reasonOf(failure)
    options.onFailed?.(message)
    const refused = failure.kind === 'rejected' && !isNotThere(failure) ? (options.refusedField?.(message) ?? null) : null
    if (refused === null) {
      setReview({ ...reviewed, failure: message, isOpen: isUnconfirmed(failure) })
      return
    }
    setReview(null)
    methods.setError(refused.field as Path<Values>, { type: 'platform', message: refused.message })
    focusField(refused.field)
  }
  const tryTo = (reviewed: Review<Stored, Values>, run: () => Promise<Review<Stored, Values> | null>): void => {
    void once('saving', async () => {
      try {
        setReview(await run())
      } catch (cause) {
        explain(reviewed, cause)
      }
    })
  }
  const lookBack = async (): Promise<null> => {
    const { current: sent } = unconfirmed
    if (sent === null) return null
    await lookAgain(sent.change)
    await done(sent.merged, sent.before)
    return null
  }

  const submit = (): void => {
    if (work !== 'none' || review !== null) return
    setHeldBack(unfinished !== null)
    if (reason !== null) stop(reason)
    else if (unfinished === null) void methods.handleSubmit(prepare, onInvalid)()
  }
  useShortcut({ keys: 'mod+s', description: `Save the ${what}`, group: `${what.slice(0, 1).toUpperCase()}${what.slice(1)}`, run: submit })
  const choose = useCallback((id: string, choice: 'yours' | 'theirs') => {
    // Another choice is another save: what is known of the last one no longer holds.
    unconfirmed.current = null
    setReview((current) => (current === null ? null : { ...current, isOpen: false, choices: { ...current.choices, [id]: choice } }))
  }, [])

  const dialogs = (
    <>
      {review !== null && (
        <EditReview
          title={question}
          record={what}
          rows={review.merge.rows}
          choices={review.choices}
          onChoose={choose}
          isSaving={work === 'saving'}
          failure={review.failure}
          onLookAgain={review.isOpen ? () => tryTo(review, lookBack) : null}
          reason={gate.reason}
          onSave={() => tryTo(review, () => send(review))}
          onClose={() => setReview(null)}
        />
      )}
      {guard.question}
    </>
  )
  const { leave, close, allowNextNavigation } = guard
  const problem = wasHeldBack && unfinished !== null ? { text: unfinished, onLookAgain: null } : null
  return { submit, isBusy: work !== 'none', reason, problem, dialogs, isDirty, leave, close, allowNextNavigation }
}
