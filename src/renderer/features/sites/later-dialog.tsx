import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'

interface LaterDialogProps {
  /** Domain of the site. */
  readonly title: string
  /** What would be here: "Payment details". */
  readonly what: string
  readonly onClose: () => void
}

/** Stands where a dialog of a later version will be. Source: SLIST-010. */
export const LaterDialog = ({ title, what, onClose }: LaterDialogProps) => (
  <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
    <DialogSurface>
      <DialogBody>
        <DialogTitle>
          <span dir="auto">{title}</span>
        </DialogTitle>
        <DialogContent>{what} is not available yet. It comes with a later version of the console.</DialogContent>
        <DialogActions>
          <Button appearance="primary" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </DialogBody>
    </DialogSurface>
  </Dialog>
)
