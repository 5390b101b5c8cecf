import { COMMERCE_SITE_OPTIONS, MARKETING_SITE_OPTIONS, O2O_SITE_OPTIONS } from './site-option.ts'

interface PlatformOption {
  /** as stored */
  readonly value: string
  /** as people read it */
  readonly label: string
}

const ENQUIRY = { value: 'ENQUIRY', label: 'Enquiry' } as const satisfies PlatformOption

/** Options of the commerce type. */
const COMMERCE = COMMERCE_SITE_OPTIONS.filter(({ value }) => value !== 'B2B_GIFTING')

/** Options of market places, each once. */
const MARKET_PLACE = [{ value: 'B2B', label: 'B2B' }, { value: 'B2B2C', label: 'B2B2C' }, ENQUIRY] as const satisfies readonly PlatformOption[]

/** The booking list: ENQUIRY and the verticals, 27 in all. */
const BOOKING: readonly PlatformOption[] = [ENQUIRY, ...O2O_SITE_OPTIONS]

/**
 * The site options for which the catalogue has services and plans, by site type, in the order of the source. They differ from those a new site can have
 * (`site-option.ts`).
 */
export const platformOptionsOf = (siteType: string): readonly PlatformOption[] => {
  switch (siteType) {
    case 'SIMPLE_B2C':
      return COMMERCE
    case 'MARKETING':
      return MARKETING_SITE_OPTIONS
    case 'B2C_MARKET_PLACE':
      return MARKET_PLACE
    default:
      return BOOKING
  }
}
