import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { NOTHING_SELECTED, type Selection } from '../data-table/selection.ts'

/** Where the user was in the rows of a table: how far it was scrolled, pixels, and which row had the keys. */
export interface TablePlace {
  readonly scroll: number
  readonly rowId: string | undefined
}

/** Where a table begins, null: at its top; and how it tells where it stands. */
export interface KeptPlace {
  readonly begins: TablePlace | null
  readonly tell: (place: TablePlace) => void
}

interface ListPlace {
  readonly table: TablePlace
  readonly selection: Selection
}

/** Navigation state that says that the user comes back to a list, rather than opening it. */
export const COMES_BACK = { comesBack: true } as const

const isBack = (state: unknown): boolean => typeof state === 'object' && state !== null && 'comesBack' in state

const BY_HISTORY: `${NavigationType}` = 'POP'

/** Places by list and address, most recent last. */
type ListPlaces = Map<string, ListPlace>

/** The places of one session: the next user to sign in must not find the previous user's selection. */
export const ListPlacesContext = createContext<ListPlaces>(new Map())
export const newListPlaces = (): ListPlaces => new Map()
const MOST_PLACES = 20

const keep = (places: ListPlaces, key: string, place: ListPlace): void => {
  places.delete(key)
  places.set(key, place)
  for (const old of [...places.keys()].slice(0, -MOST_PLACES)) places.delete(old)
}

/**
 * How a list was when the user left it: who comes back to the same address, by Back or from what a row opened, finds it so; whoever opens it again does not.
 * `selected` is what it begins with, `keepSelection` takes every later one.
 */
export const useListPlace = (listId: string) => {
  const { pathname, search, state } = useLocation() as { readonly pathname: string; readonly search: string; readonly state: unknown }
  const by: `${NavigationType}` = useNavigationType()
  const places = use(ListPlacesContext)
  const key = `${listId} ${pathname}${search}`
  const [found] = useState(() => (by === BY_HISTORY || isBack(state) ? (places.get(key) ?? null) : null))
  const stands = useRef<ListPlace>({ table: found?.table ?? { scroll: 0, rowId: undefined }, selection: found?.selection ?? NOTHING_SELECTED })
  useEffect(() => () => keep(places, key, stands.current), [places, key])
  const place = useMemo<KeptPlace>(
    () => ({
      begins: found?.table ?? null,
      tell: (table) => {
        stands.current = { ...stands.current, table }
      },
    }),
    [found],
  )
  const keepSelection = useCallback((selection: Selection): void => {
    stands.current = { ...stands.current, selection }
  }, [])
  return { place, selected: found?.selection ?? NOTHING_SELECTED, keepSelection }
}
