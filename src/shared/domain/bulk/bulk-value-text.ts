import { formatDate } from '../date.ts'
import { type BulkSiteField, type BulkValue, bulkFieldOf } from './site-changes.ts'

/** A value as people read it. */
export const bulkValueText = (field: BulkSiteField, value: BulkValue): string => {
  if (value === null || value === '') return 'empty'
  if (typeof value === 'boolean') return field === 'enabled' ? (value ? 'Active' : 'Inactive') : value ? 'Yes' : 'No'
  return bulkFieldOf(field).kind === 'day' && typeof value === 'number' ? formatDate(value) : String(value)
}
