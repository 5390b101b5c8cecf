import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OfflineList } from '#shared/bridge.ts'
import { bridge } from '../bridge.ts'
import type { PlatformAnswer } from './execute-operation.ts'
import { isUnreachable, type PlatformFailure, unwrap } from './platform-failure.ts'
import { type PlatformQueryOptions, platformQuery } from './use-platform-query.ts'

/** What a list that is kept for offline use shows. */
export interface OfflineQueryResult<Data> {
  /** The platform's answer, else the copy saved on this machine; undefined while there is neither. */
  readonly data: Data | undefined
  /** When the shown data were received from the platform, in unix seconds. */
  readonly asOf: number | undefined
  /** The shown data are the copy saved on this machine: say so, with `asOf`. */
  readonly isSavedCopy: boolean
  /** The platform could not be reached when the data were last asked for. */
  readonly isOffline: boolean
  /** Nothing to show yet: draw a skeleton. */
  readonly isPending: boolean
  /** The platform is being asked, with or without data on screen. */
  readonly isFetching: boolean
  /** Why the platform gave no newer data; also set while a saved copy is shown. */
  readonly failure: PlatformFailure | null
  /** Asks the platform again. */
  readonly refetch: () => void
}

/** Parses what main kept sealed on disk; null when nothing was kept for this user. */
const readSavedCopy = async <Data>(list: OfflineList): Promise<PlatformAnswer<Data> | null> => {
  const copy = unwrap(await bridge.offline.read({ list }))
  return copy === null ? null : { data: JSON.parse(copy.data) as Data, receivedAt: copy.savedAt }
}

/** When the saved copy may stand in: whatever the platform says, until it says anything, or only when it cannot be reached. */
export type SavedCopyUse = 'at-once' | 'until-answered' | 'when-unreachable'

export interface OfflineQueryOptions extends PlatformQueryOptions {
  readonly savedCopy?: SavedCopyUse
}

/**
 * Asks the platform for a list that main keeps sealed on this machine. Until the platform answers, and while it cannot be reached, the
 * saved copy is shown instead. When the network returns `Reconnect` asks again and the live answer takes its place.
 */
export const useOfflineQuery = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  list: OfflineList,
  options: OfflineQueryOptions = {},
): OfflineQueryResult<Data> => {
  const enabled = options.enabled ?? true
  const live = useQuery<PlatformAnswer<Data>, PlatformFailure, PlatformAnswer<Data>>(
    platformQuery<Data, Variables>(document, variables, { structuralSharing: false, ...options }),
  )
  const isOffline = isUnreachable(live.error)
  const savedKey = ['offline', list]
  const { savedCopy: use = 'at-once' } = options
  const mayStandIn = isOffline || use === 'at-once' || (use === 'until-answered' && live.error === null)
  const wantsSaved = enabled && live.data === undefined && mayStandIn
  const saved = useQuery<PlatformAnswer<Data> | null>({
    queryKey: savedKey,
    queryFn: () => readSavedCopy<Data>(list),
    enabled: wantsSaved,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

  // Once the platform has answered nobody needs the copy: 100,000 sites are not held twice.
  const queries = useQueryClient()
  const isAnswered = live.data !== undefined
  useEffect(() => {
    if (isAnswered) queries.removeQueries({ queryKey: ['offline', list] })
  }, [isAnswered, list, queries])

  const savedCopy = wantsSaved ? (saved.data ?? undefined) : undefined
  const shown = live.data ?? savedCopy
  return {
    data: shown?.data,
    asOf: shown?.receivedAt,
    isSavedCopy: live.data === undefined && savedCopy !== undefined,
    isOffline,
    isPending: enabled && shown === undefined && (live.isPending || (wantsSaved && saved.isPending)),
    isFetching: live.isFetching,
    failure: live.error,
    refetch: () => void live.refetch(),
  }
}
