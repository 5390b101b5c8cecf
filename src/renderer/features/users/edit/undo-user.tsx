import { useBridge } from '#data/bridge/bridge-context.ts'
import { GetInternalUserByUserNameDocument, GetInternalUsersDocument, UpdateInternalUserDocument } from '#generated/graphql.ts'
import { useRecordUndo } from '#patterns/activity/use-record-undo.ts'
import type { UndoPanelProps } from '#patterns/panels/panels.ts'
import { USER_FIELDS } from '../model/user-edit.ts'
import { updateInput } from '../model/user-input.ts'
import { findUser, valuesOf } from '../model/user-values.ts'

/** Takes a change of a user back. */
export const UndoUser = ({ undo, name, onClose }: UndoPanelProps) => {
  const bridge = useBridge()
  return useRecordUndo({
    undo,
    name,
    onClose,
    what: 'user',
    valuesOf,
    fields: USER_FIELDS,
    read: () => findUser(bridge, undo.id),
    write: (now, { values }, send) => send(UpdateInternalUserDocument, { input: updateInput(now, values) }),
    invalidates: [GetInternalUsersDocument, GetInternalUserByUserNameDocument],
  })
}
