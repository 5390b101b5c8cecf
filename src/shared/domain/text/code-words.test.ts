import { expect, test } from 'vitest'
import { BILLING_STATUSES, CATALOGUE_STATUSES, CHARGING_MODELS, PLATFORM_SERVICE_TYPES } from '../catalogue.ts'
import { PAYMENT_MODES, PAYMENT_OPTIONS, PAYMENT_STATES } from '../payment.ts'
import { COURIER_OPTIONS } from '../site/site-choices.ts'
import {
  billingStatusWords,
  catalogueStatusWords,
  chargingModelWords,
  courierWords,
  messageTypeWords,
  paymentStateWords,
  paymentWords,
  sendingStatusWords,
  serviceTypeWords,
} from './code-words.ts'

test('codes read as words, brands as their owners write them', () => {
  expect(['PHONEPE_QR', 'COD', 'UPI', 'PAYMENT_BTN'].map(paymentWords)).toEqual(['PhonePe QR', 'Cash on delivery', 'UPI', 'Payment button'])
  expect(['PAID_ONLINE', 'PAID_OFFLINE'].map(paymentStateWords)).toEqual(['Paid online', 'Paid offline'])
  expect(['COMPLETED', 'PENDING'].map(sendingStatusWords)).toEqual(['Completed', 'Pending'])
  expect(['SELF', 'SHIPROCKET'].map(courierWords)).toEqual(['Own delivery', 'Shiprocket'])
})

test('types of messages and services read as words', () => {
  expect(['TEXT', 'MEDIA'].map(messageTypeWords)).toEqual(['Text', 'Media'])
  expect(['PLAN', 'BASIC'].map(serviceTypeWords)).toEqual(['Plan', 'Basic'])
})

test('charging models and statuses read as words', () => {
  expect(['MONTHLY', 'YEARLY', 'PAY_PER_USE'].map(chargingModelWords)).toEqual(['Monthly', 'Yearly', 'Pay per use'])
  expect(['ACTIVE', 'TRIAL', 'FREE'].map(billingStatusWords)).toEqual(['Active', 'Trial', 'Free'])
  expect(['ACTIVE', 'INACTIVE'].map(catalogueStatusWords)).toEqual(['Active', 'Inactive'])
})

/** Codes whose word is the code itself. */
const NAMES = ['UPI']

test.each<[string, readonly string[], (code: string) => string]>([
  ['billing statuses', BILLING_STATUSES, billingStatusWords],
  ['catalogue statuses', CATALOGUE_STATUSES, catalogueStatusWords],
  ['charging models', CHARGING_MODELS, chargingModelWords],
  ['couriers', COURIER_OPTIONS, courierWords],
  ['payment modes', PAYMENT_MODES, paymentWords],
  ['payment options', PAYMENT_OPTIONS, paymentWords],
  ['payment states', PAYMENT_STATES, paymentStateWords],
  ['service types', PLATFORM_SERVICE_TYPES, serviceTypeWords],
])('%s have words of their own, none a raw code', (_title, codes, wordsOf) => {
  expect(codes.filter((code) => wordsOf(code) === code)).toEqual(codes.filter((code) => NAMES.includes(code)))
})

test('a code that nobody knows is spelt out, what is no code stays, nothing is empty', () => {
  expect(['PART_PAID', 'constructor', 'Paid by A_B', ''].map(paymentStateWords)).toEqual(['Part paid', 'constructor', 'Paid by A_B', ''])
  expect([null, undefined].map(paymentStateWords)).toEqual(['', ''])
})
