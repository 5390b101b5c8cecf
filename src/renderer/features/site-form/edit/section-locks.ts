import { type AccessSubject, mayAccess } from '#shared/domain/permission.ts'
import type { SectionId } from '../fields/sections.ts'
import { type FieldName, sectionsOf } from '../fields/site-fields.ts'

export interface SectionLocks {
  readonly sections: ReadonlySet<SectionId>
  /** the fields that stand in them */
  readonly fields: readonly FieldName[]
}

/** The sections of an existing site that a user may see and not change, for want of the operation of editSite. */
export const sectionLocks = (user: AccessSubject): SectionLocks => {
  const locked = sectionsOf('edit').filter(({ editAccess }) => editAccess !== undefined && !mayAccess(user, editAccess))
  return { sections: new Set(locked.map(({ id }) => id)), fields: locked.flatMap(({ fields }) => fields) }
}
