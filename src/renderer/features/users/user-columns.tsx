import { CellLink } from '#components/data-table/cell-link.tsx'
import type { Column } from '#components/data-table/column.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { formatDate } from '#shared/domain/date.ts'
import { roleLabel } from './model/labels.ts'
import { useUserActions } from './user-actions.ts'

export const userLabel = ({ name, username }: InternalUser): string => name || username

/** A user that does not say `enabled` counts as inactive, as for access. */
export const statusOf = ({ enabled }: InternalUser): 'Active' | 'Inactive' => (enabled === true ? 'Active' : 'Inactive')

/** The columns of Manage Users, in order; the last waits in the column chooser. */
export const USER_COLUMNS: readonly Column<InternalUser>[] = [
  { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 190, cutAt: 40, fixed: true },
  { id: 'username', title: 'User name / e-mail', kind: 'text', value: ({ username }) => username, width: 260, cutAt: 50 },
  { id: 'mobile', title: 'Mobile', kind: 'text', value: ({ mobile }) => mobile, width: 130 },
  { id: 'role', title: 'Role', kind: 'text', value: ({ userRole }) => roleLabel(userRole ?? ''), width: 190 },
  {
    id: 'status',
    title: 'Status',
    kind: 'badge',
    value: statusOf,
    tone: (user) => (statusOf(user) === 'Active' ? 'success' : 'neutral'),
    width: 100,
  },
  { id: 'created', title: 'Created', kind: 'date', value: ({ createdAt }) => createdAt, text: ({ createdAt }) => formatDate(createdAt), width: 110 },
  {
    id: 'action',
    title: 'Action',
    kind: 'text',
    value: () => null,
    render: (user) => <EditLink user={user} />,
    interactive: true,
    exported: false,
    sortable: false,
    width: 80,
  },
  { id: 'company', title: 'Company', kind: 'text', value: ({ companyName }) => companyName, width: 200, cutAt: 40, hiddenByDefault: true },
]

const EditLink = ({ user }: { readonly user: InternalUser }) => {
  const { edit } = useUserActions()
  return (
    <CellLink label={`Edit ${userLabel(user)}`} onClick={() => edit(user)}>
      Edit
    </CellLink>
  )
}
