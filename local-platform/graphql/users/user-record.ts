import type { DatabaseSync } from 'node:sqlite'
import type { InternalUser, Permission } from '../../generated/resolvers.ts'

/** A member of staff or a partner as it is stored. */
export interface UserRecord extends InternalUser {
  readonly userRole: string
  readonly enabled: boolean
  readonly permissions: Permission[]
}

export const USER_TABLES = `
  create table if not exists internal_user (
    username text primary key collate nocase,
    role text not null,
    record text not null
  ) strict;
  create index if not exists internal_user_role on internal_user (role);
  create table if not exists password_reset (
    username text not null,
    requested_by text not null,
    requested_at integer not null
  ) strict`

const parse = (row: Record<string, unknown>): UserRecord => JSON.parse(String(row['record'])) as UserRecord

/** One user by name, letter case aside, or null. */
export function findUser(database: DatabaseSync, userName: string): UserRecord | null {
  const row = database.prepare('select record from internal_user where username = ?').get(userName)
  return row === undefined ? null : parse(row)
}

/** All users in the order of their creation. */
export function listUsers(database: DatabaseSync): UserRecord[] {
  return database.prepare('select record from internal_user order by rowid').all().map(parse)
}

/** The users of one role in the order of their creation. */
export function listUsersByRole(database: DatabaseSync, role: string): UserRecord[] {
  return database.prepare('select record from internal_user where role = ? order by rowid').all(role).map(parse)
}

/** Writes a user, new or known. */
export function saveUser(database: DatabaseSync, user: UserRecord): void {
  database
    .prepare(
      `insert into internal_user (username, role, record) values (?, ?, ?)
       on conflict (username) do update set role = excluded.role, record = excluded.record`,
    )
    .run(user.username, user.userRole, JSON.stringify(user))
}

/** Records that a new password was asked for; the platform would mail it. */
export function recordPasswordReset(database: DatabaseSync, userName: string, requestedBy: string, now: number): void {
  database.prepare('insert into password_reset (username, requested_by, requested_at) values (?, ?, ?)').run(userName, requestedBy, now)
}
