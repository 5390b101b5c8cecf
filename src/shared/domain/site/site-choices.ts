/** Modes a site can be in. */
export const SITE_MODES = ['LIVE', 'UNDER_CONSTRUCTION'] as const

export type SiteMode = (typeof SITE_MODES)[number]

export const DEFAULT_SITE_MODE: SiteMode = 'LIVE'

const LABELS: Readonly<Record<SiteMode, string>> = { LIVE: 'Live', UNDER_CONSTRUCTION: 'Under construction' }

/** A site mode as people read it; an unknown one as it is. */
export const siteModeLabel = (value: string): string => (Object.hasOwn(LABELS, value) ? LABELS[value as SiteMode] : value)

/** App versions a site's shop can run. */
export const APP_VERSIONS = ['v1', 'v2'] as const

export type AppVersion = (typeof APP_VERSIONS)[number]

/** The version a stored value stands for: empty, and anything that is not v2, means v1. */
export const appVersionOf = (stored: string | null | undefined): AppVersion => (stored === 'v2' ? 'v2' : 'v1')

/** Courier options of a site that ships, in the order of the source; SELF is the default. */
export const COURIER_OPTIONS = ['SELF', 'SHIPROCKET', 'DUNZO'] as const

/** Languages a customer can be addressed in, in the order of the source. */
export const CUSTOMER_LANGUAGES = ['English', 'Hindi', 'Marathi', 'Punjabi', 'Gujarati', 'Malayalam', 'Tamil', 'Telugu'] as const

/** Font families a site's texts can have: common web fonts, the source gives no list. */
export const FONT_FAMILIES = [
  'Arial',
  'Baloo 2',
  'Bitter',
  'Cabin',
  'Courier New',
  'Dancing Script',
  'DM Sans',
  'Fira Sans',
  'Georgia',
  'Helvetica',
  'Hind',
  'IBM Plex Sans',
  'Inter',
  'Josefin Sans',
  'Karla',
  'Lato',
  'Libre Baskerville',
  'Lora',
  'Merriweather',
  'Montserrat',
  'Mukta',
  'Mulish',
  'Noto Sans',
  'Noto Serif',
  'Nunito',
  'Open Sans',
  'Oswald',
  'Pacifico',
  'Playfair Display',
  'Poppins',
  'PT Sans',
  'PT Serif',
  'Quicksand',
  'Raleway',
  'Roboto',
  'Roboto Slab',
  'Rubik',
  'Source Sans 3',
  'Tahoma',
  'Times New Roman',
  'Titillium Web',
  'Trebuchet MS',
  'Ubuntu',
  'Verdana',
  'Work Sans',
] as const

export const DEFAULT_FONT_FAMILY = 'Open Sans' satisfies (typeof FONT_FAMILIES)[number]
