import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldGrid } from '#components/form/field-layout.tsx'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { PlaceFields } from '#components/place-fields/place-fields.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { salesPersonChoices, useInternalUsers, withStored } from '#data/users/pickers.ts'
import { CURRENCIES } from '#shared/domain/currency.ts'
import { FIELD_LABELS } from '../model/labels.ts'
import type { UserValues } from '../model/user-schema.ts'

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }))

interface CompanyFieldsProps {
  readonly isChannelPartner: boolean
  /** Of a user that is there already the currency cannot be changed. */
  readonly isEdit: boolean
}

/** A partner's company; of a channel partner also who won it, its numbers and its currency. */
export const CompanyFields = ({ isChannelPartner, isEdit }: CompanyFieldsProps) => (
  <FieldGrid>
    <TextField name="companyName" label={FIELD_LABELS.companyName} required />
    {isChannelPartner && (
      <>
        <SalesPersonField />
        <ComboField
          name="currency"
          label={FIELD_LABELS.currency}
          options={CURRENCY_OPTIONS}
          required={!isEdit}
          disabled={isEdit}
          hint={isEdit ? 'Cannot be changed.' : 'Of the wallet. It cannot be changed later.'}
        />
        <TextField name="supportNumber" label={FIELD_LABELS.supportNumber} type="tel" />
        <TextField name="gstNo" label={FIELD_LABELS.gstNo} />
        <TextField name="panNo" label={FIELD_LABELS.panNo} />
      </>
    )}
  </FieldGrid>
)

/** Who won the partner: a sales person, by name. The users are those that are known already. */
const SalesPersonField = () => {
  const users = useInternalUsers()
  const chosen = useWatch<UserValues, 'onboardedBy'>({ name: 'onboardedBy' })
  const options = useMemo(() => withStored(salesPersonChoices(users), chosen).map(({ label }) => ({ value: label, label })), [users, chosen])
  return <ComboField name="onboardedBy" label={FIELD_LABELS.onboardedBy} options={options} required />
}

export const AddressFields = () => (
  <FieldGrid>
    <TextField name="addressLineOne" label={FIELD_LABELS.addressLineOne} />
    <TextField name="addressLineTwo" label={FIELD_LABELS.addressLineTwo} />
    <PlaceFields port={useBridge().places} />
    <TextField name="zip" label={FIELD_LABELS.zip} />
  </FieldGrid>
)
