import { Button } from '@fluentui/react-components'
import { Dialog } from '../dialog.tsx'
import { useClosing } from './use-opener.ts'

interface LeaveDialogProps {
  /** What leaving means: "Your changes to aditi.example are not saved." */
  readonly detail: string
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** The question before what was typed into a dialog is given up. */
export const LeaveDialog = ({ detail, onLeave, onStay }: LeaveDialogProps) => {
  const stay = useClosing(onStay)
  return (
    <Dialog
      isAlert
      title="Leave without saving?"
      onClose={stay}
      actions={
        <>
          <Button onClick={onLeave}>Leave</Button>
          <Button appearance="primary" onClick={stay}>
            Stay
          </Button>
        </>
      }
    >
      {detail}
    </Dialog>
  )
}
