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

/** A price of the catalogue or of a partner. It never goes without its currency: the site it is offered to may be billed in another. */
export interface Price {
  /** Minor units. */
  readonly amount: number
  readonly currency: string
}

/** A price of a list that names no currency: such lists are kept in the default one. null: the list has no price. */
export const listPrice = (amount: number | null): Price | null => (amount === null ? null : { amount, currency: DEFAULT_CURRENCY })
