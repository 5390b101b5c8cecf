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

/** Payment options of a site, in the order of the source. */
export const PAYMENT_OPTIONS = [
  'COD',
  'RAZORPAY',
  'CCAVENUE',
  'PAYTM_EDC',
  'PAYTM_QR',
  'DOJO_EDC',
  'ICICI_EDC',
  'PINELABS_EDC',
  'PHONEPE_QR',
  'PHONEPE_EDC',
  'PHONEPE_COLLECT',
  'PAYPAL',
  'PAYMENT_BTN',
] as const

/** The place of a payment's reference: at the end of its note, or nowhere. */
export const PAYMENT_REFERENCES = ['note', 'none'] as const
export type PaymentReference = (typeof PAYMENT_REFERENCES)[number]

/**
 * The mark in the note of a payment by which its booking is recognised among others of the same amount and text: the
 * start of the payment's key.
 */
export const referenceOf = (key: string): string => `[ref ${key.slice(0, 8).toLowerCase()}]`

const REFERENCE = /\[ref [0-9a-f]{8}\]$/

/** A note with its reference at the end. */
export const withReference = (note: string | null | undefined, reference: string): string => `${(note ?? '').trim()} ${reference}`.trim()

/** The reference at the end of a note, null where there is none. */
export const referenceIn = (note: string | null | undefined): string | null => REFERENCE.exec(note ?? '')?.[0] ?? null

/** Reads whose rows have the note of a payment. */
const WITH_NOTES: ReadonlySet<string> = new Set(['GetSiteTransactionsBySite', 'GetSiteExtraServicesBySiteId', 'GetUserWalletTransactions'])

const SHOWN_REFERENCE = / ?\[ref [0-9a-f]{8}\]/g

/** A note as people wrote it. */
export const withoutReference = (note: string | null): string | null => note?.replaceAll(SHOWN_REFERENCE, '') ?? null

/** Removes payment references from an answer before the page parses it: only main needs them. */
export const withoutReferences = (operation: string, json: string): string => (WITH_NOTES.has(operation) ? json.replaceAll(SHOWN_REFERENCE, '') : json)

/** Where the version stands in a UUID. Keys made by the page have version 4. */
const VERSION_AT = 14
const BULK_VERSION = '8'

/** Whether a payment is a row of a bulk change, which has its outcome: by its key, which only main makes so. */
export const isBulkPaymentKey = (key: string): boolean => key[VERSION_AT] === BULK_VERSION

/**
 * The key of a row of a bulk change.
 *
 * @param hash at least 32 hexadecimal digits, the same for the same row of the same change
 */
export const bulkPaymentKey = (hash: string): string =>
  [hash.slice(0, 8), hash.slice(8, 12), `${BULK_VERSION}${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')

/**
 * The operations that move or bind money. Only `money.send` of the bridge sends them, which keeps a journal;
 * `platform.execute` refuses them.
 */
export const MONEY_OPERATIONS = [
  'SiteWalletRechargeByAdmin',
  'SubscribeSitePlanByAdminV2',
  'CreateSiteExtraService',
  'GenerateTransactionId',
  'GenerateSiteInvoice',
  'UpdateCPWallet',
] as const

export type MoneyOperation = (typeof MONEY_OPERATIONS)[number]

/** Whether an operation, by its name, moves or binds money. */
export const isMoneyOperation = (operation: string): operation is MoneyOperation => MONEY_OPERATIONS.some((known) => known === operation)

/** The message of a payment whose booking cannot be told from others of its amount. */
export const UNDECIDED_PAYMENT =
  'The platform has another payment of this amount, so it is not known whether this one was booked. Check the list of transactions.'

/** True if only the user can decide whether a payment was booked. */
export const isUndecidedPayment = ({ state, message }: { readonly state: string; readonly message: string | null }): boolean =>
  state === 'unknown' && message === UNDECIDED_PAYMENT
