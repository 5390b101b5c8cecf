import { PlatformFailure } from '#data/platform/platform-failure.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { SendWhatsAppDocument, type SendWhatsAppMutationVariables } from '#generated/graphql.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { DialledNumber } from '#shared/domain/text/phone-number.ts'
import { NO_FILE, NO_FILE_ADDRESS, NOT_ACCEPTED } from '../messages.ts'

export interface MessageSubject {
  readonly invoiceId: string
  readonly companyName: string
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  /** The stored code of the site's country. */
  readonly country: string | null
  /** Key of the PDF in the storage; null if the platform did not return one. */
  readonly key: string | null
}

/** Address of an invoice's PDF, below the base address of stored files. */
export const invoiceAddress = (imageBase: string, key: string): string => `${imageBase.replace(/\/+$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}`

export const invoiceMessage = (subject: MessageSubject, { number }: DialledNumber, imageLink: string): SendWhatsAppMutationVariables => ({
  type: 'MEDIA',
  toNumber: number,
  content: `Invoice ${subject.invoiceId} of ${formatMoney(subject.amount, subject.currency)} for ${subject.companyName}.`,
  imageLink,
})

/** @param imageBase the profile's address of stored files; null where it names none */
export const sendInvoice = async (send: Send, subject: MessageSubject, to: DialledNumber, imageBase: string | null): Promise<void> => {
  if (imageBase === null) throw notSent(NO_FILE_ADDRESS)
  if (subject.key === null) throw notSent(NO_FILE)
  const { sendWhatsApp: isAccepted } = await send(SendWhatsAppDocument, invoiceMessage(subject, to, invoiceAddress(imageBase, subject.key)))
  if (!isAccepted) throw notSent(NOT_ACCEPTED)
}

const notSent = (message: string): PlatformFailure => new PlatformFailure({ kind: 'rejected', message })
