import { Button } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCurrentUser } from '#data/session/current-user.ts'
import { fullDomain } from '#shared/domain/text.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import { SiteForm } from '../site-form.tsx'
import { useSiteFormMethods } from '../use-site-form.ts'
import { CANCEL } from './messages.ts'
import { sectionLocks } from './section-locks.ts'
import { SiteHeading } from './site-heading.tsx'

const ignore = (): void => undefined

/** What the list knew of a site, read only, until all of it is there. */
export const LoadingSite = ({ values }: { readonly values: SiteFormValues }) => {
  const navigate = useNavigate()
  const user = useCurrentUser()
  const locks = useMemo(() => sectionLocks(user), [user])
  const methods = useSiteFormMethods('edit', values, locks.fields)
  return (
    <SiteForm
      methods={methods}
      use="edit"
      isReadOnly
      lockedSections={locks.sections}
      storedUserName={values.userName}
      onLogoBusy={ignore}
      onValid={ignore}
      head={<SiteHeading companyName={values.companyName} domain={fullDomain(values.subdomain, values.domain)} isLoading />}
      bar={<Button onClick={() => void navigate('/')}>{CANCEL}</Button>}
    />
  )
}
