import type { SendWhatsAppMutationVariables } from '#generated/graphql.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { whatsAppNumber } from '#shared/domain/text.ts'

export interface MessageSubject {
  readonly invoiceId: string
  readonly companyName: string
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  /** Of the PDF in the platform's storage; null where the platform names none. */
  readonly key: string | null
}

/** Where an invoice's PDF lies: its key below the address of the stored files. */
export const invoiceAddress = (imageBase: string, key: string): string => `${imageBase.replace(/\/+$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}`

/** A telephone number with nothing but its digits and a leading plus: blanks, dashes, dots and brackets are how people write it. */
export const plainNumber = (typed: string): string => typed.trim().replaceAll(/[\s().\-/]/g, '')

/** Whether a number can be dialled, with or without its country's prefix. */
export const isDiallable = (typed: string): boolean => /^\+?\d{6,15}$/.test(plainNumber(typed))

export const invoiceMessage = (subject: MessageSubject, mobile: string, imageLink: string): SendWhatsAppMutationVariables => ({
  type: 'MEDIA',
  toNumber: whatsAppNumber(plainNumber(mobile), subject.currency),
  content: `Invoice ${subject.invoiceId} of ${formatMoney(subject.amount, subject.currency)} for ${subject.companyName}.`,
  imageLink,
})
