import { Badge, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { AddRegular, AppsListRegular } from '@fluentui/react-icons'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { focusField } from '#components/form/field-id.ts'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useBridge, useWriteGate } from '#data/bridge/bridge-context.ts'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useSave } from '#data/saving/use-save.ts'
import {
  AddPlatformServiceDocument,
  GetPlatformServicesByPlatformDocument,
  GetSiteActionEventsFilterDocument,
  GetSubscriptionPlansBySiteIdDocument,
  UpdateSubscriptionPlanDocument,
} from '#generated/graphql.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import { formatMoney } from '#shared/domain/money.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { serviceTypeWords } from '#shared/domain/text/code-words.ts'
import { ADD_BASIC_SERVICE, ENTER_NOTES, SERVICE_CREATED, SERVICES_FAILED } from '../messages.ts'
import { type PartnerPrices, partnerPriceOf, serviceMappingOf } from '../partner-prices.ts'
import type { PaymentSite } from '../payment-site.ts'
import { addServiceSteps, type ServiceOrder } from './add-service.ts'
import { isInPlan } from './plan-draft.ts'

const useStyles = makeStyles({
  list: { gap: 0 },
  item: { paddingBlock: tokens.spacingVerticalS, borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  line: { gap: tokens.spacingHorizontalM },
  form: { paddingBlock: tokens.spacingVerticalS },
})

interface AddServiceDialogProps {
  readonly site: PaymentSite
  readonly plan: Plan
  readonly prices: PartnerPrices
  readonly onClose: () => void
}

const IN_PLAN = 'This service is in the plan already.'

export const AddServiceDialog = ({ site, plan, prices, onClose }: AddServiceDialogProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const gate = useWriteGate()
  const platform = plan.platform ?? site.siteOptions ?? ''
  const { data, error, refetch } = useRead(GetPlatformServicesByPlatformDocument, { siteId: MASTER_SITE_ID, platform })
  const [addingId, setAddingId] = useState<string | null>(null)
  const services = useMemo(() => data && servicesOnOffer(data.getPlatformServicesByPlatform, plan), [data, plan])

  return (
    <Dialog title={ADD_BASIC_SERVICE} width={760} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Text as="p">Services of the plan {plan.planName}.</Text>
      <LoadState
        read={{ data: services, failure: error, refetch }}
        what={SERVICES_FAILED}
        skeleton="Loading the services"
        empty={{
          isEmpty: (offered) => offered.length === 0,
          icon: AppsListRegular,
          title: 'No service to add',
          explanation: "The catalogue has no service for this plan's site type and option.",
        }}
      >
        {(offered) => (
          <ul className={mergeClasses(layout.list, styles.list)}>
            {offered.map((service) => {
              const refusal = gate.reason ?? (isInPlan(service, plan) ? IN_PLAN : null)
              const price = priceText(service, prices)
              return (
                <li key={service.serviceId} className={styles.item}>
                  <div className={mergeClasses(layout.row, styles.line)}>
                    <Text className={mergeClasses(layout.grow, layout.breaks)}>{service.serviceName}</Text>
                    {price !== null && <Text className={layout.numbers}>{price}</Text>}
                    <Badge appearance="tint" color={service.serviceType === 'BASIC' ? 'brand' : 'informative'}>
                      {serviceTypeWords(service.serviceType)}
                    </Badge>
                    <ActionButton
                      size="small"
                      icon={<AddRegular />}
                      aria-label={`Add ${service.serviceName}`}
                      aria-expanded={addingId === service.serviceId}
                      reason={refusal}
                      onClick={() => setAddingId(service.serviceId)}
                    >
                      Add
                    </ActionButton>
                  </div>
                  {addingId === service.serviceId && <AddServiceForm site={site} plan={plan} service={service} onClose={() => setAddingId(null)} />}
                </li>
              )
            })}
          </ul>
        )}
      </LoadState>
    </Dialog>
  )
}

/** Active services for the plan's site type, basic ones first. */
const servicesOnOffer = (services: readonly PlatformService[], { siteType }: Plan): readonly PlatformService[] => {
  const nameOf = ({ serviceName }: PlatformService): string => serviceName ?? ''
  return services
    .filter((service) => service.status === 'ACTIVE' && (siteType === null || service.siteType === siteType))
    .toSorted((one, other) => Number(other.serviceType === 'BASIC') - Number(one.serviceType === 'BASIC') || nameOf(one).localeCompare(nameOf(other)))
}

/** The partner's annual price of a service, as people read it; null where there is none. */
const priceText = (service: PlatformService, prices: PartnerPrices): string | null => {
  if (prices.state !== 'loaded') return null
  const price = partnerPriceOf(serviceMappingOf(prices.mappings, [service], service.serviceName ?? ''), 'annual', prices.currency)
  return price === null ? null : formatMoney(price.amount, price.currency)
}

const schema = z.object({ added: z.object({ notes: z.string().trim().min(1, ENTER_NOTES) }) })

/** The confirmation of Add: notes, then three calls. */
const AddServiceForm = ({ site, plan, service, onClose }: Omit<ServiceOrder, 'notes'> & { readonly onClose: () => void }) => {
  const bridge = useBridge()
  const styles = useStyles()
  const layout = useLayoutStyles()
  const save = useSave({
    steps: (notes: string) => addServiceSteps(bridge, { site, plan, service, notes }),
    sends: [AddPlatformServiceDocument, UpdateSubscriptionPlanDocument],
    invalidates: [GetSubscriptionPlansBySiteIdDocument, GetSiteActionEventsFilterDocument],
    success: () => ({ message: SERVICE_CREATED, ...(service.serviceName === null ? {} : { detail: service.serviceName }) }),
    onSaved: onClose,
  })
  const methods = useForm({ defaultValues: { added: { notes: '' } }, resolver: zodResolver(schema), mode: 'onTouched', shouldFocusError: false })
  const addButton = useId()
  useEffect(() => void focusField('added.notes'), [])

  const goOn = (way: () => Promise<boolean>): void => {
    // The button that was pressed is about to disappear.
    document.getElementById(addButton)?.focus()
    void way()
  }
  return (
    <FormProvider {...methods}>
      <form
        noValidate
        className={mergeClasses(layout.stackS, styles.form)}
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
        <div className={layout.row}>
          <ActionButton onClick={onClose} isDisabled={save.isPending}>
            Cancel
          </ActionButton>
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
        </div>
      </form>
    </FormProvider>
  )
}
