import { Button } from '@fluentui/react-components'
import { EditRegular, PersonAddRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useCallback } from 'react'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { GetInternalUsersDocument } from '#generated/graphql.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { formatDateTime } from '#shared/domain/date.ts'
import { roleLabel } from './model/labels.ts'
import { EDIT_PARAMETER, statusOf, USER_LIST, userLabel } from './user-list.tsx'

interface UserPeekProps {
  readonly user: InternalUser
  readonly onEdit: () => void
  readonly onClose: () => void
}

const UserPeek = ({ user, onEdit, onClose }: UserPeekProps) => (
  <PeekPanel
    title={userLabel(user)}
    onClose={onClose}
    onOpen={onEdit}
    actions={
      <Button size="small" icon={<EditRegular />} onClick={onEdit}>
        Edit
      </Button>
    }
  >
    <Facts
      facts={[
        { term: 'User name', value: user.username },
        { term: 'Email', value: user.emailId },
        { term: 'Mobile', value: user.mobile },
        { term: 'Role', value: roleLabel(user.userRole ?? '') },
        { term: 'Status', value: statusOf(user) },
        { term: 'Company', value: user.companyName },
        { term: 'Created', value: formatDateTime(user.createdAt) },
      ]}
    />
  </PeekPanel>
)

const EditUserDialog = lazy(async () => ({ default: (await import('./edit/edit-user-dialog.tsx')).EditUserDialog }))

const CREATE = { to: '/create-user', label: 'Create User', icon: <PersonAddRegular /> }

/** The screen Manage Users: asked of the platform on every visit; the copy of this machine only where the platform cannot be reached. */
const ManageUsersRoute = () => {
  const { data, failure, asOf, isFetching, isPending, refetch } = useOfflineQuery(GetInternalUsersDocument, {}, 'users', {
    staleTime: 0,
    savedCopy: 'when-unreachable',
  })
  const [edited, setEdited] = useAddressParameter(EDIT_PARAMETER)
  const closeEdit = useCallback(() => setEdited(null, 'replace'), [setEdited])
  const edit = useCallback(({ username }: InternalUser) => setEdited(username, 'push'), [setEdited])
  const rowActions = useCallback(
    (user: InternalUser): readonly RowAction[] => [{ id: 'edit', label: 'Edit', icon: <EditRegular />, onSelect: () => edit(user) }],
    [edit],
  )
  return (
    <>
      <ListPage
        list={USER_LIST}
        read={{ rows: data?.getInternalUsers, failure, asOf, isFetching, isPending, refresh: refetch }}
        onOpen={edit}
        rowActions={rowActions}
        peek={(user, close) => <UserPeek user={user} onEdit={() => edit(user)} onClose={close} />}
        create={CREATE}
      />
      <Suspense fallback={null}>{edited !== null && <EditUserDialog key={edited} userName={edited} parameter={EDIT_PARAMETER} onClose={closeEdit} />}</Suspense>
    </>
  )
}

export default ManageUsersRoute
