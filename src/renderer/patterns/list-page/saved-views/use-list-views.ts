import { useCallback, useEffect, useRef } from 'react'
import { useAddress } from '#components/list-state/use-address.ts'
import type { ListState } from '#components/list-state/use-list-state.ts'
import { usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import type { List } from '../list-declaration.ts'
import type { FilterValues } from '../list-filters.ts'
import { defaultViewOf, NO_VIEWS, type ViewList } from './view-list.ts'

export interface ListViews {
  readonly views: ViewList
  readonly change: (views: ViewList) => void
}

/** The saved views of a list. Opened without anything of its own in the address, the list shows the user's default view. */
export const useListViews = <Row>(list: List<Row>, { search, apply }: Pick<ListState<FilterValues>, 'search' | 'apply'>): ListViews => {
  const { id, prefix, context = [] } = list
  const preferences = usePreferences()
  const writePreferences = useWritePreferences()
  const views = preferences.views[id] ?? NO_VIEWS
  const [address] = useAddress()

  const wasOpened = useRef(false)
  useEffect(() => {
    if (wasOpened.current) return
    wasOpened.current = true
    const view = defaultViewOf(views)
    // A link to a record beside the list (`?peek=`) opens as it was sent: a view might leave that record out.
    const isBare = prefix === undefined ? [...address.keys()].every((name) => context.includes(name)) : search === ''
    // Replaced, so that Back leads out of the list and not to it once more.
    if (view !== undefined && isBare) apply(view.search, 'replace')
  }, [address, apply, context, prefix, search, views])

  const change = useCallback(
    (next: ViewList) => void writePreferences({ views: { ...preferences.views, [id]: next } }),
    [id, preferences.views, writePreferences],
  )
  return { views, change }
}
