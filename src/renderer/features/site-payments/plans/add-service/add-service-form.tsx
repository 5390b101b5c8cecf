import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod'
import { focusField } from '#components/form/field-id.ts'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useRefresh } from '#data/platform/use-refresh.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { useSteps } from '#data/steps/use-steps.ts'
import { useStoppedToast } from '#data/steps/use-stopped-toast.ts'
import { GetSiteActionEventsFilterDocument, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import { ENTER_NOTES, SERVICE_CREATED } from '../../messages.ts'
import type { PaymentSite } from '../../payment-site.ts'
import { addServiceSteps } from './add-service.ts'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, paddingBlock: tokens.spacingVerticalS },
  bar: { display: 'flex', gap: tokens.spacingHorizontalS },
})

const schema = z.object({ added: z.object({ notes: z.string().trim().min(1, ENTER_NOTES) }) })
const TOUCHED = [GetSubscriptionPlansBySiteIdDocument, GetSiteActionEventsFilterDocument]

export interface AddServiceFormProps {
  readonly site: PaymentSite
  readonly plan: Plan
  readonly service: PlatformService
  /** The service is in the plan, or the user thought better of it. */
  readonly onClose: () => void
}

/** The confirmation of Add: notes, then three calls. */
export const AddServiceForm = ({ site, plan, service, onClose }: AddServiceFormProps) => {
  const bridge = useBridge()
  const styles = useStyles()
  const notify = useNotify()
  const refresh = useRefresh()
  const gate = useWriteGate()
  const steps = useSteps()
  useStoppedToast(steps.stopped)
  const methods = useForm({ defaultValues: { added: { notes: '' } }, resolver: zodResolver(schema), mode: 'onTouched', shouldFocusError: false })
  const addButton = useId()
  const isOpened = useRef(false)
  useEffect(() => {
    if (!isOpened.current) focusField('added.notes')
    isOpened.current = true
  }, [])

  const finish = (isDone: boolean): void => {
    refresh(TOUCHED)
    if (!isDone) return
    notify.success(SERVICE_CREATED, service.serviceName ?? undefined)
    onClose()
  }
  const goOn = (way: () => Promise<boolean>): void => {
    // The button that was pressed goes away.
    document.getElementById(addButton)?.focus()
    void way().then(finish)
  }
  const add = async ({ added }: { readonly added: { readonly notes: string } }): Promise<void> => {
    if (!gate.allowed || steps.isRunning) return
    finish(await steps.start(addServiceSteps(bridge, { site, plan, service, notes: added.notes })))
  }
  return (
    <FormProvider {...methods}>
      <form
        noValidate
        className={styles.form}
        aria-label={`Add ${service.serviceName}`}
        onSubmit={(event) => void methods.handleSubmit(add, () => focusField('added.notes'))(event)}
      >
        <TextAreaField name="added.notes" label="Notes" required rows={2} />
        {steps.stopped !== null && <StoppedReport run={steps.stopped} onRetry={() => goOn(steps.retry)} onLookAgain={() => goOn(steps.lookAgain)} />}
        <div className={styles.bar}>
          <Button
            id={addButton}
            type="submit"
            appearance="primary"
            disabledFocusable={!gate.allowed || steps.isRunning || steps.stopped !== null}
            {...(gate.reason === null ? {} : { title: gate.reason })}
            {...(steps.isRunning ? { icon: <Spinner size="tiny" /> } : {})}
          >
            {`Add ${service.serviceName}`}
          </Button>
          <Button onClick={onClose} disabledFocusable={steps.isRunning}>
            Cancel
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
