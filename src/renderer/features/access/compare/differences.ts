import type { InternalUser } from '#data/users/pickers.ts'
import { userStatus } from '#data/users/user-texts.ts'
import { roleLabel } from '#shared/domain/role.ts'
import { ALL_PERMISSIONS, has } from '../model/user-access.ts'

/** What two users are compared by. A boolean: whether each has the permission. */
export interface ComparedRow {
  readonly label: string
  readonly one: string | boolean
  readonly other: string | boolean
}

export const differs = ({ one, other }: ComparedRow): boolean => one !== other

/** Role, status and every permission of two users. */
export const compared = (one: InternalUser, other: InternalUser): readonly ComparedRow[] => [
  { label: 'Role', one: roleLabel(one.userRole ?? ''), other: roleLabel(other.userRole ?? '') },
  { label: 'Status', one: userStatus(one), other: userStatus(other) },
  ...ALL_PERMISSIONS.map((permission) => ({ label: permission.name, one: has(one, permission), other: has(other, permission) })),
]
