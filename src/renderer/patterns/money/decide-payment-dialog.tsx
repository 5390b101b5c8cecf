import { Button, MessageBar, MessageBarBody, Radio, RadioGroup, Spinner, Text } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { titleOf, useMoneyCheck, usePaymentLook } from '#data/money/money-entries.ts'
import type { MoneyEntry, PaymentCandidate } from '#shared/bridge/money.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { isUndecidedPayment } from '#shared/domain/payment.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Failure } from '#shared/result.ts'

const NOT_BOOKED = ''

const timeOf = ({ createdAt }: PaymentCandidate): string => (createdAt === null ? 'at an unknown time' : formatDateTime(createdAt))

const noteOf = ({ note, hasSameNote }: PaymentCandidate): string =>
  `${note === null || note === '' ? 'no note' : `“${note}”`}${hasSameNote ? '' : ' (not the note that was sent)'}`

/** Asks the user whether a payment was booked, with the bookings of its amount that the platform has now. */
export const DecidePaymentDialog = ({ entry, onClose }: { readonly entry: MoneyEntry; readonly onClose: () => void }) => {
  const { key } = entry
  const { decide } = useMoneyCheck()
  const gate = useWriteGate()
  const { looked, isLooking, lookAgain } = usePaymentLook(key)
  const [choice, setChoice] = useState<string | null>(null)
  const [refused, setRefused] = useState<Failure | null>(null)
  const [isDeciding, setDeciding] = useState(false)
  const candidates = looked?.ok === true && !isLooking ? looked.value.candidates : null
  const failed = refused ?? (looked?.ok === false ? looked.error : null)

  // The payment was settled in the meantime; its message bar shows the outcome.
  const isOver = looked?.ok === true && !isUndecidedPayment(looked.value.entry)
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])

  const again = (): void => {
    setChoice(null)
    setRefused(null)
    lookAgain()
  }
  const confirm = async (): Promise<void> => {
    if (candidates === null || choice === null) return
    setDeciding(true)
    const decided = await decide({ key, seen: candidates.map(({ id }) => id), bookedAs: choice === NOT_BOOKED ? null : choice })
    setDeciding(false)
    if (decided.ok) onClose()
    else setRefused(decided.error)
  }
  const reason = gate.reason ?? (choice === null ? 'Choose what you found on the platform.' : null)
  return (
    <Dialog
      isAlert
      title="Was it booked?"
      width={620}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={again}>Look again</Button>
          <ActionButton appearance="primary" reason={reason} isPending={isDeciding} onClick={() => void confirm()}>
            Confirm
          </ActionButton>
        </>
      }
    >
      <Text>
        {titleOf(entry)}, sent {formatDateTime(entry.startedAt)}, {entry.text === '' ? 'without a note' : `with the note “${entry.text}”`}.
      </Text>
      {isLooking && <Spinner label="Reading the platform..." />}
      {candidates !== null && (
        <RadioGroup value={choice ?? 'none chosen'} onChange={(_, { value }) => setChoice(value)} aria-label="On the platform">
          {candidates.map((candidate) => (
            <Radio key={candidate.id} value={candidate.id} label={`Was booked: ${timeOf(candidate)}, ${noteOf(candidate)}`} />
          ))}
          <Radio value={NOT_BOOKED} label="Was not booked: these are other payments. It can be sent again." />
        </RadioGroup>
      )}
      <div role="status">
        {failed !== null && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{readableServerMessage(failed.message)}</MessageBarBody>
          </MessageBar>
        )}
      </div>
    </Dialog>
  )
}
