import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { useLayoutEffect, useRef } from 'react'

interface LaterDialogProps {
  /** Domain of the site. */
  readonly title: string
  /** What would be here: "Payment details". */
  readonly what: string
  readonly onClose: () => void
}

/** Stands where a dialog of a later version will be. Source: SLIST-010. */
export const LaterDialog = ({ title, what, onClose }: LaterDialogProps) => {
  // It has no trigger that Fluent could give the focus back to: the row whose menu led here, or a button of the peek panel, had it.
  const opener = useRef<Element | null>(null)
  // After the closing menu has given the focus to its row, before the dialog takes it.
  useLayoutEffect(() => {
    opener.current = document.activeElement
  }, [])
  const close = (): void => {
    onClose()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>
            <span dir="auto">{title}</span>
          </DialogTitle>
          <DialogContent>{what} is not available yet. It comes with a later version of the console.</DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={close}>
              Close
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
