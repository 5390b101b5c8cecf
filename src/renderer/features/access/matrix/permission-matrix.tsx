import { EditRegular, PeopleSwapRegular } from '@fluentui/react-icons'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RowAction } from '#components/data-table/data-table.tsx'
import type { InternalUser } from '#data/users/pickers.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { compareAddress } from '../compare/compare-users.tsx'
import type { UserPermissions } from '../model/use-user-permissions.ts'
import { editAddress } from '../model/user-access.ts'
import { PERMISSION_LIST } from './permission-list.ts'
import { PermissionPeek } from './permission-peek.tsx'

/** Users by permission group; the open row shows each permission. */
export const PermissionMatrix = ({ read }: { readonly read: UserPermissions }) => {
  const { users, failure, asOf, isOffline, isFetching, isPending, refetch } = read
  const navigate = useNavigate()
  const edit = useCallback((user: InternalUser) => void navigate(editAddress(user)), [navigate])
  const compare = useCallback((user: InternalUser) => void navigate(compareAddress(user)), [navigate])
  const rowActions = useCallback(
    (user: InternalUser): readonly RowAction[] => [
      { id: 'edit', label: 'Edit User', icon: <EditRegular />, onSelect: () => edit(user) },
      { id: 'compare', label: 'Compare with another user', icon: <PeopleSwapRegular />, onSelect: () => compare(user) },
    ],
    [compare, edit],
  )
  return (
    <ListPage
      list={PERMISSION_LIST}
      read={{ rows: users, failure, asOf, isOffline, isFetching, isPending, refresh: refetch }}
      rowActions={rowActions}
      peek={(user, close) => <PermissionPeek user={user} onEdit={() => edit(user)} onCompare={() => compare(user)} onClose={close} />}
    />
  )
}
