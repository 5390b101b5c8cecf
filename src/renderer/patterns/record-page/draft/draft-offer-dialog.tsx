import { Button, Text } from '@fluentui/react-components'
import { Dialog } from '#components/dialog.tsx'
import type { DraftOffer } from './use-draft.ts'

export interface DraftOfferDialogProps {
  readonly offer: DraftOffer
  /** What the form makes: "site". */
  readonly what: string
  /** How old the draft is, for people: "10 minutes ago". */
  readonly age: string
}

/** Asks on entering a form whether to go on with its draft. It must be answered: both ways of going on would lose the other. */
export const DraftOfferDialog = ({ offer, what, age }: DraftOfferDialogProps) => (
  <Dialog
    title="Go on with your draft?"
    isAlert
    onClose={null}
    actions={
      <>
        <Button onClick={offer.discard}>Discard draft</Button>
        <Button appearance="primary" onClick={offer.restore}>
          Go on with it
        </Button>
      </>
    }
  >
    <Text>
      There is an unfinished {what} of yours, last changed {age}.
    </Text>
  </Dialog>
)
