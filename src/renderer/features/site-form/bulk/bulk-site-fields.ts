import { BULK_SITE_FIELD_NAMES, type BulkSiteField } from '#shared/domain/bulk/site-changes.ts'
import { type Access, type AccessSubject, mayAccess } from '#shared/domain/permission.ts'
import type { SiteField } from '../fields/field.ts'
import { SITE_FIELDS, sectionsOf } from '../fields/site-fields.ts'

/** A field that can be changed for many sites at once, as the table of the form describes it. */
export interface BulkSiteChoice {
  readonly field: BulkSiteField
  readonly label: string
  /** Absent for the app version, which is no field of the form. */
  readonly entry?: SiteField
}

/** What decides about it beside the form: anybody who sees the list may switch the version there. */
const EDIT_SITE: Access = { group: 'site', operation: 'edit_site' }
const VERSION: BulkSiteChoice = { field: 'appVersion', label: 'App version' }
const ACTIVE = 'Status'

/** The field of the form that writes to a place of the platform's input. */
const entryOf = (place: BulkSiteField): SiteField | undefined =>
  (SITE_FIELDS as readonly SiteField[]).find(({ input }) => typeof input !== 'function' && input.length === 1 && input[0] === place)

/** What a user may change for many sites, first what is changed most often, the others by their label. */
export const bulkSiteChoices = (user: AccessSubject): readonly [BulkSiteChoice, ...BulkSiteChoice[]] => {
  if (!mayAccess(user, EDIT_SITE)) return [VERSION]
  const locked = new Set(
    sectionsOf('edit').flatMap(({ editAccess, fields }) => (editAccess === undefined || mayAccess(user, editAccess) ? [] : fields)) as string[],
  )
  const [first, rest] = [['enabled', 'salesPerson', 'supportAccManager'], BULK_SITE_FIELD_NAMES]
  const choices = rest.flatMap((field): BulkSiteChoice[] => {
    const entry = entryOf(field)
    return entry === undefined || locked.has(entry.name) ? [] : [{ field, label: field === 'enabled' ? ACTIVE : entry.label, entry }]
  })
  const isFirst = ({ field }: BulkSiteChoice): boolean => first.includes(field)
  return [VERSION, ...choices.filter(isFirst), ...choices.filter((choice) => !isFirst(choice)).toSorted((one, other) => one.label.localeCompare(other.label))]
}
