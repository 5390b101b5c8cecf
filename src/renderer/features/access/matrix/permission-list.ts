import { ShieldPersonRegular } from '@fluentui/react-icons'
import type { BadgeTone } from '#components/data-table/column.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { userLabel } from '#data/users/user-texts.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import type { ListColumn } from '#patterns/list-page/list-filters.ts'
import { ROLE_COLUMN, USER_STATUS_COLUMN } from '#patterns/list-page/user-columns.ts'
import { mayAccess } from '#shared/domain/permission.ts'
import { ALL_PERMISSIONS, has, PERMISSION_SETS, type PermissionSet, subjectOf } from '../model/user-access.ts'

type Share = 'All' | 'Some' | 'None'

const held = ({ permissions }: PermissionSet, user: InternalUser): number => permissions.filter((permission) => has(user, permission)).length

const shareOf = (set: PermissionSet, user: InternalUser): Share => {
  const count = held(set, user)
  if (count === 0) return 'None'
  return count === set.permissions.length ? 'All' : 'Some'
}

const TONES: Readonly<Record<Share, BadgeTone>> = { All: 'success', Some: 'brand', None: 'neutral' }

const shareText = (set: PermissionSet, user: InternalUser): string => {
  const share = shareOf(set, user)
  return share === 'Some' ? `${held(set, user)} of ${set.permissions.length}` : share
}

const namesOf = (set: PermissionSet, user: InternalUser): string => {
  const names = set.permissions.filter((permission) => has(user, permission)).map(({ label }) => label)
  return names.length === 0 ? `${set.title}: none` : `${set.title}: ${names.join(', ')}`
}

/** So many columns of groups grow with the window, beside that of the role: it is whole at 1920, and the groups are not far from the name. */
const GROWING = 5

const columnOf = (set: PermissionSet, index: number): ListColumn<InternalUser> => ({
  id: set.id,
  title: set.title,
  kind: 'badge',
  value: (user) => held(set, user),
  text: (user) => shareText(set, user),
  hint: (user) => namesOf(set, user),
  tone: (user) => TONES[shareOf(set, user)],
  filter: { kind: 'choice', of: (user) => shareOf(set, user), options: ['All', 'Some', 'None'] },
  // All of them fit beside the menu at 1280.
  width: Math.max(76, Math.round(20 + 7.3 * set.title.length)),
  ...(index < GROWING ? { grows: true as const } : {}),
})

const BY_ID = new Map(ALL_PERMISSIONS.map((permission) => [permission.id, permission]))

/** Columns that say who a user is; other lists of users have them too. */
export const USER_COLUMNS: readonly ListColumn<InternalUser>[] = [
  { id: 'name', title: 'Name', kind: 'text', value: userLabel, width: 150, cutAt: 40, fixed: true },
  { ...ROLE_COLUMN, width: 112, grows: true },
  USER_STATUS_COLUMN,
]

/** Users by permission: a column for each permission group. */
export const PERMISSION_LIST = defineList<InternalUser>({
  id: 'permissions',
  label: 'Permissions',
  one: 'user',
  many: 'users',
  rowId: ({ username }) => username,
  rowLabel: userLabel,
  record: 'user',
  search: { hint: 'Search name, user name', of: ({ name, username, emailId }) => [name, username, emailId] },
  columns: [
    ...USER_COLUMNS,
    ...PERMISSION_SETS.map(columnOf),
    { id: 'username', title: 'User name / email', kind: 'text', value: ({ username }) => username, width: 240, hiddenByDefault: true },
  ],
  filters: [
    {
      kind: 'test',
      name: 'may',
      label: 'May',
      options: ALL_PERMISSIONS.map(({ id, name }) => ({ value: id, label: name })),
      // The rule of the guard: an inactive user may nothing, an administrator everything.
      test: (user, id) => {
        const permission = BY_ID.get(id)
        return permission !== undefined && mayAccess(subjectOf(user), permission.access)
      },
    },
  ],
  menu: ['may'],
  loadFailed: 'The permissions of the users could not be loaded.',
  empty: { icon: ShieldPersonRegular, title: 'There are no users yet', explanation: 'Create the first one with Create User.' },
})
