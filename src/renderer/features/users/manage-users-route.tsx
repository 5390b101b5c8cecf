import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { FailureState } from '#components/failure-state.tsx'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { GetInternalUsersDocument } from '#generated/graphql.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { LIST_FAILED } from './messages.ts'
import { UserList } from './user-list.tsx'

const NO_USERS: readonly InternalUser[] = []

/** The screen Manage Users: asked of the platform on every visit; only where it cannot be reached stands the copy of this machine. */
const ManageUsersRoute = () => {
  const query = useOfflineQuery(GetInternalUsersDocument, {}, 'users', { staleTime: 0, savedCopy: 'when-unreachable' })
  const { data, failure, isFetching, isPending, refetch } = query
  if (data === undefined && failure !== null && !isPending && !isFetching) {
    return <FailureState what={LIST_FAILED} failure={failure} onRetry={refetch} />
  }
  return (
    <UserList
      users={data?.getInternalUsers ?? NO_USERS}
      isLoading={data === undefined}
      isFetching={isFetching}
      onRefresh={refetch}
      notice={
        data !== undefined &&
        failure !== null && (
          <MessageBar intent="warning">
            <MessageBarBody>
              {LIST_FAILED}: {readableServerMessage(failure.message)} Shown is what was known on {formatDateTime(query.asOf)}.
            </MessageBarBody>
          </MessageBar>
        )
      }
    />
  )
}

export default ManageUsersRoute
