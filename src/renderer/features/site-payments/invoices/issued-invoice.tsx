import { Button, Text } from '@fluentui/react-components'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { formatMoney } from '#shared/domain/money.ts'
import { INVOICE_IS_GENERATED, NO_FILE, SEND_VIA_WHATSAPP, VIEW } from '../messages.ts'
import type { MessageSubject } from './invoice-message.ts'

interface IssuedInvoiceProps {
  readonly subject: MessageSubject
  readonly onView: () => void
  readonly onSend: () => void
  readonly onClose: () => void
}

/** The end of an invoice's dialog: it is there, and what people do with it next. */
export const IssuedInvoice = ({ subject: { invoiceId, amount, currency, companyName, key }, onView, onSend, onClose }: IssuedInvoiceProps) => {
  const refusal = key === null ? NO_FILE : null
  return (
    <Dialog
      title={<span dir="auto">{invoiceId}</span>}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <ActionButton reason={refusal} onClick={onSend}>
            {SEND_VIA_WHATSAPP}
          </ActionButton>
          <ActionButton appearance="primary" reason={refusal} onClick={onView}>
            {VIEW}
          </ActionButton>
        </>
      }
    >
      <Text>
        {INVOICE_IS_GENERATED} It is for {formatMoney(amount, currency)}, billed to <span dir="auto">{companyName}</span>.
      </Text>
    </Dialog>
  )
}
