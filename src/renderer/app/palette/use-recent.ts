import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { RECENT_DRAFT } from '#shared/recent-draft.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** How many of what was opened last are offered first. */
export const RECENT_SHOWN = 5

/** How many are kept: what is gone since, or may not be opened any more, leaves its place to an older one. */
const RECENT_KEPT = 20

const NONE: readonly string[] = []

/** Whether it can be opened again later as what it was: a command is not where the user has been. */
const isPlace = ({ group }: PaletteEntry): boolean => group !== 'Commands' && group !== 'Settings' && group !== 'On this screen'

/** Keys of entries from their text; none where it is of another shape. */
export const recentIn = (text: string): readonly string[] => {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.filter((key) => typeof key === 'string').slice(0, RECENT_KEPT) : NONE
  } catch {
    return NONE
  }
}

/** The keys with the one opened last at the front. */
export const withRecent = (keys: readonly string[], key: string): readonly string[] => [key, ...keys.filter((other) => other !== key)].slice(0, RECENT_KEPT)

/** Another window adds what was opened there: neither may write between the reading and the writing of the other. */
const oneWindowAtATime = (work: () => Promise<void>): Promise<void> => {
  // Only a secure context has them.
  const locks: LockManager | undefined = navigator.locks
  return locks === undefined ? work() : locks.request('palette-recent', work)
}

/**
 * Keys of what this user opened last from the palette, the newest first, kept sealed over a restart: they name sites and people. Read again at each opening,
 * as another window adds to them. None while another user's console is looked at.
 */
export const useRecentKeys = () => {
  const { drafts } = useBridge()
  const queries = useQueryClient()
  const { userName, seenBy } = useCurrentUser()
  const isOwn = seenBy === undefined
  const queryKey = useMemo(() => ['palette', 'recent', userName], [userName])
  const read = useCallback(async (): Promise<readonly string[]> => {
    const kept = await drafts.read({ form: RECENT_DRAFT })
    return kept.ok && kept.value ? recentIn(kept.value.text) : (queries.getQueryData<readonly string[]>(queryKey) ?? NONE)
  }, [drafts, queries, queryKey])
  const { data: keys = NONE } = useQuery({
    queryKey,
    queryFn: read,
    enabled: isOwn,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const remember = useCallback(
    (entry: PaletteEntry): void => {
      if (!isOwn || !isPlace(entry)) return
      queries.setQueryData(queryKey, withRecent(queries.getQueryData<readonly string[]>(queryKey) ?? NONE, entry.key))
      void oneWindowAtATime(async () => {
        const latest = withRecent(await read(), entry.key)
        queries.setQueryData(queryKey, latest)
        // Without it they are known until the window closes.
        await drafts.write({ form: RECENT_DRAFT, text: JSON.stringify(latest) })
      })
    },
    [drafts, isOwn, queries, queryKey, read],
  )
  return { keys, remember }
}
