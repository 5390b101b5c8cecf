import { useMemo } from 'react'
import { useCurrentUser } from '#data/session/current-user.ts'
import { mayAccess } from '#shared/domain/permission.ts'
import type { SectionId } from '../fields/sections.ts'
import { type FieldName, sectionsOf } from '../fields/site-fields.ts'

const SECTIONS = sectionsOf('edit')

/** The sections of an existing site that the user may see and not change, for want of the operation of editSite, and the fields in them. */
export const useSectionLocks = (): { readonly sections: ReadonlySet<SectionId>; readonly fields: readonly FieldName[] } => {
  const user = useCurrentUser()
  return useMemo(() => {
    const locked = SECTIONS.filter(({ editAccess }) => editAccess !== undefined && !mayAccess(user, editAccess))
    return { sections: new Set(locked.map(({ id }) => id)), fields: locked.flatMap(({ fields }) => fields) }
  }, [user])
}
