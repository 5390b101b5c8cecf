import { Button } from '@fluentui/react-components'
import { type ReactElement, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router-dom'
import { Dialog } from '#components/dialog.tsx'
import { linkAt } from '#shared/record-link.ts'
import { useRecordFrame } from './record-dialog.tsx'
import { useUnsavedPart } from './use-unsaved-part.ts'

interface Place {
  readonly parameter: string
  /** Null: the address does not have it. */
  readonly value: string | null
}

export interface LeaveGuardOptions {
  /** True if leaving would lose changes. Called when the user leaves, which may be the next key. See `useIsDirty`. */
  readonly isDirty: () => boolean
  /** What leaving means: "Your changes to aditi.example are not saved." */
  readonly detail: string
  /** What is in the address too: its parameters, and what they hold while it is open. Within a `RecordDialog` that one's. */
  readonly place?: Place | readonly Place[]
  /** Called once the user has answered "Leave": what was typed is given up on purpose, and so is its draft. */
  readonly onGivenUp?: (() => void) | undefined
  /** Closes the dialog. Without it what is guarded is the `RecordDialog` around, else a screen. */
  readonly onLeave?: () => void
}

export interface LeaveGuard {
  /** Closes the dialog, or asks first. */
  readonly leave: () => void
  /** Closes the dialog without asking: what was typed is saved. */
  readonly close: () => void
  /** Lets the next navigation pass without asking: call it right before navigating after a save. */
  readonly allowNextNavigation: () => void
  /** Draw it somewhere: the question while the user wants to leave, else null. */
  readonly question: ReactElement | null
}

/** What leaving for another address would lose; null: nothing. */
type Loss = (from: Location, to: Location) => string | null

/** Whether the search alone leads from one record to another, which takes the first one's form off the screen. */
const leavesRecord = (from: Location, to: Location): boolean => {
  const link = linkAt(from)
  return link !== null && link !== linkAt(to)
}

interface Guarded {
  readonly loss: Loss
  readonly onGivenUp: (() => void) | undefined
}

/** Every guard on screen, the topmost last. The router asks only one of them, which therefore answers for all. */
const guards = new Set<{ readonly current: Guarded }>()

const lostBy = (from: Location, to: Location): readonly Guarded[] =>
  [...guards].toReversed().flatMap(({ current }) => (current.loss(from, to) === null ? [] : [current]))

const HERE: Location = { pathname: '/here', search: '', hash: '', state: null, key: '' } as Location

/** True if any form on screen has unsaved changes. */
export const hasUnsavedWork = (): boolean => lostBy(HERE, { ...HERE, pathname: '/elsewhere' }).length > 0

/**
 * Asks before something typed is lost: by a dialog's own buttons, by the back button, by a link elsewhere. A change of the search that stays with the
 * record leaves no screen.
 */
export const useLeaveGuard = ({ isDirty, detail, onGivenUp, ...dialog }: LeaveGuardOptions): LeaveGuard => {
  const frame = useRecordFrame()
  const { place, onLeave } = dialog.onLeave === undefined && frame !== null ? { place: frame.place, onLeave: frame.close } : dialog
  const [isAsking, setAsking] = useState(false)
  const isAllowed = useRef(false)
  const guarded = useRef<Guarded>({ loss: () => null, onGivenUp })
  const blockedBy = useRef(detail)
  const lost = useRef<readonly Guarded[]>([])
  useLayoutEffect(() => {
    const loss: Loss = (from, to) => {
      const search = new URLSearchParams(to.search)
      const leaves =
        from.pathname !== to.pathname || leavesRecord(from, to) || [place ?? []].flat().some(({ parameter, value }) => search.get(parameter) !== value)
      return leaves && isDirty() && !isAllowed.current ? detail : null
    }
    guarded.current = { loss, onGivenUp }
  })
  // What was saved, or given up, may be begun again.
  useLayoutEffect(() => {
    if (!isDirty()) isAllowed.current = false
  })
  useLayoutEffect(() => {
    guards.add(guarded)
    return () => void guards.delete(guarded)
  }, [])
  // A dialog of its own is no part of the screen behind it.
  useUnsavedPart(() => dialog.onLeave === undefined && isDirty() && !isAllowed.current)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    lost.current = lostBy(currentLocation, nextLocation)
    blockedBy.current = lost.current[0]?.loss(currentLocation, nextLocation) ?? detail
    return lost.current.length > 0
  })
  const allowNextNavigation = useCallback(() => {
    isAllowed.current = true
  }, [])
  const leave = useCallback(() => (isDirty() ? setAsking(true) : onLeave?.()), [isDirty, onLeave])
  // Close and Escape of the dialog ask as well.
  useLayoutEffect(() => (onLeave === frame?.close ? frame?.guard({ isDirty, ask: leave }) : undefined), [frame, isDirty, leave, onLeave])
  const isBlocked = blocker.state === 'blocked'
  const close = (): void => {
    allowNextNavigation()
    setAsking(false)
    if (isBlocked) blocker.proceed()
    else onLeave?.()
  }
  const stay = (): void => {
    setAsking(false)
    if (isBlocked) blocker.reset()
  }
  const giveUp = (): void => {
    if (isBlocked) for (const one of lost.current) one.onGivenUp?.()
    else onGivenUp?.()
    close()
  }
  const question = isAsking || isBlocked ? <LeaveDialog detail={isBlocked ? blockedBy.current : detail} onLeave={giveUp} onStay={stay} /> : null
  return { leave, close, allowNextNavigation, question }
}

/** The question before what was typed into a dialog is given up. `detail`: "Your changes to aditi.example are not saved." */
const LeaveDialog = ({ detail, onLeave, onStay }: { readonly detail: string; readonly onLeave: () => void; readonly onStay: () => void }) => {
  return (
    <Dialog
      isAlert
      isLastSafe
      title="Leave without saving?"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLeave}>Leave</Button>
          <Button appearance="primary" onClick={onStay}>
            Stay
          </Button>
        </>
      }
    >
      {detail}
    </Dialog>
  )
}
