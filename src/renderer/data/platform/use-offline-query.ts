import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import type { Bridge } from '#shared/bridge/bridge.ts'
import type { OfflineList } from '#shared/bridge/offline.ts'
import { useBridge } from '../bridge/bridge-context.ts'

import type { PlatformAnswer } from './execute-operation.ts'
import { isUnreachable, type PlatformFailure, unwrap } from './platform-failure.ts'
import { arrivingKey, platformQuery, type ReadOptions } from './use-read.ts'

/** What a list that is kept for offline use shows. */
export interface OfflineQueryResult<Data> {
  /** The platform's answer, else the copy saved on this machine, else the rows that have arrived so far; undefined while there is none of them. */
  readonly data: Data | undefined
  /** When the shown data were received from the platform, in unix seconds. */
  readonly asOf: number | undefined
  /** The shown data are the copy saved on this machine: say so, with `asOf`. */
  readonly isSavedCopy: boolean
  /** How many rows have arrived of a list that is slow to come, or that broke off; undefined where none is on its way. */
  readonly arrived: number | undefined
  readonly isArriving: boolean
  readonly hasGaps: boolean
  /** The platform could not be reached when the data were last asked for. */
  readonly isOffline: boolean
  readonly isPending: boolean
  readonly isFetching: boolean
  /** Why the platform gave no newer data; also set while a saved copy is shown. */
  readonly failure: PlatformFailure | null
  readonly refetch: () => void
}

/** Null when nothing was kept for this user. */
const readSavedCopy = async <Data>(bridge: Bridge, list: OfflineList): Promise<PlatformAnswer<Data> | null> => {
  const copy = unwrap(await bridge.offline.read({ list }))
  return copy === null ? null : { data: JSON.parse(copy.data) as Data, receivedAt: copy.savedAt }
}

export interface OfflineQueryOptions<Data = never> extends ReadOptions {
  /** When the saved copy may stand in: whatever the platform says, until it says anything, or only when it cannot be reached. */
  readonly savedCopy?: 'at-once' | 'until-answered' | 'when-unreachable'
  /** Makes data of the rows that have arrived of a slow list, to show them until it is whole. A function that stays the same. */
  readonly whileArriving?: (rows: readonly unknown[]) => Data
}

/** A list that main keeps sealed on this machine: until the platform answers, and without it, the saved copy is shown. */
export const useOfflineQuery = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  list: OfflineList,
  options: OfflineQueryOptions<NoInfer<Data>> = {},
): OfflineQueryResult<Data> => {
  const bridge = useBridge()
  const enabled = options.enabled ?? true
  const live = useQuery<PlatformAnswer<Data>, PlatformFailure, PlatformAnswer<Data>>(
    platformQuery<Data, Variables>(bridge, document, variables, { structuralSharing: false, ...options }),
  )
  const isOffline = isUnreachable(live.error)
  const { savedCopy: use = 'at-once' } = options
  const mayStandIn = isOffline || use === 'at-once' || (use === 'until-answered' && live.error === null)
  const wantsSaved = enabled && live.data === undefined && mayStandIn
  const saved = useQuery<PlatformAnswer<Data> | null>({
    queryKey: ['offline', list],
    queryFn: () => readSavedCopy<Data>(bridge, list),
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
  const { whileArriving } = options
  const rows = useQuery<readonly unknown[] | null>({ queryKey: arrivingKey(document), queryFn: skipToken, structuralSharing: false }).data ?? undefined
  const arriving = useMemo(
    () => (rows === undefined || whileArriving === undefined || shown !== undefined ? undefined : whileArriving(rows)),
    [rows, shown, whileArriving],
  )
  return {
    data: shown === undefined ? arriving : shown.data,
    asOf: shown?.receivedAt,
    isSavedCopy: live.data === undefined && savedCopy !== undefined,
    arrived: rows?.length,
    isArriving: arriving !== undefined,
    hasGaps: shown?.missing !== undefined,
    isOffline,
    isPending: enabled && shown === undefined && arriving === undefined && (live.isPending || (wantsSaved && saved.isPending)),
    isFetching: live.isFetching,
    failure: live.error,
    refetch: () => void live.refetch(),
  }
}
