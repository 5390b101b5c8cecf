import { Button } from '@fluentui/react-components'
import { useCallback, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Availability, useAvailability } from '#components/availability/use-availability.ts'
import { focusField } from '#components/form/field-id.ts'
import type { FieldNote, FieldProps } from '#components/form/field-props.ts'
import { TextField } from '#components/form/fields/text-field.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { domainProblem, offeredSubDomain, subDomainProblem } from '#shared/domain/site/domain-label.ts'
import { fullDomain } from '#shared/domain/text.ts'
import { isDomainFree } from '../create/creation-api.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import { DOMAIN_NOT_AVAILABLE } from '../messages.ts'

const problemNote = (problem: string | null): FieldNote | undefined => (problem === null ? undefined : { state: 'error', text: problem })

/**
 * The sub domain: checked while it is typed. A text that it cannot be may stand for one that it can, which is offered.
 */
export const SubDomainField = (props: FieldProps) => {
  const { setValue } = useFormContext<SiteFormValues>()
  const typed = useWatch<SiteFormValues, 'subdomain'>({ name: 'subdomain' })
  const isFixed = props.disabled === true
  const note = useMemo(() => (isFixed ? undefined : problemNote(subDomainProblem(typed))), [isFixed, typed])
  const offered = isFixed ? null : offeredSubDomain(typed)
  const take = (label: string): void => {
    setValue('subdomain', label, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    // The button goes, and the focus would be lost with it.
    focusField('subdomain')
  }
  return (
    <div>
      <TextField {...props} note={note} />
      {offered !== null && (
        <Button size="small" onClick={() => take(offered)}>
          Use {offered}
        </Button>
      )}
    </div>
  )
}

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

/**
 * The domain after the sub domain: both together are checked while they are typed, once each can be one; of an existing
 * site they cannot be changed.
 */
export const DomainField = (props: FieldProps) => {
  const [subdomain, domain] = useWatch<SiteFormValues, ['subdomain', 'domain']>({ name: ['subdomain', 'domain'] })
  const isFixed = props.disabled === true
  const problem = isFixed ? null : domainProblem(domain)
  const isWhole = subdomain.trim() !== '' && domain.trim() !== '' && subDomainProblem(subdomain) === null && problem === null
  const whole = isWhole ? fullDomain(subdomain, domain) : null
  const bridge = useBridge()
  const isFree = useCallback((name: string, signal: AbortSignal) => isDomainFree(bridge, name, signal), [bridge])
  const availability = useAvailability(isFixed ? null : whole, isFree)
  const note = useMemo(() => problemNote(problem) ?? noteOf(availability, whole ?? ''), [problem, availability, whole])
  return <TextField {...props} note={note} />
}
