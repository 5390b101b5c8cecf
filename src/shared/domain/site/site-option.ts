import type { SiteType } from './site-type.ts'

interface SiteOption {
  /** as stored */
  readonly value: string
  /** as people read it */
  readonly label: string
}

/** Options of the commerce types, in the order of the source. */
export const COMMERCE_SITE_OPTIONS = [
  { value: 'COMMERCE', label: 'Commerce' },
  { value: 'ENQUIRY', label: 'Enquiry' },
  { value: 'ECOM_CATALOGUE', label: 'E-com Catalogue' },
  { value: 'B2B_GIFTING', label: 'B2B Gifting' },
] as const satisfies readonly SiteOption[]

/** Options of marketing sites. */
export const MARKETING_SITE_OPTIONS = [{ value: 'GENERAL', label: 'General' }] as const satisfies readonly SiteOption[]

/** The 26 verticals of O2O commerce, in the order of the source; the prefix of the stored values is not regular. */
export const O2O_SITE_OPTIONS = [
  { value: 'BOOKING_RESTAURANTS', label: 'Restaurant' },
  { value: 'BOOKING_SALOON', label: 'Saloon' },
  { value: 'BOOKING_VACCINATION', label: 'Vaccination Program' },
  { value: 'LAUNDRY', label: 'Laundry' },
  { value: 'EVENT', label: 'Event' },
  { value: 'VILLA_RENTAL', label: 'Villa Rental' },
  { value: 'SERVICES', label: 'Services' },
  { value: 'CAR_RENTAL', label: 'Car Rental' },
  { value: 'CONSTRUCTION', label: 'Construction' },
  { value: 'GROCERY', label: 'Grocery' },
  { value: 'GENERAL', label: 'General' },
  { value: 'LAWYER', label: 'Lawyer' },
  { value: 'PET_GROOMERS', label: 'Pet Groomers' },
  { value: 'REPAIR_SERVICES', label: 'Repair Services' },
  { value: 'SPA', label: 'Spa' },
  { value: 'GYM', label: 'Gym' },
  { value: 'MANUFACTURER', label: 'Manufacturer' },
  { value: 'JEWELLERY', label: 'Jewellery' },
  { value: 'MARRIAGE', label: 'Marriage' },
  { value: 'AUTO_SERVICES', label: 'Auto Services' },
  { value: 'DIAGNOSTIC_LAB', label: 'Diagnostic Lab' },
  { value: 'DOCTOR', label: 'Doctor' },
  { value: 'VACATION_RENTALS', label: 'Vacation Rentals' },
  { value: 'GRANITE_BUSINESS', label: 'Granite Business' },
  { value: 'WAREHOUSE', label: 'Warehouse' },
  { value: 'DEPARTMENT', label: 'Department' },
] as const satisfies readonly SiteOption[]

/** The options offered for a site type on creation. */
export const siteOptionsOf = (siteType: SiteType): readonly SiteOption[] => {
  switch (siteType) {
    case 'SIMPLE_B2C':
    case 'B2C_MARKET_PLACE':
      return COMMERCE_SITE_OPTIONS
    case 'MARKETING':
      return MARKETING_SITE_OPTIONS
    case 'O2OCommerce':
      return O2O_SITE_OPTIONS
  }
}

const labels = new Map<string, string>([...COMMERCE_SITE_OPTIONS, ...O2O_SITE_OPTIONS].map(({ value, label }) => [value, label]))

/** The label of a stored site option; one that is not offered, such as PRODUCT_DISPLAY, shows as it is. */
export const siteOptionLabel = (value: string): string => labels.get(value) ?? value

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
