import { useWatch } from 'react-hook-form'
import { CheckboxGroupField } from '#components/form/fields/checkbox-group-field.tsx'
import { PAYMENT_OPTIONS } from '#shared/domain/payment.ts'
import { FIELD_LABELS } from '../model/field-labels.ts'
import type { SiteFormValues } from '../model/form-values.ts'
import { needsPaymentOption } from '../model/visibility.ts'

const OPTIONS = PAYMENT_OPTIONS.map((value) => ({ value, label: value }))

/** How the site's customers can pay. */
export const PaymentOptionsField = ({ disabled = false }: { readonly disabled?: boolean }) => {
  const siteType = useWatch<SiteFormValues, 'siteType'>({ name: 'siteType' })
  return (
    <CheckboxGroupField
      name="integratePaymentOption"
      label={FIELD_LABELS.integratePaymentOption}
      required={needsPaymentOption(siteType)}
      options={OPTIONS}
      disabled={disabled}
    />
  )
}
