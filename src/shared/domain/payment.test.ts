import { expect, test } from 'vitest'
import { PAYMENT_MODES, PAYMENT_OPTIONS, PAYMENT_STATES, paymentStateOf } from './payment.ts'

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

test('cash and cheque are offline, all other modes online [CONST-038]', () => {
  expect(PAYMENT_MODES.filter((mode) => paymentStateOf(mode) === 'PAID_OFFLINE')).toEqual(['CASH', 'CHEQUE'])
})
