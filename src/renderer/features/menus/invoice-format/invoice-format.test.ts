import { describe, expect, test } from 'vitest'
import {
  EMPTY_DETAIL,
  FORMAT_SWITCHES,
  FORMAT_TEXTS,
  type InvoiceFormat,
  invoiceFormatInput,
  invoiceFormatSchema,
  invoiceFormatTypeValue,
  invoiceFormatValues,
} from './invoice-format.ts'

const image = { bucket: 'b', region: 'r', key: 'site-7/menu/1' }

const format: NonNullable<InvoiceFormat> = {
  companyName: 'Aditi Kitchen',
  companyLogo: image,
  address: 'MG Road',
  email: 'a@aditi.example',
  mobile: '9123456780',
  gst: '29ABCDE1234F1Z5',
  custKOTPrint: true,
  printOperatorInfo: false,
  custName: true,
  custMobile: true,
  custAddress: false,
  editCustDetails: true,
  siteURL: 'https://aditi.example',
  footerMessage: 'Thank you',
  token: true,
  qrcode: 'code',
  isPayQR: true,
  upiId: 'aditi@upi',
  paytmQrOptions: '{}',
  invoiceOptionOnBill: true,
  itemInstructionOnBill: false,
  paymentMode: true,
  fieldDetails: [{ fieldName: 'FSSAI', value: '123', isDisplay: true, font: 'Arial', fontSize: 12, image }],
}

test('the format of a menu is kept under its slug [INVF-002]', () => {
  expect(invoiceFormatTypeValue('dine-in')).toBe('invoiceformat::dine-in::setting')
})

describe('fields', () => {
  test('every field of the source is in the form and sent as it was loaded [INVF-003] [INVF-004]', () => {
    expect(invoiceFormatInput('aditi.example', 'dine-in', invoiceFormatSchema.parse(invoiceFormatValues(format)))).toEqual({
      domain: 'aditi.example',
      typeValue: 'invoiceformat::dine-in::setting',
      ...format,
    })
    expect([...FORMAT_TEXTS.map(({ name }) => name), ...FORMAT_SWITCHES.map(({ name }) => name), 'companyLogo', 'fieldDetails'].sort()).toEqual(
      Object.keys(format).sort(),
    )
  })

  test('a menu without a format starts empty', () => {
    const { companyLogo, fieldDetails, ...others } = invoiceFormatValues(null)
    expect(new Set(Object.values(others))).toEqual(new Set(['', false]))
    expect([companyLogo, fieldDetails]).toEqual([null, []])
  })

  test('a further field needs its name', () => {
    const values = { ...invoiceFormatValues(null), fieldDetails: [EMPTY_DETAIL] }
    expect(invoiceFormatSchema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['fieldDetails.0.fieldName', 'Name the field, or remove it.'],
    ])
  })
})
