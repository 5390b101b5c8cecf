import { Button } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldGrid } from '#components/form/field-layout.tsx'
import { CheckboxGroupField } from '#components/form/fields/checkbox-group-field.tsx'
import { MultiSelectField } from '#components/form/fields/multi-select-field.tsx'
import { RadioField } from '#components/form/fields/radio-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { MoneyField } from '#components/money/money-field.tsx'
import { Notice } from '#components/notice.tsx'
import type { Plan } from '#data/catalogue/plan.ts'
import { CATALOGUE_STATUSES, PRICED_MODELS } from '#shared/domain/catalogue.ts'
import { CURRENCIES } from '#shared/domain/currency.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { KindFields } from '../kind/kind-fields.tsx'
import { PLATFORM_SERVICES_FAILED } from '../messages.ts'
import { LOCKED, PLAN_TITLES, type PlanUse, type PlanValues } from './plan-form.ts'
import { PLAN_LABELS } from './plan-review.ts'
import { usePlanServices } from './plan-services.ts'

export const PlanFields = ({ use, stored }: { readonly use: PlanUse; readonly stored: Plan | null }) => {
  const currency = useWatch<PlanValues, 'curr'>({ name: 'curr' })
  return (
    <>
      <FormSection id="plan" title={PLAN_TITLES[use]}>
        <FieldGrid>
          <TextField name="planName" label={PLAN_LABELS.planName} required />
          <KindFields locked={LOCKED[use]} />
        </FieldGrid>
        <RadioField name="status" label={PLAN_LABELS.status} options={CATALOGUE_STATUSES} />
        <TextAreaField name="description" label={PLAN_LABELS.description} />
      </FormSection>
      <FormSection id="services" title="Services">
        <ServiceFields stored={stored} />
      </FormSection>
      <FormSection id="prices" title="Prices" description="Whole amounts. A price that is left empty is not offered.">
        <FieldGrid>
          <SelectField name="curr" label={PLAN_LABELS.curr} required options={CURRENCIES} placeholder="Choose a currency" />
          {PRICED_MODELS.map(({ value, label }) => (
            <MoneyField key={value} name={`rates.${value}`} label={label} currency={currency} />
          ))}
        </FieldGrid>
      </FormSection>
    </>
  )
}

const CHOOSE_KIND = 'Choose site type, site option and master service first.'
const NONE_ON_OFFER = 'The catalogue has no such service for this site type, option and master service.'

/** The services of a plan. For a new one the basic services are ticked as soon as they are there. */
const ServiceFields = ({ stored }: { readonly stored: Plan | null }) => {
  const { setValue } = useFormContext<PlanValues>()
  const [siteType, platform, masterService] = useWatch<PlanValues, ['siteType', 'platform', 'masterService']>({
    name: ['siteType', 'platform', 'masterService'],
  })
  const { options, isLoaded, isLoading, failure, retry } = usePlanServices({ siteType, platform, masterService }, stored)

  // Another kind has other services: what was chosen for the one before is given up, once.
  const kind = [siteType, platform, masterService].join('\n')
  const chosenFor = useRef(kind)
  const tickedFor = useRef<string | null>(null)
  useEffect(() => {
    if (stored !== null) return
    if (chosenFor.current !== kind) {
      chosenFor.current = kind
      setValue('services', [], { shouldDirty: true })
      setValue('basicServices', [], { shouldDirty: true })
    }
    if (isLoaded && tickedFor.current !== kind) {
      tickedFor.current = kind
      setValue(
        'basicServices',
        options.basic.map(({ value }) => value),
        { shouldDirty: true },
      )
    }
  }, [isLoaded, kind, options, setValue, stored])

  const emptyText = isLoaded ? NONE_ON_OFFER : CHOOSE_KIND
  return (
    <>
      {failure !== null && (
        <Notice intent="error" isAlert actions={<Button onClick={retry}>Retry</Button>}>
          {PLATFORM_SERVICES_FAILED} {readableServerMessage(failure.message)}
        </Notice>
      )}
      <MultiSelectField
        name="services"
        label="Plan services"
        required
        options={options.plan}
        placeholder={isLoading ? 'Loading' : 'Choose services'}
        emptyText={isLoading ? 'Loading' : emptyText}
      />
      <CheckboxGroupField
        name="basicServices"
        label="Basic services"
        options={options.basic}
        {...(options.basic.length > 0 ? {} : { hint: isLoading ? 'Loading' : emptyText })}
      />
    </>
  )
}
