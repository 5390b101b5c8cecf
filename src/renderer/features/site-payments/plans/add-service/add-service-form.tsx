import { makeStyles, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod'
import { ActionButton } from '#components/action-button.tsx'
import { focusField } from '#components/form/field-id.ts'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import { useSave } from '#data/saving/use-save.ts'
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

export interface AddServiceFormProps {
  readonly site: PaymentSite
  readonly plan: Plan
  readonly service: PlatformService
  /** The service is in the plan, or the user cancelled. */
  readonly onClose: () => void
}

/** The confirmation of Add: notes, then three calls. */
export const AddServiceForm = ({ site, plan, service, onClose }: AddServiceFormProps) => {
  const bridge = useBridge()
  const styles = useStyles()
  const save = useSave({
    steps: (notes: string) => addServiceSteps(bridge, { site, plan, service, notes }),
    invalidates: [GetSubscriptionPlansBySiteIdDocument, GetSiteActionEventsFilterDocument],
    success: () => ({ message: SERVICE_CREATED, ...(service.serviceName === null ? {} : { detail: service.serviceName }) }),
    onSaved: onClose,
  })
  const methods = useForm({ defaultValues: { added: { notes: '' } }, resolver: zodResolver(schema), mode: 'onTouched', shouldFocusError: false })
  const addButton = useId()
  const isOpened = useRef(false)
  useEffect(() => {
    if (!isOpened.current) focusField('added.notes')
    isOpened.current = true
  }, [])

  const goOn = (way: () => Promise<boolean>): void => {
    // The button that was pressed is about to disappear.
    document.getElementById(addButton)?.focus()
    void way()
  }
  return (
    <FormProvider {...methods}>
      <form
        noValidate
        className={styles.form}
        aria-label={`Add ${service.serviceName}`}
        onSubmit={(event) =>
          void methods.handleSubmit(
            ({ added }) => save.run(added.notes),
            () => focusField('added.notes'),
          )(event)
        }
      >
        <TextAreaField name="added.notes" label="Notes" required rows={2} />
        {save.stopped !== null && <StoppedReport run={save.stopped} onRetry={() => goOn(save.retry)} onLookAgain={() => goOn(save.lookAgain)} />}
        <div className={styles.bar}>
          <ActionButton
            id={addButton}
            type="submit"
            appearance="primary"
            reason={save.gate.reason}
            isDisabled={save.stopped !== null}
            isPending={save.isPending}
          >
            {`Add ${service.serviceName}`}
          </ActionButton>
          <ActionButton onClick={onClose} isDisabled={save.isPending}>
            Cancel
          </ActionButton>
        </div>
      </form>
    </FormProvider>
  )
}
