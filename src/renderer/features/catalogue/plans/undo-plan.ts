import type { Plan } from '#data/catalogue/plan.ts'
import { UpdateSubscriptionPlanDocument } from '#generated/graphql.ts'
import { undoPanel } from '#patterns/activity/use-record-undo.ts'
import { changedPlanInput, findPlan, PLAN_LISTS, type PlanValues, planUndo, planValuesOf } from './plan-form.ts'
import { reviewedFields } from './plan-review.ts'

// The choice of services is never taken back: their names are not needed.
const FIELDS = reviewedFields(new Map())

/** Takes a change of a plan back, its prices with the review of the editor. */
export const UndoPlan = undoPanel<Plan, PlanValues>({
  what: 'plan',
  valuesOf: planValuesOf,
  fields: FIELDS,
  read: (bridge, undo) => findPlan(bridge, undo.id),
  write: (_, { values }, send, undo) => send(UpdateSubscriptionPlanDocument, { input: changedPlanInput(values, undo.id) }),
  undoOf: planUndo,
  invalidates: PLAN_LISTS,
})
