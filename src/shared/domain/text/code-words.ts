import type { BILLING_STATUSES, CATALOGUE_STATUSES, CHARGING_MODELS, PLATFORM_SERVICE_TYPES } from '../catalogue.ts'
import type { messageTypeOf } from '../content/campaign.ts'
import type { PAYMENT_OPTIONS, PaymentMode, PaymentState } from '../payment.ts'
import type { COURIER_OPTIONS } from '../site/site-choices.ts'

/** The platform's codes in the words that screens show: one table an enumeration. Forms and calls keep the codes. */

/** A code that the console does not know, in words: `PART_PAID` is "Part paid". What is no code is shown as it is. */
const readableCode = (code: string): string =>
  /^[A-Z]+(?:_[A-Z]+)*$/.test(code) ? `${code.slice(0, 1)}${code.slice(1).toLowerCase().replaceAll('_', ' ')}` : code

const wordsOf = (words: Readonly<Record<string, string>>) => {
  const known = new Map(Object.entries(words))
  return (code: string | null | undefined): string => known.get(code ?? '') ?? readableCode(code ?? '')
}

const CHARGING: Readonly<Record<(typeof CHARGING_MODELS)[number], string>> = { MONTHLY: 'Monthly', YEARLY: 'Yearly', PAY_PER_USE: 'Pay per use' }
export const chargingModelWords = wordsOf(CHARGING)

const BILLING: Readonly<Record<(typeof BILLING_STATUSES)[number], string>> = { ACTIVE: 'Active', TRIAL: 'Trial', FREE: 'Free' }
export const billingStatusWords = wordsOf(BILLING)

const OFFERED: Readonly<Record<(typeof CATALOGUE_STATUSES)[number], string>> = { ACTIVE: 'Active', INACTIVE: 'Inactive' }
/** Whether a service or plan of the catalogue is offered, in words. */
export const catalogueStatusWords = wordsOf(OFFERED)

const SERVICE_TYPES: Readonly<Record<(typeof PLATFORM_SERVICE_TYPES)[number], string>> = { PLAN: 'Plan', BASIC: 'Basic' }
export const serviceTypeWords = wordsOf(SERVICE_TYPES)

const MESSAGES: Readonly<Record<ReturnType<typeof messageTypeOf>, string>> = { TEXT: 'Text', MEDIA: 'Media' }
/** Whether a campaign's message has an image, in words. */
export const messageTypeWords = wordsOf(MESSAGES)

const PAYMENTS: Readonly<Record<PaymentMode | (typeof PAYMENT_OPTIONS)[number], string>> = {
  AGGREGATOR_PAYMENT: 'Aggregator payment',
  AMEX_CARD: 'Amex card',
  BANK_TRANSFER: 'Bank transfer',
  BENEFIT: 'Benefit',
  BRFC_DEBIT: 'BRFC debit',
  BRFC_PAYMENT: 'BRFC payment',
  CARD: 'Card',
  CASH: 'Cash',
  CASH_CARD: 'Cash card',
  CCAVENUE: 'CCAvenue',
  CHEQUE: 'Cheque',
  COD: 'Cash on delivery',
  CREDIT_CARD: 'Credit card',
  DEBIT_CARD: 'Debit card',
  DINEOUT: 'Dineout',
  DOJO_EDC: 'Dojo EDC',
  EAZYDINER: 'EazyDiner',
  ICICI_EDC: 'ICICI EDC',
  MOBILE_MONEY: 'Mobile money',
  NETBANKING: 'Net banking',
  PAYMENT_BTN: 'Payment button',
  PAYPAL: 'PayPal',
  PAYTM: 'Paytm',
  PAYTM_EDC: 'Paytm EDC',
  PAYTM_QR: 'Paytm QR',
  PHONEPE_COLLECT: 'PhonePe Collect',
  PHONEPE_EDC: 'PhonePe EDC',
  PHONEPE_QR: 'PhonePe QR',
  PINELABS_EDC: 'Pine Labs EDC',
  RAZORPAY: 'Razorpay',
  SWIGGY_PAY: 'Swiggy Pay',
  SWISH: 'Swish',
  UPI: 'UPI',
  VOUCHER: 'Voucher',
  WALLET: 'Wallet',
  WRITE_OFF: 'Write-off',
  ZOMATO_PAY: 'Zomato Pay',
}
/** A payment mode, or a payment option of a site. */
export const paymentWords = wordsOf(PAYMENTS)

const PAYMENT_STATES: Readonly<Record<PaymentState, string>> = { PAID_ONLINE: 'Paid online', PAID_OFFLINE: 'Paid offline' }
export const paymentStateWords = wordsOf(PAYMENT_STATES)

/** How far the sending of a campaign is; the platform has more states than the source names. */
export const sendingStatusWords = wordsOf({ PENDING: 'Pending', PROCESSING: 'Processing', COMPLETED: 'Completed', FAILED: 'Failed' })

const COURIERS: Readonly<Record<(typeof COURIER_OPTIONS)[number], string>> = { SELF: 'Own delivery', SHIPROCKET: 'Shiprocket', DUNZO: 'Dunzo' }
export const courierWords = wordsOf(COURIERS)
