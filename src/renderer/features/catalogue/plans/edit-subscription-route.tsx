import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { LockedFields } from '#components/form/locked-fields.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { UpdateSubscriptionPlanDocument } from '#generated/graphql.ts'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useNamedRecord } from '#patterns/record-page/use-named-record.ts'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import { EDIT_SUBSCRIPTION, NO_PLAN_CHOSEN, PLAN_NOT_SAVED, PLAN_UPDATED, PLANS_FAILED } from '../messages.ts'
import { PlanFields } from './plan-fields.tsx'
import { changedPlanInput, PLAN_SECTIONS, type PlanValues, planResolver, planValuesOf, refusedPlanField } from './plan-form.ts'
import { findPlan, PLAN_LISTS } from './plan-record.ts'
import { reviewedFields } from './plan-review.ts'
import { usePlanServices } from './plan-services.ts'

const LIST = { path: '/subscription-plan', label: 'Go to the list' }

const EditSubscriptionRoute = () => {
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
  const navigate = useNavigate()
  const notify = useNotify()
  const [base] = useState(() => planValuesOf(plan))
  const resolver = useMemo(() => planResolver('edit', base), [base])
  const methods = useForm<PlanValues, unknown, PlanValues>({ defaultValues: base, resolver, mode: 'onTouched', shouldFocusError: false })
  const { options } = usePlanServices(base, plan)
  const fields = useMemo(() => reviewedFields(new Map([...options.plan, ...options.basic].map(({ value, label }) => [value, label]))), [options])
  const leave = (): void => void navigate(LIST.path)
  const edit = useRecordEdit<Plan, PlanValues>({
    what: 'plan',
    question: `Save the changes to ${planName}?`,
    loaded: plan,
    valuesOf: planValuesOf,
    fields,
    methods,
    sections: PLAN_SECTIONS,
    read: () => findPlan(bridge, planId),
    write: (_, { values }, send) => send(UpdateSubscriptionPlanDocument, { input: changedPlanInput(values, planId) }),
    invalidates: PLAN_LISTS,
    refusedField: refusedPlanField,
    notSaved: PLAN_NOT_SAVED,
    onFailed: notify.error,
    onSaved: ({ values }) => {
      notify.success(PLAN_UPDATED, values.planName.trim())
      edit.allowNextNavigation()
      leave()
    },
    refusal: isFresh ? null : 'The plan is being loaded.',
    leaving: 'Your changes are not saved.',
  })
  return (
    <RecordForm label={EDIT_SUBSCRIPTION} methods={methods} sections={PLAN_SECTIONS} saving={edit} onCancel={leave}>
      <LockedFields isLocked={!isFresh}>
        <PlanFields use="edit" stored={plan} />
      </LockedFields>
    </RecordForm>
  )
}

export default EditSubscriptionRoute
