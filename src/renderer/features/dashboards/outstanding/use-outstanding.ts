import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { cancellableRead } from '#data/platform/cancellable-read.ts'
import { rowsLeftOut } from '#data/platform/incomplete-lists.ts'
import { asPlatformFailure, type PlatformFailure } from '#data/platform/platform-failure.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { isOwedWithinScope, type Scope } from '../rules/scope.ts'

const CALL = { call: 'outstanding_dashboard', type: 'salesPerson' } as const

export interface Outstanding {
  /** Undefined until they are there, or it is known that there will be none. */
  readonly rows: readonly OutstandingRow[] | undefined
  readonly failure: PlatformFailure | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** What sites owe, by sales person, within a scope. */
export const useOutstanding = (scope: Scope): Outstanding => {
  const bridge = useBridge()
  const query = useQuery<{ readonly rows: readonly OutstandingRow[]; readonly missing?: Missing }, PlatformFailure>({
    queryKey: ['dashboards', 'rows', CALL],
    queryFn: async ({ signal }) => {
      const { rows, leftOut } = await cancellableRead(bridge, signal, (requestId) => bridge.dashboards.rows({ call: CALL, requestId }))
      return { rows: JSON.parse(rows) as OutstandingRow[], ...rowsLeftOut(leftOut) }
    },
    structuralSharing: false,
  })
  const { data, error, isFetching, refetch } = query
  const hasEnded = !isFetching && error !== null
  const rows = useMemo(() => data?.rows.filter((row) => isOwedWithinScope(row, scope)) ?? (hasEnded ? [] : undefined), [data, scope, hasEnded])
  return { rows, failure: error === null ? null : asPlatformFailure(error), isFetching, refetch: () => void refetch() }
}
