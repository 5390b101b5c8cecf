import * as z from 'zod/mini'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import type { GetInvoiceFormatV2Query, UpdateInvoiceFormatInput } from '#generated/graphql.ts'
import { fieldOf, type RecordField } from '#patterns/edit-review/three-way.ts'
import type { StoredObject } from '#shared/bridge/files.ts'
import { NAME_EVERY_FIELD } from '../messages.ts'
import { storedImage } from '../stored-image.ts'

/** What a menu prints on its bills, as the platform keeps it; null for nothing yet. */
export type InvoiceFormat = GetInvoiceFormatV2Query['getInvoiceFormatV2']

/** Where the invoice format of a menu is kept. */
export const invoiceFormatTypeValue = (menuSlug: string): string => `invoiceformat::${menuSlug}::setting`

/** The lines of text of a format, in the order on screen. */
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

/** The choices of a format, in the order on screen. */
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

type TextName = (typeof FORMAT_TEXTS)[number]['name']
type SwitchName = (typeof FORMAT_SWITCHES)[number]['name']

/** A further line of the bill. */
export interface FieldDetail {
  fieldName: string
  value: string
  isDisplay: boolean
  font: string
  fontSize: number | null
  image: StoredObject | null
}

export interface InvoiceFormatValues {
  texts: Record<TextName, string>
  switches: Record<SwitchName, boolean>
  companyLogo: StoredObject | null
  fieldDetails: FieldDetail[]
}

export const EMPTY_DETAIL: FieldDetail = { fieldName: '', value: '', isDisplay: true, font: '', fontSize: null, image: null }

/** What the form starts with. */
export const invoiceFormatValues = (format: InvoiceFormat): InvoiceFormatValues => ({
  texts: Object.fromEntries(FORMAT_TEXTS.map(({ name }) => [name, format?.[name] ?? ''])) as Record<TextName, string>,
  switches: Object.fromEntries(FORMAT_SWITCHES.map(({ name }) => [name, format?.[name] === true])) as Record<SwitchName, boolean>,
  companyLogo: storedImage.of(format?.companyLogo),
  fieldDetails: (format?.fieldDetails ?? []).map(({ fieldName, value, isDisplay, font, fontSize, image }) => ({
    fieldName,
    value: value ?? '',
    isDisplay: isDisplay === true,
    font: font ?? '',
    fontSize: fontSize ?? null,
    image: storedImage.of(image),
  })),
})

const detailText = ({ fieldName, value, isDisplay, font, fontSize }: FieldDetail): string =>
  [`${fieldName.trim()}: ${value.trim()}`, font.trim(), fontSize ?? '', isDisplay ? '' : 'not shown'].filter((part) => part !== '').join(', ')

const imageKey = (image: StoredObject | null): string => image?.key ?? ''

/** What a save can change, in the order on screen. The further fields are one: they have no ids, and their order is theirs. */
export const FORMAT_FIELDS: readonly RecordField<InvoiceFormatValues>[] = [
  ...FORMAT_TEXTS.map(({ name, label }) => ({
    id: `texts.${name}`,
    section: 'Texts',
    label,
    text: ({ texts }: InvoiceFormatValues) => texts[name].trim(),
    take: (values: InvoiceFormatValues, { texts }: InvoiceFormatValues) => ({ ...values, texts: { ...values.texts, [name]: texts[name] } }),
  })),
  ...FORMAT_SWITCHES.map(({ name, label }) => ({
    id: `switches.${name}`,
    section: 'On the bill',
    label,
    text: ({ switches }: InvoiceFormatValues) => (switches[name] ? 'Yes' : 'No'),
    take: (values: InvoiceFormatValues, { switches }: InvoiceFormatValues) => ({ ...values, switches: { ...values.switches, [name]: switches[name] } }),
  })),
  fieldOf<InvoiceFormatValues>()('companyLogo', 'On the bill', 'Company logo', imageKey),
  fieldOf<InvoiceFormatValues>()('fieldDetails', 'Further fields', 'Further fields', (details) => details.map(detailText).join('\n')),
]

export const FORMAT_SECTIONS: readonly FormSectionInfo[] = [
  { id: 'format', title: 'Invoice Format', fields: ['texts', 'switches', 'companyLogo', 'fieldDetails'] },
]

const text = z.string().check(z.trim())
const choice = z.boolean()

/** The source states no rule; a further line needs its name, which the platform keeps it by. */
export const invoiceFormatSchema = z.object({
  texts: z.object(Object.fromEntries(FORMAT_TEXTS.map(({ name }) => [name, text])) as Record<TextName, typeof text>),
  switches: z.object(Object.fromEntries(FORMAT_SWITCHES.map(({ name }) => [name, choice])) as Record<SwitchName, typeof choice>),
  companyLogo: storedImage.schema,
  fieldDetails: z.array(
    z.object({
      fieldName: z.string().check(z.trim(), z.minLength(1, NAME_EVERY_FIELD)),
      value: text,
      isDisplay: z.boolean(),
      font: text,
      fontSize: z.nullable(z.number()),
      image: storedImage.schema,
    }),
  ),
})

/** A format as it is sent: every field of it. */
export const invoiceFormatInput = (domain: string, menuSlug: string, values: InvoiceFormatValues): UpdateInvoiceFormatInput => ({
  domain,
  typeValue: invoiceFormatTypeValue(menuSlug),
  ...values.texts,
  ...values.switches,
  companyLogo: values.companyLogo,
  fieldDetails: values.fieldDetails,
})
