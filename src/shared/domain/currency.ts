/** Currencies a site can have, in the order of the source. */
export const CURRENCIES = [
  'INR',
  'AUD',
  'GBP',
  'USD',
  'AED',
  'ZMW',
  'SAR',
  'QAR',
  'BHD',
  'SGD',
  'NPR',
  'KWD',
  'OMR',
  'KES',
  'MVR',
  'IDR',
  'THB',
  'MYR',
  'PKR',
  'GHS',
  'LKR',
  'TZS',
  'MUR',
  'BWP',
  'MAD',
  'NGN',
  'ZWL',
  'ZAR',
] as const

export type Currency = (typeof CURRENCIES)[number]

export const DEFAULT_CURRENCY: Currency = 'INR'

/** Whether a text is one of the listed currencies. */
export const isCurrency = (text: unknown): text is Currency => (CURRENCIES as readonly unknown[]).includes(text)
