import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { distinctRows, type Page, type PagedRows, type PagingStep, type PagingStop, readPages, stepAfter } from '#shared/paging.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { executeOperation, type PlatformAnswer } from './execute-operation.ts'
import type { PlatformFailure } from './platform-failure.ts'
import { mayShowInPart, platformQueryKey } from './use-read.ts'

/** How a list is read that the platform gives page by page. `atToken`, `tokenPage` and their like for skips (`#shared/paging.ts`) make the parts. */
interface PagedQueryOptions<Data, Row, Variables, Place> {
  /** The variables of the request for the page at a place: its skips or its token. */
  readonly variablesAt: (place: Place) => Variables
  readonly firstPlace: Place
  /** The page in an answer. Keep it stable between renders, as `rowId`. */
  readonly pageOf: (data: Data, place: Place) => Page<Row, Place>
  /** Unique in the list: what is added in the meantime moves rows to the next page, where they would show twice. */
  readonly rowId: (row: Row) => string
  /** Their order, where it is not the platform's: `newestFirst`. Keep it stable between renders. */
  readonly sorted?: (rows: readonly Row[]) => readonly Row[]
}

export interface PagedQueryResult<Row> {
  /** The rows of every page received; undefined until the first one is there. */
  readonly rows: readonly Row[] | undefined
  readonly isReadingOn: boolean
  /** The rows were known before: all of them are being read again. */
  readonly isRefreshing: boolean
  /** Nothing is missing: the last page was received. */
  readonly isComplete: boolean
  /** Why reading stopped before the end of the list; null where it did not. */
  readonly stopped: PagingStop | null
  /** Why the list, or its rest, could not be read. */
  readonly failure: PlatformFailure | null
  /** Continues where it failed, or reads the whole list again. */
  readonly retry: () => void
}

interface Pages<Row> extends Omit<PagedQueryResult<Row>, 'isReadingOn' | 'isComplete'> {
  readonly hasMore: boolean
  readonly isFetching: boolean
  readonly loadMore: () => void
}

const asReceived = <Row>(rows: readonly Row[]): readonly Row[] => rows

const usePages = <Data extends object, Row, Variables, Place extends string | number | null>(
  document: TypedDocumentNode<Data, Variables>,
  options: PagedQueryOptions<Data, Row, Variables, Place>,
): Pages<Row> => {
  const bridge = useBridge()
  const { variablesAt, firstPlace, pageOf, rowId, sorted = asReceived } = options
  const stepOf = (pages: readonly PlatformAnswer<Data>[], places: readonly Place[]): PagingStep<Place> =>
    stepAfter(
      pages.map(({ data }, index) => {
        const place = places[index] as Place
        const { rows, next } = pageOf(data, place)
        return { place, next, ids: idsOf(data, rows, rowId) }
      }),
    )
  const query = useInfiniteQuery<PlatformAnswer<Data>, PlatformFailure, InfiniteData<PlatformAnswer<Data>, Place>, QueryKey, Place>({
    queryKey: [...platformQueryKey(document, variablesAt(firstPlace)), 'parts'],
    queryFn: ({ pageParam, signal }) => executeOperation(bridge, document, variablesAt(pageParam as Place), signal, { acceptsGaps: mayShowInPart(document) }),
    initialPageParam: firstPlace,
    getNextPageParam: (_last, pages, _lastPlace, places) => stepOf(pages, places).next,
    staleTime: 0,
  })
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query

  const rows = useMemo(() => {
    if (data === undefined) return undefined
    const all = data.pages.flatMap((page, index) => pageOf(page.data, data.pageParams[index] as Place).rows)
    return sorted(distinctRows(all, rowId))
  }, [data, pageOf, rowId, sorted])
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  return {
    rows,
    hasMore: hasNextPage,
    isFetching,
    isRefreshing: rows !== undefined && isFetching && !isFetchingNextPage,
    stopped: data === undefined ? null : stepOf(data.pages, data.pageParams).stopped,
    failure: query.error,
    loadMore,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}

/** Reads page after page until the list is whole, so that sorting and filtering cover all of it. Leaving ends the reading. */
export const usePagedQuery = <Data extends object, Row, Variables, Place extends string | number | null>(
  document: TypedDocumentNode<Data, Variables>,
  options: PagedQueryOptions<Data, Row, Variables, Place>,
): PagedQueryResult<Row> => {
  const { rows, hasMore, isFetching, loadMore, failure, stopped, isRefreshing, retry } = usePages(document, options)
  const isWanted = rows !== undefined && hasMore && failure === null
  // `rows` too: the end of one fetch and the beginning of the next may be reported at once.
  useEffect(() => {
    if (isWanted && !isFetching && rows !== undefined) loadMore()
  }, [isFetching, isWanted, loadMore, rows])
  return { rows, isReadingOn: isWanted, isRefreshing, isComplete: rows !== undefined && !hasMore && stopped === null, stopped, failure, retry }
}

/** The ids of each answer, made once: what follows is decided on every render, and an answer does not change. */
const knownIds = new WeakMap<object, ReadonlySet<string>>()

const idsOf = <Row>(data: object, rows: readonly Row[], idOf: (row: Row) => string): ReadonlySet<string> => {
  const known = knownIds.get(data)
  if (known !== undefined) return known
  const ids = new Set(rows.map(idOf))
  knownIds.set(data, ids)
  return ids
}

interface ReadingOptions<Row> {
  readonly signal?: AbortSignal | undefined
  /** Whether a page holds what is looked for: no further one is asked for. */
  readonly isEnough?: (rows: readonly Row[]) => boolean
  /** Rows that could not be read may be left out: none of them is taken for one that is not there. */
  readonly acceptsGaps?: boolean
}

/** Reads a list that the platform gives page by page, as one promise: each row once. Throws a `PlatformFailure`. */
export const readPagedList = <Data, Row, Variables, Place extends string | number | null>(
  bridge: Bridge,
  document: TypedDocumentNode<Data, Variables>,
  { variablesAt, firstPlace, pageOf, rowId }: PagedQueryOptions<Data, Row, Variables, Place>,
  { signal, isEnough, acceptsGaps = false }: ReadingOptions<Row> = {},
): Promise<PagedRows<Row>> =>
  readPages<Row, Place>({
    first: firstPlace,
    read: async (place) => pageOf((await executeOperation(bridge, document, variablesAt(place), signal, { acceptsGaps })).data, place),
    idOf: rowId,
    ...(isEnough === undefined ? {} : { isEnough }),
  })
