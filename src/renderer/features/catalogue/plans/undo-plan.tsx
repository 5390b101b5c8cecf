import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { UpdateSubscriptionPlanDocument } from '#generated/graphql.ts'
import { useRecordUndo } from '#patterns/activity/use-record-undo.ts'
import type { UndoPanelProps } from '#patterns/panels/panels.ts'
import { changedPlanInput, findPlan, PLAN_LISTS, type PlanValues, planUndo, planValuesOf } from './plan-form.ts'
import { reviewedFields } from './plan-review.ts'

// The choice of services is never taken back: their names are not needed.
const FIELDS = reviewedFields(new Map())

/** Takes a change of a plan back, its prices with the review of the editor. */
export const UndoPlan = ({ undo, name, onClose }: UndoPanelProps) => {
  const bridge = useBridge()
  return useRecordUndo<Plan, PlanValues>({
    undo,
    name,
    onClose,
    what: 'plan',
    valuesOf: planValuesOf,
    fields: FIELDS,
    read: () => findPlan(bridge, undo.id),
    write: (_, { values }, send) => send(UpdateSubscriptionPlanDocument, { input: changedPlanInput(values, undo.id) }),
    undoOf: planUndo,
    invalidates: PLAN_LISTS,
  })
}
