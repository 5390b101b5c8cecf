import { DEFAULT_CURRENCY } from '../currency.ts'
import { COURIER_OPTIONS, DEFAULT_SITE_MODE } from './site-choices.ts'

/** What a new site starts with. */
export const NEW_SITE_DEFAULTS = {
  siteType: 'SIMPLE_B2C',
  siteOption: 'COMMERCE',
  currency: DEFAULT_CURRENCY,
  siteMode: DEFAULT_SITE_MODE,
  courierOption: COURIER_OPTIONS[0],
  photosAllowed: 20,
  availableWhatsApp: 1,
  themeDesign: 'THEME1',
  paymentOptions: ['COD'],
  isWalletEnabled: true,
  /** white */
  backgroundColor: '#ffffff',
  /** dark red */
  menuFontColor: '#ea2b1f',
  textFontColor: '#000000',
} as const

/** What a new site of type O2OCommerce starts with; the texts are ours, the source gives none. */
export const O2O_DEFAULTS = {
  siteOption: 'BOOKING_RESTAURANTS',
  homeTitle: 'Order and book online',
  metaDescription: 'See what we offer, order for delivery or pick-up, and book your visit online.',
} as const

/** What the platform's fields of a site hold at most, and at least. */
export const SITE_LIMITS = {
  /** characters */
  userName: { least: 6, most: 15 },
  /** characters */
  metaDescription: 256,
  /** digits */
  additionalContactNumber: 10,
} as const
