import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { asPlatformFailure, unwrap } from '#data/platform/platform-failure.ts'
import { useRefresh } from '#data/platform/query-client.ts'
import {
  GetInternalUsersByUserRoleDocument,
  GetInternalUsersDocument,
  GetServiceTypesBySiteIdRecordsDocument,
  GetSiteActionEventsFilterDocument,
  GetSitesAdminDocument,
  GetTempleteByUpdatedAtBySiteIdDocument,
  GetUserServiceMappingDocument,
} from '#generated/graphql.ts'
import type { BulkRow, BulkRun } from '#shared/bridge/bulk.ts'
import { rowNoun } from '#shared/domain/bulk/bulk-jobs.ts'
import type { Result } from '#shared/result.ts'

const RUNS = ['bulk-runs'] as const
/** The lists that show what a bulk change changed, by what its rows are called; of sites their list. */
const LISTS: Readonly<Record<string, Parameters<ReturnType<typeof useRefresh>>[0]>> = {
  user: [GetInternalUsersDocument, GetInternalUsersByUserRoleDocument],
  menu: [GetServiceTypesBySiteIdRecordsDocument, GetSiteActionEventsFilterDocument],
  template: [GetTempleteByUpdatedAtBySiteIdDocument],
  note: [GetSiteActionEventsFilterDocument],
  price: [GetUserServiceMappingDocument],
}

const NO_RUNS: readonly BulkRun[] = []

/** Where a bulk change is shown. */
export const bulkChangeAddress = (key: string): string => `/bulk-changes?${new URLSearchParams({ run: key })}`

/** How often the rows of one that is at work are read again, milliseconds; long lists cost more. */
const ROWS_EVERY = (count: number): number => (count > 20_000 ? 10_000 : 2000)

/** The list with a newer state of one of them, which is put in front where it is new. */
const withRun = (runs: readonly BulkRun[], run: BulkRun): readonly BulkRun[] =>
  runs.some(({ key }) => key === run.key) ? runs.map((one) => (one.key === run.key ? run : one)) : [run, ...runs]

/** The user's bulk changes as main has them, the newest first: live, and the same after a reload. Undefined until main has answered. */
export const useBulkRuns = () => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const refresh = useRefresh()
  useEffect(
    () =>
      bridge.on('bulk.changed', (run) => {
        queries.setQueryData<readonly BulkRun[]>(RUNS, (runs) => (runs === undefined ? runs : withRun(runs, run)))
        // A list is asked for again once, not for each of its rows.
        if (run.state !== 'running') refresh(LISTS[rowNoun(run.field)] ?? [GetSitesAdminDocument])
      }),
    [bridge, queries, refresh],
  )
  const { data, error, refetch } = useQuery<readonly BulkRun[]>({
    queryKey: RUNS,
    queryFn: async () => unwrap(await bridge.bulk.list()),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  return { runs: data, failure: error === null ? null : asPlatformFailure(error), retry: () => void refetch() }
}

/** Every row of a bulk change with its outcome, read again while it is at work. */
export const useBulkRows = (run: BulkRun | undefined) => {
  const bridge = useBridge()
  const total = run === undefined ? 0 : Object.values(run.counts).reduce((sum, count) => sum + count, 0)
  const { data, error, refetch } = useQuery<readonly BulkRow[]>({
    queryKey: ['bulk-rows', run?.key, run?.state, run?.endedAt],
    queryFn: async () => unwrap(await bridge.bulk.rows({ key: run?.key ?? '' })),
    enabled: run !== undefined,
    refetchInterval: run?.state === 'running' ? ROWS_EVERY(total) : false,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.queryKey[1] === run?.key ? before : undefined),
  })
  return { rows: data, failure: error === null ? null : asPlatformFailure(error), retry: () => void refetch() }
}

/** What can be done with a bulk change. Each reports itself what it could not do. */
export const useBulkRunActions = () => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const notify = useNotify()
  const done = async (asked: Promise<Result<BulkRun | undefined>>): Promise<boolean> => {
    const answer = await asked
    if (!answer.ok) notify.error('That could not be done with the bulk change.', answer.error.message)
    else if (answer.value !== undefined) {
      const run = answer.value
      queries.setQueryData<readonly BulkRun[]>(RUNS, (runs) => withRun(runs ?? NO_RUNS, run))
    }
    return answer.ok
  }
  return {
    pause: ({ key }: BulkRun) => void done(bridge.bulk.pause({ key })),
    resume: ({ key }: BulkRun) => void done(bridge.bulk.resume({ key })),
    stop: ({ key }: BulkRun) => void done(bridge.bulk.stop({ key })),
    remove: async ({ key }: BulkRun): Promise<void> => {
      if (await done(bridge.bulk.dismiss({ key }))) queries.setQueryData<readonly BulkRun[]>(RUNS, (runs) => runs?.filter((run) => run.key !== key))
    },
  }
}
