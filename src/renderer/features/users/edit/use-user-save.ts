import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import type { Change } from '#data/saving/send-confirmed.ts'
import { useConfirmedSave } from '#data/saving/use-confirmed-save.ts'
import { GetInternalUserByUserNameDocument, GetInternalUsersDocument, UpdateInternalUserDocument } from '#generated/graphql.ts'
import type { ReviewChoice, ReviewRow } from '#patterns/edit-review/review-row.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Problem } from '#shared/remedy.ts'
import { findUser } from '../find-user.ts'
import { NOTHING_CHANGED, USER_GONE, USER_UPDATED } from '../messages.ts'
import { type Choices, type Edit, isChanged, mergedValues, reviewRows } from '../model/user-edit.ts'
import { updateInput } from '../model/user-input.ts'
import { type StoredUser, valuesOf } from '../model/user-source.ts'
import type { UserValues } from '../model/user-values.ts'

interface Review {
  readonly edit: Edit
  readonly rows: readonly ReviewRow[]
  readonly choices: Choices
}

export interface UserSave {
  /** The platform is asked what it has now. */
  readonly isPreparing: boolean
  readonly isSaving: boolean
  readonly review: Review | null
  /** Why what was looked through is not saved, null while there is no such reason. */
  readonly problem: Problem | null
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

/** The update of a user. */
const updateOf = (bridge: Bridge, user: StoredUser, before: UserValues, values: UserValues): Change => ({
  send: () => executeOperation(bridge, UpdateInternalUserDocument, { input: updateInput(user, values) }),
  find: async () => {
    const now = await findUser(bridge, user.username)
    if (now === null || !isChanged(valuesOf(now), values)) return now === null ? 'absent' : 'as-sent'
    return isChanged(valuesOf(now), before) ? 'different' : 'absent'
  },
  isUpdate: true,
})

/** Saves a user: what changes is looked through first, against what the platform holds at that moment. */
export const useUserSave = (user: StoredUser, loaded: UserValues, onSaved: () => void): UserSave => {
  const bridge = useBridge()
  const notify = useNotify()
  const queries = useQueryClient()
  const [isPreparing, setPreparing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { isSaving, problem, save: send, clear } = useConfirmedSave()
  const [review, setReview] = useState<Review | null>(null)
  const [stopped, setStopped] = useState<UserSave['stopped']>(null)
  /** One at a time, however often it is pressed. */
  const isBusy = useRef(false)

  const once = useCallback(async (work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setPreparing(true)
    try {
      await work()
    } finally {
      isBusy.current = false
      setPreparing(false)
    }
  }, [])
  const clearProblem = useCallback(() => {
    clear()
    setRefusal(null)
  }, [clear])

  const prepare = useCallback(
    (begun: UserValues, readForm: () => Promise<UserValues | null>) =>
      once(async () => {
        setStopped(null)
        clearProblem()
        if (!isChanged(loaded, begun)) {
          setStopped({ message: NOTHING_CHANGED, isFailure: false })
          return
        }
        try {
          const now = await findUser(bridge, user.username)
          if (now === null) setStopped({ message: USER_GONE, isFailure: true })
          else {
            const form = await readForm()
            if (form === null) return
            const edit = { loaded, form, platform: valuesOf(now) }
            const rows = reviewRows(edit)
            if (rows.length === 0) setStopped({ message: NOTHING_CHANGED, isFailure: false })
            else setReview({ edit, rows, choices: {} })
          }
        } catch (cause) {
          setStopped({ message: reasonOf(cause), isFailure: true })
        }
      }),
    [bridge, clearProblem, loaded, once, user],
  )

  const save = useCallback(async () => {
    if (review === null) return
    setRefusal(null)
    await send({
      ...updateOf(bridge, user, review.edit.platform, mergedValues(review.edit, review.rows, review.choices)),
      id: user.username,
      onDone: () => {
        notify.success(USER_UPDATED, user.username)
        void queries.invalidateQueries({ queryKey: platformQueryKey(GetInternalUsersDocument) })
        // The signed-in user's own profile, where it is that.
        void queries.invalidateQueries({ queryKey: platformQueryKey(GetInternalUserByUserNameDocument, { userName: user.username }) })
        onSaved()
      },
      onRefused: (failure) => setRefusal(reasonOf(failure)),
    })
  }, [bridge, notify, onSaved, queries, review, send, user])

  const choose = useCallback((field: string, choice: ReviewChoice) => {
    setReview((current) => (current === null ? null : { ...current, choices: { ...current.choices, [field]: choice } }))
  }, [])
  const close = useCallback(() => setReview(null), [])
  const shown = problem ?? (refusal === null ? null : { text: refusal, onLookAgain: null })
  return { isPreparing, isSaving, review, problem: shown, stopped, prepare, choose, save, close }
}
