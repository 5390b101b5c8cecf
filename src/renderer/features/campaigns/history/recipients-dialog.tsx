import { Dialog } from '#components/dialog.tsx'
import { ChangedHere } from '#patterns/activity/changed-here.tsx'
import { RECIPIENTS } from '../messages.ts'
import { RecipientList } from '../run/recipient-list.tsx'

interface RecipientsDialogProps {
  readonly campaignId: string
  readonly template: string
  readonly onClose: () => void
}

/** The dialog Recipients of a campaign: the outcome of the message to each. */
export const RecipientsDialog = ({ campaignId, template, onClose }: RecipientsDialogProps) => (
  <Dialog
    title={
      <>
        {RECIPIENTS}
        {' · '}
        <span dir="auto">{template}</span>
      </>
    }
    hasCross
    width={960}
    onClose={onClose}
  >
    <RecipientList of={{ campaignId }} />
    <ChangedHere record={{ sort: 'campaign', id: campaignId, name: template }} />
  </Dialog>
)
