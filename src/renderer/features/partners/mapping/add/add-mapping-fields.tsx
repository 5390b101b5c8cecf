import { useCallback } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { RadioField } from '#components/form/fields/radio-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { MoneyField } from '#components/money/money-field.tsx'
import { SITE_TYPES } from '#shared/domain/site/site-type.ts'
import { ADDON_SITE_OPTIONS, KIND_OPTIONS, type NewMappingValues, PLAN_SITE_OPTIONS } from './add-mapping.ts'
import type { Offers } from './use-offers.ts'

interface AddMappingFieldsProps {
  readonly offers: Offers
  readonly currency: string
}

/** The fields of the dialog, those of a plan or those of an add-on, then the prices of both. */
export const AddMappingFields = ({ offers, currency }: AddMappingFieldsProps) => {
  const { resetField } = useFormContext<NewMappingValues>()
  const [kind, siteOption] = useWatch<NewMappingValues, readonly ['kind', 'siteOption']>({ name: ['kind', 'siteOption'] })
  const placeholder = siteOption === '' ? 'Choose a site option first' : 'Choose'
  // What was chosen belongs to another list.
  const forgetService = useCallback(() => {
    resetField('planId')
    resetField('addonId')
  }, [resetField])
  const forgetAll = useCallback(() => {
    resetField('siteOption')
    forgetService()
  }, [forgetService, resetField])
  return (
    <>
      <RadioField name="kind" label="Service" options={KIND_OPTIONS} onChosen={forgetAll} />
      {kind === 'PLAN' ? (
        <>
          <SelectField
            key="plan-option"
            name="siteOption"
            label="Site Option"
            required
            options={PLAN_SITE_OPTIONS}
            placeholder="Choose"
            onChosen={forgetService}
          />
          <ComboField name="planId" label="Site Plan" required options={offers.planOptions} placeholder={placeholder} isLoading={offers.isLoading} />
        </>
      ) : (
        <>
          <SelectField name="siteType" label="Site Type" disabled options={SITE_TYPES} />
          <SelectField
            key="addon-option"
            name="siteOption"
            label="Site Option"
            required
            options={ADDON_SITE_OPTIONS}
            placeholder="Choose"
            onChosen={forgetService}
          />
          <ComboField name="addonId" label="Site Addon" required options={offers.addonOptions} placeholder={placeholder} isLoading={offers.isLoading} />
        </>
      )}
      <MoneyField name="annual" label="Annual Amount" required currency={currency} />
      <MoneyField name="renewal" label="Renewal Amount" required currency={currency} />
      <TextAreaField name="note" label="Note" rows={4} />
    </>
  )
}
