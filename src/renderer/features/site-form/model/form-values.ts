import type { StoredImage } from '#shared/domain/content/image.ts'
import type { EDIT_TOGGLES, GROUP_TOGGLES, PREMIUM_TOGGLES, SETTING_TOGGLES } from '#shared/domain/site/site-toggle.ts'

/** What the form is opened for. */
export type FormUse = 'create' | 'edit'

export type ToggleName = (typeof SETTING_TOGGLES | typeof GROUP_TOGGLES | typeof PREMIUM_TOGGLES | typeof EDIT_TOGGLES)[number]['name']

/** A way to pay at the counter, as stored. */
export interface PaymentModeEntry {
  readonly internalName: string
  readonly displayName: string
  readonly paymentState: string
}

/** The texts of the form: trimmed, empty for none. Choices hold the stored value. */
interface Texts {
  siteType: string
  siteOption: string
  subdomain: string
  /** what follows the sub domain */
  domain: string
  custName: string
  companyName: string
  internalName: string
  gstNo: string
  ownerEmail: string
  ownerMob: string
  contactNumber: string
  userName: string
  supportNumber: string
  currency: string
  siteMode: string
  referenceSite: string
  courierOption: string
  salesPerson: string
  supportAccManager: string
  partnerType: string
  channelPartner: string
  channelPartnerId: string
  stockistName: string
  customerLang: string
  addressLineOne: string
  addressLineTwo: string
  country: string
  state: string
  city: string
  zip: string
  /** degrees as typed */
  latitude: string
  /** degrees as typed */
  longitude: string
  groupId: string
  backgroundColor: string
  menuFontColor: string
  textFontColor: string
  textFontType: string
  homeTitle: string
  metaDescription: string
  themeDesign: string
  diningSettingMenu: string
  /** YYYY-MM-DD */
  fromDate: string
  /** YYYY-MM-DD */
  tillDate: string
}

/** What the site form holds, for a new site and for an existing one. */
export interface SiteFormValues extends Texts, Record<ToggleName, boolean> {
  additionalContactNumbers: string[]
  enabled: boolean
  /** the number of products counts and is asked for */
  hasProductListing: boolean
  no_of_products: number | null
  /** photos are allowed and their number is asked for */
  hasPhotos: boolean
  no_of_photos: number | null
  availableWhatsApp: number | null
  integratePaymentOption: string[]
  isWalletEnabled: boolean
  paymentModes: PaymentModeEntry[]
  siteLogo: StoredImage | null
  /** names of the master pages to copy to a new site */
  pages: string[]
}

export type FieldName = keyof SiteFormValues

/** The values as they count: texts without blanks around them, lists without empty entries. */
export const normalised = (values: SiteFormValues): SiteFormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      if (typeof value === 'string') return [name, value.trim()]
      if (Array.isArray(value)) return [name, value.filter((entry) => entry !== '')]
      return [name, value]
    }),
  ) as unknown as SiteFormValues
