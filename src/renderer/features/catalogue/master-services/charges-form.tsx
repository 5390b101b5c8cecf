import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm, useFormState } from 'react-hook-form'
import * as z from 'zod/mini'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { keepsTyped, sentValues } from '#components/form/typed-since.ts'
import { MoneyField } from '#components/money/money-field.tsx'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { Step } from '#data/saving/steps.ts'
import { useSave } from '#data/saving/use-save.ts'
import { GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import { NOTHING_CHANGED } from '#patterns/record-page/messages.ts'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { CHARGES_DETAILS, SERVICE_UPDATED } from '../messages.ts'
import { ChargeFields } from './charge-fields.tsx'
import { type ChargeValues, chargesSchema, oneTimeChargeField } from './charges.ts'

const SECTIONS = [{ id: 'charges', title: 'Charges', fields: ['charges.PAY_PER_USE', 'charges.MONTHLY', 'charges.YEARLY', 'charge'] }]
const recurringResolver = zodResolver(z.object({ charges: chargesSchema }))
const oneTimeResolver = zodResolver(z.object({ charge: oneTimeChargeField }))

interface FormProps<Stored> {
  /** The service whose charges they are. */
  readonly serviceName: string
  readonly stored: Stored
  /** The calls that save what was typed. */
  readonly stepsOf: (typed: Stored) => readonly Step[]
}

/** One field a charging model. */
export const RecurringChargesForm = ({ serviceName, stored, stepsOf }: FormProps<ChargeValues>) => {
  const [defaultValues] = useState({ charges: stored })
  const methods = useForm<{ charges: ChargeValues }, unknown, { charges: ChargeValues }>({
    defaultValues,
    resolver: recurringResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  return (
    <StepForm methods={methods} serviceName={serviceName} stepsOf={({ charges }) => stepsOf(charges)}>
      <ChargeFields />
    </StepForm>
  )
}

/** The price of a one-time service. */
export const OneTimeChargeForm = ({ serviceName, stored, stepsOf }: FormProps<string>) => {
  const [defaultValues] = useState({ charge: stored })
  const methods = useForm<{ charge: string }, unknown, { charge: string }>({
    defaultValues,
    resolver: oneTimeResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  return (
    <StepForm methods={methods} serviceName={serviceName} stepsOf={({ charge }) => stepsOf(charge)}>
      <FieldGrid>
        <MoneyField name="charge" label="One Time Charge" currency={DEFAULT_CURRENCY} required />
      </FieldGrid>
    </StepForm>
  )
}

interface StepFormProps<Values extends object> {
  readonly methods: UseFormReturn<Values, unknown, Values>
  readonly serviceName: string
  readonly stepsOf: (values: Values) => readonly Step[]
  readonly children: ReactNode
}

/** Fields, and a Save that sends its calls one after another and reports which one failed. */
const StepForm = <Values extends object>({ methods, serviceName, stepsOf, children }: StepFormProps<Values>) => {
  const notify = useNotify()
  const { isDirty } = useFormState({ control: methods.control })
  const guard = useLeaveGuard({
    isDirty,
    detail: `Your changes to ${serviceName} are not saved.`,
  })
  /** The form as its save began: a retry goes on with that. */
  const sent = useRef<Values | null>(null)
  const { run, retry, lookAgain, reset, stopped, isPending, gate } = useSave<Values>({
    steps: stepsOf,
    invalidates: [GetSiteConfigServicesDocument],
    success: () => ({ message: SERVICE_UPDATED, detail: serviceName }),
    onSaved: () => {
      if (sent.current === null || !keepsTyped(methods, sent.current)) guard.close()
    },
  })
  // What failed was something else: only Save sends what the form holds now.
  useEffect(() => methods.subscribe({ formState: { values: true }, callback: reset }), [reset, methods])

  const save = async (values: Values): Promise<void> => {
    if (isDirty || stopped !== null) {
      sent.current = sentValues(methods)
      await run(values)
    } else notify.show({ id: 'nothing-changed', intent: 'info', message: NOTHING_CHANGED })
  }
  const submit = (): void => void methods.handleSubmit(save, (wrong) => focusFirstError(SECTIONS, wrong))()
  return (
    <RecordForm
      label={CHARGES_DETAILS}
      methods={methods}
      sections={SECTIONS}
      saving={{ submit, isBusy: isPending, reason: gate.reason, problem: null, dialogs: guard.question }}
    >
      {stopped !== null && <StoppedReport run={stopped} onRetry={() => void retry()} onLookAgain={() => void lookAgain()} />}
      {children}
    </RecordForm>
  )
}
