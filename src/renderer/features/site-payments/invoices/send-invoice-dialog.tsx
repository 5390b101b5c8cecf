import { Button, Text } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { focusField } from '#components/form/field-id.ts'
import { PhoneField } from '#components/form/fields/phone-field.tsx'
import { Notice } from '#components/notice.tsx'
import { useConnectionProfile } from '#data/bridge/bridge-context.ts'
import { useSave } from '#data/saving/use-save.ts'
import { SendWhatsAppDocument } from '#generated/graphql.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { dialledNumber, NOT_DIALLABLE, type NumberOrigin } from '#shared/domain/text/phone-number.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import * as messages from '../messages.ts'
import { type MessageSubject, sendInvoice } from './invoice-message.ts'

/** A field that holds a phone number; its value becomes the number that is dialled. */
export const recipientSchema = (origin: NumberOrigin) =>
  z.object({
    sendTo: z
      .string()
      .trim()
      .min(1, messages.ENTER_MOBILE)
      .transform((typed, context) => {
        const number = dialledNumber(typed, origin)
        if (number === null && typed !== '') context.addIssue({ code: 'custom', message: NOT_DIALLABLE })
        return number ?? z.NEVER
      }),
  })

export interface SendInvoiceDialogProps {
  readonly subject: MessageSubject
  readonly mobile: string
  /** The invoice was just generated to be sent: what fails says that the invoice is there. */
  readonly isFresh?: boolean
  readonly sendsAtOnce?: boolean
  readonly onClose: () => void
}

export const SendInvoiceDialog = ({ subject, mobile, isFresh = false, sendsAtOnce = false, onClose }: SendInvoiceDialogProps) => {
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const [schema] = useState(() => recipientSchema(subject))
  const methods = useForm({ defaultValues: { sendTo: mobile }, resolver: zodResolver(schema), shouldFocusError: false })

  const { gate, isPending, failure, refusal, run } = useSave({
    run: ({ sendTo }: z.output<typeof schema>, send) => sendInvoice(send, subject, sendTo, imageBase),
    sends: [SendWhatsAppDocument],
    toasts: 'none',
    success: ({ sendTo }) => ({ message: messages.INVOICE_SENT, detail: `${subject.invoiceId} to ${sendTo.grouped}` }),
    onSaved: onClose,
  })
  const submit = methods.handleSubmit(
    (values) => run(values),
    () => void focusField('sendTo'),
  )
  const begin = useRef(submit)
  useEffect(() => {
    if (sendsAtOnce) void begin.current()
  }, [sendsAtOnce])

  return (
    <FormProvider {...methods}>
      <Dialog
        isAlert
        title={messages.SEND_VIA_WHATSAPP}
        width={480}
        onClose={isPending ? null : onClose}
        onSubmit={(event) => void submit(event)}
        actions={
          <>
            <Button onClick={onClose} disabled={isPending}>
              {isFresh ? 'Close' : 'Cancel'}
            </Button>
            <ActionButton
              type="submit"
              appearance="primary"
              reason={gate.reason ?? (imageBase === null ? messages.NO_FILE_ADDRESS : null)}
              isPending={isPending}
            >
              {failure === null ? 'Send' : 'Send again'}
            </ActionButton>
          </>
        }
      >
        <Text>
          {isFresh && 'The invoice is generated. '}
          Invoice {subject.invoiceId} of {formatMoney(subject.amount, subject.currency)} for <span dir="auto">{subject.companyName}</span>.
        </Text>
        <PhoneField name="sendTo" label="Mobile" required country={subject.country} currency={subject.currency} />
        {failure !== null && (
          <Notice intent="error" title={refusal === null ? messages.SEND_NOT_CONFIRMED : messages.SEND_FAILED}>
            {readableServerMessage(failure.message)}
          </Notice>
        )}
      </Dialog>
    </FormProvider>
  )
}
