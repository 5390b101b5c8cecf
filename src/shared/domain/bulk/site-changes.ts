import { APP_VERSIONS, appVersionOf, COURIER_OPTIONS, CUSTOMER_LANGUAGES } from '../site/site-choices.ts'

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
}

/**
 * The fields of a site that can be changed for many sites at once, by the name the platform has for them. Main sends no other one. Left out is what must be
 * unique, what other fields depend on, and what holds more than one value.
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
  courierOption: { kind: 'choice', in: 'list', options: COURIER_OPTIONS },
  isDemoSite: { kind: 'toggle', in: 'list' },
  isCounterEnabled: { kind: 'toggle', in: 'list' },
  isReturnOrderEnabled: { kind: 'toggle', in: 'list' },
  supportNumber: { kind: 'text', in: 'setting', mayBeEmpty: true },
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
