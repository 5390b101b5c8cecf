import { useCallback, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { currentValues } from '#components/form/typed-since.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { UpdateSubscriptionPlanDocument } from '#generated/graphql.ts'
import type { ReviewChoice, ReviewRow } from '#patterns/edit-review/review-row.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { useSaving } from '../form/use-saving.ts'
import { NOTHING_CHANGED, PLAN_GONE, PLAN_UPDATED } from '../messages.ts'
import { changedPlanInput, PLAN_SECTIONS, type PlanValues, planValuesOf } from './plan-form.ts'
import { mergedPlan, type PlanVersions, planChanges } from './plan-review.ts'
import { listPlans, PLAN_LISTS, showRefusal } from './plan-save.ts'
import { usePlanServices } from './use-plan-services.ts'

/** A save that is being looked through. */
interface Review {
  readonly versions: PlanVersions
  readonly rows: readonly ReviewRow[]
  readonly choices: Readonly<Record<string, ReviewChoice>>
}

export interface PlanEdit {
  /** null while nothing is being looked through. */
  readonly review: Pick<Review, 'rows' | 'choices'> | null
  /** The platform is being asked what it has now, or is being written to. */
  readonly isBusy: boolean
  /** Compares what the form holds with the platform once that has answered, and shows what a save would change. */
  readonly prepare: () => Promise<void>
  readonly choose: (field: string, choice: ReviewChoice) => void
  readonly save: () => Promise<void>
  readonly close: () => void
}

/** The plan as the platform has it now; null when it is gone. Throws a `PlatformFailure`. */
const readPlan = async (bridge: Bridge, planId: string): Promise<PlanValues | null> => {
  const plan = (await listPlans(bridge)).find((each) => each.planId === planId)
  return plan === undefined ? null : planValuesOf(plan)
}

/** Saves a stored plan after a look at what changes; nobody else's change is overwritten unseen. */
export const usePlanEdit = (plan: Plan | null, base: PlanValues, methods: UseFormReturn<PlanValues, unknown, PlanValues>, onSaved: () => void): PlanEdit => {
  const bridge = useBridge()
  const notify = useNotify()
  const gate = useWriteGate()
  const [review, setReview] = useState<Review | null>(null)
  const [isReading, setReading] = useState(false)
  const close = useCallback(() => setReview(null), [])
  const onRefused = useCallback(
    (message: string) => {
      if (showRefusal(methods, message)) setReview(null)
    },
    [methods],
  )
  const { isSaving, save: write } = useSaving({ touches: PLAN_LISTS, onRefused })
  const { options } = usePlanServices(base, plan)
  const names = useMemo(() => new Map([...options.plan, ...options.basic].map(({ value, label }) => [value, label])), [options])

  const prepare = useCallback(async () => {
    if (plan === null || isReading) return
    setReading(true)
    try {
      const theirs = await readPlan(bridge, plan.planId)
      if (theirs === null) {
        notify.error(PLAN_GONE, plan.planName)
        return
      }
      const yours = await currentValues(methods, (errors) => focusFirstError(PLAN_SECTIONS, errors))
      if (yours === null) return
      const versions = { base, theirs, yours }
      const rows = planChanges(versions, names)
      if (rows.length === 0) notify.show({ id: 'nothing-changed', intent: 'info', message: NOTHING_CHANGED })
      else setReview({ versions, rows, choices: {} })
    } catch (cause) {
      notify.error(readableServerMessage(asPlatformFailure(cause).message))
    } finally {
      setReading(false)
    }
  }, [bridge, base, isReading, methods, names, notify, plan])
  const save = useCallback(async () => {
    if (review === null || plan === null || !gate.allowed) return
    const values = mergedPlan(review.versions, review.rows, review.choices)
    const before = review.versions.theirs
    const isSaved = await write({
      send: () => executeOperation(bridge, UpdateSubscriptionPlanDocument, { input: changedPlanInput(values, plan.planId) }),
      find: async () => {
        const now = await readPlan(bridge, plan.planId)
        if (now === null) return 'absent'
        if (planChanges({ base: now, theirs: now, yours: values }, names).length === 0) return 'as-sent'
        return planChanges({ base: before, theirs: before, yours: now }, names).length === 0 ? 'absent' : 'different'
      },
      isUpdate: true,
    })
    if (!isSaved) return
    notify.success(PLAN_UPDATED, values.planName.trim())
    onSaved()
  }, [bridge, gate.allowed, names, notify, onSaved, plan, review, write])
  const choose = useCallback(
    (field: string, choice: ReviewChoice) =>
      setReview((current) => (current === null ? null : { ...current, choices: { ...current.choices, [field]: choice } })),
    [],
  )
  return { review, isBusy: isReading || isSaving, prepare, choose, save, close }
}
