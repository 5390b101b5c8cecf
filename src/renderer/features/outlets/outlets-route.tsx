import { FailureState } from '#components/failure-state.tsx'
import { usePlatformQuery } from '#data/platform/use-platform-query.ts'
import { GetGroupAdminsDocument } from '#generated/graphql.ts'
import { LIST_FAILED } from './messages.ts'
import type { OutletOwner } from './outlet-columns.ts'
import { OutletList } from './outlet-list.tsx'

const NO_OWNERS: readonly OutletOwner[] = []

/** The screen Outlets. */
const OutletsRoute = () => {
  const { data, error, isFetching, refetch } = usePlatformQuery(GetGroupAdminsDocument, {})
  if (data === undefined && error !== null && !isFetching) {
    return <FailureState what={LIST_FAILED} failure={error} onRetry={() => void refetch()} />
  }
  return (
    <OutletList
      owners={data?.getGroupAdmins ?? NO_OWNERS}
      isLoading={data === undefined}
      isFetching={isFetching}
      error={error}
      onRefresh={() => void refetch()}
    />
  )
}

export default OutletsRoute
