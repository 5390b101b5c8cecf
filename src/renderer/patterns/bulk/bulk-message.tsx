import { useMemo } from 'react'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { useMayAccess } from '#data/session/current-user.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import type { ListScreen } from '#patterns/list-page/list-page.tsx'
import { ACTIONS } from '#shared/domain/access/actions.ts'
import { MESSAGE_LABELS } from '#shared/domain/bulk/bulk-jobs.ts'
import { formatCount } from '#shared/domain/text.ts'
import { BulkButton } from './bulk-button.tsx'
import type { BulkChoice, BulkSubject } from './bulk-choice.ts'
import { ChooseChange } from './choose-change.tsx'

/** The platform sends single messages for who may send an invoice. */
const SENDS_MESSAGES = ACTIONS.editWalletSettings.permission
const NO_ACCESS = 'You do not have permission to send messages.'

const LONGEST = 1000
const HINT = 'The dry run shows the number of every user. Nothing is sent before you start it there.'

/** A user that a message can go to: to which number, main looks up. */
type MessagedUser = Pick<InternalUser, 'username' | 'name'>

const MESSAGE: BulkChoice = {
  id: 'message',
  label: MESSAGE_LABELS.text,
  fields: <TextAreaField name="text" label={MESSAGE_LABELS.text} required rows={4} limit={LONGEST} />,
  plan: ({ text: typed }) => {
    const text = typed.trim()
    if (text === '' || text.length > LONGEST) return undefined
    // A sentence of the dry run goes on behind it: its own full stop would be one too many.
    const quoted = text.length > 60 ? `${text.slice(0, 59)}…` : text.replace(/\.$/, '')
    return { field: 'message', columns: MESSAGE_LABELS, label: `WhatsApp message: “${quoted}”`, to: { text } }
  },
}

const MESSAGE_ONLY = [MESSAGE]

interface BulkMessageProps {
  readonly users: readonly MessagedUser[]
  readonly onClose: () => void
}

const BulkMessage = ({ users, onClose }: BulkMessageProps) => {
  const subjects = useMemo<readonly BulkSubject[]>(
    () => users.map(({ username, name }) => ({ id: username, domain: username, name: name || username })),
    [users],
  )
  const title = `Send a WhatsApp message to ${formatCount(users.length)} ${users.length === 1 ? 'user' : 'users'}`
  return <ChooseChange choices={MESSAGE_ONLY} subjects={subjects} noun="user" title={title} hint={HINT} onClose={onClose} />
}

interface BulkMessageButtonProps<Row> extends Pick<ListScreen<Row>, 'onScreen'> {
  readonly userOf: (row: Row) => MessagedUser
}

/** In the bar of the selection of users or partners: one WhatsApp message to each. */
export const BulkMessageButton = <Row,>({ onScreen, userOf }: BulkMessageButtonProps<Row>) => {
  const may = useMayAccess()(SENDS_MESSAGES)
  return (
    <BulkButton
      onScreen={onScreen}
      action="bulk-message"
      refusal={may ? null : NO_ACCESS}
      dialog={(rows, close) => <BulkMessage users={rows.map(userOf)} onClose={close} />}
    />
  )
}
