import { Button } from '@fluentui/react-components'
import { EditRegular, PeopleTeamRegular, PersonAddRegular } from '@fluentui/react-icons'
import { useCallback } from 'react'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { ParameterLink } from '#components/list-state/parameter-link.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { userLabel, userStatus } from '#data/users/user-texts.ts'
import { GetInternalUsersDocument } from '#generated/graphql.ts'
import { ImportButton } from '#patterns/import/import-button.tsx'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { ROLE_COLUMN, USER_STATUS_COLUMN } from '#patterns/list-page/user-columns.ts'
import { formatDate, formatDateTime } from '#shared/domain/date.ts'
import { roleLabel } from '#shared/domain/role.ts'
import { LIST_FAILED } from './messages.ts'

/** Parameter of the address that opens the dialog: the user name. */
const EDIT_PARAMETER = 'edit'

/** Manage Users; the last column waits in the column chooser. */
const USER_LIST = defineList<InternalUser>({
  id: 'users',
  reads: GetInternalUsersDocument,
  label: 'Users',
  one: 'user',
  many: 'users',
  rowId: ({ username }) => username,
  rowLabel: userLabel,
  record: 'user',
  search: {
    hint: 'Search name, user name, mobile, company',
    of: ({ name, username, emailId, mobile, companyName }) => [name, username, emailId, mobile, companyName],
  },
  columns: [
    { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 170, grows: true, cutAt: 40, fixed: true },
    { id: 'username', title: 'User name / email', kind: 'text', value: ({ username }) => username, width: 224, grows: true },
    { id: 'mobile', title: 'Mobile', kind: 'text', value: ({ mobile }) => mobile, width: 120 },
    ROLE_COLUMN,
    { ...USER_STATUS_COLUMN, width: 88 },
    { id: 'created', title: 'Created', kind: 'date', value: ({ createdAt }) => createdAt, text: ({ createdAt }) => formatDate(createdAt), width: 96 },
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
      width: 64,
    },
    { id: 'company', title: 'Company', kind: 'text', value: ({ companyName }) => companyName, width: 200, cutAt: 40, hiddenByDefault: true },
  ],
  loadFailed: LIST_FAILED,
  empty: { icon: PeopleTeamRegular, title: 'There are no users yet', explanation: 'Create the first one with Create User.' },
})

const ChangedHere = lazyPart(async () => (await import('#patterns/activity/changed-here.tsx')).ChangedHere)

const UserPeek = ({ user, onEdit, onClose }: { readonly user: InternalUser; readonly onEdit: () => void; readonly onClose: () => void }) => (
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
        { term: 'Status', value: userStatus(user) },
        { term: 'Company', value: user.companyName },
        { term: 'Created', value: formatDateTime(user.createdAt) },
      ]}
    />
    <ChangedHere record={{ sort: 'user', id: user.username ?? '', name: user.username ?? '' }} />
  </PeekPanel>
)

const BulkUserButtons = lazyPart(async () => (await import('./bulk/bulk-user-change.tsx')).BulkUserButtons)
const EditUserDialog = lazyPart(async () => (await import('./edit/edit-user-dialog.tsx')).EditUserDialog)

const CREATE = { to: '/create-user', label: 'Create User', icon: <PersonAddRegular /> }

const BulkRunLink = lazyPart(async () => (await import('#patterns/bulk/bulk-run-link.tsx')).BulkRunLink)
const TOOLS = (
  <>
    <BulkRunLink />
    <ImportButton ways={[{ to: '/import-users', action: 'import', label: 'users' }]} />
  </>
)

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
        bulkActions={({ onScreen }) => <BulkUserButtons onScreen={onScreen} />}
        tools={TOOLS}
        create={CREATE}
      />
      {edited !== null && <EditUserDialog key={edited} userName={edited} parameter={EDIT_PARAMETER} onClose={closeEdit} />}
    </>
  )
}

export default ManageUsersRoute
