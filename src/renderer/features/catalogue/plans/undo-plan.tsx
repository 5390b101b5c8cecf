import { useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetPlatformServicesBySiteIdDocument, UpdateSubscriptionPlanDocument } from '#generated/graphql.ts'
import { useRecordUndo } from '#patterns/activity/use-record-undo.ts'
import type { UndoPanelProps } from '#patterns/panels/panels.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { changedPlanInput, findPlan, PLAN_LISTS, type PlanValues, planUndo, planValuesOf } from './plan-form.ts'
import { reviewedFields } from './plan-review.ts'

/** Takes a change of a plan back, its prices and services with the review of the editor. Services whose list cannot be read are shown by their id. */
export const UndoPlan = (props: UndoPanelProps) => {
  const { data, error } = useRead(GetPlatformServicesBySiteIdDocument, { siteId: MASTER_SITE_ID })
  const services = data?.getPlatformServicesBySiteId
  const names = useMemo(() => new Map(services?.map(({ serviceId, serviceName }) => [serviceId, serviceName ?? serviceId])), [services])
  return (services !== undefined || error !== null) && <NamedUndo {...props} names={names} />
}

interface NamedUndoProps extends UndoPanelProps {
  /** Of services by id, for the review. */
  readonly names: ReadonlyMap<string, string>
}

const NamedUndo = ({ undo, name, names, onClose }: NamedUndoProps) => {
  const bridge = useBridge()
  const fields = useMemo(() => reviewedFields(names), [names])
  return useRecordUndo<Plan, PlanValues>({
    undo,
    name,
    onClose,
    what: 'plan',
    valuesOf: planValuesOf,
    fields,
    read: () => findPlan(bridge, undo.id),
    write: (_, { values }, send) => send(UpdateSubscriptionPlanDocument, { input: changedPlanInput(values, undo.id) }),
    undoOf: planUndo,
    invalidates: PLAN_LISTS,
  })
}
