import type { ChangedRecord } from '../../bridge/activity.ts'
import { partsOfRowId } from '../bulk/record-changes.ts'
import { siteOfServiceTypes } from '../content/menu.ts'

// A partner is a user: both are known by the user name.
const kindOf = ({ sort }: ChangedRecord): string => (sort === 'partner' ? 'user' : sort)

/** Older versions kept a menu under the id of its site: its name tells it from the others. */
const isOlderMenu = (entry: ChangedRecord, record: ChangedRecord): boolean =>
  record.sort === 'menu' && entry.name === record.name && siteOfServiceTypes(entry.id) === partsOfRowId(record.id)?.owner

/**
 * Whether an entry of the activity is about a record. Its id decides; its name does where a call knew the name alone, and among sites, whose domains are
 * unique.
 */
export const isAboutRecord = (entry: ChangedRecord, record: ChangedRecord): boolean => {
  if (kindOf(entry) !== kindOf(record)) return false
  if (record.id !== '' && entry.id === record.id) return true
  // Many campaigns send one template: its name says nothing of which.
  if (record.sort === 'campaign') return false
  const isNamedAlone = record.sort === 'site' || record.id === '' || entry.id === ''
  return (isNamedAlone && record.name !== '' && entry.name === record.name) || isOlderMenu(entry, record)
}

/** The site of a menu's record: of its own id, and of the id that older versions kept. */
export const siteOfMenu = (id: string): string => partsOfRowId(id)?.owner ?? siteOfServiceTypes(id)
