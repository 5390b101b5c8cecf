import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { type ReactElement, useCallback, useRef } from 'react'
import { useBlocker } from 'react-router-dom'

export interface UnsavedGuardOptions {
  /** Whether something would be lost. */
  readonly isDirty: boolean
  /** What leaving means: "Your changes to aditi.example are not saved." */
  readonly detail: string
}

export interface UnsavedGuard {
  /** Draw it somewhere: the question while someone wants to leave, else null. */
  readonly dialog: ReactElement | null
  /** Lets the next navigation pass without asking: call it right before navigating after a save. */
  readonly allowNextNavigation: () => void
}

/** Asks before a form with unsaved changes is left for another screen. A change of the address' search alone is no leaving. */
export const useUnsavedGuard = ({ isDirty, detail }: UnsavedGuardOptions): UnsavedGuard => {
  const isLetGo = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && !isLetGo.current && currentLocation.pathname !== nextLocation.pathname)
  const allowNextNavigation = useCallback(() => {
    isLetGo.current = true
  }, [])
  const dialog =
    blocker.state === 'blocked' ? (
      <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && blocker.reset()}>
        <DialogSurface>
          <DialogBody>
            <DialogTitle>Leave without saving?</DialogTitle>
            <DialogContent>{detail}</DialogContent>
            <DialogActions>
              <Button onClick={() => blocker.proceed()}>Leave</Button>
              <Button appearance="primary" onClick={() => blocker.reset()}>
                Stay
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    ) : null
  return { dialog, allowNextNavigation }
}
