import { useCallback, useContext, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router-dom'
import { addressChanges } from './address-changes.ts'

/** `replace` while filtering or moving within something open, `push` when something opens. */
export type HistoryEntry = 'push' | 'replace'
export type ChangeAddress = (change: (latest: URLSearchParams) => URLSearchParams, entry: HistoryEntry) => void

/**
 * The search part of the address, and a way to change it. Unlike the router's `useSearchParams` a change is seen in the very next render (the router
 * renders in a transition, too late for a text field bound to the address), and changes made in a row build on each other, whichever component makes them.
 */
export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const location = useLocation()
  const navigate = useNavigate()
  const router = useContext(DataRouterContext)?.router
  const { pathname, search } = location
  const latest = useSyncExternalStore(addressChanges.subscribe, addressChanges.latest)
  const current = latest?.pathname === pathname ? latest.search : search

  useLayoutEffect(() => addressChanges.arrived(location), [location])

  // One function for good: what is drawn with it need not be drawn again at every keystroke.
  const here = useRef(location)
  useLayoutEffect(() => {
    here.current = location
  })
  const change = useCallback<ChangeAddress>(
    (next, entry) => {
      const { pathname: path, search: rendered, hash } = here.current
      // The router is ahead of what is on screen: a screen that it is leaving, or has left, must not take the user back.
      const target = router?.state.navigation.location ?? router?.state.location
      if (target !== undefined && target.pathname !== path) return
      const state: unknown = here.current.state
      const newest = addressChanges.latest()
      const before = newest?.pathname === path ? newest.search : rendered
      const text = next(new URLSearchParams(before)).toString()
      const after = text === '' ? '' : `?${text}`
      if (after === before) return
      addressChanges.sent({ pathname: path, search: after })
      void navigate({ pathname: path, search: after, hash }, { replace: entry === 'replace', state, preventScrollReset: true })
    },
    [navigate, router],
  )
  return [useMemo(() => new URLSearchParams(current), [current]), change]
}
