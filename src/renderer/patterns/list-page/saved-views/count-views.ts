import type { QueryClient } from '@tanstack/react-query'
import { readFilters } from '#components/list-state/list-address.ts'
import { createRowFilter } from '#components/list-state/row-filter.ts'
import type { SavedView } from '#shared/bridge/preferences.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import type { List } from '../list-declaration.ts'

/** How many rows a view has, and as of when in unix seconds. */
export type ViewCount = NonNullable<SavedView['counted']>

const VIEW_COUNTS = 'view-counts'

/** Under which the query cache of the session keeps the count of a view; it ends with the session. */
export const viewCountKey = (viewId: string): readonly [string, string] => [VIEW_COUNTS, viewId]

interface CountViews<Row> {
  readonly queries: QueryClient
  readonly list: List<Row>
  readonly views: readonly SavedView[]
  readonly rows: readonly Row[]
  readonly asOf: number | undefined
  /** What the rows are of: views pinned elsewhere are of others. */
  readonly place: string
  readonly stop: AbortSignal
  /** Keeps a count for the next start, where it differs from the one that is kept or that one is old. */
  readonly keep: (viewId: string, counted: ViewCount) => void
}

/** Seconds after which a count is kept again although it is the same. */
const KEPT_FOR = 3600

/** Counts the rows of pinned views, in steps while the window is idle. */
export const countViews = async <Row extends object>({ queries, list, views, rows, asOf, place, stop, keep }: CountViews<Row>): Promise<void> => {
  queries.setQueryDefaults([VIEW_COUNTS], { gcTime: Number.POSITIVE_INFINITY })
  // The rows of such a list depend on the filters themselves.
  if (list.allFilters.some(({ kind }) => kind === 'held')) return
  for (const view of views.filter(({ pinnedAt }) => pinnedAt === place)) {
    const found = await rowsOfView(list, rows, view.search, stop)
    if (found === null) return
    const counted: ViewCount = { count: found.length, asOf: asOf ?? nowInSeconds() }
    queries.setQueryData<ViewCount>(viewCountKey(view.id), counted)
    if (view.counted?.count !== counted.count || counted.asOf - view.counted.asOf >= KEPT_FOR) keep(view.id, counted)
  }
}

/** The rows that a view shows, read in steps while the window is idle; null where it was stopped. @param search of the view */
export const rowsOfView = async <Row>(list: List<Row>, rows: readonly Row[], search: string, stop: AbortSignal): Promise<readonly Row[] | null> => {
  const filters = readFilters(list.definition, new URLSearchParams(search))
  const isSet = (name: string): boolean => ![null, undefined, ''].includes(filters[name] as string) && String(filters[name]) !== ''
  // The texts of a filter that is not set are not made ready.
  const criteria = Object.fromEntries(Object.entries(list.criteriaAt(nowInSeconds())).filter(([name]) => isSet(name)))
  const filter = createRowFilter(rows, criteria)
  for (;;) {
    const hasTime = await idle()
    if (stop.aborted) return null
    if (!filter.prepare(hasTime)) continue
    const places = filter.apply(filters)
    return places === undefined ? rows : [...places].flatMap((place) => rows[place] ?? [])
  }
}

/** Waits until the window has nothing to do. jsdom has no idle callbacks. */
const idle = (): Promise<() => boolean> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback((deadline) => resolve(() => deadline.timeRemaining() > 1))
    else setTimeout(() => resolve(() => true))
  })
