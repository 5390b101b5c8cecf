import { Button } from '@fluentui/react-components'
import { EditRegular, PersonAddRegular } from '@fluentui/react-icons'
import { lazy, type ReactNode, Suspense, useCallback, useId, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { DataTable, type RowAction } from '#components/data-table/data-table.tsx'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { useDownloads } from '#components/download-tray/use-downloads.ts'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import { useListState } from '#components/list-state/use-list-state.ts'
import { usePeek } from '#components/list-state/use-peek.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { ListLayout } from '#patterns/list-page/list-layout.tsx'
import { RefreshButton } from '#patterns/list-page/refresh-button.tsx'
import { useTableExport } from '#patterns/list-page/use-table-export.ts'
import { FILE_FAILED } from './messages.ts'
import { UserActionsContext } from './user-actions.ts'
import { USER_COLUMNS, userLabel } from './user-columns.tsx'
import { USER_CRITERIA, USER_LIST, userFilterFields } from './user-filters.ts'
import { UserListEmpty } from './user-list-empty.tsx'
import { UserPeek } from './user-peek.tsx'

const EditUserDialog = lazy(async () => ({ default: (await import('./edit/edit-user-dialog.tsx')).EditUserDialog }))

/** Parameter of the address that opens the dialog: the user name. */
const EDIT_PARAMETER = 'edit'

const userName = ({ username }: InternalUser): string => username

interface UserListProps {
  readonly users: readonly InternalUser[]
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly onRefresh: () => void
  readonly notice: ReactNode
}

/** The internal users: a searchable list, details beside it, and the dialog that edits one. */
export const UserList = ({ users, isLoading, isFetching, onRefresh, notice }: UserListProps) => {
  const bridge = useBridge()
  const searchId = useId()
  const navigate = useNavigate()
  const gate = useWriteGate()
  const { filters, setFilters, clear, ...list } = useListState(USER_LIST)
  const matches = useRowFilter(users, USER_CRITERIA, filters)
  const matching = useMemo(() => (matches === undefined ? users : Array.from(matches).flatMap((at) => users[at] ?? [])), [users, matches])
  const fields = useMemo(() => userFilterFields(filters, users, setFilters), [filters, users, setFilters])
  const [peeked, peek] = usePeek(users, userName, matches)
  const [edited, setEdited] = useAddressParameter(EDIT_PARAMETER)
  const closeEdit = useCallback(() => setEdited(null, 'replace'), [setEdited])

  const actions = useMemo(() => ({ edit: ({ username }: InternalUser) => setEdited(username, 'push') }), [setEdited])
  const rowActions = useCallback(
    (user: InternalUser): readonly RowAction[] => [{ id: 'edit', label: 'Edit', icon: <EditRegular />, onSelect: () => actions.edit(user) }],
    [actions],
  )
  const notify = useNotify()
  const exporting = useTableExport<InternalUser>()
  const downloads = useDownloads(bridge, ({ message }) => notify.error(FILE_FAILED, message))
  useListShortcuts({ group: 'Users', what: 'users', searchId, onClear: clear, onRefresh })

  return (
    <UserActionsContext value={actions}>
      <ListLayout
        notice={notice}
        filters={
          <FilterBar
            label="Filter users"
            search={{ id: searchId, value: filters.q, placeholder: 'Search name, user name, mobile, company', onChange: (q) => setFilters({ q }) }}
            fields={fields}
            onClear={clear}
            clearKey="X"
          />
        }
        actions={
          <>
            <RefreshButton what="users" isFetching={isFetching} onRefresh={onRefresh} />
            <DownloadTray downloads={downloads} progress={exporting.progress} />
          </>
        }
        table={
          <DataTable
            label="Users"
            rows={users}
            matches={matches}
            columns={USER_COLUMNS}
            rowId={userName}
            rowLabel={userLabel}
            state={list.table}
            onStateChange={list.setTable}
            filterKey={list.filterKey}
            onOpen={actions.edit}
            peekedId={peeked?.username ?? null}
            onPeek={peek}
            rowActions={rowActions}
            loading={isLoading}
            emptyState={<UserListEmpty hasUsers={users.length > 0} onClear={clear} />}
            toolbarEnd={
              <>
                <ExportMenu
                  scopes={[{ id: 'matching', label: 'All that match', count: matching.length }]}
                  isBusy={exporting.isBusy}
                  onExport={(_, format) => exporting.start({ name: 'Users', columns: USER_COLUMNS, rows: matching, table: list.table }, format)}
                />
                <Button
                  appearance="primary"
                  icon={<PersonAddRegular />}
                  disabledFocusable={!gate.allowed}
                  {...(gate.reason === null ? {} : { title: gate.reason })}
                  onClick={() => void navigate('/create-user')}
                >
                  Create User
                </Button>
              </>
            }
          />
        }
        peek={peeked !== undefined && <UserPeek user={peeked} onEdit={() => actions.edit(peeked)} onClose={() => peek(null)} />}
      />
      <Suspense fallback={null}>{edited !== null && <EditUserDialog key={edited} userName={edited} parameter={EDIT_PARAMETER} onClose={closeEdit} />}</Suspense>
    </UserActionsContext>
  )
}
