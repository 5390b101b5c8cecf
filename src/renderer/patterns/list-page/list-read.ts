import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import type { PagedQueryResult } from '#data/platform/use-paged-query.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatCount } from '#shared/domain/text.ts'
import type { PagingStop } from '#shared/paging.ts'

/** What the platform, or main, has answered so far. */
export interface ListRead<Row> {
  /** Undefined until the first rows are there. Keep the array stable between renders. */
  readonly rows: readonly Row[] | undefined
  /** Why there are no newer rows, or no further ones. */
  readonly failure: PlatformFailure | null
  readonly refresh: () => void
  /** A request is pending. */
  readonly isFetching?: boolean
  /** The first rows may still come, from a copy on this machine: no failure is shown yet. */
  readonly isPending?: boolean
  /** When the rows were received, unix seconds; given at all, even undefined, the list shows its age and that it is loading. */
  readonly asOf?: number | undefined
  /** The rows are those of an earlier time, and the shell already says that the platform cannot be reached. */
  readonly isOffline?: boolean
  /** How many rows have arrived of a list that is slow to come. */
  readonly arrived?: number | undefined
  /** Only those that have arrived are shown. */
  readonly isArriving?: boolean
  /** Fields of some rows could not be loaded: see `field` of a column. */
  readonly hasGaps?: boolean
  /** Why reading page by page stopped before the end. */
  readonly stopped?: PagingStop | null
}

/** The age of the rows without the rows, which React would retain with a previous render. */
export const ageOf = ({ asOf, isOffline, isFetching, arrived }: ListRead<unknown>) => ({ asOf, isOffline, isFetching, arrived })

/** A list that is read page by page. @param rows made of those of the pages; keep the array stable between renders */
export const pagedRead = <Row>(rows: ListRead<Row>['rows'], pages: Omit<PagedQueryResult<unknown>, 'rows'>): ListRead<Row> => ({
  rows,
  failure: pages.failure,
  isFetching: pages.isReadingOn || pages.isRefreshing,
  refresh: pages.retry,
  stopped: pages.stopped,
})

/** Why nothing is exported while only the first rows of a list are there. */
export const STILL_LOADING = 'The list is still loading.'

/** What the list shows in place of its newest rows. @param many its rows, such as `sites` */
export const shownInstead = ({ asOf, arrived, isArriving }: Pick<ListRead<unknown>, 'asOf' | 'arrived' | 'isArriving'>, many: string): string => {
  if (isArriving === true && arrived !== undefined) return `The list below ends after the first ${formatCount(arrived)} ${many}.`
  return asOf === undefined ? 'This list may be out of date or incomplete.' : `Showing data from ${formatDateTime(asOf)}.`
}
