import { GetInternalUsersByUserRoleDocument, GetInternalUsersDocument, UpdateInternalUserEnabledDocument } from '#generated/graphql.ts'
import { undoPanel } from '#patterns/activity/use-record-undo.ts'
import { fieldOf } from '#patterns/edit-review/three-way.ts'
import { activeWord } from '#shared/domain/text/active-words.ts'
import { type PartnerProfile, partnerRecord, STATUS } from '../partner.ts'
import { readPartner, statusInput } from './use-partner-status.ts'

interface StatusValues {
  readonly enabled: boolean
}

const FIELDS = [fieldOf<StatusValues>()('enabled', 'Partner', STATUS, activeWord)]

/** Takes a switched status of a partner back. */
export const UndoPartner = undoPanel<PartnerProfile, StatusValues>({
  what: 'partner',
  valuesOf: ({ enabled }) => ({ enabled: enabled === true }),
  fields: FIELDS,
  read: (bridge, undo) => readPartner(bridge, undo.id),
  write: (now, { values }, send) => send(UpdateInternalUserEnabledDocument, { input: statusInput(now, values.enabled) }, { record: partnerRecord(now) }),
  invalidates: [GetInternalUsersByUserRoleDocument, GetInternalUsersDocument],
})
