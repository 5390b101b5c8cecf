import { useCallback, useMemo, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { FormPage } from '#components/form/form-page.tsx'
import { useUnsavedGuard } from '#components/form/use-unsaved-guard.tsx'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { CreateSubscriptionPlanDocument } from '#generated/graphql.ts'
import { EditReview } from '#patterns/edit-review/edit-review.tsx'
import { creationAmong } from '../form/creation-among.ts'
import { FormBar } from '../form/form-bar.tsx'
import { LockedFields } from '../form/locked-fields.tsx'
import { useSaving } from '../form/use-saving.ts'
import { PLAN_CREATED } from '../messages.ts'
import { PlanFields } from './plan-fields.tsx'
import { NEW_PLAN, newPlanInput, PLAN_SECTIONS, PLAN_USES, type PlanUse, type PlanValues, planResolver, planValuesOf } from './plan-form.ts'
import { listPlans, PLAN_LISTS, showRefusal } from './plan-save.ts'
import { usePlanEdit } from './use-plan-edit.ts'

const LIST = '/subscription-plan'
const REFRESHING = 'The plan is being loaded.'

export interface PlanPageProps {
  readonly use: PlanUse
  /** The one that is edited. */
  readonly plan: Plan | null
  /** What is shown is not known to be what the platform has: nothing can be changed yet. */
  readonly isReadOnly?: boolean
}

/** A plan as a screen of its own: Create Subscription and Edit Subscription. */
export const PlanPage = ({ use, plan, isReadOnly = false }: PlanPageProps) => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const notify = useNotify()
  const gate = useWriteGate()
  const { title } = PLAN_USES[use]
  const [base] = useState(() => (plan === null ? NEW_PLAN : planValuesOf(plan)))
  const resolver = useMemo(() => planResolver(use, base), [base, use])
  const methods = useForm<PlanValues>({ defaultValues: base, resolver, mode: 'onTouched', shouldFocusError: false })
  const { isDirty } = useFormState({ control: methods.control })
  const guard = useUnsavedGuard({ isDirty, detail: use === 'create' ? 'The plan is not created. What you typed is lost.' : 'Your changes are not saved.' })
  const { allowNextNavigation } = guard
  const leave = useCallback(() => void navigate(LIST), [navigate])
  const finish = useCallback(() => {
    allowNextNavigation()
    leave()
  }, [leave, allowNextNavigation])
  const edit = usePlanEdit(plan, base, methods, finish)
  const onRefused = useCallback((message: string) => void showRefusal(methods, message), [methods])
  const { isSaving, save: write } = useSaving({ touches: PLAN_LISTS, onRefused })

  const known = useRef<ReadonlySet<string> | null>(null)
  const create = async (values: PlanValues): Promise<void> => {
    const input = newPlanInput(values)
    const creation = creationAmong(known, {
      list: () => listPlans(bridge),
      idOf: ({ planId }) => planId,
      sent: { planName: input.planName },
      send: () => executeOperation(bridge, CreateSubscriptionPlanDocument, { input }),
    })
    if (!(await write(creation))) return
    notify.success(PLAN_CREATED, values.planName.trim())
    finish()
  }
  const send = async (values: PlanValues): Promise<void> => {
    if (isReadOnly || !gate.allowed) return
    await (use === 'create' ? create(values) : edit.prepare())
  }
  const submit = (): void => void methods.handleSubmit(send, (errors) => focusFirstError(PLAN_SECTIONS, errors))()
  useShortcut({ keys: 'mod+s', description: 'Save the plan', group: title, run: submit })
  const isBusy = isSaving || edit.isBusy

  return (
    <>
      <FormPage
        label={title}
        methods={methods}
        sections={PLAN_SECTIONS}
        onSubmit={submit}
        bar={<FormBar saveLabel="Save" isSaving={isBusy} refusal={isReadOnly ? REFRESHING : null} onCancel={leave} />}
      >
        <LockedFields isLocked={isReadOnly}>
          <PlanFields use={use} stored={plan} />
        </LockedFields>
      </FormPage>
      {edit.review !== null && plan !== null && (
        <EditReview
          title={`Save the changes to ${plan.planName}?`}
          record="plan"
          rows={edit.review.rows}
          choices={edit.review.choices}
          onChoose={edit.choose}
          isSaving={edit.isBusy}
          failure={null}
          onSave={() => void edit.save()}
          onClose={edit.close}
        />
      )}
      {guard.dialog}
    </>
  )
}
