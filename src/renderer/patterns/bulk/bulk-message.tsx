import { lazyPart } from '#components/lazy-part.tsx'
import { useMayAccess } from '#data/session/current-user.ts'
import type { ListScreen } from '#patterns/list-page/list-slots.ts'
import { ACTIONS } from '#shared/domain/access/actions.ts'
import { BulkButton } from './bulk-button.tsx'
import type { BulkMessageProps, MessagedUser } from './bulk-message-dialog.tsx'

/** The platform sends single messages for who may send an invoice. */
const SENDS_MESSAGES = ACTIONS.editWalletSettings.permission
const NO_ACCESS = 'You do not have permission to send messages.'

const BulkMessage = lazyPart(async () => (await import('./bulk-message-dialog.tsx')).BulkMessage)

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
