import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useToday } from '#components/clock/use-today.ts'
import { useDownloads } from '#components/download-tray/use-downloads.ts'
import { useBridge, useConsole } from '#data/bridge/bridge-context.ts'
import { useStore } from '#data/bridge/store.ts'
import { useCampaignRun } from '#data/campaigns/campaign-run.ts'
import { useAllMoneyEntries } from '#data/money/money-entries.ts'
import type { PlatformAnswer } from '#data/platform/execute-operation.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { useMayAccess } from '#data/session/current-user.ts'
import { GetSitesAdminDocument, type GetSitesAdminQuery } from '#generated/graphql.ts'
import { useBulkRuns } from '#patterns/bulk/bulk-runs.ts'
import { formatFormDate } from '#shared/domain/date.ts'
import { isExpiring } from '#shared/domain/site/license.ts'
import { type NewsItem, newsOf } from './news.ts'

const MOST_SEEN = 300

const nothing = (): void => undefined

const SITES = platformQueryKey(GetSitesAdminDocument, {})

/** Number of listed sites that end soon; null until a list is loaded. Never loads the list itself. */
const useExpiring = (now: number): number | null => {
  const queries = useQueryClient()
  const subscribe = useCallback((listener: () => void) => queries.getQueryCache().subscribe(listener), [queries])
  // The number alone: React would keep lists that were shown before.
  return useSyncExternalStore(subscribe, () => expiringAmong(queries.getQueryData<PlatformAnswer<GetSitesAdminQuery>>(SITES)?.data.getSitesAdmin, now))
}

const counts = new WeakMap<object, { readonly now: number; readonly count: number }>()

/** Counted once for a list and a day. */
const expiringAmong = (sites: GetSitesAdminQuery['getSitesAdmin'] | undefined, now: number): number | null => {
  if (sites === undefined) return null
  const known = counts.get(sites)
  if (known?.now === now) return known.count
  const count = sites.filter((site) => isExpiring(site, now)).length
  counts.set(sites, { now, count })
  return count
}

/** What happened, what of it is new, and how it becomes seen. The list of sites is used where it is there, and never asked for. */
export const useNews = () => {
  const bridge = useBridge()
  const { preferences } = useConsole()
  const { seenNews } = useStore(preferences)
  const may = useMayAccess()
  const payments = useAllMoneyEntries()
  const { runs } = useBulkRuns()
  const { run } = useCampaignRun()
  const { list: downloads } = useDownloads(bridge, nothing)
  const maySeeSites = may({ group: 'site', operation: 'view_site_list' })
  const now = useToday()
  const today = formatFormDate(now)
  const listed = useExpiring(now)
  const expiring = maySeeSites ? listed : null
  const items = useMemo(
    () => newsOf({ payments, bulkRuns: runs ?? [], campaign: run ?? null, downloads, expiring, today }),
    [payments, runs, run, downloads, expiring, today],
  )
  const seen = useMemo(() => new Set(seenNews), [seenNews])
  const isNew = useCallback(({ id }: NewsItem): boolean => !seen.has(id), [seen])
  const markSeen = useCallback((): void => {
    const ids = items.map(({ id }) => id).filter((id) => !seen.has(id))
    if (ids.length > 0) void preferences.edit(({ seenNews: latest }) => ({ seenNews: [...latest, ...ids].slice(-MOST_SEEN) }))
  }, [items, preferences, seen])
  return { items, fresh: items.filter(isNew).length, isNew, markSeen }
}
