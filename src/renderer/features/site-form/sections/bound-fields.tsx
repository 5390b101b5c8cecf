import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { UserNameField } from '#components/availability/user-name-field.tsx'
import type { FieldProps } from '#components/form/field-props.ts'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { PlaceFields } from '#components/place-fields/place-fields.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useConnectionProfile } from '#data/session/connection.ts'
import { useUserNameCheck } from '#data/user-names/user-names.ts'
import { SITE_LIMITS } from '#shared/domain/site/new-site.ts'
import { optionsOf } from '../fields/kind-rules.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import { useSiteForm } from '../form-context.ts'
import { LogoField } from '../logo-field/logo-field.tsx'

/** The options that the site type has. */
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

const PLACE_NAMES = { country: 'country', state: 'state', city: 'city' }
const PLACE_REQUIRED = { country: true, state: true }

/** Country, state and city. */
export const AddressPlaceFields = ({ disabled = false }: FieldProps) => (
  <PlaceFields port={useBridge().places} names={PLACE_NAMES} required={PLACE_REQUIRED} disabled={disabled} />
)

const PREVIEW = { companyName: 'companyName', background: 'backgroundColor', menu: 'menuFontColor', text: 'textFontColor', font: 'textFontType' }

/** The logo, beside it a preview of the site in its colours. */
export const SiteLogoField = ({ name, label }: FieldProps) => {
  const { use, onLogoBusy } = useSiteForm()
  const bridge = useBridge()
  const imageBase = useConnectionProfile()?.imageBase ?? null
  return (
    <LogoField
      name={name}
      label={label}
      port={bridge}
      subdomainField="subdomain"
      followsSubdomain={use === 'create'}
      imageBase={imageBase}
      preview={PREVIEW}
      onBusy={onLogoBusy}
    />
  )
}
