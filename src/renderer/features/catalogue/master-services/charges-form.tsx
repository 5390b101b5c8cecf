import { Button, DialogActions, DialogContent, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FormProvider, type UseFormReturn, useForm, useFormState } from 'react-hook-form'
import * as z from 'zod/mini'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { keepsTyped, sentValues } from '#components/form/typed-since.ts'
import { MoneyField } from '#components/money/money-field.tsx'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { type Step, useSteps } from '#data/steps/use-steps.ts'
import { useStoppedToast } from '#data/steps/use-stopped-toast.ts'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { NOTHING_CHANGED } from '../messages.ts'
import { ChargeFields } from './charge-fields.tsx'
import { type ChargeValues, chargesSchema, oneTimeChargeField } from './charges.ts'

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM } })

const SECTIONS = [{ id: 'charges', title: 'Charges', fields: ['charges.PAY_PER_USE', 'charges.MONTHLY', 'charges.YEARLY', 'charge'] }]
const recurringResolver = zodResolver(z.object({ charges: chargesSchema }))
const oneTimeResolver = zodResolver(z.object({ charge: oneTimeChargeField }))

/** What the form says to the dialog around it. */
export interface ChargesFrame {
  readonly onDirtyChange: (isDirty: boolean) => void
  /** Closes, or asks first. */
  readonly onCancel: () => void
  readonly onSaved: () => void
}

interface FormProps<Stored> {
  readonly frame: ChargesFrame
  readonly stored: Stored
  /** The calls that save what was typed. */
  readonly stepsOf: (typed: Stored) => readonly Step[]
}

/** One field a charging model. */
export const RecurringChargesForm = ({ frame, stored, stepsOf }: FormProps<ChargeValues>) => {
  const [defaultValues] = useState({ charges: stored })
  const methods = useForm<{ charges: ChargeValues }>({ defaultValues, resolver: recurringResolver, mode: 'onTouched', shouldFocusError: false })
  return (
    <StepForm methods={methods} frame={frame} stepsOf={({ charges }) => stepsOf(charges)}>
      <ChargeFields />
    </StepForm>
  )
}

/** The price of a one-time service. */
export const OneTimeChargeForm = ({ frame, stored, stepsOf }: FormProps<string>) => {
  const [defaultValues] = useState({ charge: stored })
  const methods = useForm<{ charge: string }>({ defaultValues, resolver: oneTimeResolver, mode: 'onTouched', shouldFocusError: false })
  return (
    <StepForm methods={methods} frame={frame} stepsOf={({ charge }) => stepsOf(charge)}>
      <FieldGrid>
        <MoneyField name="charge" label="One Time Charge" currency={DEFAULT_CURRENCY} required />
      </FieldGrid>
    </StepForm>
  )
}

interface StepFormProps<Values extends object> {
  readonly methods: UseFormReturn<Values>
  readonly frame: ChargesFrame
  readonly stepsOf: (values: Values) => readonly Step[]
  readonly children: ReactNode
}

/** Fields, and a Save that sends its calls one after another and says which one failed. */
const StepForm = <Values extends object>({ methods, frame, stepsOf, children }: StepFormProps<Values>) => {
  const styles = useStyles()
  const id = useId()
  const notify = useNotify()
  const gate = useWriteGate()
  const { isRunning, stopped, start, retry, lookAgain, forget } = useSteps()
  useStoppedToast(stopped)
  const { isDirty } = useFormState({ control: methods.control })
  const { onDirtyChange, onSaved, onCancel } = frame
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  // What failed was something else: only Save sends what stands there now.
  useEffect(() => methods.subscribe({ formState: { values: true }, callback: forget }), [forget, methods])

  /** The form as its save began: a retry goes on with that. */
  const sent = useRef<Values | null>(null)
  const finish = async (run: Promise<boolean>): Promise<void> => {
    if (!(await run)) return
    if (sent.current === null || !keepsTyped(methods, sent.current)) onSaved()
  }
  const save = async (values: Values): Promise<void> => {
    if (!gate.allowed) return
    if (isDirty || stopped !== null) {
      sent.current = sentValues(methods)
      await finish(start(stepsOf(values)))
    } else notify.show({ id: 'nothing-changed', intent: 'info', message: NOTHING_CHANGED })
  }
  return (
    <FormProvider {...methods}>
      <DialogContent>
        <form
          id={id}
          noValidate
          className={styles.form}
          onSubmit={(event) => void methods.handleSubmit(save, (wrong) => focusFirstError(SECTIONS, wrong))(event)}
        >
          {stopped !== null && <StoppedReport run={stopped} onRetry={() => void finish(retry())} onLookAgain={() => void finish(lookAgain())} />}
          {children}
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="submit"
          form={id}
          appearance="primary"
          disabledFocusable={isRunning || !gate.allowed}
          {...(gate.reason === null ? {} : { title: gate.reason })}
          {...(isRunning ? { icon: <Spinner size="tiny" aria-hidden /> } : {})}
        >
          Save
        </Button>
      </DialogActions>
    </FormProvider>
  )
}
