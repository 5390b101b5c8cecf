import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { FieldGrid } from '#components/form/field-layout.tsx'
import { focusFirstError } from '#components/form/form-errors.ts'
import { keepsTyped, sentValues, useIsDirty } from '#components/form/typed-since.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { PriceRow } from '#data/catalogue/plan.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import type { Step } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import { CreateSiteConfigServicesDocument, GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import { NOTHING_CHANGED } from '#patterns/record-page/messages.ts'
import { RecordDialog, type RecordDialogProps } from '#patterns/record-page/record-dialog.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { CHARGES_DETAILS, CHARGES_FAILED, SERVICE_UPDATED } from '../messages.ts'
import { ChargeFields, OneTimeChargeField } from './charge-fields.tsx'
import {
  type ChargeValues,
  chargeEntries,
  chargeSteps,
  chargesOf,
  chargesSchema,
  chargeText,
  oneTimeChargeField,
  oneTimePriceStep,
  PRICE_FIELD,
  type ServiceRecord,
} from './charges.ts'

const SECTIONS = [{ id: 'charges', title: 'Charges', fields: ['charges.PAY_PER_USE', 'charges.MONTHLY', 'charges.YEARLY', 'charge'] }]
const RECURRING: Resolver<{ charges: ChargeValues }> = zodResolver(z.object({ charges: chargesSchema }))
const ONE_TIME: Resolver<{ charge: string }> = zodResolver(z.object({ charge: oneTimeChargeField }))

interface ChargesDialogProps extends Pick<RecordDialogProps, 'place' | 'onClose'> {
  readonly isRecurring: boolean
  readonly service: PriceRow
}

/** The dialog Charges Details: the charges of a recurring service, or the price of a one-time one. */
export const ChargesDialog = ({ isRecurring, service, place, onClose }: ChargesDialogProps) => {
  const bridge = useBridge()
  const { serviceName, typeValue: slug, charges } = service
  const record: ServiceRecord = { sort: isRecurring ? 'recurring-service' : 'one-time-service', id: service.id, name: serviceName }
  return (
    <RecordDialog title={CHARGES_DETAILS} of={serviceName} place={place} onClose={onClose} width={800}>
      {isRecurring ? (
        <RecordPage what="charges" id={slug} read={readCharges} notFound={{ title: CHARGES_FAILED, explanation: '' }} loadFailed={CHARGES_FAILED}>
          {(rows) => (
            <ChargesForm
              record={record}
              stored={{ charges: chargesOf(rows) }}
              resolver={RECURRING}
              stepsOf={(typed) => chargeSteps(bridge, chargeEntries({ slug, serviceName }, typed.charges, rows), record, rows)}
            >
              <ChargeFields />
            </ChargesForm>
          )}
        </RecordPage>
      ) : (
        <ChargesForm
          record={record}
          stored={{ charge: chargeText(charges) }}
          resolver={ONE_TIME}
          stepsOf={({ charge }) => [oneTimePriceStep(bridge, service, record, charge)]}
        >
          <FieldGrid>
            <OneTimeChargeField />
          </FieldGrid>
        </ChargesForm>
      )}
    </RecordDialog>
  )
}

/** The rows of a service's charges, which the platform keeps under its slug. */
const readCharges = async (bridge: Bridge, domain: string, signal: AbortSignal): Promise<readonly PriceRow[]> =>
  (await executeOperation(bridge, GetSiteConfigServicesDocument, { domain }, signal)).data.getSiteConfigServices

interface ChargesFormProps<Values extends FieldValues> {
  readonly record: ServiceRecord
  readonly stored: Values
  readonly resolver: Resolver<Values, unknown, Values>
  readonly stepsOf: (typed: Values) => readonly Step[]
  readonly children: ReactNode
}

/** Fields, and a Save that sends its calls one after another and reports which one failed. */
const ChargesForm = <Values extends FieldValues>({ record, stored, resolver, stepsOf, children }: ChargesFormProps<Values>) => {
  const { name: serviceName } = record
  const notify = useNotify()
  const [defaultValues] = useState(stored as DefaultValues<Values>)
  const methods = useForm<Values, unknown, Values>({ defaultValues, resolver, mode: 'onTouched', shouldFocusError: false })
  const isDirty = useIsDirty(methods.control)
  const guard = useLeaveGuard({ isDirty, detail: `Your changes to ${serviceName} are not saved.` })
  /** The form as its save began: a retry goes on with that. */
  const sent = useRef<Values | null>(null)
  const { run, retry, lookAgain, reset, stopped, isPending, gate } = useSave<Values>({
    steps: stepsOf,
    sends: [CreateSiteConfigServicesDocument],
    invalidates: [GetSiteConfigServicesDocument],
    success: () => ({ message: SERVICE_UPDATED, detail: serviceName }),
    onFailed: ({ message, details: { [PRICE_FIELD]: field } }) => {
      if (field !== undefined) methods.setError(field as Path<Values>, { type: 'platform', message })
    },
    onSaved: () => {
      if (sent.current === null || !keepsTyped(methods, sent.current)) guard.close()
    },
  })
  // What failed was something else: only Save sends what the form holds now.
  useEffect(() => methods.subscribe({ formState: { values: true }, callback: reset }), [reset, methods])

  const save = async (values: Values): Promise<void> => {
    if (isDirty() || stopped !== null) {
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
      record={record}
    >
      {stopped !== null && <StoppedReport run={stopped} onRetry={() => void retry()} onLookAgain={() => void lookAgain()} />}
      {children}
    </RecordForm>
  )
}
