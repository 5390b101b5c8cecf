import type { DatabaseSync } from 'node:sqlite'
import { groupAdmins } from './outlets/group-admin-table.ts'
import { siteUserNameExists } from './sites/site-store.ts'
import { findUser } from './users/user-record.ts'

/** Whether this name is taken already: a member of staff, a partner, a site's owner or an outlet owner; they share one user pool. */
export const isUserNameTaken = (database: DatabaseSync, userName: string): boolean =>
  findUser(database, userName) !== null || siteUserNameExists(database, userName) || groupAdmins.find(database, { userName }) !== null
