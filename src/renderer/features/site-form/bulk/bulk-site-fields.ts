import { BULK_SITE_FIELD_NAMES, type BulkSiteField, bulkFieldOf } from '#shared/domain/bulk/site-changes.ts'
import { type Access, type AccessSubject, mayAccess } from '#shared/domain/permission.ts'
import type { SharedValues, SiteField } from '../fields/field.ts'
import { SITE_FIELDS, sectionsOf } from '../fields/site-fields.ts'
import { emptyValues } from '../model/values.ts'

/** A field that can be changed for many sites at once, as the table of the form describes it. */
export interface BulkSiteChoice {
  readonly field: BulkSiteField
  readonly label: string
  /** Absent for the app version, which is no field of the form. */
  readonly entry?: SiteField
}

/** What decides about it beside the form: anybody who sees the list may switch the version there. */
const EDIT_SITE: Access = { group: 'site', operation: 'edit_site' }
const VERSION: BulkSiteChoice = { field: 'appVersion', label: bulkFieldOf('appVersion').label }

/** A partner is several values, which are only right together: `partner-choice.tsx` sets them. */
export const PARTNER_FIELDS = ['partnerType', 'channelPartnerId', 'channelPartner', 'stockistName'] as const satisfies readonly BulkSiteField[]

/** The field of the form that writes to a place of the platform's input: to that place alone, or by its name together with others. */
export const formFieldOf = (place: BulkSiteField): SiteField | undefined => {
  const { part } = bulkFieldOf(place)
  const path = part === undefined ? place : `${part}.${place}`
  const fields: readonly SiteField[] = SITE_FIELDS
  return fields.find(({ input }) => typeof input !== 'function' && input.length === 1 && input[0] === path) ?? fields.find(({ name }) => name === place)
}

/** What decides whether Edit Site shows a field. */
type SiteKind = Pick<SharedValues, 'siteType' | 'siteOption'>

/** Whether Edit Site has the field for a site of this type and option. A number that is set is shown, whatever its switch says now. */
export const isOfKind = ({ entry }: BulkSiteChoice, kind: SiteKind): boolean =>
  entry?.isVisible?.holds({ ...(emptyValues() as SharedValues), ...kind, hasProductListing: true, hasPhotos: true }) !== false

/** Fields that can be changed for many sites, the most used first, the others by label. */
export const bulkSiteChoices = (user: AccessSubject, notOffered: ReadonlySet<string> = new Set()): readonly [BulkSiteChoice, ...BulkSiteChoice[]] => {
  if (!mayAccess(user, EDIT_SITE)) return [VERSION]
  const locked = new Set(
    sectionsOf('edit').flatMap(({ editAccess, fields }) => (editAccess === undefined || mayAccess(user, editAccess) ? [] : fields)) as string[],
  )
  const [first, rest] = [['enabled', 'salesPerson', 'supportAccManager'], BULK_SITE_FIELD_NAMES]
  const alone = rest.filter((field) => !PARTNER_FIELDS.some((together) => together === field))
  const choices = alone.flatMap((field): BulkSiteChoice[] => {
    const entry = formFieldOf(field)
    return entry === undefined || locked.has(entry.name) || notOffered.has(entry.name) ? [] : [{ field, label: bulkFieldOf(field).label, entry }]
  })
  const isFirst = ({ field }: BulkSiteChoice): boolean => first.includes(field)
  return [VERSION, ...choices.filter(isFirst), ...choices.filter((choice) => !isFirst(choice)).toSorted((one, other) => one.label.localeCompare(other.label))]
}
