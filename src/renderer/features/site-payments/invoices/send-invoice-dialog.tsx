import { Button, Text } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useClosing } from '#components/dialog-leaving/use-opener.ts'
import { focusField } from '#components/form/field-id.ts'
import { TextField } from '#components/form/fields/text-field.tsx'
import { Notice } from '#components/notice.tsx'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useSave } from '#data/saving/use-save.ts'
import { useConnectionProfile } from '#data/session/connection.ts'
import { SendWhatsAppDocument } from '#generated/graphql.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { readableServerMessage, whatsAppNumber } from '#shared/domain/text.ts'
import {
  ENTER_MOBILE,
  INVOICE_SENT,
  NO_FILE,
  NO_FILE_ADDRESS,
  NOT_ACCEPTED,
  NUMBER_NOT_DIALLABLE,
  SEND_FAILED,
  SEND_NOT_CONFIRMED,
  SEND_VIA_WHATSAPP,
} from '../messages.ts'
import { invoiceAddress, invoiceMessage, isDiallable, type MessageSubject, plainNumber } from './whatsapp-message.ts'

const schema = z.object({
  sendTo: z
    .string()
    .trim()
    .min(1, ENTER_MOBILE)
    .refine((typed) => typed === '' || isDiallable(typed), NUMBER_NOT_DIALLABLE),
})

export interface SendInvoiceDialogProps {
  readonly subject: MessageSubject
  readonly mobile: string
  /** The invoice was just generated to be sent: what fails says that the invoice is there. */
  readonly isFresh?: boolean
  readonly sendsAtOnce?: boolean
  readonly onClose: () => void
}

const notSent = (message: string): PlatformFailure => new PlatformFailure({ kind: 'rejected', message })

export const SendInvoiceDialog = ({ subject, mobile, isFresh = false, sendsAtOnce = false, onClose }: SendInvoiceDialogProps) => {
  const close = useClosing(onClose)
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const methods = useForm({ defaultValues: { sendTo: mobile }, resolver: zodResolver(schema), shouldFocusError: false })
  const typed = useWatch({ control: methods.control, name: 'sendTo' })

  const { gate, isPending, failure, refusal, run } = useSave({
    run: async ({ sendTo }: z.infer<typeof schema>, send) => {
      if (imageBase === null) throw notSent(NO_FILE_ADDRESS)
      if (subject.key === null) throw notSent(NO_FILE)
      const { sendWhatsApp: isAccepted } = await send(SendWhatsAppDocument, invoiceMessage(subject, sendTo, invoiceAddress(imageBase, subject.key)))
      if (!isAccepted) throw notSent(NOT_ACCEPTED)
    },
    toasts: 'none',
    success: ({ sendTo }) => ({ message: INVOICE_SENT, detail: `${subject.invoiceId} to ${whatsAppNumber(plainNumber(sendTo), subject.currency)}` }),
    onSaved: close,
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
        title={SEND_VIA_WHATSAPP}
        width={480}
        onClose={isPending ? null : close}
        onSubmit={(event) => void submit(event)}
        actions={
          <>
            <Button onClick={close} disabled={isPending}>
              {isFresh ? 'Close' : 'Cancel'}
            </Button>
            <ActionButton type="submit" appearance="primary" reason={gate.reason ?? (imageBase === null ? NO_FILE_ADDRESS : null)} isPending={isPending}>
              {failure === null ? 'Send' : 'Send again'}
            </ActionButton>
          </>
        }
      >
        <Text>
          {isFresh && 'The invoice is generated. '}
          Invoice {subject.invoiceId} of {formatMoney(subject.amount, subject.currency)} for <span dir="auto">{subject.companyName}</span>.
        </Text>
        <TextField
          name="sendTo"
          label="Mobile"
          type="tel"
          required
          {...(isDiallable(typed) ? { hint: `Goes to ${whatsAppNumber(plainNumber(typed), subject.currency)}` } : {})}
        />
        {failure !== null && (
          <Notice intent="error" title={refusal === null ? SEND_NOT_CONFIRMED : SEND_FAILED}>
            {readableServerMessage(failure.message)}
          </Notice>
        )}
      </Dialog>
    </FormProvider>
  )
}
