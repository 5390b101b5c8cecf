import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { LockedFields } from '#components/form/field-layout.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { CreateSubscriptionPlanDocument, GetSubscriptionPlansBySiteIdDocument, UpdateSubscriptionPlanDocument } from '#generated/graphql.ts'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useNamedRecord } from '#patterns/record-page/use-named-record.ts'
import { useRecordCreate } from '#patterns/record-page/use-record-create.tsx'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import {
  CREATE_SUBSCRIPTION,
  EDIT_SUBSCRIPTION,
  NO_PLAN_CHOSEN,
  PLAN_CREATED,
  PLAN_NOT_CREATED,
  PLAN_NOT_SAVED,
  PLAN_UPDATED,
  PLANS_FAILED,
} from '../messages.ts'
import { useCreationAmong } from '../use-creation-among.ts'
import { PlanFields } from './plan-fields.tsx'
import {
  changedPlanInput,
  findPlan,
  listPlans,
  NEW_PLAN,
  newPlanInput,
  PLAN_LISTS,
  PLAN_SECTIONS,
  type PlanValues,
  planResolver,
  planUndo,
  planValuesOf,
  refusedPlanField,
} from './plan-form.ts'
import { reviewedFields } from './plan-review.ts'
import { usePlanServices } from './plan-services.ts'

const LIST = { path: '/subscription-plan', label: 'Go to the list' }
const NEW_PLAN_RESOLVER = planResolver('create', NEW_PLAN)

export const CreateSubscriptionRoute = () => {
  const bridge = useBridge()
  const notify = useNotify()
  const creation = useCreationAmong(
    () => listPlans(bridge),
    ({ planId }) => planId,
  )
  const methods = useForm<PlanValues, unknown, PlanValues>({ defaultValues: NEW_PLAN, resolver: NEW_PLAN_RESOLVER, mode: 'onTouched', shouldFocusError: false })
  const saving = useRecordCreate({
    what: 'plan',
    platform: { sends: CreateSubscriptionPlanDocument },
    methods,
    sections: PLAN_SECTIONS,
    create: (values) => {
      const input = newPlanInput(values)
      const { planName } = input
      return creation(planName, { planName }, (send) => send(CreateSubscriptionPlanDocument, { input }))
    },
    invalidates: PLAN_LISTS,
    success: ({ planName }) => ({ message: PLAN_CREATED, detail: planName.trim() }),
    listPath: LIST.path,
    refusedField: refusedPlanField,
    notCreated: PLAN_NOT_CREATED,
    onRefused: notify.error,
    leaving: 'The plan is not created. What you typed is lost.',
  })
  return (
    <RecordForm label={CREATE_SUBSCRIPTION} methods={methods} sections={PLAN_SECTIONS} saving={saving}>
      <PlanFields use="create" stored={null} />
    </RecordForm>
  )
}

export const EditSubscriptionRoute = () => {
  const { id, known } = useNamedRecord<Plan>('plan', 'planId')
  return (
    <RecordPage
      what="plan"
      id={id}
      read={findPlan}
      known={known}
      list={LIST}
      noneChosen={NO_PLAN_CHOSEN}
      notFound={{ title: 'There is no such plan', explanation: `Nothing has the id ${id}. It may have been deleted.` }}
      loadFailed={PLANS_FAILED}
    >
      {(plan, isFresh) => <EditPlan plan={plan} isFresh={isFresh} />}
    </RecordPage>
  )
}

const EditPlan = ({ plan, isFresh }: { readonly plan: Plan; readonly isFresh: boolean }) => {
  const { planId, planName } = plan
  const bridge = useBridge()
  const notify = useNotify()
  const [base] = useState(() => planValuesOf(plan))
  const resolver = useMemo(() => planResolver('edit', base), [base])
  const methods = useForm<PlanValues, unknown, PlanValues>({ defaultValues: base, resolver, mode: 'onTouched', shouldFocusError: false })
  const { options } = usePlanServices(base, plan)
  const fields = useMemo(() => reviewedFields(new Map([...options.plan, ...options.basic].map(({ value, label }) => [value, label]))), [options])
  const saving = useRecordEdit<Plan, PlanValues>({
    what: 'plan',
    question: `Save the changes to ${planName}?`,
    loaded: plan,
    valuesOf: planValuesOf,
    fields,
    methods,
    sections: PLAN_SECTIONS,
    read: () => findPlan(bridge, planId),
    platform: { sends: UpdateSubscriptionPlanDocument, reads: GetSubscriptionPlansBySiteIdDocument },
    write: (_, { values }, send) => send(UpdateSubscriptionPlanDocument, { input: changedPlanInput(values, planId) }),
    undoOf: planUndo,
    invalidates: PLAN_LISTS,
    refusedField: refusedPlanField,
    notSaved: PLAN_NOT_SAVED,
    onFailed: notify.error,
    success: ({ values }) => ({ message: PLAN_UPDATED, detail: values.planName.trim() }),
    listPath: LIST.path,
    refusal: isFresh ? null : 'The plan is being loaded.',
    leaving: 'Your changes are not saved.',
  })
  return (
    <RecordForm label={EDIT_SUBSCRIPTION} methods={methods} sections={PLAN_SECTIONS} saving={saving} record={{ sort: 'plan', id: planId, name: planName }}>
      <LockedFields isLocked={!isFresh}>
        <PlanFields use="edit" stored={plan} />
      </LockedFields>
    </RecordForm>
  )
}
