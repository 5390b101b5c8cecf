import { firstMenuName } from '../content/menu.ts'
import { PARTNER_ROLES } from '../role.ts'
import { APP_VERSIONS, appVersionOf, COURIER_OPTIONS, CUSTOMER_LANGUAGES, FONT_FAMILIES, SITE_MODES, siteModeLabel } from '../site/site-choices.ts'
import { PREMIUM_TOGGLES } from '../site/site-toggle.ts'
import { courierWords } from '../text/code-words.ts'

/** A plain value as it is stored. Absent and empty are the same: null. */
export type BulkValue = string | number | boolean | null

/** How a value is typed, read and written. A day is in unix seconds. */
export type BulkValueKind = 'text' | 'toggle' | 'choice' | 'number' | 'day'

interface BulkField {
  /** As Edit Site calls it. Of the status: as the list does. */
  readonly label: string
  readonly kind: BulkValueKind
  /** The list of all sites has it, in one request; else the settings, in one request for each site. */
  readonly in: 'list' | 'setting'
  /** Where only these may be written. */
  readonly options?: readonly string[]
  /** May be written without a value. */
  readonly mayBeEmpty?: true
  /** The part of the settings that holds it. The platform takes a part whole: the others of the part are written with it. */
  readonly part?: 'premiumFeature'
  /** A value as people read it, where that is not the value itself. */
  text?(this: void, value: string): string
}

type PremiumFeature = (typeof PREMIUM_TOGGLES)[number]['name']

const PREMIUM_FEATURES = Object.fromEntries(
  PREMIUM_TOGGLES.map(({ name, label }) => [name, { label, kind: 'toggle', in: 'setting', part: 'premiumFeature' }]),
) as Readonly<Record<PremiumFeature, BulkField>>

/**
 * The fields of a site that can be changed for many sites at once, by the name the platform has for them. Main sends no other one. Which
 * fields of Edit Site are left out, and why, is in `bulk/left-out.ts` of the site form.
 */
export const BULK_SITE_FIELDS = {
  appVersion: { label: 'App version', kind: 'choice', in: 'list', options: APP_VERSIONS },
  enabled: { label: 'Status', kind: 'toggle', in: 'list' },
  salesPerson: { label: 'Sales Person', kind: 'text', in: 'list' },
  supportAccManager: { label: 'Support Account Manager', kind: 'text', in: 'list' },
  fromDate: { label: 'License from', kind: 'day', in: 'list', mayBeEmpty: true },
  tillDate: { label: 'License till', kind: 'day', in: 'list', mayBeEmpty: true },
  internalName: { label: 'Internal Name', kind: 'text', in: 'list', mayBeEmpty: true },
  gstNo: { label: 'GST No', kind: 'text', in: 'list', mayBeEmpty: true },
  customerLang: { label: 'Language', kind: 'choice', in: 'list', options: CUSTOMER_LANGUAGES },
  courierOption: { label: 'Courier option', kind: 'choice', in: 'list', options: COURIER_OPTIONS, text: courierWords },
  no_of_products: { label: 'Number of products', kind: 'number', in: 'list' },
  no_of_photos: { label: 'Photos allowed', kind: 'number', in: 'list', mayBeEmpty: true },
  partnerType: { label: 'Partner type', kind: 'choice', in: 'list', options: PARTNER_ROLES, mayBeEmpty: true },
  channelPartnerId: { label: 'Channel partner', kind: 'text', in: 'list', mayBeEmpty: true },
  channelPartner: { label: 'Partner name', kind: 'text', in: 'list', mayBeEmpty: true },
  stockistName: { label: 'Stockist', kind: 'text', in: 'list', mayBeEmpty: true },
  isDemoSite: { label: 'Demo site', kind: 'toggle', in: 'list' },
  isCounterEnabled: { label: 'Counter', kind: 'toggle', in: 'setting' },
  isReturnOrderEnabled: { label: 'Manage return', kind: 'toggle', in: 'setting' },
  siteMode: { label: 'Site mode', kind: 'choice', in: 'setting', options: SITE_MODES, text: siteModeLabel },
  supportNumber: { label: 'Support number', kind: 'text', in: 'setting', mayBeEmpty: true },
  backgroundColor: { label: 'Background colour', kind: 'text', in: 'setting', mayBeEmpty: true },
  menuFontColor: { label: 'Menu colour', kind: 'text', in: 'setting', mayBeEmpty: true },
  textFontColor: { label: 'Text colour', kind: 'text', in: 'setting', mayBeEmpty: true },
  textFontType: { label: 'Font', kind: 'choice', in: 'setting', options: FONT_FAMILIES },
  diningSettingMenu: { label: 'Dining menu', kind: 'text', in: 'setting', mayBeEmpty: true, text: firstMenuName },
  themeDesign: { label: 'Theme design', kind: 'text', in: 'setting', mayBeEmpty: true },
  homePageTitle: { label: 'SEO title', kind: 'text', in: 'setting', mayBeEmpty: true },
  homePageMetadesc: { label: 'SEO description', kind: 'text', in: 'setting', mayBeEmpty: true },
  availableWhatsApp: { label: 'Available WhatsApp', kind: 'number', in: 'setting' },
  isWalletEnabled: { label: 'Wallet', kind: 'toggle', in: 'setting' },
  whatsAppSeller: { label: 'WhatsApp to seller', kind: 'toggle', in: 'setting' },
  whatsAppBuyer: { label: 'WhatsApp to buyer', kind: 'toggle', in: 'setting' },
  emailAppBuyer: { label: 'Email to buyer', kind: 'toggle', in: 'setting' },
  frontSite: { label: 'Front site', kind: 'toggle', in: 'setting' },
  feedBackToBuyer: { label: 'Feedback WhatsApp after completion', kind: 'toggle', in: 'setting' },
  inventory: { label: 'Inventory', kind: 'toggle', in: 'setting' },
  isDayClosureEnabled: { label: 'Day closure', kind: 'toggle', in: 'setting' },
  dashboardRangeEnabled: { label: 'Dashboard date range', kind: 'toggle', in: 'setting' },
  digitalCard: { label: 'Digital card', kind: 'toggle', in: 'setting' },
  SpeechSearch: { label: 'Speech search', kind: 'toggle', in: 'setting' },
  invoice: { label: 'Invoice', kind: 'toggle', in: 'setting' },
  festivalBanners: { label: 'Festival banners', kind: 'toggle', in: 'setting' },
  diningSetup: { label: 'Dining setup', kind: 'toggle', in: 'setting' },
  isWebAppEnabled: { label: 'Web app', kind: 'toggle', in: 'setting' },
  showSupportNumber: { label: 'Show support number', kind: 'toggle', in: 'setting' },
  htmlPrint: { label: 'HTML print', kind: 'toggle', in: 'setting' },
  newOrderAppEnabled: { label: 'New order app', kind: 'toggle', in: 'setting' },
  oldOrderAppEnabled: { label: 'Old order app', kind: 'toggle', in: 'setting' },
  isManualDayClosure: { label: 'Manual day closure', kind: 'toggle', in: 'setting' },
  isCustomWhatsapp: { label: 'Custom WhatsApp', kind: 'toggle', in: 'setting' },
  isCustOnGroupEnabled: { label: 'Customers on group', kind: 'toggle', in: 'setting' },
  commChannelEnabled: { label: 'Communication channels', kind: 'toggle', in: 'setting' },
  ...PREMIUM_FEATURES,
} as const satisfies Readonly<Record<string, BulkField>>

export type BulkSiteField = keyof typeof BULK_SITE_FIELDS

export const BULK_SITE_FIELD_NAMES = Object.keys(BULK_SITE_FIELDS) as [BulkSiteField, ...BulkSiteField[]]

export const bulkFieldOf = (field: BulkSiteField): BulkField => BULK_SITE_FIELDS[field]

/** What is stored, so that values that mean the same are the same: nothing is no switch, and version 1. */
export const bulkValueOf = (field: BulkSiteField, stored: unknown): BulkValue => {
  if (field === 'appVersion') return appVersionOf(typeof stored === 'string' ? stored : null)
  if (bulkFieldOf(field).kind === 'toggle') return stored === true
  if (typeof stored === 'number') return stored
  return typeof stored === 'string' && stored.trim() !== '' ? stored : null
}

/** Whether a value may be written to a field. */
export const isBulkValue = (field: BulkSiteField, value: BulkValue): boolean => {
  const { kind, options, mayBeEmpty } = bulkFieldOf(field)
  if (value === null) return mayBeEmpty === true
  if (kind === 'toggle') return typeof value === 'boolean'
  if (kind === 'number' || kind === 'day') return Number.isSafeInteger(value) && (value as number) >= 0
  return typeof value === 'string' && value.trim() !== '' && (options === undefined || options.includes(value))
}
