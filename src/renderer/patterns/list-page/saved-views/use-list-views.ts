import { useCallback, useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useAddress } from '#components/list-state/use-address.ts'
import type { ListState } from '#components/list-state/use-list-state.ts'
import { useConsole, usePreferences } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { SavedView } from '#shared/bridge/preferences.ts'
import { SHARED_VIEW } from '#shared/record-link.ts'
import type { List } from '../list-declaration.ts'
import type { FilterValues } from '../list-filters.ts'
import { type ChangeViews, type ChangeViewsOrNotify, VIEWS_NOT_CHANGED, type ViewList } from './view-list.ts'

/** The views of a list, and which of them it shows. */
export interface ListViews {
  readonly views: ViewList
  readonly change: ChangeViews
  readonly changeOrNotify: ChangeViewsOrNotify
  /** The view that was chosen last; it may have been changed since. */
  readonly chosen: SavedView | undefined
  /** The view that shows exactly what is on screen. */
  readonly shown: SavedView | undefined
  /** Shows the list without any filter. */
  readonly showAll: () => void
}

/**
 * The saved views of a list. Opened without anything of its own in the address, the list shows the user's default view; opened by a link to a view, what the
 * link holds.
 */
export const useListViews = <Row>(list: List<Row>, { search, apply }: Pick<ListState<FilterValues>, 'search' | 'apply'>): ListViews => {
  const { id, prefix, context = [] } = list
  // Another object for each session.
  const services = useConsole()
  const { preferences } = services
  const notify = useNotify()
  const views = usePreferences().views[id] ?? NO_VIEWS
  const [address, changeAddress] = useAddress()
  const isBack = useNavigationType() === NavigationType.Pop
  const lastShown = lastShownOf(services)
  const before = lastShown.get(id)
  const linked = address.get(SHARED_VIEW)

  const wasOpened = useRef(false)
  useEffect(() => {
    if (wasOpened.current) return
    wasOpened.current = true
    const view = defaultViewOf(views)
    // A link to a record beside the list (`?peek=`) opens as it was sent: a view might leave that record out.
    const isOwn = (name: string): boolean => (prefix === undefined ? !context.includes(name) : name.startsWith(`${prefix}.`) || name === SHARED_VIEW)
    const isBare = ![...address.keys()].some(isOwn)
    const isBackToAll = isBack && before?.search === ''
    // Replaced, so that Back leads out of the list and not to it once more.
    if (view !== undefined && isBare && !isBackToAll) apply(view.search, 'replace')
  }, [address, apply, before, context, isBack, prefix, views])

  useEffect(() => {
    if (linked === null) return
    apply(linked, 'replace')
    changeAddress((latest) => {
      const next = new URLSearchParams(latest)
      next.delete(SHARED_VIEW)
      return next
    }, 'replace')
  }, [apply, changeAddress, linked])

  const shown = viewOf(views, search)
  const [chosenId, choose] = useState(() => (before?.search === search ? before.chosenId : undefined))
  if (shown !== undefined && shown.id !== chosenId) choose(shown.id)
  useEffect(() => void lastShown.set(id, { chosenId, search }), [chosenId, id, lastShown, search])

  const change = useCallback<ChangeViews>(
    (edit) => preferences.edit(({ views: all }) => ({ views: { ...all, [id]: edit(all[id] ?? NO_VIEWS) } })),
    [id, preferences],
  )
  const changeOrNotify = useCallback<ChangeViewsOrNotify>(
    async (edit) => {
      const refused = await change(edit)
      if (refused !== null) notify.error(VIEWS_NOT_CHANGED, refused)
      return refused === null
    },
    [change, notify],
  )
  const showAll = useCallback(() => {
    choose(undefined)
    apply('')
  }, [apply])
  return { views, change, changeOrNotify, chosen: views.saved.find((view) => view.id === chosenId), shown, showAll }
}

interface LastShown {
  readonly chosenId: string | undefined
  readonly search: string
}

/** The last view shown by each list of a session, restored when the user returns to the list. */
const lastShownOf = (session: object): Map<string, LastShown> => {
  const known = lastShownIn.get(session) ?? new Map<string, LastShown>()
  lastShownIn.set(session, known)
  return known
}

const lastShownIn = new WeakMap<object, Map<string, LastShown>>()

export const NO_VIEWS: ViewList = { saved: [], defaultId: null }

/** The view that shows exactly what the address says; undefined when none does. */
export const viewOf = (views: ViewList, search: string): SavedView | undefined => views.saved.find((view) => view.search === search)

export const defaultViewOf = (views: ViewList): SavedView | undefined => views.saved.find((view) => view.id === views.defaultId)
