import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bridge } from '#app/bridge.ts'
import { cancellableRead } from '#app/platform/cancellable-read.ts'
import { asPlatformFailure, type PlatformFailure } from '#app/platform/platform-failure.ts'
import type { OutstandingRow } from '#shared/domain/dashboard-rows.ts'
import { isOwedWithinScope, type Scope } from '../rules/scope.ts'

const CALL = { call: 'outstanding_dashboard', type: 'salesPerson' } as const

export interface Outstanding {
  /** Undefined until they are there, or it is known that there will be none. */
  readonly rows: readonly OutstandingRow[] | undefined
  readonly failure: PlatformFailure | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** What sites owe, by sales person, within a scope. Source: OUTS-010, DASH-023, DASH-033. */
export const useOutstanding = (scope: Scope): Outstanding => {
  const query = useQuery<readonly OutstandingRow[], PlatformFailure>({
    queryKey: ['dashboards', 'rows', CALL],
    queryFn: async ({ signal }) => {
      const { rows } = await cancellableRead(signal, (requestId) => bridge.dashboards.rows({ call: CALL, requestId }))
      return JSON.parse(rows) as OutstandingRow[]
    },
    structuralSharing: false,
  })
  const { data, error, isFetching, refetch } = query
  const hasEnded = !isFetching && error !== null
  const rows = useMemo(() => data?.filter((row) => isOwedWithinScope(row, scope)) ?? (hasEnded ? [] : undefined), [data, scope, hasEnded])
  return { rows, failure: error === null ? null : asPlatformFailure(error), isFetching, refetch: () => void refetch() }
}
