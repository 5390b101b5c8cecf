import { useMemo } from 'react'
import type { InternalUser } from '#data/users/pickers.ts'
import type { PlannedRow } from '#shared/bridge/bulk.ts'
import { isRecord, MESSAGE_LABELS, messageNumberOf } from '#shared/domain/bulk/bulk-jobs.ts'
import { dialledNumber } from '#shared/domain/text/phone-number.ts'
import { formatCount } from '#shared/domain/text.ts'
import type { BulkChoice, BulkSubject } from './bulk-choice.ts'
import { BulkMessageFields } from './bulk-message-fields.tsx'
import { ChooseChange } from './choose-change.tsx'
import { messageProblem } from './message-rules.ts'

/** With the preview beside the fields, in pixels. */
const WIDTH = 960

/** A user that a message can go to: to which number, main looks up. */
export type MessagedUser = Pick<InternalUser, 'username' | 'name'>

/** A row with its number as people read it. */
const withGroupedNumber = (row: PlannedRow): PlannedRow => {
  const grouped = dialledNumber(String(messageNumberOf(row) ?? ''), {})?.grouped
  return grouped === undefined || !isRecord(row.to) ? row : { ...row, to: { ...row.to, toNumber: grouped } }
}

/** `second` is the address of the image, empty without one. */
const MESSAGE: BulkChoice = {
  id: 'message',
  label: MESSAGE_LABELS.text,
  fields: <BulkMessageFields />,
  plan: ({ text: typed, second: image }) => {
    const text = typed.trim()
    if (text === '' || messageProblem(typed) !== null) return undefined
    // A sentence of the dry run goes on behind it: its own full stop would be one too many.
    const quoted = text.length > 60 ? `${text.slice(0, 59)}…` : text.replace(/\.$/, '')
    return {
      field: 'message',
      columns: MESSAGE_LABELS,
      shown: withGroupedNumber,
      label: `WhatsApp message${image === '' ? '' : ' with an image'}: “${quoted}”`,
      to: image === '' ? { text } : { text, imageLink: image },
    }
  },
  problems: ({ text }) => {
    const problem = messageProblem(text)
    return problem === null ? {} : { text: problem }
  },
}

const MESSAGE_ONLY = [MESSAGE]

export interface BulkMessageProps {
  readonly users: readonly MessagedUser[]
  readonly noun: 'user' | 'partner'
  readonly onClose: () => void
}

/** The dialog that asks for the message, then the dry run. Loaded with its fields, so that the first of them has the focus. */
export const BulkMessage = ({ users, noun, onClose }: BulkMessageProps) => {
  const subjects = useMemo<readonly BulkSubject[]>(
    () => users.map(({ username, name }) => ({ id: username, domain: username, name: name || username })),
    [users],
  )
  return (
    <ChooseChange
      choices={MESSAGE_ONLY}
      subjects={subjects}
      noun={noun}
      title={`Send a WhatsApp message to ${formatCount(users.length)} ${noun}${users.length === 1 ? '' : 's'}`}
      hint={`The dry run shows the number of every ${noun}. Nothing is sent before you start it there.`}
      width={WIDTH}
      onClose={onClose}
    />
  )
}
