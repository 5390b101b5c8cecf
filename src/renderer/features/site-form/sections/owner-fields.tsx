import { ComboField } from '#components/form/fields/combo-field.tsx'
import { DigitsListField } from '#components/form/fields/digits-list-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { CURRENCIES } from '#shared/domain/currency.ts'
import { SITE_LIMITS } from '#shared/domain/site/new-site.ts'
import { CUSTOMER_LANGUAGES } from '#shared/domain/site/site-choices.ts'
import { OwnerUserNameField } from '../checks/owner-user-name-field.tsx'
import { useSiteForm } from '../form-context.ts'
import { FIELD_LABELS } from '../model/field-labels.ts'

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }))
const LANGUAGE_OPTIONS = CUSTOMER_LANGUAGES.map((value) => ({ value, label: value }))

/** Whose site it is and how to reach them. */
export const OwnerFields = () => {
  const isEdit = useSiteForm().use === 'edit'
  return (
    <>
      <TextField name="custName" label={FIELD_LABELS.custName} required />
      <TextField name="companyName" label={FIELD_LABELS.companyName} required />
      {isEdit && <TextField name="internalName" label={FIELD_LABELS.internalName} />}
      <TextField name="gstNo" label={FIELD_LABELS.gstNo} />
      <TextField name="ownerEmail" label={FIELD_LABELS.ownerEmail} type="email" required />
      <TextField name="ownerMob" label={FIELD_LABELS.ownerMob} type="tel" required />
      {isEdit && <TextField name="contactNumber" label={FIELD_LABELS.contactNumber} type="tel" />}
      <DigitsListField
        name="additionalContactNumbers"
        label={FIELD_LABELS.additionalContactNumbers}
        entryLabel="contact number"
        maxDigits={SITE_LIMITS.additionalContactNumber}
      />
      <OwnerUserNameField />
      <TextField name="supportNumber" label={FIELD_LABELS.supportNumber} type="tel" />
      <SelectField name="customerLang" label={FIELD_LABELS.customerLang} options={LANGUAGE_OPTIONS} placeholder="Choose a language" />
      <ComboField
        name="currency"
        label={FIELD_LABELS.currency}
        options={CURRENCY_OPTIONS}
        required={!isEdit}
        disabled={isEdit}
        {...(isEdit ? { hint: 'Cannot be changed.' } : {})}
      />
    </>
  )
}
