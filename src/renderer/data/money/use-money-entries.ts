import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { MoneyEntry } from '#shared/bridge/money.ts'
import { useBridge } from '../bridge/bridge-context.ts'

import { unwrap } from '../platform/platform-failure.ts'
import { useWatchedKeys } from './watched-keys.ts'

/** Where the entries are kept in the cache of the session. */
export const MONEY_ENTRIES = ['money', 'entries'] as const

const NONE: readonly MoneyEntry[] = []

/**
 * What the signed-in user sent and has not seen off, newest first. Live, and the same after a reload or a restart, as main keeps the journal. `MoneyEvents`
 * brings the changes.
 */
export const useAllMoneyEntries = (): readonly MoneyEntry[] => {
  const bridge = useBridge()
  const { data = NONE } = useQuery<readonly MoneyEntry[]>({
    queryKey: MONEY_ENTRIES,
    queryFn: async () => unwrap(await bridge.money.list()) ?? NONE,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** Of these the ones that no dialog shows at the moment: of one site, or of all. */
export const useMoneyEntries = (siteId?: string): readonly MoneyEntry[] => {
  const entries = useAllMoneyEntries()
  const watched = useWatchedKeys()
  return useMemo(() => entries.filter((entry) => !watched.has(entry.key) && (siteId === undefined || entry.siteId === siteId)), [entries, siteId, watched])
}

/** The list with an entry in its newest form, in its place or in front. */
export const withEntry = (entries: readonly MoneyEntry[], entry: MoneyEntry): readonly MoneyEntry[] =>
  entries.some(({ key }) => key === entry.key) ? entries.map((each) => (each.key === entry.key ? entry : each)) : [entry, ...entries]
