import { makeStyles, tokens } from '@fluentui/react-components'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { TabPanels } from '#patterns/record-page/tab-panels.tsx'
import { CompareUsers } from './compare/compare-users.tsx'
import { PermissionMatrix } from './matrix/permission-matrix.tsx'
import { useUserPermissions } from './model/use-user-permissions.ts'
import { WhoCan } from './questions/who-can.tsx'

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, paddingTop: tokens.spacingVerticalS },
})

const TABS = [
  { id: 'users', title: 'By user' },
  { id: 'who-can', title: 'Who can' },
  { id: 'compare', title: 'Compare two users' },
] as const

/** Who may do what, and why not. Sends nothing: what is missing is granted in Edit User. */
const PermissionsRoute = () => {
  const read = useUserPermissions()
  const loadable = { data: read.users, failure: read.failure, isFetching: read.isFetching || read.isPending, refetch: read.refetch }
  return (
    <div className={useStyles().screen}>
      <TabPanels
        label="Permissions"
        tabs={TABS}
        leaving=""
        keeps="changed"
        panel={(tab) =>
          tab === 'users' ? (
            <PermissionMatrix read={read} />
          ) : (
            <LoadState read={loadable} what="The permissions of the users could not be loaded." skeleton="Loading the users" hasStaleNotice>
              {(users) => (tab === 'who-can' ? <WhoCan users={users} /> : <CompareUsers users={users} />)}
            </LoadState>
          )
        }
      />
    </div>
  )
}

export default PermissionsRoute
