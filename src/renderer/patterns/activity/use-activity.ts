import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure, unwrap } from '#data/platform/platform-failure.ts'
import type { ActivityEntry } from '#shared/bridge/activity.ts'
import { siteOfMenu } from '#shared/domain/activity/record-match.ts'
import type { RecordSort } from '#shared/domain/activity/sent-changes.ts'
import { type RecordKind, recordAddress, recordLink } from '#shared/record-link.ts'

const ACTIVITY = ['activity'] as const

/** What the user changed from this computer, as main keeps it: read again when something is sent or has its outcome. */
export const useActivity = () => {
  const bridge = useBridge()
  const queries = useQueryClient()
  useEffect(() => bridge.on('activity.changed', () => void queries.invalidateQueries({ queryKey: ACTIVITY })), [bridge, queries])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ACTIVITY,
    queryFn: async () => unwrap(await bridge.activity.list()),
    // A window that is not told while it is hidden must not show what is old.
    refetchOnMount: 'always',
    retry: false,
  })
  const refresh = useCallback(() => void refetch(), [refetch])
  return { activity: data, failure: error && asPlatformFailure(error), isFetching, refresh }
}

/** Records that have a screen of their own, by what was changed. A menu has that of its site. */
const KINDS: Partial<Readonly<Record<RecordSort, RecordKind>>> = {
  site: 'site',
  user: 'user',
  partner: 'partner',
  page: 'page',
  menu: 'menu',
  plan: 'plan',
  service: 'platform-service',
  'recurring-service': 'recurring-service',
  'one-time-service': 'one-time-service',
}

/** Where the record of an entry is shown; null where there is no screen for it, or its id is not known. */
export const addressOfEntry = ({ record }: ActivityEntry): string | null => {
  const kind = record === null ? undefined : KINDS[record.sort]
  if (record === null || kind === undefined || record.id === '') return null
  const id = kind === 'menu' ? siteOfMenu(record.id) : record.id
  return recordLink(kind, id) === null ? null : recordAddress(kind, id)
}
