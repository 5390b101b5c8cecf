import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { focusField } from '#components/form/field-id.ts'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { FormPage } from '#components/form/form-page.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useUnsavedGuard } from '#components/form/use-unsaved-guard.tsx'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { useRefresh } from '#data/platform/use-refresh.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { type Step, useSteps } from '#data/steps/use-steps.ts'
import { useStoppedToast } from '#data/steps/use-stopped-toast.ts'
import { GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { FormBar } from '../form/form-bar.tsx'
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
  readonly resolver: Resolver<Values>
  readonly sections: readonly FormSectionInfo[]
  /** The calls that create it, one after another. */
  readonly stepsOf: (values: Values, bridge: Bridge) => readonly Step[]
  readonly fields: ReactNode
}

/**
 * Creates a master service: its name is looked up, then its records are written one after another. Success is said once all of them are there; what stopped is
 * named and goes on from there.
 */
export const NewService = <Values extends NamedService>({ declaration }: { readonly declaration: NewServiceForm<Values> }) => {
  const bridge = useBridge()
  const { title, domain, listPath, defaultValues, resolver, sections, stepsOf, fields } = declaration
  const navigate = useNavigate()
  const notify = useNotify()
  const refresh = useRefresh()
  const gate = useWriteGate()
  const { isRunning, stopped, start, retry, lookAgain } = useSteps()
  useStoppedToast(stopped)
  const methods = useForm<Values>({ defaultValues: defaultValues as DefaultValues<Values>, resolver, mode: 'onTouched', shouldFocusError: false })
  const { isDirty, isSubmitting } = useFormState({ control: methods.control })
  const guard = useUnsavedGuard({ isDirty, detail: 'The service is not created. What you typed is lost.' })
  // Its record is there, or may be: only the rest is left to be written, as it was typed.
  const isBegun = stopped !== null && (stopped.done.length > 0 || stopped.canLookAgain)
  const typedName = (): string => methods.getValues('serviceName' as Path<Values>)

  const finish = async (run: Promise<boolean>, serviceName: string): Promise<void> => {
    const isDone = await run
    refresh(TOUCHED)
    if (!isDone) return
    notify.success(SERVICE_CREATED, serviceName)
    guard.allowNextNavigation()
    void navigate(listPath)
  }
  const create = async (values: Values): Promise<void> => {
    if (!gate.allowed || isBegun || isRunning) return
    let problem: string | null
    try {
      problem = await nameProblem(bridge, domain, values.serviceName)
    } catch (cause) {
      notify.error(readableServerMessage(asPlatformFailure(cause).message))
      return
    }
    if (problem === null) {
      await finish(start(stepsOf(values, bridge)), values.serviceName.trim())
      return
    }
    methods.setError('serviceName' as Path<Values>, { type: 'platform', message: problem })
    focusField('serviceName')
  }
  const submit = (): void => void methods.handleSubmit(create, (errors) => focusFirstError(sections, errors))()
  useShortcut({ keys: 'mod+s', description: 'Create the service', group: title, run: submit })

  return (
    <>
      <FormPage
        label={title}
        methods={methods}
        sections={sections}
        onSubmit={submit}
        bar={
          <FormBar
            saveLabel="Save"
            isSaving={isSubmitting || isRunning}
            refusal={isBegun ? 'The service is there: retry what is left.' : null}
            onCancel={() => void navigate(listPath)}
          />
        }
      >
        <FormSection id="service" title={title}>
          {stopped !== null && (
            <StoppedReport run={stopped} onRetry={() => void finish(retry(), typedName())} onLookAgain={() => void finish(lookAgain(), typedName())} />
          )}
          <LockedFields isLocked={isBegun || isRunning}>{fields}</LockedFields>
        </FormSection>
      </FormPage>
      {guard.dialog}
    </>
  )
}
