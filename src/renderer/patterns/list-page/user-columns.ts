import type { InternalUser } from '#data/users/pickers.ts'
import { type UserStatus, userStatus } from '#data/users/user-texts.ts'
import { roleLabel } from '#shared/domain/role.ts'
import type { ListColumn } from './list-filters.ts'

const STATUSES: readonly UserStatus[] = ['Active', 'Inactive']

/** The columns of every list of internal users: their role and whether they are active. */
export const ROLE_COLUMN: ListColumn<InternalUser> = {
  id: 'role',
  title: 'Role',
  kind: 'text',
  value: ({ userRole }) => roleLabel(userRole ?? ''),
  filter: { kind: 'choice', of: ({ userRole }) => userRole, labelOf: roleLabel },
  width: 160,
}

export const USER_STATUS_COLUMN: ListColumn<InternalUser> = {
  id: 'status',
  title: 'Status',
  kind: 'badge',
  value: userStatus,
  tone: (user) => (userStatus(user) === 'Active' ? 'success' : 'neutral'),
  filter: { kind: 'choice', single: true, options: STATUSES },
  width: 80,
}
