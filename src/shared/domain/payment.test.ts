import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  bulkPaymentKey,
  isBulkPaymentKey,
  isMoneyOperation,
  PAYMENT_MODES,
  PAYMENT_OPTIONS,
  PAYMENT_STATES,
  paymentStateOf,
  referenceIn,
  withoutReferences,
} from './payment.ts'

test('the key of a row of a bulk change is a UUID that no page makes', () => {
  const key = bulkPaymentKey('0123456789abcdef0123456789abcdef')
  expect(key).toBe('01234567-89ab-8def-a123-456789abcdef')
  expect(z.uuid().safeParse(key).success).toBe(true)
  expect([isBulkPaymentKey(key), isBulkPaymentKey('1f3a9c2e-89ab-4def-a123-456789abcdef')]).toEqual([true, false])
})

test('13 payment options of a site in order [CONST-036]', () => {
  expect(PAYMENT_OPTIONS.join(', ')).toBe(
    'COD, RAZORPAY, CCAVENUE, PAYTM_EDC, PAYTM_QR, DOJO_EDC, ICICI_EDC, PINELABS_EDC, PHONEPE_QR, PHONEPE_EDC, PHONEPE_COLLECT, PAYPAL, PAYMENT_BTN',
  )
})

test('29 payment modes in order [CONST-037]', () => {
  expect(PAYMENT_MODES.join(', ')).toBe(
    'CASH, CREDIT_CARD, DEBIT_CARD, NETBANKING, RAZORPAY, CCAVENUE, PAYTM_EDC, PAYTM, PAYPAL, UPI, PAYMENT_BTN, AGGREGATOR_PAYMENT, MOBILE_MONEY, VOUCHER, SWISH, WALLET, BANK_TRANSFER, CHEQUE, CARD, WRITE_OFF, DINEOUT, EAZYDINER, SWIGGY_PAY, ZOMATO_PAY, BENEFIT, BRFC_PAYMENT, BRFC_DEBIT, AMEX_CARD, CASH_CARD',
  )
})

test('payment states [CONST-054]', () => {
  expect(PAYMENT_STATES).toEqual(['PAID_ONLINE', 'PAID_OFFLINE'])
})

test('cash and cheque are offline, all other modes online [SNEW-082]', () => {
  expect(PAYMENT_MODES.filter((mode) => paymentStateOf(mode) === 'PAID_OFFLINE')).toEqual(['CASH', 'CHEQUE'])
  expect([...new Set(PAYMENT_MODES.map(paymentStateOf))]).toEqual(['PAID_OFFLINE', 'PAID_ONLINE'])
})

test('a reference is one at the end of a note only', () => {
  expect(referenceIn('Cheque 17 [ref 1f3a9c2e]')).toBe('[ref 1f3a9c2e]')
  expect(referenceIn('[ref 1f3a9c2e] quoted by a person')).toBeNull()
  expect(referenceIn('Cheque 17')).toBeNull()
  expect(referenceIn(null)).toBeNull()
  expect(referenceIn(undefined)).toBeNull()
})

test.each([
  ['GetSiteTransactionsBySite', '{"note":"Cheque 17 [ref 1f3a9c2e]","service":"x"}', '{"note":"Cheque 17","service":"x"}'],
  ['GetUserWalletTransactions', '{"note":"[ref 1f3a9c2e]"}', '{"note":""}'],
  ['GetSiteExtraServicesBySiteId', '{"note":"Wallet: blue [ref 1f3a9c2e] (offline)"}', '{"note":"Wallet: blue (offline)"}'],
  ['GetSiteTransactionsBySite', '{"note":"see [ref 17] and [REF 1f3a9c2e]"}', '{"note":"see [ref 17] and [REF 1f3a9c2e]"}'],
  ['GetSiteActionEventsFilter', '{"note":"quoted [ref 1f3a9c2e]"}', '{"note":"quoted [ref 1f3a9c2e]"}'],
])('people see the notes of payments without the reference: %s %s', (operation, answer, shown) => {
  expect(withoutReferences(operation, answer)).toBe(shown)
})

test('six operations move or bind money', () => {
  expect(isMoneyOperation('SiteWalletRechargeByAdmin')).toBe(true)
  expect(isMoneyOperation('UpdateCPWallet')).toBe(true)
  expect(isMoneyOperation('GetSiteTransactionsBySite')).toBe(false)
  expect(isMoneyOperation('')).toBe(false)
})
