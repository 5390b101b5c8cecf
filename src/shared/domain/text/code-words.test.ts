import { expect, test } from 'vitest'
import { courierWords, paymentStateWords, paymentWords, sendingStatusWords } from './code-words.ts'

test('codes read as words, brands as their owners write them', () => {
  expect(['PHONEPE_QR', 'COD', 'UPI', 'PAYMENT_BTN'].map(paymentWords)).toEqual(['PhonePe QR', 'Cash on delivery', 'UPI', 'Payment button'])
  expect(['PAID_ONLINE', 'PAID_OFFLINE'].map(paymentStateWords)).toEqual(['Paid online', 'Paid offline'])
  expect(['COMPLETED', 'PENDING'].map(sendingStatusWords)).toEqual(['Completed', 'Pending'])
  expect(['SELF', 'SHIPROCKET'].map(courierWords)).toEqual(['Own delivery', 'Shiprocket'])
})

test('a code that nobody knows is spelt out, what is no code stays, nothing is empty', () => {
  expect(['PART_PAID', 'constructor', 'Paid by A_B', ''].map(paymentStateWords)).toEqual(['Part paid', 'constructor', 'Paid by A_B', ''])
  expect([null, undefined].map(paymentStateWords)).toEqual(['', ''])
})
