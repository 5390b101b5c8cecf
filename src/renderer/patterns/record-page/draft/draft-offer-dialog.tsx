import { Button, Text } from '@fluentui/react-components'
import { Dialog } from '#components/dialog.tsx'
import { nowInSeconds } from '#shared/domain/date.ts'
import type { DraftOffer } from './use-draft.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** How long ago the draft was kept, in unix seconds, for people: "10 minutes ago". A clock that was set back counts as now. */
const ageOf = (savedAt: number): string => {
  const age = Math.max(0, nowInSeconds() - savedAt)
  if (age < MINUTE) return 'less than a minute ago'
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour')
  return relative.format(-Math.floor(age / DAY), 'day')
}

/**
 * Asks on entering a form whether to go on with its draft. It must be answered: both ways of going on would lose the other. `what`: what the form makes,
 * "site".
 */
export const DraftOfferDialog = ({ offer, what }: { readonly offer: DraftOffer; readonly what: string }) => (
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
      There is an unfinished {what} of yours, last changed {ageOf(offer.savedAt)}.
    </Text>
  </Dialog>
)
