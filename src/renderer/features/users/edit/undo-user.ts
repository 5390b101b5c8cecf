import { GetInternalUserByUserNameDocument, GetInternalUsersDocument, UpdateInternalUserDocument } from '#generated/graphql.ts'
import { undoPanel } from '#patterns/activity/use-record-undo.ts'
import { USER_FIELDS } from '../model/user-edit.ts'
import { updateInput } from '../model/user-input.ts'
import { findUser, valuesOf } from '../model/user-values.ts'

/** Takes a change of a user back. */
export const UndoUser = undoPanel({
  what: 'user',
  valuesOf,
  fields: USER_FIELDS,
  read: (bridge, undo) => findUser(bridge, undo.id),
  write: (now, { values }, send) => send(UpdateInternalUserDocument, { input: updateInput(now, values) }),
  invalidates: [GetInternalUsersDocument, GetInternalUserByUserNameDocument],
})
