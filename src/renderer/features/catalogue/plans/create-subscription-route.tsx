import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { CreateSubscriptionPlanDocument } from '#generated/graphql.ts'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { useRecordCreate } from '#patterns/record-page/use-record-create.tsx'
import { CREATE_SUBSCRIPTION, PLAN_CREATED, PLAN_NOT_CREATED } from '../messages.ts'
import { useCreationAmong } from '../use-creation-among.ts'
import { PlanFields } from './plan-fields.tsx'
import { NEW_PLAN, newPlanInput, PLAN_SECTIONS, type PlanValues, planResolver, refusedPlanField } from './plan-form.ts'
import { listPlans, PLAN_LISTS } from './plan-record.ts'

const RESOLVER = planResolver('create', NEW_PLAN)

const CreateSubscriptionRoute = () => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const notify = useNotify()
  const creation = useCreationAmong(
    () => listPlans(bridge),
    ({ planId }) => planId,
  )
  const methods = useForm<PlanValues, unknown, PlanValues>({ defaultValues: NEW_PLAN, resolver: RESOLVER, mode: 'onTouched', shouldFocusError: false })
  const leave = (): void => void navigate('/subscription-plan')
  const saving = useRecordCreate({
    what: 'plan',
    methods,
    sections: PLAN_SECTIONS,
    create: (values) => {
      const input = newPlanInput(values)
      const { planName } = input
      return creation(planName, { planName }, (send) => send(CreateSubscriptionPlanDocument, { input }))
    },
    invalidates: PLAN_LISTS,
    success: ({ planName }) => ({ message: PLAN_CREATED, detail: planName.trim() }),
    onCreated: leave,
    refusedField: refusedPlanField,
    notCreated: PLAN_NOT_CREATED,
    onRefused: notify.error,
    leaving: 'The plan is not created. What you typed is lost.',
  })
  return (
    <RecordForm label={CREATE_SUBSCRIPTION} methods={methods} sections={PLAN_SECTIONS} saving={saving} onCancel={leave}>
      <PlanFields use="create" stored={null} />
    </RecordForm>
  )
}

export default CreateSubscriptionRoute
