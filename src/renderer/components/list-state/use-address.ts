import { useCallback, useContext, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router-dom'

/** `replace` while filtering or moving within something open, `push` when something opens. */
export type HistoryEntry = 'push' | 'replace'
type ChangeAddress = (change: (latest: URLSearchParams) => URLSearchParams, entry: HistoryEntry) => void

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

interface Change {
  readonly pathname: string
  readonly search: string
}

/** What components made of the address ahead of the router, which renders it a moment later. One per window, as the address is. */
class AddressChanges {
  /** Handed to the router and not yet rendered by it, oldest first. */
  #pending: readonly Change[] = []
  #latest: Change | undefined
  #lastLocation: object | undefined
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#forget()
    }
  }

  /** The last change, also once the router has caught up with it; `undefined` when the router has gone elsewhere since. */
  readonly latest = (): Change | undefined => this.#latest

  sent(change: Change): void {
    this.#pending = [...this.#pending, change]
    this.#latest = change
    this.#notify()
  }

  /**
   * The router rendered this location: what was sent up to it is settled. A location nobody sent (the back button, a link) overrules everything.
   * Every component that uses the address tells; the router's own object says that it is the same one, not its key, which foreign entries share.
   */
  arrived(location: Change): void {
    if (location === this.#lastLocation) return
    this.#lastLocation = location
    if (this.#latest === undefined) return
    const isAt = (change: Change) => change.pathname === location.pathname && change.search === location.search
    const position = isAt(this.#latest) ? this.#pending.length - 1 : this.#pending.findIndex(isAt)
    if (position === -1 && !isAt(this.#latest)) {
      this.#forget()
      this.#notify()
    } else this.#pending = this.#pending.slice(position + 1)
  }

  #forget(): void {
    this.#pending = []
    this.#latest = undefined
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

const addressChanges = new AddressChanges()

/**
 * One parameter of the address, such as the id in an open peek panel: `push` to open, `replace` to move along or close.
 * `null`: absent.
 */
export function useAddressParameter(name: string): readonly [string | null, (value: string | null, entry: HistoryEntry) => void] {
  const [address, change] = useAddress()
  const set = useCallback(
    (value: string | null, entry: HistoryEntry) =>
      change((latest) => {
        const next = new URLSearchParams(latest)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      }, entry),
    [change, name],
  )
  return [address.get(name), set]
}

/**
 * An address without what a dialog kept in it: its own parameters, and those of its lists by their prefix (`transactions.page`). They belong to the record that
 * is left.
 */
export const withoutParameters = (address: URLSearchParams, names: readonly string[], prefixes: readonly string[]): URLSearchParams => {
  const isOwn = (name: string): boolean => names.includes(name) || prefixes.some((prefix) => name.startsWith(`${prefix}.`))
  return new URLSearchParams([...address].filter(([name]) => !isOwn(name)))
}
