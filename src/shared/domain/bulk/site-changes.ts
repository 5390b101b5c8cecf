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

const PREMIUM_FEATURES = Object.fromEntries(PREMIUM_TOGGLES.map(({ name }) => [name, { kind: 'toggle', in: 'setting', part: 'premiumFeature' }])) as Readonly<
  Record<PremiumFeature, BulkField>
>

/**
 * The fields of a site that can be changed for many sites at once, by the name the platform has for them. Main sends no other one. Which
 * fields of Edit Site are left out, and why, is in `bulk/left-out.ts` of the site form.
 */
export const BULK_SITE_FIELDS = {
  appVersion: { kind: 'choice', in: 'list', options: APP_VERSIONS },
  enabled: { kind: 'toggle', in: 'list' },
  salesPerson: { kind: 'text', in: 'list' },
  supportAccManager: { kind: 'text', in: 'list' },
  fromDate: { kind: 'day', in: 'list', mayBeEmpty: true },
  tillDate: { kind: 'day', in: 'list', mayBeEmpty: true },
  internalName: { kind: 'text', in: 'list', mayBeEmpty: true },
  gstNo: { kind: 'text', in: 'list', mayBeEmpty: true },
  customerLang: { kind: 'choice', in: 'list', options: CUSTOMER_LANGUAGES },
  courierOption: { kind: 'choice', in: 'list', options: COURIER_OPTIONS, text: courierWords },
  no_of_products: { kind: 'number', in: 'list' },
  no_of_photos: { kind: 'number', in: 'list', mayBeEmpty: true },
  partnerType: { kind: 'choice', in: 'list', options: PARTNER_ROLES, mayBeEmpty: true },
  channelPartnerId: { kind: 'text', in: 'list', mayBeEmpty: true },
  channelPartner: { kind: 'text', in: 'list', mayBeEmpty: true },
  stockistName: { kind: 'text', in: 'list', mayBeEmpty: true },
  isDemoSite: { kind: 'toggle', in: 'list' },
  isCounterEnabled: { kind: 'toggle', in: 'list' },
  isReturnOrderEnabled: { kind: 'toggle', in: 'list' },
  siteMode: { kind: 'choice', in: 'setting', options: SITE_MODES, text: siteModeLabel },
  supportNumber: { kind: 'text', in: 'setting', mayBeEmpty: true },
  backgroundColor: { kind: 'text', in: 'setting', mayBeEmpty: true },
  menuFontColor: { kind: 'text', in: 'setting', mayBeEmpty: true },
  textFontColor: { kind: 'text', in: 'setting', mayBeEmpty: true },
  textFontType: { kind: 'choice', in: 'setting', options: FONT_FAMILIES },
  diningSettingMenu: { kind: 'text', in: 'setting', mayBeEmpty: true, text: firstMenuName },
  themeDesign: { kind: 'text', in: 'setting', mayBeEmpty: true },
  homePageTitle: { kind: 'text', in: 'setting', mayBeEmpty: true },
  homePageMetadesc: { kind: 'text', in: 'setting', mayBeEmpty: true },
  availableWhatsApp: { kind: 'number', in: 'setting' },
  isWalletEnabled: { kind: 'toggle', in: 'setting' },
  whatsAppSeller: { kind: 'toggle', in: 'setting' },
  whatsAppBuyer: { kind: 'toggle', in: 'setting' },
  emailAppBuyer: { kind: 'toggle', in: 'setting' },
  frontSite: { kind: 'toggle', in: 'setting' },
  feedBackToBuyer: { kind: 'toggle', in: 'setting' },
  inventory: { kind: 'toggle', in: 'setting' },
  isDayClosureEnabled: { kind: 'toggle', in: 'setting' },
  dashboardRangeEnabled: { kind: 'toggle', in: 'setting' },
  digitalCard: { kind: 'toggle', in: 'setting' },
  SpeechSearch: { kind: 'toggle', in: 'setting' },
  invoice: { kind: 'toggle', in: 'setting' },
  festivalBanners: { kind: 'toggle', in: 'setting' },
  diningSetup: { kind: 'toggle', in: 'setting' },
  isWebAppEnabled: { kind: 'toggle', in: 'setting' },
  showSupportNumber: { kind: 'toggle', in: 'setting' },
  htmlPrint: { kind: 'toggle', in: 'setting' },
  newOrderAppEnabled: { kind: 'toggle', in: 'setting' },
  oldOrderAppEnabled: { kind: 'toggle', in: 'setting' },
  isManualDayClosure: { kind: 'toggle', in: 'setting' },
  isCustomWhatsapp: { kind: 'toggle', in: 'setting' },
  isCustOnGroupEnabled: { kind: 'toggle', in: 'setting' },
  commChannelEnabled: { kind: 'toggle', in: 'setting' },
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
