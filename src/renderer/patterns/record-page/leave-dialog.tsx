import { Button } from '@fluentui/react-components'
import { Dialog } from '#components/dialog.tsx'

/** The question before what was typed into a dialog is given up. `detail`: "Your changes to aditi.example are not saved." */
export const LeaveDialog = ({ detail, onLeave, onStay }: { readonly detail: string; readonly onLeave: () => void; readonly onStay: () => void }) => {
  return (
    <Dialog
      isAlert
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
