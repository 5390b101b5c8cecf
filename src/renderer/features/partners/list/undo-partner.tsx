import { useBridge } from '#data/bridge/bridge-context.ts'
import { GetInternalUsersByUserRoleDocument, GetInternalUsersDocument, UpdateInternalUserEnabledDocument } from '#generated/graphql.ts'
import { useRecordUndo } from '#patterns/activity/use-record-undo.ts'
import { fieldOf } from '#patterns/edit-review/three-way.ts'
import type { UndoPanelProps } from '#patterns/panels/panels.ts'
import { type PartnerProfile, partnerRecord, STATUS, statusLabel } from '../partner.ts'
import { readPartner, statusInput } from './use-partner-status.ts'

interface StatusValues {
  readonly enabled: boolean
}

const FIELDS = [fieldOf<StatusValues>()('enabled', 'Partner', STATUS, (enabled) => statusLabel({ enabled }))]

/** Takes a switched status of a partner back. */
export const UndoPartner = ({ undo, name, onClose }: UndoPanelProps) => {
  const bridge = useBridge()
  return useRecordUndo<PartnerProfile, StatusValues>({
    undo,
    name,
    onClose,
    what: 'partner',
    valuesOf: ({ enabled }) => ({ enabled: enabled === true }),
    fields: FIELDS,
    read: () => readPartner(bridge, undo.id),
    write: (now, { values }, send) => send(UpdateInternalUserEnabledDocument, { input: statusInput(now, values.enabled) }, { record: partnerRecord(now) }),
    invalidates: [GetInternalUsersByUserRoleDocument, GetInternalUsersDocument],
  })
}
