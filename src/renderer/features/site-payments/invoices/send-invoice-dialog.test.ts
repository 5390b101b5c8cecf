import { expect, test } from 'vitest'
import { isDiallable, plainNumber } from '#shared/domain/text.ts'
import { invoiceAddress, invoiceMessage, type MessageSubject } from './send-invoice-dialog.tsx'

const subject: MessageSubject = { invoiceId: 'INV-000007', companyName: 'Aditi Kitchen', amount: 50_050, currency: 'INR', key: 'invoices/a.pdf' }
const numberFor = (mobile: string, currency = 'INR'): string => invoiceMessage({ ...subject, currency }, mobile, 'https://x.example/a.pdf').toNumber

test('MEDIA with a short text of company and amount, and the address of the PDF [INV-012] [INV-015] [CALL-050]', () => {
  expect(invoiceMessage(subject, '9800000000', invoiceAddress('https://files.example/bucket/', 'invoices/aditi shop/INV #7.pdf'))).toEqual({
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

test('a number as people write it', () => {
  expect(plainNumber(' +44 (0) 20-7946.0018 ')).toBe('+4402079460018')
  expect(['98000 00000', '+919800000000'].map(isDiallable)).toEqual([true, true])
  expect(['', 'none', '12', '98 00 x', '1234567890123456'].map(isDiallable)).toEqual([false, false, false, false, false])
})
