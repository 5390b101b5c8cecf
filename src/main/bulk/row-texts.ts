import type { ChangeAbout } from '#shared/bridge/activity.ts'
import type { BulkCurrent, BulkOrder } from '#shared/bridge/bulk.ts'
import { keptText } from '#shared/domain/activity/sent-changes.ts'
import { type BulkContent, type BulkJob, isRecord, isSameContent, MESSAGE_LABELS } from '#shared/domain/bulk/bulk-jobs.ts'
import { bulkContentText, bulkFieldTexts } from '#shared/domain/bulk/bulk-value-text.ts'
import { partsOfRowId } from '#shared/domain/bulk/record-changes.ts'
import { BULK_SITE_FIELDS, type BulkSiteField } from '#shared/domain/bulk/site-changes.ts'

const ALREADY_SO = 'It already has this value.'
const GONE = 'It no longer exists.'
export const UNREADABLE = 'Its current value could not be read.'
const DENIED = 'No permission to read it.'

type Undo = Extract<ChangeAbout['undo'], { readonly field: unknown }>

/** The values as the message has them. */
const shown = (value: BulkContent): string => (value === null ? 'empty' : isRecord(value) ? Object.values(value).map(shown).join(', ') : String(value))

/** Why a row is not sent: what it has now is not what the dry run showed, or it must not be changed. Null: it is sent. */
export const reasonToSkip = (job: BulkJob, current: BulkCurrent, from: BulkContent, to: BulkContent): string | null => {
  if ('inapplicable' in current) return `Not applicable: ${current.inapplicable}`
  if ('taken' in current) return current.taken
  if ('missing' in current) return current.missing === 'absent' ? GONE : current.missing === 'denied' ? DENIED : UNREADABLE
  if (current.isThere === true || isSameContent(current.value, to)) return ALREADY_SO
  if (current.to !== undefined && !isSameContent(current.to, to))
    return `Changed since the dry run: it would be ${bulkContentText(job, current.to, MESSAGE_LABELS)} now.`
  return isSameContent(current.value, from) ? null : `Changed since the dry run: it is ${shown(current.value)} now.`
}

/** What takes a row back from the record of what was sent: the change of one field of a site. */
const undoOf = (field: BulkOrder['field'], from: BulkContent, to: BulkContent): Pick<Undo, 'field' | 'from' | 'to'> | null => {
  if (!isRecord(to)) return isRecord(from) || !Object.hasOwn(BULK_SITE_FIELDS, field) ? null : { field: field as BulkSiteField, from, to }
  const [name, ...others] = Object.keys(to)
  if (field !== 'site-values' || name === undefined || others.length > 0 || !isRecord(from)) return null
  return { field: name as BulkSiteField, from: from[name] ?? null, to: to[name] ?? null }
}

/** A row as the record of what was sent shows it. */
export const aboutRow = ({ field, label, columns }: BulkOrder, { id, domain, name, from, to }: BulkOrder['rows'][number]): ChangeAbout => {
  const texts = bulkFieldTexts(field, label.split(': ')[0] ?? field, from, to, columns)
  const fields = texts.map((text) => ({ field: keptText(text.field), from: keptText(text.from), to: keptText(text.to) }))
  const undo = undoOf(field, from, to)
  // The id of a new site is only known once it is there.
  return { record: recordOf(field === 'new-site' ? '' : id, domain, name), fields, ...(undo === null ? {} : { undo: { siteId: id, ...undo } }) }
}

/** The record of a row as the record of what was sent knows it. */
const recordOf = (id: string, domain: string, name: string): NonNullable<ChangeAbout['record']> => {
  const parts = partsOfRowId(id)
  return parts === undefined ? { id: keptText(id), name: keptText(domain) } : { id: keptText(parts.slug), name: keptText(name) }
}
