import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { focusField } from '#components/form/field-id.ts'
import { FieldGrid, LockedFields } from '#components/form/field-layout.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { type FormSectionInfo, focusFirstError } from '#components/form/form-errors.ts'
import { FormSection } from '#components/form/form-section.tsx'
import { useIsDirty } from '#components/form/typed-since.ts'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { useRefresh } from '#data/platform/query-client.ts'
import type { Step } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import { CreateSiteConfigServicesDocument, GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { ONE_TIME_PRICE_DOMAIN, RECURRING_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { required } from '../kind/kind.ts'
import { CREATE_SERVICE, ENTER_SERVICE_NAME, EXTRA_SERVICE, SERVICE_CREATED } from '../messages.ts'
import { ChargeFields, OneTimeChargeField } from './charge-fields.tsx'
import { type ChargeValues, chargesSchema, NO_CHARGES, nameProblem, oneTimeChargeField, oneTimeServiceSteps, recurringServiceSteps } from './charges.ts'

const TOUCHED = [GetSiteConfigServicesDocument]

interface NewServiceForm<Values extends FieldValues & { readonly serviceName: string }> {
  readonly title: string
  /** The price domain that the service will be kept under. */
  readonly domain: string
  /** Where Cancel and success lead. */
  readonly listPath: string
  readonly defaultValues: Values
  readonly resolver: Resolver<Values, unknown, Values>
  readonly sections: readonly FormSectionInfo[]
  readonly stepsOf: (values: Values, bridge: Bridge) => readonly Step[]
  readonly fields: ReactNode
}

const NAME = <TextField name="serviceName" label="Service name" required isUpperCase />

const RECURRING: NewServiceForm<{ readonly serviceName: string; readonly charges: ChargeValues }> = {
  title: CREATE_SERVICE,
  domain: RECURRING_PRICE_DOMAIN,
  listPath: '/service-list',
  defaultValues: { serviceName: '', charges: NO_CHARGES },
  resolver: zodResolver(z.object({ serviceName: required(ENTER_SERVICE_NAME), charges: chargesSchema })),
  sections: [{ id: 'service', title: CREATE_SERVICE, fields: ['serviceName', 'charges.PAY_PER_USE', 'charges.MONTHLY', 'charges.YEARLY'] }],
  stepsOf: ({ serviceName, charges }, bridge) => recurringServiceSteps(bridge, serviceName, charges),
  fields: (
    <>
      <FieldGrid>{NAME}</FieldGrid>
      <ChargeFields />
    </>
  ),
}

const ONE_TIME: NewServiceForm<{ readonly serviceName: string; readonly charge: string }> = {
  title: EXTRA_SERVICE,
  domain: ONE_TIME_PRICE_DOMAIN,
  listPath: '/service-list?tab=one-time',
  defaultValues: { serviceName: '', charge: '' },
  resolver: zodResolver(z.object({ serviceName: required(ENTER_SERVICE_NAME), charge: oneTimeChargeField })),
  sections: [{ id: 'service', title: EXTRA_SERVICE, fields: ['serviceName', 'charge'] }],
  stepsOf: ({ serviceName, charge }, bridge) => oneTimeServiceSteps(bridge, serviceName, charge),
  fields: (
    <FieldGrid>
      {NAME}
      <OneTimeChargeField />
    </FieldGrid>
  ),
}

export const CreateService = () => <NewService form={RECURRING} />

export const ExtraService = () => <NewService form={ONE_TIME} />

/** Looks the name up, then writes the records one after another: a step that failed is named, and a retry goes on from it. */
const NewService = <Values extends FieldValues & { readonly serviceName: string }>({ form }: { readonly form: NewServiceForm<Values> }) => {
  const { title, domain, listPath, resolver, sections, stepsOf, fields } = form
  const bridge = useBridge()
  const navigate = useNavigate()
  const notify = useNotify()
  const refresh = useRefresh()
  const defaultValues = form.defaultValues as DefaultValues<Values>
  const methods = useForm<Values, unknown, Values>({ defaultValues, resolver, mode: 'onTouched', shouldFocusError: false })
  const { isSubmitting } = useFormState({ control: methods.control })
  const isDirty = useIsDirty(methods.control)
  const guard = useLeaveGuard({ isDirty, detail: 'The service is not created. What you typed is lost.' })
  const leave = (): void => void navigate(listPath)
  const { run, retry, lookAgain, stopped, isPending, gate } = useSave<Values>({
    steps: (values) => stepsOf(values, bridge),
    sends: [CreateSiteConfigServicesDocument],
    idOf: ({ serviceName }) => serviceName,
    invalidates: TOUCHED,
    success: ({ serviceName }) => ({ message: SERVICE_CREATED, detail: serviceName.trim() }),
    onSaved: () => {
      guard.allowNextNavigation()
      leave()
    },
    // Some of its records may be there all the same.
    onFailed: () => refresh(TOUCHED),
  })
  // Its record is there, or may be: only the rest is left to be written, as it was typed.
  const isBegun = stopped !== null && (stopped.done.length > 0 || stopped.canLookAgain)

  const create = async (values: Values): Promise<void> => {
    if (!gate.allowed || isBegun || isPending) return
    let problem: string | null
    try {
      problem = await nameProblem(bridge, domain, values.serviceName)
    } catch (cause) {
      notify.error(readableServerMessage(asPlatformFailure(cause).message))
      return
    }
    if (problem === null) {
      await run(values)
      return
    }
    methods.setError('serviceName' as Path<Values>, { type: 'platform', message: problem })
    focusField('serviceName')
  }
  const submit = (): void => void methods.handleSubmit(create, (errors) => focusFirstError(sections, errors))()
  useShortcut({ keys: ACTION_KEYS.save, description: 'Create the service', group: title, run: submit })
  const reason = gate.reason ?? (isBegun ? 'The service is there: retry what is left.' : null)
  return (
    <RecordForm
      label={title}
      methods={methods}
      sections={sections}
      saving={{ submit, isBusy: isSubmitting || isPending, reason, problem: null, dialogs: guard.question }}
      onCancel={leave}
    >
      <FormSection id="service" title={title}>
        {stopped !== null && <StoppedReport run={stopped} onRetry={() => void retry()} onLookAgain={() => void lookAgain()} />}
        <LockedFields isLocked={isBegun || isPending}>{fields}</LockedFields>
      </FormSection>
    </RecordForm>
  )
}
