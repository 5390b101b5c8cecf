import { useCallback, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type Availability, useAvailability } from '#components/availability/use-availability.ts'
import type { FieldNote, FieldProps } from '#components/form/field-props.ts'
import { TextField } from '#components/form/fields/text-field.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { fullDomain } from '#shared/domain/text.ts'
import { DOMAIN_NOT_AVAILABLE } from '../fields/messages.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import { isDomainFree } from '../is-domain-free.ts'

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
  return <TextField {...props} {...(note === undefined ? {} : { note })} />
}
