import { useCallback } from 'react'
import { UserNameField } from '#components/availability/user-name-field.tsx'

import { useUserNameCheck } from '#data/user-names/is-user-name-free.ts'
import { SITE_LIMITS } from '#shared/domain/site/new-site.ts'

import { useSiteForm } from '../form-context.ts'
import { FIELD_LABELS } from '../model/field-labels.ts'

const { least, most } = SITE_LIMITS.userName

/** The owner's user name: asked about when it is long enough, and not the site's own. */
export const OwnerUserNameField = () => {
  const { storedUserName } = useSiteForm()
  const nameToVerify = useCallback(
    (typed: string): string | null => {
      const name = typed.trim()
      return name.length < least || name.length > most || name === storedUserName ? null : name
    },
    [storedUserName],
  )
  return (
    <UserNameField name="userName" label={FIELD_LABELS.userName} required hint="6 to 15 characters" nameToVerify={nameToVerify} isFree={useUserNameCheck()} />
  )
}
