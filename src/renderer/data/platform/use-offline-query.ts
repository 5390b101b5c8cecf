import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type QueryClient, type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { OfflineList } from '#shared/bridge/offline.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { afterPaint } from './after-paint.ts'
import { rowsOfCopy } from './compact/compact-lists.ts'
import { type PlatformAnswer, withRows } from './execute-operation.ts'
import { isUnreachable, type PlatformFailure, unwrap } from './platform-failure.ts'
import { arrivingKey, platformQuery, type ReadOptions } from './use-read.ts'

/** What a list that is kept for offline use shows. */
export interface OfflineQueryResult<Data> {
  /** The platform's answer, else the copy saved on this machine, else the rows that have arrived so far; undefined while there is none of them. */
  readonly data: Data | undefined
  /** When the shown data were received from the platform, in unix seconds. */
  readonly asOf: number | undefined
  /** How many rows have arrived of a list that is slow to come, or that broke off; undefined where none is on its way. */
  readonly arrived: number | undefined
  readonly isArriving: boolean
  readonly hasGaps: boolean
  /** The shown data are the saved copy. */
  readonly isSavedCopy: boolean
  /** The platform could not be reached when the data were last asked for. */
  readonly isOffline: boolean
  readonly isPending: boolean
  readonly isFetching: boolean
  /** Why the platform gave no newer data; also set while a saved copy is shown. */
  readonly failure: PlatformFailure | null
  readonly refetch: () => void
}

/** All of a copy; null when nothing was kept for this user, or a part of it is gone. */
const readSavedCopy = async <Data>(bridge: Bridge, list: OfflineList): Promise<PlatformAnswer<Data> | null> => {
  const copy = unwrap(await bridge.offline.read({ list }))
  if (copy === null) return null
  if (copy.parts === undefined) return { data: JSON.parse(copy.data) as Data, receivedAt: copy.savedAt }
  const { generation, count } = copy.parts
  const rows = rowsOfCopy(list)
  const ask = (at: number) => bridge.offline.readPart({ list, generation, at })
  let next = ask(0)
  for (let at = 0; at < count; at++) {
    const part = unwrap(await next)
    if (part === null) return null
    // Main reads the next one meanwhile.
    if (at + 1 < count) next = ask(at + 1)
    rows.add(JSON.parse(`[${part.elements}]`) as unknown[])
  }
  return { data: withRows(copy.data, rows) as Data, receivedAt: copy.savedAt }
}

/** A keychain may ask its owner first; then the platform is not waited for any longer, milliseconds. */
const COPY_TAKES_AT_MOST = 4000

const savedCopyKey = (list: OfflineList) => ['offline', list] as const
const startKey = (list: OfflineList) => ['offline start', list] as const

/** Which list a query of the cache holds the copy of, or the first rows of it; undefined for every other query. */
export const copyIn = ([kind, list]: QueryKey): unknown => (kind === 'offline' || kind === 'offline start' ? list : undefined)

/** Lists whose screen shows the first rows of a long copy until the rest is read. */
const SHOWN_FROM_START: ReadonlySet<OfflineList> = new Set(['sites'])

const savedCopyQuery = <Data>(bridge: Bridge, list: OfflineList) => ({
  queryKey: savedCopyKey(list),
  queryFn: () => readSavedCopy<Data>(bridge, list),
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
})

const within = (milliseconds: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

/** The first rows of a long copy; null where it is short, which is then there whole. */
const startQuery = (bridge: Bridge, queries: QueryClient, list: OfflineList) => ({
  queryKey: startKey(list),
  queryFn: async (): Promise<PlatformAnswer<unknown> | null> => {
    const copy = unwrap(await bridge.offline.read({ list }))
    const answer = copy && { data: JSON.parse(copy.data) as unknown, receivedAt: copy.savedAt }
    if (copy?.parts !== undefined) return answer
    queries.setQueryData(savedCopyKey(list), answer)
    return null
  },
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Has the copy of a list there before its screen is drawn, or as much of it as the first paint shows. Resolves also where it cannot be read. */
export const readCopyAhead = async (bridge: Bridge, queries: QueryClient, list: OfflineList, part: 'start' | 'whole'): Promise<void> => {
  const isStart = part === 'start' && SHOWN_FROM_START.has(list)
  await (isStart ? queries.query(startQuery(bridge, queries, list)) : queries.query(savedCopyQuery(bridge, list))).catch(() => undefined)
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
  const queries = useQueryClient()
  // The copy that was asked for ahead is drawn first: an answer of 100,000 rows that arrives at the same time would hold its rows up for seconds. Not so the
  // profile, which is small, and which every other screen waits for.
  const [isHeld, setHeld] = useState(() => list !== 'profile' && [startKey(list), savedCopyKey(list)].some((key) => isAskedAhead(queries, key)))
  const { whileArriving } = options
  const { start, isStartDone } = useStart<Data>(list, whileArriving !== undefined)
  const live = useQuery<PlatformAnswer<Data>, PlatformFailure, PlatformAnswer<Data>>(
    platformQuery<Data, Variables>(bridge, document, variables, { structuralSharing: false, ...options, enabled: enabled && !isHeld }),
  )
  const isOffline = isUnreachable(live.error)
  const { savedCopy: use = 'at-once' } = options
  const mayStandIn = isOffline || use === 'at-once' || (use === 'until-answered' && live.error === null)
  const wantsSaved = enabled && live.data === undefined && mayStandIn
  const saved = useQuery<PlatformAnswer<Data> | null>({ ...savedCopyQuery<Data>(bridge, list), enabled: wantsSaved && isStartDone })

  const isCopyRead = isStartDone && !saved.isFetching
  useEffect(() => {
    if (!isHeld) return undefined
    const release = (): void => setHeld(false)
    return isCopyRead ? afterPaint(release) : within(COPY_TAKES_AT_MOST, release)
  }, [isHeld, isCopyRead])

  // Once the platform has answered nobody needs the copy: 100,000 sites are not held twice.
  const isAnswered = live.data !== undefined
  useEffect(() => {
    if (!isAnswered) return
    queries.removeQueries({ queryKey: savedCopyKey(list) })
    queries.removeQueries({ queryKey: startKey(list) })
  }, [isAnswered, list, queries])

  const savedCopy = wantsSaved ? (saved.data ?? undefined) : undefined
  const shown = live.data ?? savedCopy
  const rows = useQuery<readonly unknown[] | null>({ queryKey: arrivingKey(document), queryFn: skipToken, structuralSharing: false }).data ?? undefined
  const arriving = useMemo(
    () => (rows === undefined || whileArriving === undefined || shown !== undefined ? undefined : whileArriving(rows)),
    [rows, shown, whileArriving],
  )
  // A copy that cannot be read whole leaves nothing to show: what is missing of it would not be told.
  const isStarting = shown === undefined && arriving === undefined && wantsSaved && (!isStartDone || saved.isPending)
  const first = isStarting ? start : undefined
  return {
    data: (shown ?? first)?.data ?? arriving,
    asOf: (shown ?? first)?.receivedAt,
    arrived: first === undefined ? rows?.length : rowsIn(first.data),
    isArriving: arriving !== undefined || first !== undefined,
    hasGaps: shown?.missing !== undefined,
    isSavedCopy: live.data === undefined && (shown ?? first) !== undefined,
    isOffline,
    isPending: enabled && shown === undefined && arriving === undefined && first === undefined && (live.isPending || (wantsSaved && saved.isPending)),
    isFetching: live.isFetching || first !== undefined,
    failure: live.error,
    refetch: () => void live.refetch(),
  }
}

/**
 * The saved copy of a list that is read in some other way than by `useOfflineQuery`; undefined until the platform cannot be reached, and where none is kept.
 * @param error why the list could not be read; null: it was
 */
export const useCopyWhenUnreachable = <Data>(list: OfflineList, error: unknown): Data | undefined => {
  const bridge = useBridge()
  const isWanted = isUnreachable(error)
  // What was kept since the platform was last away is read anew.
  const saved = useQuery<PlatformAnswer<Data> | null>({ ...savedCopyQuery<Data>(bridge, list), staleTime: 0, enabled: isWanted }).data
  return isWanted ? saved?.data : undefined
}

/** The rows of data that hold one list. */
const rowsIn = (data: unknown): number | undefined => Object.values(data as object).find(Array.isArray)?.length

/** Whether something was asked for before its screen was there, and was not refused. */
const isAskedAhead = (queries: QueryClient, key: readonly string[]): boolean => {
  const state = queries.getQueryState(key)
  return state !== undefined && (state.fetchStatus === 'fetching' || state.data !== undefined)
}

/** The first rows of a long copy, where they were asked for ahead; `isStartDone`: they are painted, or there are none, and the whole may be read. */
const useStart = <Data>(list: OfflineList, isWanted: boolean) => {
  const { data, isFetching } = useQuery<PlatformAnswer<Data> | null>({ queryKey: startKey(list), queryFn: skipToken, structuralSharing: false })
  const start = (isWanted ? data : null) ?? undefined
  const [isPainted, setPainted] = useState(false)
  useEffect(() => (start === undefined ? undefined : afterPaint(() => setPainted(true))), [start])
  return { start, isStartDone: !isFetching && (start === undefined || isPainted) }
}
