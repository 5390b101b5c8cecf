import { useCallback, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router-dom'
import { mappingTabOf } from './mapping.ts'

export interface EditGuard {
  /** Told by the table whether a row is being edited. */
  readonly onEditing: (isEditing: boolean) => void
  /** Does what takes the edited row away, or asks first. */
  readonly leaving: (go: () => void) => void
  readonly isAsking: boolean
  readonly confirm: () => void
  readonly stay: () => void
}

/** What the edited row belongs to: the screen, the partner and the tab. The table's own part of the address (order, columns) may change below an edit. */
const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const parameters = new URLSearchParams(search)
  return JSON.stringify([pathname, parameters.get('partner'), mappingTabOf(parameters.get('tab'))])
}

/** Asks before a row that is being edited goes away: by another tab, by a link, by the back button. */
export const useEditGuard = (): EditGuard => {
  // No state: nothing is drawn by it, and a press right after the edit began must know.
  const isEditing = useRef(false)
  const onEditing = useCallback((now: boolean) => {
    isEditing.current = now
  }, [])
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isEditing.current && placeOf(currentLocation) !== placeOf(nextLocation))
  // A tab is asked for before the address is changed: a table bound to the address would be gone by the time the router could stop it.
  const [held, setHeld] = useState<{ readonly go: () => void } | null>(null)
  const leaving = useCallback((go: () => void) => {
    if (isEditing.current) setHeld({ go })
    else go()
  }, [])
  const confirm = (): void => {
    isEditing.current = false
    setHeld(null)
    if (blocker.state === 'blocked') blocker.proceed()
    else held?.go()
  }
  const stay = (): void => {
    setHeld(null)
    if (blocker.state === 'blocked') blocker.reset()
  }
  return { onEditing, leaving, isAsking: held !== null || blocker.state === 'blocked', confirm, stay }
}
