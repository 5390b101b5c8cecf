import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNotify } from '#app/notifications/use-notify.ts'
import { executeOperation } from '#app/platform/execute-operation.ts'
import { asPlatformFailure } from '#app/platform/platform-failure.ts'
import { platformQueryKey } from '#app/platform/use-platform-query.ts'
import type { ReviewChoice, ReviewRow } from '#components/review-dialog/review-row.ts'
import { GetInternalUserByUserNameDocument, GetInternalUsersDocument, UpdateInternalUserDocument } from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { findUser } from '../find-user.ts'
import { NOTHING_CHANGED, UPDATE_UNKNOWN, USER_GONE, USER_UPDATED } from '../messages.ts'
import { type Choices, type Edit, isChanged, mergedValues, reviewRows } from '../model/user-edit.ts'
import { updateInput } from '../model/user-input.ts'
import { type StoredUser, valuesOf } from '../model/user-source.ts'
import type { UserValues } from '../model/user-values.ts'

interface Review {
  readonly edit: Edit
  readonly rows: readonly ReviewRow[]
  readonly choices: Choices
  readonly failure: string | null
}

export interface UserSave {
  /** The platform is asked what it has now. */
  readonly isPreparing: boolean
  readonly isSaving: boolean
  readonly review: Review | null
  /** Why there is nothing to look through, null while there is no such reason. */
  readonly stopped: { readonly message: string; readonly isFailure: boolean } | null
  /** Compares the form with the platform and shows the review: of what the form holds once the platform has answered; null: it cannot be saved. */
  readonly prepare: (form: UserValues, readForm: () => Promise<UserValues | null>) => Promise<void>
  readonly choose: (field: string, choice: ReviewChoice) => void
  readonly save: () => Promise<void>
  /** Back to the form. */
  readonly close: () => void
}

const reasonOf = (cause: unknown): string => readableServerMessage(asPlatformFailure(cause).message)

/** Sends an update. Answers with why it failed, null when it is saved: also where no answer came and the platform, read back, holds it. Source: USER-039. */
const sendUpdate = async (user: StoredUser, values: UserValues): Promise<string | null> => {
  try {
    await executeOperation(UpdateInternalUserDocument, { input: updateInput(user, values) })
    return null
  } catch (cause) {
    const { kind } = asPlatformFailure(cause)
    if (kind !== 'unknown-outcome' && kind !== 'invalid-answer') return reasonOf(cause)
    try {
      const now = await findUser(user.username)
      return now !== null && !isChanged(valuesOf(now), values) ? null : reasonOf(cause)
    } catch {
      return UPDATE_UNKNOWN
    }
  }
}

/** Saves a user: what changes is looked through first, against what the platform holds at that moment. Source: USER-039, USER-040. */
export const useUserSave = (user: StoredUser, loaded: UserValues, onSaved: () => void): UserSave => {
  const notify = useNotify()
  const queries = useQueryClient()
  const [isPreparing, setPreparing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [review, setReview] = useState<Review | null>(null)
  const [stopped, setStopped] = useState<UserSave['stopped']>(null)
  /** One at a time, however often it is pressed. */
  const isBusy = useRef(false)

  const once = useCallback(async (setWaiting: (isWaiting: boolean) => void, work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setWaiting(true)
    try {
      await work()
    } finally {
      isBusy.current = false
      setWaiting(false)
    }
  }, [])

  const prepare = useCallback(
    (begun: UserValues, readForm: () => Promise<UserValues | null>) =>
      once(setPreparing, async () => {
        setStopped(null)
        if (!isChanged(loaded, begun)) {
          setStopped({ message: NOTHING_CHANGED, isFailure: false })
          return
        }
        try {
          const now = await findUser(user.username)
          if (now === null) setStopped({ message: USER_GONE, isFailure: true })
          else {
            const form = await readForm()
            if (form === null) return
            const edit = { loaded, form, platform: valuesOf(now) }
            const rows = reviewRows(edit)
            if (rows.length === 0) setStopped({ message: NOTHING_CHANGED, isFailure: false })
            else setReview({ edit, rows, choices: {}, failure: null })
          }
        } catch (cause) {
          setStopped({ message: reasonOf(cause), isFailure: true })
        }
      }),
    [loaded, once, user],
  )

  const save = useCallback(async () => {
    if (review === null) return
    await once(setSaving, async () => {
      const failure = await sendUpdate(user, mergedValues(review.edit, review.rows, review.choices))
      if (failure !== null) {
        setReview({ ...review, failure })
        return
      }
      notify.success(USER_UPDATED, user.username)
      void queries.invalidateQueries({ queryKey: platformQueryKey(GetInternalUsersDocument) })
      // The signed-in user's own profile, where it is that.
      void queries.invalidateQueries({ queryKey: platformQueryKey(GetInternalUserByUserNameDocument, { userName: user.username }) })
      onSaved()
    })
  }, [notify, onSaved, once, queries, review, user])

  const choose = useCallback((field: string, choice: ReviewChoice) => {
    setReview((current) => (current === null ? null : { ...current, choices: { ...current.choices, [field]: choice } }))
  }, [])
  const close = useCallback(() => setReview(null), [])
  return { isPreparing, isSaving, review, stopped, prepare, choose, save, close }
}
