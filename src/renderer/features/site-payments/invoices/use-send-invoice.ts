import { useCallback } from 'react'
import { asPlatformFailure, isUnconfirmed } from '#data/platform/platform-failure.ts'
import { usePlatformMutation } from '#data/platform/use-platform-mutation.ts'
import { useConnectionProfile } from '#data/session/connection.ts'
import { SendWhatsAppDocument } from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { NO_FILE, NO_FILE_ADDRESS, NOT_ACCEPTED, SEND_FAILED, SEND_NOT_CONFIRMED } from './messages.ts'
import { invoiceAddress, invoiceMessage, type MessageSubject } from './whatsapp-message.ts'

/** Why an invoice did not go out, as far as is known. */
export interface SendFailure {
  /** What is certain: it was not sent, or nobody confirmed it. */
  readonly what: string
  readonly why: string
}

export interface InvoiceSending {
  /** Why nothing can be sent at all; null when it can. */
  readonly refusal: string | null
  /** Sends an invoice to a number; answers with what went wrong, null when it was sent. */
  readonly send: (subject: MessageSubject, mobile: string) => Promise<SendFailure | null>
}

/** Sends invoices by WhatsApp. */
export const useSendInvoice = (): InvoiceSending => {
  const { mutateAsync: sendMessage } = usePlatformMutation(SendWhatsAppDocument)
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const send = useCallback(
    async (subject: MessageSubject, mobile: string): Promise<SendFailure | null> => {
      if (imageBase === null) return { what: SEND_FAILED, why: NO_FILE_ADDRESS }
      if (subject.key === null) return { what: SEND_FAILED, why: NO_FILE }
      try {
        const { sendWhatsApp: isAccepted } = await sendMessage(invoiceMessage(subject, mobile, invoiceAddress(imageBase, subject.key)))
        return isAccepted ? null : { what: SEND_FAILED, why: NOT_ACCEPTED }
      } catch (cause) {
        return { what: isUnconfirmed(cause) ? SEND_NOT_CONFIRMED : SEND_FAILED, why: readableServerMessage(asPlatformFailure(cause).message) }
      }
    },
    [imageBase, sendMessage],
  )
  return { refusal: imageBase === null ? NO_FILE_ADDRESS : null, send }
}
