import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { executeOperation, type PlatformAnswer } from './execute-operation.ts'
import type { PlatformFailure } from './platform-failure.ts'
import { mayShowInPart, platformQueryKey } from './use-platform-query.ts'

/** How a list is read that the platform gives in parts. */
export interface PagedQueryOptions<Data, Row, Variables, Place> {
  /** The variables of the question for the part at a place: its `skips` or its token. */
  readonly variablesAt: (place: Place) => Variables
  readonly firstPlace: Place
  readonly rowsOf: (data: Data) => readonly Row[]
  /** Where the next part begins; null when there is none. `loaded` counts the rows of all parts so far. */
  readonly nextPlace: (data: Data, loaded: number) => Place | null
  /** Unique in the list: what is added meanwhile moves rows into the next part, where they would show twice. */
  readonly rowId: (row: Row) => string
}

/** A list that is read part by part. */
export interface PagedQueryResult<Row> {
  /** The rows of every part received, in the platform's order; undefined until the first one is there. */
  readonly rows: readonly Row[] | undefined
  /** Further parts are on their way. */
  readonly isReadingOn: boolean
  /** What shows was known before: all of it is being read anew. */
  readonly isRefreshing: boolean
  /** Nothing is missing: the last part was received. */
  readonly isComplete: boolean
  /** Why the list, or its rest, could not be read. */
  readonly failure: PlatformFailure | null
  /** Reads on where it failed, or the whole list anew. */
  readonly retry: () => void
}

/** The place in a list that is read with `skips`: on while a part was full. */
export const nextSkips =
  <Data>(rowsOf: (data: Data) => readonly unknown[], limit: number) =>
  (data: Data, loaded: number): number | null =>
    rowsOf(data).length < limit ? null : loaded

/**
 * Reads a list that the platform gives in parts, one part after the other, until it is whole: sorting, filtering and counting then speak of all of it.
 * What is read shows at once. Leaving the screen ends the reading.
 */
export const usePagedQuery = <Data, Row, Variables, Place>(
  document: TypedDocumentNode<Data, Variables>,
  options: PagedQueryOptions<Data, Row, Variables, Place>,
): PagedQueryResult<Row> => {
  const { variablesAt, firstPlace, rowsOf, nextPlace, rowId } = options
  const query = useInfiniteQuery<PlatformAnswer<Data>, PlatformFailure, InfiniteData<PlatformAnswer<Data>, Place>, QueryKey, Place>({
    queryKey: [...platformQueryKey(document, variablesAt(firstPlace)), 'parts'],
    queryFn: ({ pageParam, signal }) => executeOperation(document, variablesAt(pageParam as Place), signal, { acceptsGaps: mayShowInPart(document) }),
    initialPageParam: firstPlace,
    getNextPageParam: (last, all) =>
      nextPlace(
        last.data,
        all.reduce((count, { data }) => count + rowsOf(data).length, 0),
      ),
    staleTime: 0,
  })
  const { hasNextPage, isFetching, isFetchingNextPage, isError, isFetchNextPageError, fetchNextPage, refetch } = query
  const parts = query.data?.pages
  // Also after each part: the end of one fetch and the beginning of the next may be told at once.
  const received = parts?.length
  useEffect(() => {
    if (received !== undefined && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [fetchNextPage, hasNextPage, isError, isFetching, received])

  const rows = useMemo(
    () =>
      parts &&
      distinct(
        parts.flatMap(({ data }) => rowsOf(data)),
        rowId,
      ),
    [parts, rowsOf, rowId],
  )
  return {
    rows,
    isReadingOn: rows !== undefined && hasNextPage && !isError,
    isRefreshing: rows !== undefined && isFetching && !isFetchingNextPage,
    isComplete: rows !== undefined && !hasNextPage,
    failure: query.error,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}

const distinct = <Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly Row[] => [...new Map(rows.map((row) => [idOf(row), row])).values()]
