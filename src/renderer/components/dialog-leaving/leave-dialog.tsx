import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { useOpener } from './use-opener.ts'

export interface LeaveDialogProps {
  /** What leaving means: "Your changes to aditi.example are not saved." */
  readonly detail: string
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** The question before what was typed into a dialog is given up. */
export const LeaveDialog = ({ detail, onLeave, onStay }: LeaveDialogProps) => {
  const refocus = useOpener()
  const stay = (): void => {
    onStay()
    refocus()
  }
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && stay()}>
      <DialogSurface backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle>Leave without saving?</DialogTitle>
          <DialogContent>{detail}</DialogContent>
          <DialogActions>
            <Button onClick={onLeave}>Leave</Button>
            <Button appearance="primary" onClick={stay}>
              Stay
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
