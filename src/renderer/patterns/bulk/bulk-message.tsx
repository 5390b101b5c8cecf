import { useMemo } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { useMayAccess } from '#data/session/current-user.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import type { ListScreen } from '#patterns/list-page/list-page.tsx'
import { ACTIONS } from '#shared/domain/access/actions.ts'
import { MESSAGE_LABELS } from '#shared/domain/bulk/bulk-jobs.ts'
import { formatCount } from '#shared/domain/text.ts'
import { BulkButton } from './bulk-button.tsx'
import type { BulkChoice, BulkSubject } from './bulk-choice.ts'
import { ChooseChange } from './choose-change.tsx'
import { LONGEST_MESSAGE, siteOnlyLabels } from './message-rules.ts'

/** The platform sends single messages for who may send an invoice. */
const SENDS_MESSAGES = ACTIONS.editWalletSettings.permission
const NO_ACCESS = 'You do not have permission to send messages.'

/** With the preview beside the fields, in pixels. */
const WIDTH = 960

const BulkMessageFields = lazyPart(async () => (await import('./bulk-message-fields.tsx')).BulkMessageFields)

/** A user that a message can go to: to which number, main looks up. */
type MessagedUser = Pick<InternalUser, 'username' | 'name'>

/** `second` is the address of the image, empty without one. */
const MESSAGE: BulkChoice = {
  id: 'message',
  label: MESSAGE_LABELS.text,
  fields: <BulkMessageFields />,
  plan: ({ text: typed, second: image }) => {
    const text = typed.trim()
    if (text === '' || typed.length > LONGEST_MESSAGE || siteOnlyLabels(text).length > 0) return undefined
    // A sentence of the dry run goes on behind it: its own full stop would be one too many.
    const quoted = text.length > 60 ? `${text.slice(0, 59)}…` : text.replace(/\.$/, '')
    return {
      field: 'message',
      columns: MESSAGE_LABELS,
      label: `WhatsApp message${image === '' ? '' : ' with an image'}: “${quoted}”`,
      to: image === '' ? { text } : { text, imageLink: image },
    }
  },
}

const MESSAGE_ONLY = [MESSAGE]

interface BulkMessageProps {
  readonly users: readonly MessagedUser[]
  readonly noun: 'user' | 'partner'
  readonly onClose: () => void
}

const BulkMessage = ({ users, noun, onClose }: BulkMessageProps) => {
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

interface BulkMessageButtonProps<Row> extends Pick<ListScreen<Row>, 'onScreen'>, Pick<BulkMessageProps, 'noun'> {
  readonly userOf: (row: Row) => MessagedUser
}

/** In the bar of the selection of users or partners: one WhatsApp message to each. */
export const BulkMessageButton = <Row,>({ onScreen, noun, userOf }: BulkMessageButtonProps<Row>) => {
  const may = useMayAccess()(SENDS_MESSAGES)
  return (
    <BulkButton
      onScreen={onScreen}
      action="bulk-message"
      refusal={may ? null : NO_ACCESS}
      dialog={(rows, close) => <BulkMessage users={rows.map(userOf)} noun={noun} onClose={close} />}
    />
  )
}
