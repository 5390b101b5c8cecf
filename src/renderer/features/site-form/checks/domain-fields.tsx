import { useCallback, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type Availability, useAvailability } from '#components/availability/use-availability.ts'
import type { FieldNote } from '#components/form/field-props.ts'
import { TextField } from '#components/form/fields/text-field.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { fullDomain } from '#shared/domain/text.ts'
import { useSiteForm } from '../form-context.ts'
import { FIELD_LABELS } from '../model/field-labels.ts'
import type { SiteFormValues } from '../model/form-values.ts'
import { DOMAIN_NOT_AVAILABLE } from '../model/messages.ts'
import { isDomainFree } from './is-domain-free.ts'

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

/** Sub domain and domain: checked together while they are typed, fixed once the site is there. */
export const DomainFields = () => {
  const isFixed = useSiteForm().use === 'edit'
  const [subdomain, domain] = useWatch<SiteFormValues, ['subdomain', 'domain']>({ name: ['subdomain', 'domain'] })
  const whole = subdomain.trim() === '' || domain.trim() === '' ? null : fullDomain(subdomain, domain)
  const bridge = useBridge()
  const isFree = useCallback((name: string, signal: AbortSignal) => isDomainFree(bridge, name, signal), [bridge])
  const availability = useAvailability(isFixed ? null : whole, isFree)
  const note = useMemo(() => noteOf(availability, whole ?? ''), [availability, whole])
  const hint = isFixed ? 'Cannot be changed.' : undefined
  return (
    <>
      <TextField name="subdomain" label={FIELD_LABELS.subdomain} required={!isFixed} disabled={isFixed} {...(hint === undefined ? {} : { hint })} />
      <TextField
        name="domain"
        label={FIELD_LABELS.domain}
        required={!isFixed}
        disabled={isFixed}
        {...(hint === undefined ? {} : { hint })}
        {...(note === undefined ? {} : { note })}
      />
    </>
  )
}
