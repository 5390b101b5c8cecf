import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { isPartner, requireEnabled } from '../authorisation.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { isUserNameTaken } from '../user-names.ts'
import {
  requireAssignableRole,
  requireMayManage,
  requireMayRead,
  requireMayResetPassword,
  requireMayUpdate,
  requireMayUpdateSome,
  requireValidFields,
} from './rules.ts'
import { findUser, listUsers, listUsersByRole, recordPasswordReset, saveUser, type UserRecord } from './user-record.ts'

/** Shorter names are not taken. */
const SHORTEST_USER_NAME = 6

export const userResolvers: Resolvers = {
  Query: {
    getInternalUserByUserName: (_root, { userName }, { caller, database }) => {
      requireMayRead(caller, userName)
      const user = findUser(database, userName)
      if (user === null) throw notFound('USER_NOT_FOUND')
      return user
    },

    getInternalUsers: (_root, _arguments, { caller, database }) => {
      requireEnabled(caller)
      return isPartner(caller) ? [caller.user] : listUsers(database)
    },

    getInternalUsersByUserRole: (_root, { userRole }, { caller, database }) => {
      requireEnabled(caller)
      const users = listUsersByRole(database, userRole)
      return isPartner(caller) ? users.filter((user) => user.username === caller.userName) : users
    },
  },

  Mutation: {
    verifyUsername: (_root, { username }, { caller, database }) => {
      requireEnabled(caller)
      return username.trim().length >= SHORTEST_USER_NAME && !isUserNameTaken(database, username)
    },

    createInternalUser: (_root, { input }, { caller, database, now }) => {
      requireMayManage(caller)
      requireAssignableRole(input.userRole)
      if (input.siteId !== MASTER_SITE_ID) throw invalid('SITE_ID_NOT_VALID')
      requireValidFields(input)
      if (isUserNameTaken(database, input.userName)) throw conflict('USERNAME_ALREADY_EXISTS')
      // The temporary password goes to the identity provider only; it is never stored here.
      const { userName, password: _password, permissions, ...fields } = input
      const user: UserRecord = {
        ...blankUser,
        ...withoutUndefined(fields),
        id: `user-${userName}`,
        username: userName,
        enabled: input.enabled,
        permissions: permissions ?? [],
        createdAt: now(),
        balance: input.userRole === 'CP' ? 0 : null,
      }
      saveUser(database, user)
      return user
    },

    updateInternalUser: (_root, { input }, { caller, database }) => {
      requireMayUpdateSome(caller)
      const { username, userRole, siteId, permissions, enabled, ...fields } = input
      const user = findUser(database, username)
      if (user === null) throw notFound('USER_NOT_FOUND')
      requireMayUpdate(caller, user)
      if (siteId !== user.siteId) throw invalid('SITE_ID_NOT_OF_USER')
      requireValidFields(input)
      if (typeof userRole === 'string' && userRole !== user.userRole) throw invalid('ROLE_CANNOT_BE_CHANGED')
      const updated: UserRecord = {
        ...user,
        ...withoutUndefined(fields),
        enabled: enabled ?? user.enabled,
        permissions: permissions ?? user.permissions,
      }
      saveUser(database, updated)
      return updated
    },

    resetCogUserPassword: (_root, { username }, { caller, database, now }) => {
      requireMayResetPassword(caller)
      if (!isUserNameTaken(database, username)) throw notFound('USER_NOT_FOUND')
      recordPasswordReset(database, username, caller.userName, now())
      return true
    },
  },
}

const blankUser = {
  siteId: MASTER_SITE_ID,
  emailId: null,
  mobile: null,
  name: null,
  currency: 'INR',
  gstNo: null,
  panNo: null,
  onboardedBy: null,
  companyName: null,
  supportNumber: null,
  address: null,
  empsDetails: [],
}

/** Only what was sent: an argument left out leaves the stored value as it is. */
function withoutUndefined<Fields extends object>(fields: Fields): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> }
}
