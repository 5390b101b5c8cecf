import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { focusField } from '#components/form/field-id.ts'
import { TextField } from '#components/form/fields/text-field.tsx'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { whatsAppNumber } from '#shared/domain/text.ts'
import { ENTER_MOBILE, INVOICE_SENT, NUMBER_NOT_DIALLABLE, SEND_VIA_WHATSAPP } from './messages.ts'
import { type SendFailure, useSendInvoice } from './use-send-invoice.ts'
import { isDiallable, type MessageSubject, plainNumber } from './whatsapp-message.ts'

const useStyles = makeStyles({
  actions: { whiteSpace: 'nowrap' },
  surface: { maxWidth: '480px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
})

interface NumberValues {
  readonly sendTo: string
}

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
  /** It goes out without a further press. */
  readonly sendsAtOnce?: boolean
  readonly onClose: () => void
}

/** Sends an invoice to a number. */
export const SendInvoiceDialog = ({ subject, mobile, isFresh = false, sendsAtOnce = false, onClose }: SendInvoiceDialogProps) => {
  const styles = useStyles()
  const notify = useNotify()
  const gate = useWriteGate()
  const refocus = useOpener()
  const sending = useSendInvoice()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<SendFailure | null>(null)
  const methods = useForm<NumberValues, unknown, NumberValues>({ defaultValues: { sendTo: mobile }, resolver: zodResolver(schema), shouldFocusError: false })
  const typed = useWatch({ control: methods.control, name: 'sendTo' })
  const close = (): void => {
    onClose()
    refocus()
  }

  // Kept beside the state, which a second press before the next drawing would not see.
  const isPending = useRef(false)
  const submit = methods.handleSubmit(
    async ({ sendTo }) => {
      if (isPending.current || !gate.allowed) return
      isPending.current = true
      setSending(true)
      const failed = await sending.send(subject, sendTo)
      isPending.current = false
      setSending(false)
      setFailure(failed)
      if (failed !== null) return
      notify.success(INVOICE_SENT, `${subject.invoiceId} to ${whatsAppNumber(plainNumber(sendTo), subject.currency)}`)
      close()
    },
    () => void focusField('sendTo'),
  )
  const begin = useRef(submit)
  useEffect(() => {
    if (sendsAtOnce) void begin.current()
  }, [sendsAtOnce])

  const blocked = gate.reason ?? sending.refusal
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && !isSending && close()}>
      <DialogSurface className={styles.surface} backdrop={{ appearance: 'dimmed' }}>
        <FormProvider {...methods}>
          <form noValidate onSubmit={(event) => void submit(event)}>
            <DialogBody>
              <DialogTitle>{SEND_VIA_WHATSAPP}</DialogTitle>
              <DialogContent className={styles.content}>
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
                  <MessageBar intent="error" layout="multiline">
                    <MessageBarBody>
                      <MessageBarTitle>{failure.what}</MessageBarTitle>
                      {failure.why}
                    </MessageBarBody>
                  </MessageBar>
                )}
              </DialogContent>
              <DialogActions className={styles.actions}>
                <Button onClick={close} disabled={isSending}>
                  {isFresh ? 'Close' : 'Cancel'}
                </Button>
                <Button
                  type="submit"
                  appearance="primary"
                  disabledFocusable={isSending || blocked !== null}
                  {...(blocked === null ? {} : { title: blocked })}
                  {...(isSending ? { icon: <Spinner size="tiny" /> } : {})}
                >
                  {failure === null ? 'Send' : 'Send again'}
                </Button>
              </DialogActions>
            </DialogBody>
          </form>
        </FormProvider>
      </DialogSurface>
    </Dialog>
  )
}
