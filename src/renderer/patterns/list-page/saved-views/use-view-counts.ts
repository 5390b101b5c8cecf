import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { List } from '../list-declaration.ts'
import type { ListRead } from '../list-read.ts'
import type { ViewCount } from './count-views.ts'
import type { ListViews } from './use-list-views.ts'
import { changeView } from './view-list.ts'
import { placeOf } from './view-place.ts'

/** Counts the rows of the pinned views while the window is idle, once for the rows of a list that is on screen: nothing is loaded for it. */
export const useViewCounts = <Row extends object>(
  list: List<Row>,
  { views, change }: Pick<ListViews, 'views' | 'change'>,
  { rows, isArriving, stopped, asOf }: ListRead<Row>,
): void => {
  const queries = useQueryClient()
  const location = useLocation()
  const pinned = useMemo(() => views.saved.filter(({ pinnedAt }) => pinnedAt !== undefined), [views])
  // Some of the rows say nothing of how many there are.
  const isWhole = rows !== undefined && isArriving !== true && (stopped ?? null) === null
  const place = isWhole && pinned.length > 0 ? placeOf(list, location) : null
  useEffect(() => {
    if (place === null || rows === undefined) return undefined
    const stop = new AbortController()
    // In the background: where it is refused, it is counted again after the next start.
    const keep = (viewId: string, counted: ViewCount): void => void change((latest) => changeView(latest, viewId, { counted }))
    void import('./count-views.ts').then(({ countViews }) => countViews({ queries, list, views: pinned, rows, asOf, place, stop: stop.signal, keep }))
    return () => stop.abort()
  }, [asOf, change, list, pinned, place, queries, rows])
}
