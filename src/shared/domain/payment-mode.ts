/** Payment modes that can be added to a site, in the order of the source. */
export const PAYMENT_MODES = [
  'CASH',
  'CREDIT_CARD',
  'DEBIT_CARD',
  'NETBANKING',
  'RAZORPAY',
  'CCAVENUE',
  'PAYTM_EDC',
  'PAYTM',
  'PAYPAL',
  'UPI',
  'PAYMENT_BTN',
  'AGGREGATOR_PAYMENT',
  'MOBILE_MONEY',
  'VOUCHER',
  'SWISH',
  'WALLET',
  'BANK_TRANSFER',
  'CHEQUE',
  'CARD',
  'WRITE_OFF',
  'DINEOUT',
  'EAZYDINER',
  'SWIGGY_PAY',
  'ZOMATO_PAY',
  'BENEFIT',
  'BRFC_PAYMENT',
  'BRFC_DEBIT',
  'AMEX_CARD',
  'CASH_CARD',
] as const

export type PaymentMode = (typeof PAYMENT_MODES)[number]

export const PAYMENT_STATES = ['PAID_ONLINE', 'PAID_OFFLINE'] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

const OFFLINE_MODES: readonly PaymentMode[] = ['CASH', 'CHEQUE']

/** Cash and cheque are paid offline, every other mode online. */
export const paymentStateOf = (mode: PaymentMode): PaymentState => (OFFLINE_MODES.includes(mode) ? 'PAID_OFFLINE' : 'PAID_ONLINE')
