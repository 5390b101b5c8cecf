import { useCallback, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { UserNameField } from '#components/availability/user-name-field.tsx'
import type { FieldProps } from '#components/form/field-props.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { PlaceFields } from '#components/place-fields/place-fields.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useUserNameCheck } from '#data/user-names/user-names.ts'
import { partnerChoices, useInternalUsers } from '#data/users/pickers.ts'
import { SITE_LIMITS } from '#shared/domain/site/new-site.ts'
import type { Control } from '../fields/field.ts'
import { optionsOf } from '../fields/kind-rules.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import { useSiteForm } from '../use-site-form.ts'

export const SiteOptionField = (props: FieldProps) => {
  const siteType = useWatch<SiteFormValues, 'siteType'>({ name: 'siteType' })
  return <SelectField {...props} options={optionsOf(siteType)} />
}

const { least, most } = SITE_LIMITS.userName

/** The owner's user name: checked once it is long enough, unless it is the site's own. */
export const SiteUserNameField = (props: FieldProps) => {
  const { storedUserName } = useSiteForm()
  const nameToVerify = useCallback(
    (typed: string): string | null => {
      const name = typed.trim()
      return name.length < least || name.length > most || name === storedUserName ? null : name
    },
    [storedUserName],
  )
  return <UserNameField {...props} hint="6 to 15 characters" nameToVerify={nameToVerify} isFree={useUserNameCheck()} />
}

const PLACE_REQUIRED = { country: true, state: true }

export const AddressPlaceFields = ({ disabled = false }: FieldProps) => <PlaceFields port={useBridge().places} required={PLACE_REQUIRED} disabled={disabled} />

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
