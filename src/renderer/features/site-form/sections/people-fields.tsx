import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldProps } from '#components/form/field-props.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { partnerChoices, useInternalUsers } from '#data/users/pickers.ts'
import type { Control } from '../fields/field.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'

/** A member of staff or a partner, by name: a site's record holds the name that people read. */
export const StaffField = ({ control, ...props }: FieldProps & { readonly control: Extract<Control, { readonly kind: 'staff' }> }) => {
  const partnerType = useWatch<SiteFormValues, 'partnerType'>({ name: 'partnerType' })
  const users = useInternalUsers()
  const options = useMemo(
    () => [...new Set(control.choices(users, { partnerType }).map(({ label }) => label))].map((label) => ({ value: label, label })),
    [control, users, partnerType],
  )
  return <ComboField {...props} options={options} />
}

/** A channel partner by user name; its company name goes into the form with it. */
export const ChannelPartnerField = (props: FieldProps) => {
  const { setValue } = useFormContext<SiteFormValues>()
  const [partnerId, partnerName] = useWatch<SiteFormValues, ['channelPartnerId', 'channelPartner']>({ name: ['channelPartnerId', 'channelPartner'] })
  const users = useInternalUsers()
  const options = useMemo(() => {
    const known = partnerChoices(users, 'CP').map(({ userName, label }) => ({ value: userName, label }))
    // A stored partner that is no longer among the users stays visible by its name.
    const isKnown = partnerId === '' || known.some(({ value }) => value === partnerId)
    return isKnown ? known : [...known, { value: partnerId, label: partnerName || partnerId }]
  }, [users, partnerId, partnerName])
  const choose = (userName: string): void => setValue('channelPartner', options.find(({ value }) => value === userName)?.label ?? '', { shouldDirty: true })
  return <ComboField {...props} options={options} onChosen={choose} />
}
