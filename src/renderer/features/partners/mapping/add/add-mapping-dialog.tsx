import { Button } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { focusField } from '#components/form/field-id.ts'
import type { FieldOption } from '#components/form/field-props.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { RadioField } from '#components/form/fields/radio-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { MoneyField } from '#components/money/money-field.tsx'
import { Notice } from '#components/notice.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import { foundNew } from '#data/saving/holds.ts'
import { useSave } from '#data/saving/use-save.ts'
import {
  CreateUserServiceMappingDocument,
  type CreateUserServiceMappingMutation,
  type CreateUserServiceMappingMutationVariables,
  GetPlatformServicesByPlatformDocument,
  GetSubscriptionPlansBySiteIdDocument,
  GetUserServiceMappingDocument,
} from '#generated/graphql.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { SITE_TYPES } from '#shared/domain/site/site-type.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { CANCEL, PLANS_ADDONS_MAPPING, SERVICE_MAPPED, SERVICE_NOT_MAPPED, SUBMIT } from '../../messages.ts'
import { currencyOf, type Partner } from '../../partner.ts'
import { changeMappings, readMappings } from '../use-mapping-changes.tsx'
import {
  addonOffers,
  KIND_OPTIONS,
  MAPPING_FIELDS,
  NEW_MAPPING,
  type NewMappingValues,
  newMapping,
  newMappingSchema,
  type Offer,
  planOffers,
  SITE_OPTIONS,
} from './add-mapping.ts'

/** Sets what a partner pays for one more plan or add-on. It is mounted each time it opens, so it begins empty. */
export const AddMappingDialog = ({ partner, onClose }: { readonly partner: Partner; readonly onClose: () => void }) => {
  const { username } = partner
  const bridge = useBridge()
  const queries = useQueryClient()
  const methods = useForm<NewMappingValues>({ defaultValues: NEW_MAPPING, resolver: zodResolver(newMappingSchema), shouldFocusError: false })
  const [kind, siteType, siteOption] = useWatch({ control: methods.control, name: ['kind', 'siteType', 'siteOption'] })
  const offers = useOffers(username, { kind, siteType, siteOption })
  const { run, isPending, gate, refusal, problem } = useSave<CreateUserServiceMappingMutationVariables, CreateUserServiceMappingMutation>({
    operation: CreateUserServiceMappingDocument,
    find: async ({ input }) =>
      foundNew(
        (await readMappings(bridge, username)).find(({ serviceId }) => serviceId === input.serviceId),
        input,
      ),
    idOf: ({ input }) => String(input.serviceId),
    invalidates: [GetUserServiceMappingDocument],
    update: (_, __, data) => {
      const made = data?.createUserServiceMapping
      // A platform may answer that it is done, and nothing of the mapping: the rows are read again in any case.
      if (made !== undefined && 'id' in made) changeMappings(queries, username, (mappings) => [...mappings.filter(({ id }) => id !== made.id), made])
    },
    success: ({ input }) => ({ message: SERVICE_MAPPED, detail: input.serviceName }),
    failed: ({ input }, message) => ({ message: SERVICE_NOT_MAPPED, detail: `${input.serviceName}: ${message}` }),
    onSaved: onClose,
  })
  const failure = refusal ?? problem?.text ?? null
  const submit = methods.handleSubmit(
    async (values) => {
      const offer = offers.offers.find(({ serviceId }) => serviceId === values.serviceId)
      if (offer !== undefined) await run({ input: newMapping(partner, offer, values) })
    },
    (errors) => {
      const wrong = MAPPING_FIELDS.find((name) => errors[name] !== undefined)
      if (wrong !== undefined) focusField(wrong)
    },
  )
  return (
    <FormProvider {...methods}>
      <Dialog
        title={PLANS_ADDONS_MAPPING}
        isAlert
        width={500}
        onClose={isPending ? null : onClose}
        onSubmit={(event) => void submit(event)}
        actions={
          <>
            <Button disabled={isPending} onClick={onClose}>
              {CANCEL}
            </Button>
            <ActionButton type="submit" appearance="primary" reason={gate.reason} isPending={isPending}>
              {SUBMIT}
            </ActionButton>
          </>
        }
      >
        {failure !== null && <Notice intent="error">{`${SERVICE_NOT_MAPPED} ${failure}`}</Notice>}
        {offers.failure !== null && (
          <Notice intent="error" actions={<Button onClick={offers.retry}>Retry</Button>}>
            What can be mapped could not be loaded. {readableServerMessage(offers.failure.message)}
          </Notice>
        )}
        <Fields kind={kind} hasOption={siteOption !== ''} offers={offers} currency={currencyOf(partner)} />
      </Dialog>
    </FormProvider>
  )
}

interface FieldsProps {
  readonly kind: NewMappingValues['kind']
  readonly hasOption: boolean
  readonly offers: Offers
  readonly currency: string
}

const Fields = ({ kind, hasOption, offers: { options, isLoading }, currency }: FieldsProps) => {
  const { resetField } = useFormContext<NewMappingValues>()
  const isPlan = kind === 'PLAN'
  // What was chosen belongs to another list.
  const forgetService = useCallback(() => resetField('serviceId'), [resetField])
  const forgetAll = useCallback(() => {
    resetField('siteOption')
    forgetService()
  }, [forgetService, resetField])
  return (
    <>
      <RadioField name="kind" label="Service" options={KIND_OPTIONS} onChosen={forgetAll} />
      {!isPlan && <SelectField name="siteType" label="Site Type" disabled options={SITE_TYPES} />}
      <SelectField
        key={`${kind}-option`}
        name="siteOption"
        label="Site Option"
        required
        options={SITE_OPTIONS[kind]}
        placeholder="Choose"
        onChosen={forgetService}
      />
      <ComboField
        key={kind}
        name="serviceId"
        label={isPlan ? 'Site Plan' : 'Site Addon'}
        required
        options={options}
        placeholder={hasOption ? 'Choose' : 'Choose a site option first'}
        isLoading={isLoading}
      />
      <MoneyField name="annual" label="Annual Amount" required currency={currency} />
      <MoneyField name="renewal" label="Renewal Amount" required currency={currency} />
      <TextAreaField name="note" label="Note" rows={4} />
    </>
  )
}

interface Offers {
  readonly offers: readonly Offer[]
  readonly options: readonly FieldOption[]
  readonly isLoading: boolean
  readonly failure: PlatformFailure | null
  readonly retry: () => void
}

type Chosen = Pick<NewMappingValues, 'kind' | 'siteType' | 'siteOption'>

/** What can be mapped for a site option: plans of the catalogue, or platform services. What the partner has already cannot be chosen again. */
const useOffers = (userId: string, { kind, siteType, siteOption }: Chosen): Offers => {
  const isPlan = kind === 'PLAN'
  const hasOption = siteOption !== ''
  const { data: known } = useRead(GetUserServiceMappingDocument, { userId })
  const catalogue = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID }, { enabled: isPlan })
  const services = useRead(GetPlatformServicesByPlatformDocument, { siteId: MASTER_SITE_ID, platform: siteOption }, { enabled: !isPlan && hasOption })
  const asked = isPlan ? catalogue : services

  const offers = useMemo(() => {
    if (!hasOption) return []
    return isPlan
      ? planOffers(catalogue.data?.getSubscriptionPlansBySiteId ?? [], siteOption)
      : addonOffers(services.data?.getPlatformServicesByPlatform ?? [], siteType)
  }, [catalogue.data, hasOption, isPlan, services.data, siteOption, siteType])
  const options = useMemo(() => {
    const mapped = new Set(known?.getUserServiceMapping.map(({ serviceId }) => serviceId))
    return offers.map(({ serviceId: value, serviceName: label }) =>
      mapped.has(value) ? { value, label: `${label}: mapped already`, disabled: true } : { value, label },
    )
  }, [known, offers])
  return {
    offers,
    options,
    isLoading: hasOption && asked.isFetching && asked.data === undefined,
    failure: asked.data === undefined ? asked.error : null,
    retry: () => void asked.refetch(),
  }
}
