import { useMayAccess } from '#data/session/current-user.ts'
import type { BulkChange } from '#patterns/bulk/bulk-change-dialog.tsx'
import type { ActivityEntry } from '#shared/bridge/activity.ts'

const NO_UNDO = 'Only a change of one plain field of a site can be taken back.'
const NOT_MADE = 'Only a change that was made can be taken back.'
const NO_ACCESS = 'You do not have permission to change sites.'

/** What takes an entry back: the value it had, where it still has what the change gave it. Null: nothing does. */
export const undoOf = ({ undo, record, fields }: ActivityEntry): BulkChange | null => {
  if (undo === null || record === null) return null
  const { siteId, field, from, to } = undo
  const label = fields[0]?.field ?? field
  return { field, label, origin: 'undo', targets: [{ id: siteId, domain: record.name, name: record.name, to: from, expected: to }] }
}

/** Why an entry cannot be taken back by this user; null where it can. */
export const useUndoReason = (): ((entry: ActivityEntry) => string | null) => {
  const mayAccess = useMayAccess()
  return (entry) => {
    if (undoOf(entry) === null) return NO_UNDO
    if (entry.outcome !== 'done') return NOT_MADE
    const mayEdit = entry.undo?.field === 'appVersion' || mayAccess({ group: 'site', operation: 'edit_site' })
    return mayEdit ? null : NO_ACCESS
  }
}
