import { PeopleTeamRegular } from '@fluentui/react-icons'
import { ParameterLink } from '#components/list-state/parameter-link.tsx'
import type { InternalUser } from '#data/users/pickers.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { formatDate } from '#shared/domain/date.ts'
import { LIST_FAILED } from './messages.ts'
import { roleLabel } from './model/labels.ts'

/** Parameter of the address that opens the dialog: the user name. */
export const EDIT_PARAMETER = 'edit'

export const userLabel = ({ name, username }: InternalUser): string => name || username

/** A user that does not say `enabled` counts as inactive, as for access. */
export const statusOf = ({ enabled }: InternalUser): 'Active' | 'Inactive' => (enabled === true ? 'Active' : 'Inactive')

/** Manage Users; the last column waits in the column chooser. */
export const USER_LIST = defineList<InternalUser>({
  id: 'users',
  label: 'Users',
  one: 'user',
  many: 'users',
  rowId: ({ username }) => username,
  rowLabel: userLabel,
  search: {
    hint: 'Search name, user name, mobile, company',
    of: ({ name, username, emailId, mobile, companyName }) => [name, username, emailId, mobile, companyName],
  },
  columns: [
    { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 190, cutAt: 40, fixed: true },
    { id: 'username', title: 'User name / email', kind: 'text', value: ({ username }) => username, width: 260, cutAt: 50 },
    { id: 'mobile', title: 'Mobile', kind: 'text', value: ({ mobile }) => mobile, width: 130 },
    {
      id: 'role',
      title: 'Role',
      kind: 'text',
      value: ({ userRole }) => roleLabel(userRole ?? ''),
      filter: { kind: 'choice', of: ({ userRole }) => userRole, labelOf: roleLabel },
      width: 190,
    },
    {
      id: 'status',
      title: 'Status',
      kind: 'badge',
      value: statusOf,
      tone: (user) => (statusOf(user) === 'Active' ? 'success' : 'neutral'),
      filter: { kind: 'choice', single: true, options: ['Active', 'Inactive'] },
      width: 100,
    },
    { id: 'created', title: 'Created', kind: 'date', value: ({ createdAt }) => createdAt, text: ({ createdAt }) => formatDate(createdAt), width: 110 },
    {
      id: 'action',
      title: 'Action',
      kind: 'text',
      value: () => null,
      render: (user) => (
        <ParameterLink parameter={EDIT_PARAMETER} value={user.username} label={`Edit ${userLabel(user)}`}>
          Edit
        </ParameterLink>
      ),
      interactive: true,
      exported: false,
      sortable: false,
      width: 80,
    },
    { id: 'company', title: 'Company', kind: 'text', value: ({ companyName }) => companyName, width: 200, cutAt: 40, hiddenByDefault: true },
  ],
  loadFailed: LIST_FAILED,
  empty: { icon: PeopleTeamRegular, title: 'There are no users yet', explanation: 'Create the first one with Create User.' },
})
