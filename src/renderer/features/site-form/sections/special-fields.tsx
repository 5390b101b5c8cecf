import { useCallback, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Availability, useAvailability } from '#components/availability/use-availability.ts'
import { UserNameField } from '#components/availability/user-name-field.tsx'
import type { FieldNote, FieldProps } from '#components/form/field-props.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { PlaceFields } from '#components/place-fields/place-fields.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useUserNameCheck } from '#data/user-names/user-names.ts'
import { partnerChoices, useInternalUsers } from '#data/users/pickers.ts'
import { SITE_LIMITS } from '#shared/domain/site/new-site.ts'
import { fullDomain } from '#shared/domain/text.ts'
import { isDomainFree } from '../create/creation-api.ts'
import type { Control } from '../fields/field.ts'
import { optionsOf } from '../fields/kind-rules.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import { DOMAIN_NOT_AVAILABLE } from '../messages.ts'
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

const noteOf = (availability: Availability, domain: string): FieldNote | undefined => {
  switch (availability) {
    case 'unknown':
      return undefined
    case 'checking':
      return { state: 'none', text: `Checking whether ${domain} is free.` }
    case 'free':
      return { state: 'success', text: `${domain} is free.` }
    case 'taken':
      return { state: 'error', text: DOMAIN_NOT_AVAILABLE }
    case 'failed':
      return { state: 'warning', text: `Whether ${domain} is free could not be found out. It is checked again when you create the site.` }
  }
}

/** The domain after the sub domain: both together are checked while they are typed; of an existing site they cannot be changed. */
export const DomainField = (props: FieldProps) => {
  const [subdomain, domain] = useWatch<SiteFormValues, ['subdomain', 'domain']>({ name: ['subdomain', 'domain'] })
  const whole = subdomain.trim() === '' || domain.trim() === '' ? null : fullDomain(subdomain, domain)
  const bridge = useBridge()
  const isFree = useCallback((name: string, signal: AbortSignal) => isDomainFree(bridge, name, signal), [bridge])
  const availability = useAvailability(props.disabled === true ? null : whole, isFree)
  const note = useMemo(() => noteOf(availability, whole ?? ''), [availability, whole])
  return <TextField {...props} note={note} />
}

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
