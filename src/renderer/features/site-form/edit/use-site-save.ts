import { useCallback, useRef, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure, isUnconfirmed } from '#data/platform/platform-failure.ts'
import { type Change, isNotThere, lookAgain as lookBack, sendConfirmed } from '#data/saving/send-confirmed.ts'
import type { ReviewChoice } from '#patterns/edit-review/review-row.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { FieldName, SiteFormValues } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { rewardChange } from '../model/group-reward.ts'
import { mergedValues } from '../model/review.ts'
import { type FieldServerError, fieldOfRefusal } from '../model/server-errors.ts'
import { changedFields, valuesOf } from '../model/values.ts'
import { type FinishOrder, type FinishState, finishSave, isFinished, openParts } from './finish-save.ts'
import { loadSite } from './load-site.ts'
import { CHANGED_AGAIN, NOTHING_CHANGED, SITE_GONE } from './messages.ts'
import { problemOf, type Review, reviewOf } from './review.ts'
import { hasUpdate, type SiteUpdate, siteChange } from './save-site.ts'

/** A save of which the site itself went through. */
interface Finish {
  readonly order: FinishOrder
  readonly state: FinishState
}

/** An update that was sent and not confirmed, with what goes with it once it is there. */
interface Unconfirmed {
  readonly update: SiteUpdate
  readonly change: Change
  readonly order: FinishOrder
}

export interface SiteSaveOptions {
  readonly loaded: SiteSource
  /** What the changes in the form were made to. */
  readonly base: SiteFormValues
  /** Fields that the user may not change. */
  readonly locked: readonly FieldName[]
  readonly userName: string
  /** All of it is saved. */
  readonly onSaved: () => void
  /** The save cannot go on; the form stays as it is. */
  readonly onStopped: (message: string, isFailure: boolean) => void
  /** The platform refused a field's value. */
  readonly onFieldRefused: (refusal: FieldServerError) => void
}

export interface SiteSave {
  /** The platform is being asked what it has now. */
  readonly isPreparing: boolean
  readonly isSaving: boolean
  readonly review: Pick<Review, 'rows' | 'choices' | 'failure' | 'isOpen'> | null
  /** The site is saved, something that goes with it is not; null otherwise. */
  readonly unfinished: FinishState | null
  /** Compares the form with the platform and shows the review: of what the form holds once the platform has answered; null: it cannot be saved. */
  readonly prepare: (form: SiteFormValues, readForm: () => Promise<SiteFormValues | null>) => Promise<void>
  readonly choose: (field: string, choice: ReviewChoice) => void
  readonly save: () => Promise<void>
  /** Looks up again what was sent and not confirmed, and sends nothing. */
  readonly lookAgain: () => Promise<void>
  /** Back to the form. */
  readonly close: () => void
  /** Tries again what is unfinished, and only that. */
  readonly finish: () => Promise<void>
}

const reasonOf = (cause: unknown): string => readableServerMessage(asPlatformFailure(cause).message)

/** Saves an existing site: review, conflicts, update, then group reward and audit event. */
export const useSiteSave = ({ loaded, base, locked, userName, onSaved, onStopped, onFieldRefused }: SiteSaveOptions): SiteSave => {
  const bridge = useBridge()
  const [isPreparing, setPreparing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [review, setReview] = useState<Review | null>(null)
  const [finishing, setFinishing] = useState<Finish | null>(null)
  /** One save at a time, whatever is pressed how often. */
  const isBusy = useRef(false)
  /** What was sent and not confirmed: whether it is there is looked up before anything is sent again. */
  const unconfirmed = useRef<Unconfirmed | null>(null)

  const readNow = useCallback((): Promise<SiteSource | null> => {
    const { siteId, siteType, siteOptions } = loaded.record
    return loadSite(bridge, siteId, { siteType: siteType ?? null, siteOptions: siteOptions ?? null })
  }, [bridge, loaded])

  const prepare = useCallback(
    async (begun: SiteFormValues, readForm: () => Promise<SiteFormValues | null>) => {
      if (isBusy.current || review !== null) return
      if (changedFields(base, begun).length === 0) {
        onStopped(NOTHING_CHANGED, false)
        return
      }
      isBusy.current = true
      setPreparing(true)
      try {
        const platform = await readNow()
        if (platform === null) {
          onStopped(SITE_GONE, true)
          return
        }
        const form = await readForm()
        if (form === null) return
        unconfirmed.current = null
        setReview(reviewOf({ base, locked, platform, form }))
      } catch (cause) {
        onStopped(reasonOf(cause), true)
      } finally {
        isBusy.current = false
        setPreparing(false)
      }
    },
    [base, locked, onStopped, readNow, review],
  )

  /**
   * Writes the reviewed site. Answers with what is left to do, with a new review where it cannot be written so, and with null where the choices
   * leave nothing to write. Throws a `PlatformFailure`.
   */
  const write = useCallback(
    async (reviewed: Review, since: number): Promise<FinishOrder | Review | null> => {
      const { platform, form, comparison, choices } = reviewed
      const update: SiteUpdate = mergedValues(valuesOf(platform), form, comparison, choices)
      const { siteId, domain } = platform.record
      const reward = rewardChange(platform.reward, valuesOf(platform).isGroupReward, update.values)
      const order: FinishOrder = { siteId, domain, userName, reward, since }
      const now = await readNow()
      if (now === null) return { ...reviewed, failure: SITE_GONE }
      const isThere = unconfirmed.current !== null && hasUpdate(now, unconfirmed.current.update)
      if (!isThere) {
        // Somebody saved between the review and this moment: nothing is overwritten unseen.
        if (changedFields(valuesOf(platform), valuesOf(now)).length > 0) return reviewOf({ base, locked, platform: now, form }, choices, CHANGED_AGAIN)
        if (update.changed.length === 0) return null
        const problem = comparison.theirs.length + comparison.conflicts.length > 0 ? problemOf(update.values, locked) : null
        if (problem !== null) return { ...reviewed, failure: problem }
        const change = siteChange(bridge, now, update)
        try {
          await sendConfirmed(change)
        } catch (cause) {
          if (isUnconfirmed(cause) || isNotThere(cause)) unconfirmed.current = { update, change, order }
          throw cause
        }
        return order
      }
      return unconfirmed.current?.order ?? order
    },
    [bridge, base, locked, readNow, userName],
  )

  const finishOrder = useCallback(
    async (order: FinishOrder, before: FinishState) => {
      const state = await finishSave(bridge, order, before)
      if (isFinished(state)) onSaved()
      else setFinishing({ order, state })
    },
    [bridge, onSaved],
  )
  /** Shows why the site was not saved: at the field that was refused, else in the review. */
  const explain = useCallback(
    (reviewed: Review, cause: unknown) => {
      const problem = asPlatformFailure(cause)
      const reason = reasonOf(problem)
      const refusal = problem.kind === 'rejected' && !isNotThere(problem) ? fieldOfRefusal(reason) : null
      if (refusal !== null && reviewed.rows.some(({ id }) => id === refusal.field)) {
        setReview(null)
        onFieldRefused(refusal)
      } else setReview({ ...reviewed, failure: reason, isOpen: isUnconfirmed(problem) })
    },
    [onFieldRefused],
  )
  const run = useCallback(async (work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    try {
      await work()
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }, [])
  const save = useCallback(async () => {
    if (review === null) return
    await run(async () => {
      let next: FinishOrder | Review | null
      try {
        next = await write(review, nowInSeconds())
      } catch (cause) {
        explain(review, cause)
        return
      }
      if (next === null) {
        setReview(null)
        onStopped(NOTHING_CHANGED, false)
      } else if ('rows' in next) setReview(next)
      else await finishOrder(next, openParts(next))
    })
  }, [explain, finishOrder, onStopped, review, run, write])
  const lookAgain = useCallback(async () => {
    const { current } = unconfirmed
    if (review === null || current === null) return
    await run(async () => {
      try {
        await lookBack(current.change)
      } catch (cause) {
        explain(review, cause)
        return
      }
      await finishOrder(current.order, openParts(current.order))
    })
  }, [explain, finishOrder, review, run])
  const finish = useCallback(async () => {
    if (finishing !== null) await run(() => finishOrder(finishing.order, finishing.state))
  }, [finishOrder, finishing, run])

  const choose = useCallback((field: string, choice: ReviewChoice) => {
    // Another choice is another save: what is known of the last one no longer holds.
    unconfirmed.current = null
    setReview((current) => (current === null ? null : { ...current, isOpen: false, choices: { ...current.choices, [field]: choice } }))
  }, [])
  const close = useCallback(() => setReview(null), [])
  return {
    isPreparing,
    isSaving,
    review: finishing === null ? review : null,
    unfinished: finishing?.state ?? null,
    prepare,
    choose,
    save,
    lookAgain,
    close,
    finish,
  }
}
