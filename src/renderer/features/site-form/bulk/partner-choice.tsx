import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { type InternalUser, partnerChoices, type UserChoice } from '#data/users/pickers.ts'
import type { BulkChoice, TypedChange } from '#patterns/bulk/bulk-choice.ts'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import type { SharedValues, SiteField } from '../fields/field.ts'
import { formFieldOf, PARTNER_FIELDS } from './bulk-site-fields.ts'

const PARTNER = 'Partner'
const NO_PARTNER = 'none'
const TYPES = [{ value: NO_PARTNER, label: 'No partner' }, ...PARTNER_ROLES.map((value) => ({ value, label: value }))]

const ENTRIES = PARTNER_FIELDS.flatMap((field) => formFieldOf(field) ?? [])
const LABELS = Object.fromEntries(ENTRIES.map(({ name, label }) => [name, label]))
const NOBODY = Object.fromEntries(PARTNER_FIELDS.map((field) => [field, null]))

/** The field of the form that holds the partner of a type, as the form shows it. */
const fieldOf = (partnerType: string): SiteField | undefined => ENTRIES.find(({ isVisible }) => isVisible?.holds({ partnerType } as SharedValues) === true)

/** The partners of a type, as the form offers them. */
const partnersOf = (partnerType: string, users: readonly InternalUser[]): readonly UserChoice[] => {
  const control = fieldOf(partnerType)?.control
  if (control?.kind === 'staff') return control.choices(users, { partnerType })
  return control?.kind === 'channel-partner' ? partnerChoices(users, 'CP') : []
}

/** The partner of many sites: type, partner and the names that go with them, together as in Edit Site. */
export const partnerChoice = (users: readonly InternalUser[]): BulkChoice => ({
  id: 'partner',
  label: PARTNER,
  fields: <PartnerFields users={users} />,
  plan: ({ value, second }) => {
    const planned = { field: 'site-values', columns: LABELS } as const
    if (value === NO_PARTNER) return { ...planned, label: `${PARTNER}: none`, to: NOBODY }
    const partnerType = String(value)
    const partner = partnersOf(partnerType, users).find(({ userName }) => userName === second)
    const field = fieldOf(partnerType)
    if (partner === undefined || field === undefined) return undefined
    const { userName, label } = partner
    const named = field.shownBy === undefined ? { [field.name]: label } : { [field.name]: userName, [field.shownBy]: label }
    return { ...planned, label: `${PARTNER}: ${label} (${partnerType})`, to: { ...NOBODY, partnerType, ...named } }
  },
})

const PartnerFields = ({ users }: { readonly users: readonly InternalUser[] }) => {
  const { setValue } = useFormContext<TypedChange>()
  const partnerType = String(useWatch<TypedChange, 'value'>({ name: 'value' }) ?? '')
  const partners = partnersOf(partnerType, users).map(({ userName, label }) => ({ value: userName, label }))
  return (
    <>
      <SelectField name="value" label={LABELS['partnerType'] ?? ''} options={TYPES} placeholder="Choose a type" onChosen={() => setValue('second', '')} />
      {fieldOf(partnerType) !== undefined && <SelectField name="second" label={PARTNER} options={partners} placeholder="Choose a partner" />}
    </>
  )
}
