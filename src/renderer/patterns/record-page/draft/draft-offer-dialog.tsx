import { Button, Text } from '@fluentui/react-components'
import { useEffect } from 'react'
import { Dialog } from '#components/dialog.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { DRAFT_PARAMETER, GO_ON } from './draft-address.ts'
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

interface DraftOfferDialogProps {
  readonly offer: DraftOffer
  /** What the form makes: "site". */
  readonly what: string
}

/**
 * Asks on entering a form whether to go on with its draft. It must be answered: both ways of going on would lose the other. A link to the draft itself
 * (`draftAddress`) has answered it.
 */
export const DraftOfferDialog = ({ offer, what }: DraftOfferDialogProps) => {
  const [answer] = useAddressParameter(DRAFT_PARAMETER)
  const isAnswered = answer === GO_ON
  const { restore } = offer
  useEffect(() => {
    if (isAnswered) restore()
  }, [isAnswered, restore])
  if (isAnswered) return null
  return (
    <Dialog
      title="Go on with your draft?"
      isAlert
      isLastSafe
      onClose={null}
      actions={
        <>
          <Button onClick={offer.discard}>Discard draft</Button>
          <Button appearance="primary" onClick={restore}>
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
}
