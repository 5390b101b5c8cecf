import { courierWords } from '../code-words.ts'
import { formatDate } from '../date.ts'
import { type BulkContent, type BulkJob, isRecord } from './bulk-jobs.ts'
import { BULK_SITE_FIELDS, type BulkSiteField, type BulkValue, bulkFieldOf } from './site-changes.ts'

/** A value as people read it. */
export const bulkValueText = (field: BulkSiteField, value: BulkValue): string => {
  if (value === null || value === '') return 'empty'
  if (typeof value === 'boolean') return field === 'enabled' ? (value ? 'Active' : 'Inactive') : value ? 'Yes' : 'No'
  if (field === 'courierOption') return courierWords(String(value))
  return bulkFieldOf(field).kind === 'day' && typeof value === 'number' ? formatDate(value) : String(value)
}

/** Labels of the fields of an import, by their name. */
export type ImportLabels = Readonly<Record<string, string>>

const isSiteField = (name: string): name is BulkSiteField => Object.hasOwn(BULK_SITE_FIELDS, name)
const valueText = (name: string, value: BulkValue): string =>
  isSiteField(name) ? bulkValueText(name, value) : value === null || value === '' ? 'empty' : String(value)

/** What a row has or gets, in one line. @param labels of an import */
export const bulkContentText = (job: BulkJob, content: BulkContent, labels: ImportLabels = {}): string => {
  if (!isRecord(content)) return isSiteField(job) ? bulkValueText(job, content) : content === null ? 'none' : String(content)
  return Object.entries(content)
    .map(([name, value]) => `${labels[name] ?? name}: ${valueText(name, value)}`)
    .join(', ')
}

export interface FieldTexts {
  readonly field: string
  readonly from: string
  readonly to: string
}

/** The fields of one row with from and to. @param label of a change of one field */
export const bulkFieldTexts = (job: BulkJob, label: string, from: BulkContent, to: BulkContent, labels: ImportLabels = {}): FieldTexts[] => {
  if (!isRecord(to)) return [{ field: label, from: bulkContentText(job, from), to: bulkContentText(job, to) }]
  return Object.entries(to).map(([name, value]) => ({
    field: labels[name] ?? name,
    from: isRecord(from) ? valueText(name, from[name] ?? null) : '',
    to: valueText(name, value),
  }))
}
