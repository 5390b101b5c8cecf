import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { partnerChoices, salesPersonChoices, stockistChoices, supportManagerChoices, type UserChoice } from '#data/users/pickers.ts'
import { useInternalUsers } from '#data/users/use-internal-users.ts'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import { FIELD_LABELS } from '../model/field-labels.ts'
import type { SiteFormValues } from '../model/form-values.ts'

const TYPE_OPTIONS = PARTNER_ROLES.map((value) => ({ value, label: value }))

/** A site's record holds the name that people read, so that is the value. */
const byName = (choices: readonly UserChoice[]) => [...new Set(choices.map(({ label }) => label))].map((label) => ({ value: label, label }))

/** Who looks after the site and who brought it. */
export const PartnerFields = () => {
  const { setValue } = useFormContext<SiteFormValues>()
  const [partnerType, partnerId, partnerName] = useWatch<SiteFormValues, ['partnerType', 'channelPartnerId', 'channelPartner']>({
    name: ['partnerType', 'channelPartnerId', 'channelPartner'],
  })
  const users = useInternalUsers()
  const sales = useMemo(() => byName(salesPersonChoices(users)), [users])
  const support = useMemo(() => byName(supportManagerChoices(users)), [users])
  const stockists = useMemo(() => byName(stockistChoices(users)), [users])
  const named = useMemo(
    () => (partnerType === 'RESELLER' || partnerType === 'REFERRAL' ? byName(partnerChoices(users, partnerType)) : []),
    [users, partnerType],
  )
  const companies = useMemo(() => partnerChoices(users, 'CP'), [users])
  const channelPartners = useMemo(() => {
    const options = companies.map(({ userName, label }) => ({ value: userName, label }))
    // A stored partner that is no longer among the users stays visible by its name.
    const isKnown = partnerId === '' || options.some(({ value }) => value === partnerId)
    return isKnown ? options : [...options, { value: partnerId, label: partnerName || partnerId }]
  }, [companies, partnerId, partnerName])

  const changeType = (): void => {
    for (const name of ['channelPartner', 'channelPartnerId', 'stockistName'] as const) setValue(name, '', { shouldDirty: true })
  }
  const choosePartner = (userName: string): void =>
    setValue('channelPartner', channelPartners.find(({ value }) => value === userName)?.label ?? '', { shouldDirty: true })
  return (
    <>
      <ComboField name="salesPerson" label={FIELD_LABELS.salesPerson} required options={sales} />
      <ComboField name="supportAccManager" label={FIELD_LABELS.supportAccManager} required options={support} />
      <SelectField name="partnerType" label={FIELD_LABELS.partnerType} options={TYPE_OPTIONS} placeholder="No partner" onChosen={changeType} />
      {partnerType === 'CP' && <ComboField name="channelPartnerId" label={FIELD_LABELS.channelPartnerId} options={channelPartners} onChosen={choosePartner} />}
      {(partnerType === 'RESELLER' || partnerType === 'REFERRAL') && <ComboField name="channelPartner" label={FIELD_LABELS.channelPartner} options={named} />}
      {partnerType === 'STOCKIST' && <ComboField name="stockistName" label={FIELD_LABELS.stockistName} options={stockists} />}
    </>
  )
}
