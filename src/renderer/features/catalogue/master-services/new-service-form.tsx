import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { focusField } from '#components/form/field-id.ts'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { FormSection } from '#components/form/form-section.tsx'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { useRefresh } from '#data/platform/use-refresh.ts'
import type { Step } from '#data/saving/steps.ts'
import { useSave } from '#data/saving/use-save.ts'
import { GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { LockedFields } from '../form/locked-fields.tsx'
import { SERVICE_CREATED } from '../messages.ts'
import { nameProblem } from './new-service.ts'

const TOUCHED = [GetSiteConfigServicesDocument]

/** What every new service has. */
export interface NamedService extends FieldValues {
  readonly serviceName: string
}

/** A form for one sort of new service, as it is declared. */
export interface NewServiceForm<Values extends NamedService> {
  /** Heading of the form. */
  readonly title: string
  /** The price domain that the service will be kept under. */
  readonly domain: string
  /** Where Cancel and success lead. */
  readonly listPath: string
  readonly defaultValues: Values
  readonly resolver: Resolver<Values, unknown, Values>
  readonly sections: readonly FormSectionInfo[]
  /** The calls that create it, one after another. */
  readonly stepsOf: (values: Values, bridge: Bridge) => readonly Step[]
  readonly fields: ReactNode
}

/**
 * Creates a master service: its name is looked up, then its records are written one after another. Reports success once all of them are there; a
 * step that failed is named, and a retry goes on from it.
 */
export const NewService = <Values extends NamedService>({ declaration }: { readonly declaration: NewServiceForm<Values> }) => {
  const bridge = useBridge()
  const { title, domain, listPath, defaultValues, resolver, sections, stepsOf, fields } = declaration
  const navigate = useNavigate()
  const notify = useNotify()
  const refresh = useRefresh()
  const methods = useForm<Values, unknown, Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = useFormState({ control: methods.control })
  const guard = useLeaveGuard({ isDirty, detail: 'The service is not created. What you typed is lost.' })
  const leave = (): void => void navigate(listPath)
  const { run, retry, lookAgain, stopped, isPending, gate } = useSave<Values>({
    steps: (values) => stepsOf(values, bridge),
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
  useShortcut({ keys: 'mod+s', description: 'Create the service', group: title, run: submit })
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
