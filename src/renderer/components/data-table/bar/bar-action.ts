import { createContext, type RefObject, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNewest } from '../../memory/use-newest.ts'
import type { ActionId } from '../../shortcuts/action-keys.ts'

/** One thing to do with the selected rows, as its button in the bar and its entry in the menu of what has no room there show it. */
export interface BarAction {
  /** Gives its keys, and is its place in the bar. */
  readonly action: ActionId
  readonly label: string
  /** Why it cannot be done now; null where it can. */
  readonly reason: string | null
  /** The tooltip of its button: what it does, with its keys. */
  readonly title: string | undefined
  readonly run: () => void
}

type Offer = (action: BarAction) => () => void

const OfferContext = createContext<Offer | null>(null)
export const BarActionsOffered = OfferContext.Provider

/** Puts an action into the bar of the selection while the component is on screen. Its `run` may change from drawing to drawing. */
export const useBarAction = ({ action, label, reason, title, run }: BarAction): void => {
  useOffered({ action, label, reason, title }, useNewest(run))
}

const useOffered = ({ action, label, reason, title }: Omit<BarAction, 'run'>, newest: RefObject<() => void>): void => {
  const offer = use(OfferContext)
  useLayoutEffect(() => offer?.({ action, label, reason, title, run: () => newest.current() }), [offer, action, label, newest, reason, title])
}

/** What is offered now, in the order in which it came; a change of an action keeps its place. */
export const useOfferedActions = () => {
  const [actions, setActions] = useState<readonly BarAction[]>([])
  const places = useRef<ActionId[]>([])
  const offer = useCallback<Offer>((offered) => {
    if (!places.current.includes(offered.action)) places.current.push(offered.action)
    const placeOf = ({ action }: BarAction): number => places.current.indexOf(action)
    setActions((before) => [...before, offered].toSorted((one, other) => placeOf(one) - placeOf(other)))
    return () => setActions((before) => before.filter((each) => each !== offered))
  }, [])
  return useMemo(() => ({ actions, offer }), [actions, offer])
}
