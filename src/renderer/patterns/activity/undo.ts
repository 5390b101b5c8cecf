import { useCurrentUser } from '#data/session/current-user.ts'
import type { BulkChange } from '#patterns/bulk/bulk-change-dialog.tsx'
import type { ActivityEntry, RecordUndo } from '#shared/bridge/activity.ts'
import { isAllowed } from '#shared/domain/access/access-rule.ts'
import { ACTIONS } from '#shared/domain/access/actions.ts'
import { MANAGES_PARTNERS, MANAGES_USERS, ROOT } from '#shared/domain/access/screen-rules.ts'
import { TEMPLATE_ACTIONS } from '#shared/domain/access/template-actions.ts'
import { noUndoReason } from '#shared/domain/activity/no-undo.ts'
import { type Access, type AccessSubject, mayAccess } from '#shared/domain/permission.ts'
import { GLOBAL_TEMPLATE_SITE_ID } from '#shared/domain/scope.ts'

const NOT_MADE = 'Only a change that was made can be taken back.'
const NO_ACCESS = 'You do not have permission to change it.'

const EDIT_SITE: Access = { group: 'site', operation: 'edit_site' }

/** Who takes a change of a record back: who may make it. Templates differ by their scope. */
const MAY_CHANGE: Readonly<Record<Exclude<RecordUndo['sort'], 'template'>, (user: AccessSubject) => boolean>> = {
  site: (user) => mayAccess(user, EDIT_SITE),
  user: (user) => isAllowed(user, MANAGES_USERS),
  menu: (user) => isAllowed(user, ACTIONS.changeMenu),
  page: (user) => isAllowed(user, ACTIONS.editPage),
  plan: (user) => isAllowed(user, ROOT),
  service: (user) => isAllowed(user, ROOT),
  partner: (user) => isAllowed(user, MANAGES_PARTNERS),
  'partner-price': (user) => isAllowed(user, ACTIONS.changePartnerMapping),
}

/** What takes a change of a site back as a bulk change: the values it had, where it still has what the change gave it. Null: nothing does. */
export const undoOf = ({ undo, record, fields }: ActivityEntry): BulkChange | null => {
  if (undo === null || record === null || 'sort' in undo) return null
  const target = { id: undo.siteId, domain: record.name, name: record.name }
  if ('field' in undo) {
    const { field, from, to } = undo
    return { field, label: fields[0]?.field ?? field, origin: 'undo', targets: [{ ...target, to: from, expected: to }] }
  }
  const valuesBy = (side: 'from' | 'to') => Object.fromEntries(undo.fields.map((one) => [one.field, one[side]]))
  return {
    field: 'site-values',
    columns: Object.fromEntries(undo.fields.map(({ field, label }) => [field, label])),
    label: undo.fields.map(({ label }) => label).join(', '),
    origin: 'undo',
    targets: [{ ...target, to: valuesBy('from'), expected: valuesBy('to') }],
  }
}

/** What takes a change of another record back; null: nothing does. */
export const recordUndoOf = ({ undo, record }: ActivityEntry): RecordUndo | null => (undo !== null && record !== null && 'sort' in undo ? undo : null)

const mayTakeBack = (user: AccessSubject, { undo }: ActivityEntry): boolean => {
  if (undo === null) return false
  if (!('sort' in undo)) return ('field' in undo && undo.field === 'appVersion') || mayAccess(user, EDIT_SITE)
  if (undo.sort !== 'template') return MAY_CHANGE[undo.sort](user)
  return isAllowed(user, undo.of === GLOBAL_TEMPLATE_SITE_ID ? TEMPLATE_ACTIONS.editGlobalTemplate : TEMPLATE_ACTIONS.changeMasterTemplate)
}

/** Why an entry cannot be taken back by this user; null where it can. */
export const useUndoReason = (): ((entry: ActivityEntry) => string | null) => {
  const user = useCurrentUser()
  return (entry) => {
    if (entry.outcome !== 'done') return NOT_MADE
    if (undoOf(entry) === null && recordUndoOf(entry) === null) return noUndoReason(entry.operation)
    return mayTakeBack(user, entry) ? null : NO_ACCESS
  }
}
