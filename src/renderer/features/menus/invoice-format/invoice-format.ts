import * as z from 'zod/mini'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { WHOLE_NUMBER_NOT_READABLE } from '#components/typed-value/whole-number.ts'
import type { GetInvoiceFormatV2Query, UpdateInvoiceFormatInput } from '#generated/graphql.ts'
import { fieldOf, type RecordField } from '#patterns/edit-review/three-way.ts'
import { imageObjectOf } from '#shared/domain/content/image.ts'
import { each, imageSchema } from '../menu.ts'
import { NAME_EVERY_FIELD } from '../messages.ts'

/** What a menu prints on its bills, as the platform keeps it; null for nothing yet. */
export type InvoiceFormat = GetInvoiceFormatV2Query['getInvoiceFormatV2']

export const invoiceFormatTypeValue = (menuSlug: string): string => `invoiceformat::${menuSlug}::setting`

export const FORMAT_TEXTS = [
  { name: 'companyName', label: 'Company Name' },
  { name: 'address', label: 'Address' },
  { name: 'email', label: 'Email' },
  { name: 'mobile', label: 'Mobile' },
  { name: 'gst', label: 'GST' },
  { name: 'siteURL', label: 'Site URL' },
  { name: 'footerMessage', label: 'Footer message' },
  { name: 'qrcode', label: 'QR code' },
  { name: 'upiId', label: 'UPI id' },
  { name: 'paytmQrOptions', label: 'Paytm QR options' },
] as const

export const FORMAT_SWITCHES = [
  { name: 'custName', label: 'Customer name' },
  { name: 'custMobile', label: 'Customer mobile' },
  { name: 'custAddress', label: 'Customer address' },
  { name: 'editCustDetails', label: 'Customer details can be edited' },
  { name: 'custKOTPrint', label: 'KOT print' },
  { name: 'printOperatorInfo', label: 'Operator' },
  { name: 'token', label: 'Token' },
  { name: 'paymentMode', label: 'Payment mode' },
  { name: 'isPayQR', label: 'QR code for payment' },
  { name: 'invoiceOptionOnBill', label: 'Invoice option on the bill' },
  { name: 'itemInstructionOnBill', label: 'Item instructions on the bill' },
] as const

const text = z.string().check(z.trim())
const choice = z.boolean()

/** The source states no rule; a further line needs its name, which the platform keeps it by. */
export const invoiceFormatSchema = z.object({
  ...each(FORMAT_TEXTS, () => text),
  ...each(FORMAT_SWITCHES, () => choice),
  companyLogo: imageSchema,
  fieldDetails: z.array(
    z.object({
      fieldName: z.string().check(z.trim(), z.minLength(1, NAME_EVERY_FIELD)),
      value: text,
      isDisplay: choice,
      font: text,
      fontSize: z.nullable(z.number(WHOLE_NUMBER_NOT_READABLE)),
      image: imageSchema,
    }),
  ),
})

export type InvoiceFormatValues = z.infer<typeof invoiceFormatSchema>

type FieldDetail = InvoiceFormatValues['fieldDetails'][number]

export const EMPTY_DETAIL: FieldDetail = { fieldName: '', value: '', isDisplay: true, font: '', fontSize: null, image: null }

export const invoiceFormatValues = (format: InvoiceFormat): InvoiceFormatValues => ({
  ...each(FORMAT_TEXTS, (name) => format?.[name] ?? ''),
  ...each(FORMAT_SWITCHES, (name) => format?.[name] === true),
  companyLogo: imageObjectOf(format?.companyLogo),
  fieldDetails: (format?.fieldDetails ?? []).map(({ fieldName, value, isDisplay, font, fontSize, image }) => ({
    fieldName,
    value: value ?? '',
    isDisplay: isDisplay === true,
    font: font ?? '',
    fontSize: fontSize ?? null,
    image: imageObjectOf(image),
  })),
})

const detailText = ({ fieldName, value, isDisplay, font, fontSize, image }: FieldDetail): string =>
  [`${fieldName.trim()}: ${value.trim()}`, font.trim(), fontSize ?? '', isDisplay ? '' : 'not shown', image === null ? '' : `image ${image.key}`]
    .filter((part) => part !== '')
    .join(', ')

const field = fieldOf<InvoiceFormatValues>()

/**
 * What a save can change, in the order on screen. The further fields are one: they have no ids, and their order is
 * theirs.
 */
export const FORMAT_FIELDS: readonly RecordField<InvoiceFormatValues>[] = [
  ...FORMAT_TEXTS.map(({ name, label }) => field(name, 'Texts', label)),
  ...FORMAT_SWITCHES.map(({ name, label }) => field(name, 'On the bill', label)),
  field('companyLogo', 'On the bill', 'Company logo', (image) => image?.key ?? ''),
  field('fieldDetails', 'Further fields', 'Further fields', (details) => details.map(detailText).join('\n')),
]

export const FORMAT_SECTIONS: readonly FormSectionInfo[] = [{ id: 'format', title: 'Invoice Format', fields: FORMAT_FIELDS.map(({ id }) => id) }]

export const invoiceFormatInput = (domain: string, menuSlug: string, values: InvoiceFormatValues): UpdateInvoiceFormatInput => ({
  domain,
  typeValue: invoiceFormatTypeValue(menuSlug),
  ...values,
})
