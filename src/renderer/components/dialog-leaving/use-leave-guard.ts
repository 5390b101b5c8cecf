import { useCallback, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'

export interface LeaveGuardOptions {
  /** Whether something typed would be lost. */
  readonly isDirty: boolean
  /** Something is not saved on the screen behind the dialog. The router asks only the guard that came last: draw the dialog after the screen, for which this one then speaks too. */
  readonly isScreenDirty?: boolean
  /** Parameter of the address that opens the dialog, and what it holds: the id of the record. */
  readonly parameter: string
  readonly value: string
  /** Closes the dialog. */
  readonly onLeave: () => void
}

export interface LeaveGuard {
  /** Closes, or asks first. */
  readonly leave: () => void
  readonly isAsking: boolean
  readonly confirm: () => void
  readonly stay: () => void
}

/** Asks before a dialog that lives in the address goes away with unsaved changes: by its own buttons, by the back button, by a link elsewhere. */
export const useLeaveGuard = ({ isDirty, isScreenDirty = false, parameter, value, onLeave }: LeaveGuardOptions): LeaveGuard => {
  const [isAsking, setAsking] = useState(false)
  const isLetGo = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leavesScreen = nextLocation.pathname !== currentLocation.pathname
    if (leavesScreen && isScreenDirty) return true
    return isDirty && !isLetGo.current && (leavesScreen || new URLSearchParams(nextLocation.search).get(parameter) !== value)
  })
  const leave = useCallback(() => (isDirty ? setAsking(true) : onLeave()), [isDirty, onLeave])
  const confirm = (): void => {
    isLetGo.current = true
    if (blocker.state === 'blocked') blocker.proceed()
    else onLeave()
  }
  const stay = (): void => {
    setAsking(false)
    if (blocker.state === 'blocked') blocker.reset()
  }
  return { leave, isAsking: isAsking || blocker.state === 'blocked', confirm, stay }
}
