import { expect, test } from 'vitest'
import { invoiceAddress, invoiceMessage, type MessageSubject } from './invoice-message.ts'
import { recipientSchema } from './send-invoice-dialog.tsx'

const subject: MessageSubject = { invoiceId: 'INV-000007', companyName: 'Aditi Kitchen', amount: 50_050, currency: 'INR', country: null, key: 'invoices/a.pdf' }
const recipientOf = (sendTo: string, currency = 'INR', country: string | null = null) => recipientSchema({ country, currency }).safeParse({ sendTo })
const numberFor = (...typed: Parameters<typeof recipientOf>): string | undefined => recipientOf(...typed).data?.sendTo.number

test('MEDIA with a short text of company and amount, and the address of the PDF [INV-012] [INV-015] [CALL-050]', () => {
  const { sendTo } = recipientSchema(subject).parse({ sendTo: '9800000000' })
  expect(invoiceMessage(subject, sendTo, invoiceAddress('https://files.example/bucket/', 'invoices/aditi shop/INV #7.pdf'))).toEqual({
    type: 'MEDIA',
    toNumber: '+919800000000',
    content: 'Invoice INV-000007 of ₹500.50 for Aditi Kitchen.',
    imageLink: 'https://files.example/bucket/invoices/aditi%20shop/INV%20%237.pdf',
  })
})

test('+44 for GBP, otherwise +91; a number with its own prefix keeps it [INV-013] [INV-014]', () => {
  expect(numberFor('7700 900123', 'GBP')).toBe('+447700900123')
  expect(numberFor('(98) 0000-0000', 'INR')).toBe('+919800000000')
  expect(numberFor('501234567', 'AED')).toBe('+91501234567')
  expect(numberFor(' +971 50 123 4567', 'AED')).toBe('+971501234567')
  expect(numberFor('+1 202 555 0100', 'GBP')).toBe('+12025550100')
})

test.each([
  ['07911 123456', 'GBP', '+447911123456'],
  ['0091 98765 43210', 'INR', '+919876543210'],
  ['919876543210', 'INR', '+919876543210'],
  ['447911123456', 'GBP', '+447911123456'],
  ['0044 7911 123456', 'INR', '+447911123456'],
])('a prefix is never glued to what has one: %s in %s goes to %s [INV-013] [INV-014]', (mobile, currency, number) => {
  expect(numberFor(mobile, currency)).toBe(number)
})

test('a number as people write it, in the country of the site', () => {
  expect(numberFor(' +44 (0) 20-7946.0018 ')).toBe('+442079460018')
  expect(numberFor('050 123 4567', 'AED', 'UAE')).toBe('+971501234567')
})

test.each(['none', '12', '98765', '98 00 x', '1234567890123456'])('what is no possible number is refused at its field: %s', (mobile) => {
  const { error } = recipientOf(mobile)
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['sendTo', 'This is not a possible phone number. Enter one such as +91 98765 43210.'],
  ])
})

test('no number at all is asked for', () => {
  expect(recipientOf(' ').error?.issues.map(({ message }) => message)).toEqual(['Please enter mobile.'])
})
