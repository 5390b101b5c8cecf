import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, Spinner } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { formatMoment } from '#shared/domain/date.ts'
import { isUndecidedPayment, UNDECIDED_PAYMENT } from '#shared/domain/payment.ts'
import type { Remedy } from '#shared/remedy.ts'
import { RemedyButton } from '../action-button.tsx'
import { useToday } from '../clock/use-today.ts'

interface MoneyStateProps {
  readonly entry: MoneyEntry
  /** What was sent, where the bar stands for itself: "Recharge of ₹500.00". */
  readonly title?: string
  readonly onCheck: () => void
  /** Opens the bookings on the platform, if only the user can decide whether the payment was booked. */
  readonly onDecide?: () => void
  readonly remedy?: Remedy | null
  /** What closes the bar once it is settled. */
  readonly closing?: ReactElement
}

/** What is known of something that was sent; nothing for what has not been answered yet, where no title asks for it. */
export const MoneyState = ({ entry, title, onCheck, onDecide, remedy = null, closing }: MoneyStateProps) => {
  const { intent, text } = wordsOf(entry, useToday())
  const isUnknown = entry.state === 'unknown'
  const isUndecided = isUndecidedPayment(entry)
  if (entry.state === 'sending' && title === undefined) return null
  return (
    <MessageBar
      intent={intent}
      layout="multiline"
      {...(entry.state === 'sending' || (isUnknown && !isUndecided) ? { icon: <Spinner size="tiny" aria-hidden /> } : {})}
    >
      <MessageBarBody>
        {title !== undefined && <MessageBarTitle>{title}</MessageBarTitle>} {text}
      </MessageBarBody>
      {closing !== undefined && <MessageBarActions containerAction={closing} />}
      {entry.state === 'refused' && remedy !== null && (
        <MessageBarActions>
          <RemedyButton remedy={remedy} />
        </MessageBarActions>
      )}
      {isUndecided && onDecide !== undefined && (
        <MessageBarActions>
          <Button size="small" onClick={onDecide}>
            Look and decide
          </Button>
        </MessageBarActions>
      )}
      {isUnknown && !(isUndecided && onDecide !== undefined) && (
        <MessageBarActions>
          <Button size="small" onClick={onCheck}>
            Check now
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  )
}

const wordsOf = (
  { state, found, message, checkedAt, startedAt }: MoneyEntry,
  today: number,
): { intent: 'info' | 'success' | 'warning' | 'error'; text: string } => {
  switch (state) {
    case 'sending':
      return { intent: 'info', text: 'Sending...' }
    case 'done':
      return { intent: 'success', text: message ?? (found ? 'Confirmed: the platform has recorded it. Nothing needs to be sent again.' : 'It is done.') }
    case 'refused':
      return { intent: 'error', text: message ?? 'It was refused.' }
    case 'absent':
      return { intent: 'warning', text: `${message ?? ''} Not on the platform as of ${formatMoment(checkedAt ?? startedAt, today)}.`.trim() }
    case 'unknown': {
      if (message === UNDECIDED_PAYMENT) return { intent: 'warning', text: `${message} Until it is decided, nothing else of its kind is sent for it.` }
      const seen = checkedAt === null ? '' : ` Not there yet at ${formatMoment(checkedAt, today)}.`
      return { intent: 'warning', text: `${message ?? 'The platform did not answer.'} Checking whether it arrived...${seen} Do not send it again meanwhile.` }
    }
  }
}
