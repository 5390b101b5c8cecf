import { EditRegular, EyeRegular, PeopleSwapRegular } from '@fluentui/react-icons'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RowAction } from '#components/data-table/data-table.tsx'
import type { InternalUser } from '#data/users/pickers.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { compareAddress } from '../compare/compare-users.tsx'
import type { UserPermissions } from '../model/use-user-permissions.ts'
import { editAddress } from '../model/user-access.ts'
import { SEE_AS, useSeeAs } from '../see-as/use-see-as.ts'
import { PERMISSION_LIST } from './permission-list.ts'
import { PermissionPeek } from './permission-peek.tsx'

const disabledBecause = (reason: string | null): Pick<RowAction, 'disabledReason'> => (reason === null ? {} : { disabledReason: reason })

/** Users by permission group; the open row shows each permission. */
export const PermissionMatrix = ({ read }: { readonly read: UserPermissions }) => {
  const { users, failure, asOf, isOffline, isFetching, isPending, refetch } = read
  const navigate = useNavigate()
  const edit = useCallback((user: InternalUser) => void navigate(editAddress(user)), [navigate])
  const compare = useCallback((user: InternalUser) => void navigate(compareAddress(user)), [navigate])
  const seeing = useSeeAs()
  const { seeAs, reasonFor } = seeing
  const rowActions = useCallback(
    (user: InternalUser): readonly RowAction[] => [
      { id: 'edit', label: 'Edit User', icon: <EditRegular />, onSelect: () => edit(user) },
      { id: 'compare', label: 'Compare with another user', icon: <PeopleSwapRegular />, onSelect: () => compare(user) },
      { id: 'see-as', label: SEE_AS, icon: <EyeRegular />, onSelect: () => void seeAs(user), ...disabledBecause(reasonFor(user)) },
    ],
    [compare, edit, reasonFor, seeAs],
  )
  return (
    <ListPage
      list={PERMISSION_LIST}
      read={{ rows: users, failure, asOf, isOffline, isFetching, isPending, refresh: refetch }}
      rowActions={rowActions}
      peek={(user, close) => <PermissionPeek user={user} onEdit={() => edit(user)} onCompare={() => compare(user)} onClose={close} seeing={seeing} />}
    />
  )
}
