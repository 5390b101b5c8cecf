import { useMemo } from 'react'
import type { Plan } from '#data/catalogue/plan.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetPlatformServicesBySiteIdDocument, UpdateSubscriptionPlanDocument } from '#generated/graphql.ts'
import { undoPanel } from '#patterns/activity/use-record-undo.ts'
import type { UndoPanelProps } from '#patterns/panels/panels.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { changedPlanInput, findPlan, PLAN_LISTS, type PlanValues, planUndo, planValuesOf } from './plan-form.ts'
import { reviewedFields } from './plan-review.ts'

/** @param names of services by id, for the review */
const panelWith = (names: ReadonlyMap<string, string>) =>
  undoPanel<Plan, PlanValues>({
    what: 'plan',
    valuesOf: planValuesOf,
    fields: reviewedFields(names),
    read: (bridge, undo) => findPlan(bridge, undo.id),
    write: (_, { values }, send, undo) => send(UpdateSubscriptionPlanDocument, { input: changedPlanInput(values, undo.id) }),
    undoOf: planUndo,
    invalidates: PLAN_LISTS,
  })

/** Takes a change of a plan back, its prices and services with the review of the editor. Services whose list cannot be read are shown by their id. */
export const UndoPlan = (props: UndoPanelProps) => {
  const { data, error } = useRead(GetPlatformServicesBySiteIdDocument, { siteId: MASTER_SITE_ID })
  const services = data?.getPlatformServicesBySiteId ?? (error === null ? undefined : NONE)
  const Panel = useMemo(
    () => (services === undefined ? null : panelWith(new Map(services.map(({ serviceId, serviceName }) => [serviceId, serviceName ?? serviceId])))),
    [services],
  )
  return Panel !== null && <Panel {...props} />
}

const NONE: readonly { readonly serviceId: string; readonly serviceName: string | null }[] = []
