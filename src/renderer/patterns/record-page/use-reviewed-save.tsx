import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useCallback, useId, useRef, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { useOffer } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { isFieldAbsent, withoutPaths } from '#data/platform/offered-values.ts'
import { asPlatformFailure, isUnconfirmed, type PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRefresh } from '#data/platform/query-client.ts'
import type { Toast } from '#data/saving/save-options.ts'
import { type Change, isNotThere, lookAgain, type Send, sendAbout } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import type { ChangeAbout } from '#shared/bridge/activity.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { fieldChanges } from '../edit-review/field-changes.ts'
import { type Choices, changedFields, type Merge, type Merged, mergedValues, type RecordFields, threeWay } from '../edit-review/three-way.ts'
import { changedAgain, isGone, NOT_SAVED_YET, NOTHING_CHANGED, SAVED_BY_OTHERS } from './messages.ts'
import type { FormPlatform } from './offered-fields.tsx'

const EditReview = lazyPart(async () => (await import('../edit-review/edit-review.tsx')).EditReview)

/** How a record is compared, merged and sent. */
export interface ReviewedSaveOptions<Stored, Values> {
  /** What is edited, within a sentence: "page". */
  readonly what: string
  /** What the review asks: "Save the changes to about-us?" */
  readonly question: string | ((stored: Stored) => string)
  readonly valuesOf: (stored: Stored) => Values
  readonly fields: RecordFields<Values>
  /** The record as the platform has it now; nothing where it is gone. Throws a `PlatformFailure`. */
  readonly read: () => Promise<Stored | null | undefined>
  /** Sends the changed record, once, by `send`. `now`: what the platform holds at that moment. Throws a `PlatformFailure`. */
  readonly write?: ((now: Stored, merged: Merged<Values>, send: Send) => Promise<unknown>) | undefined
  /** The operations of `write` and `read`, and their names of the fields. */
  readonly platform?: FormPlatform | undefined
  /** What takes a change back, where one plain field is all that changed. */
  readonly undoOf?: (now: Stored, merged: Merged<Values>) => ChangeAbout['undo']
  /** In place of `write`: saves in several steps, with a report of its own where they stop. Resolves to whether all are done. */
  readonly run?: ((now: Stored, merged: Merged<Values>) => Promise<boolean>) | undefined
  /** Saves also what has not changed, without a review: with it goes something that is no field, such as notes. */
  readonly savesUnchanged?: boolean | undefined
  /** Reviews only what another user changed too: the user has confirmed the rest already. */
  readonly reviewsConflictsAlone?: boolean
  /** Operations whose answers a save makes old. */
  readonly invalidates: readonly TypedDocumentNode<unknown, never>[]
  /** Whether the platform has what was sent; without it, whether its changed fields read the same. */
  readonly isSaved?: ((now: Stored, merged: Merged<Values>) => boolean) | undefined
  /** What is wrong with values that mix both sides, each of which keeps the rules; null when nothing is. */
  readonly check?: ((values: Values) => string | null) | undefined
  /** The toast of a save that failed before its review, or without one. */
  readonly failed: (message: string) => Toast
  /** Called with why a reviewed save failed; whether that is shown at a field, and the review goes. */
  readonly onRefused?: (failure: PlatformFailure, message: string) => boolean
  readonly success?: Toast | ((merged: Merged<Values>, before: Stored) => Toast) | undefined
  /** The record is saved. What it starts is waited for. */
  readonly onSaved?: ((merged: Merged<Values>, before: Stored) => void | Promise<void>) | undefined
  /** What leaving the review is called, where there is no form to go back to. */
  readonly closeLabel?: string
  /** Called last: the record is saved, its review gone. */
  readonly onDone?: () => void
  /** Called where nothing was saved and no review is open; with the reason, null where nothing is left to save. */
  readonly onStopped?: (reason: string | null) => void
}

/** What is to be saved. */
interface Edit<Values> {
  /** What the changes were made to. */
  readonly base: Values
  readonly mine: Values
  /** A check before the platform is read. Resolves to false once it has shown what is wrong. */
  readonly isAccepted?: () => Promise<boolean>
  /** What is to be saved by now, once the platform was read; null: it is not accepted any more. */
  readonly current?: () => Promise<Values | null>
}

/** What is looked through before it is saved. */
interface Review<Stored, Values> {
  readonly base: Values
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
 * Saves a change of a stored record: it is reviewed against what the platform holds at that moment, and merged with what another user saved since it was
 * loaded. The record is read once more before it is sent, and read back where the platform did not confirm it. Nothing is sent twice, nothing overwritten unseen.
 * `review`: draw it once; null while nothing is reviewed.
 */
export const useReviewedSave = <Stored, Values>(options: ReviewedSaveOptions<Stored, Values>) => {
  const { what, question, valuesOf, fields, read, check, savesUnchanged = false, reviewsConflictsAlone = false } = options
  const notify = useNotify()
  const failureId = useId()
  const refresh = useRefresh()
  const offer = useOffer()
  const { attempt: sendOnce, gate } = useSave({
    change: (order: Order<Stored, Values>) => order.change,
    ...(options.platform === undefined ? {} : { sends: [options.platform.sends] }),
    invalidates: options.invalidates,
    toasts: 'none',
  })
  const [work, setWork] = useState<'none' | 'reading' | 'saving'>('none')
  const [review, setReview] = useState<Review<Stored, Values> | null>(null)
  /** One at a time, however often it is pressed. */
  const isBusy = useRef(false)
  /** What was sent and not confirmed. */
  const unconfirmed = useRef<Order<Stored, Values> | null>(null)

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
  /** Leaves out stored values that the platform has no place for: it would refuse the save. Changes are sent. */
  const offeredOf = (by: Send, changed: readonly string[]): Send => {
    const { platform } = options
    const unsent =
      platform === undefined ? [] : offer.unsentIn(platform.sends).filter((path) => !changed.some((id) => isFieldAbsent(platform.names?.[id] ?? id, [path])))
    return unsent.length === 0
      ? by
      : (document, variables, saidOf) => by(document, document === platform?.sends ? withoutPaths(variables, unsent) : variables, saidOf)
  }
  const stop = (message: string): void => {
    notify.show({ id: `not-saved-${what}`, intent: 'info', message })
    options.onStopped?.(null)
  }
  const fail = (message: string): void => {
    const toast = options.failed(message)
    notify.show({ ...toast, intent: 'error', id: failureId })
    options.onStopped?.(`${toast.message} ${message}`)
  }
  const reviewOf = (base: Values, stored: Stored, mine: Values, chosen: Choices = {}, failure: string | null = null): Review<Stored, Values> => {
    const merge = threeWay(base, mine, valuesOf(stored), fields)
    return { base, stored, merge, choices: { ...merge.standing, ...chosen }, failure, isOpen: false }
  }

  const done = async (merged: Merged<Values>, before: Stored): Promise<void> => {
    unconfirmed.current = null
    notify.dismiss(failureId)
    refresh(options.invalidates)
    const success = typeof options.success === 'function' ? options.success(merged, before) : options.success
    if (success !== undefined) notify.success(success.message, success.detail)
    await options.onSaved?.(merged, before)
    setReview(null)
    options.onDone?.()
  }

  const save = ({ base, mine: begun, isAccepted, current }: Edit<Values>): Promise<void> =>
    once('reading', async () => {
      if (!savesUnchanged && changedFields(base, begun, fields).length === 0) {
        stop(NOTHING_CHANGED)
        return
      }
      try {
        if ((await isAccepted?.()) === false) return
        const stored = await read()
        if (stored === null || stored === undefined) {
          fail(isGone(what))
          return
        }
        const mine = current === undefined ? begun : await current()
        if (mine === null) return
        const next = reviewOf(base, stored, mine)
        const { rows, contested } = next.merge
        const { current: sent } = unconfirmed
        if (rows.length > 0) {
          // What is sent next is another save.
          unconfirmed.current = null
          setReview(reviewsConflictsAlone && contested.length === 0 ? await send(next) : next)
        } else if (sent !== null && isSaved(stored, sent.merged)) await done(sent.merged, sent.before)
        else if (savesUnchanged) setReview(await send(next))
        else stop(SAVED_BY_OTHERS)
      } catch (cause) {
        fail(reasonOf(cause))
      }
    })

  /** Writes what was reviewed; answers with another review where it cannot be written so. Throws a `PlatformFailure`. */
  const send = async (reviewed: Review<Stored, Values>): Promise<Review<Stored, Values> | null> => {
    const { base, stored, merge, choices } = reviewed
    const merged = mergedValues(merge, choices)
    const now = await read()
    if (now === null || now === undefined) return { ...reviewed, failure: isGone(what) }
    const { current: sent } = unconfirmed
    if (sent !== null && isSaved(now, sent.merged)) {
      await done(sent.merged, sent.before)
      return null
    }
    // Someone saved between the review and this moment: nothing is overwritten unseen.
    if (changedFields(valuesOf(stored), valuesOf(now), fields).length > 0) return reviewOf(base, now, merge.mine, choices, changedAgain(what))
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
    const undo = options.undoOf?.(now, merged)
    const about = { fields: fieldChanges(merge.rows, merged.changed), ...(undo === undefined ? {} : { undo }) }
    const order = {
      merged,
      before: now,
      change: { send: async (by: Send) => options.write?.(now, merged, sendAbout(offeredOf(by, merged.changed), about)), find, isUpdate: true },
    }
    try {
      await sendOnce(order)
    } catch (cause) {
      if (isUnconfirmed(cause) || isNotThere(cause)) unconfirmed.current = order
      throw cause
    }
    await done(merged, now)
    return null
  }

  const tryTo = (reviewed: Review<Stored, Values>, run: () => Promise<Review<Stored, Values> | null>): void => {
    void once('saving', async () => {
      try {
        setReview(await run())
      } catch (cause) {
        const failure = asPlatformFailure(cause)
        const message = reasonOf(failure)
        const isShown = options.onRefused?.(failure, message) ?? false
        setReview(isShown ? null : { ...reviewed, failure: message, isOpen: isUnconfirmed(failure) })
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
  const choose = useCallback((id: string, choice: 'yours' | 'theirs') => {
    // Another choice is another save: what is known of the last one no longer holds.
    unconfirmed.current = null
    setReview((current) => (current === null ? null : { ...current, isOpen: false, choices: { ...current.choices, [id]: choice } }))
  }, [])

  const drawn = review && (
    <EditReview
      title={typeof question === 'string' ? question : question(review.stored)}
      record={what}
      rows={review.merge.rows}
      choices={review.choices}
      onChoose={choose}
      isSaving={work === 'saving'}
      failure={review.failure}
      onLookAgain={review.isOpen ? () => tryTo(review, lookBack) : null}
      reason={gate.reason}
      closeLabel={options.closeLabel}
      onSave={() => tryTo(review, () => send(review))}
      onClose={() => {
        setReview(null)
        options.onStopped?.(NOT_SAVED_YET)
      }}
    />
  )
  return { save, work, gate, review: drawn }
}
