import { ASKING_ONLY } from '../../domain/activity/sent-changes.ts'
import { BILLING_STATUSES, CATALOGUE_STATUSES, CHARGING_MODELS, MASTER_STATUSES, PLATFORM_SERVICE_TYPES } from '../../domain/catalogue.ts'
import { AGGREGATOR_SYSTEMS, RESERVATION_TYPES } from '../../domain/content/menu.ts'
import { COMM_CHANNELS, MESSAGING_SYSTEMS } from '../../domain/content/notification.ts'
import { PAGE_TYPES } from '../../domain/content/page.ts'
import { TEMPLATE_TYPES } from '../../domain/content/template.ts'
import { EVENT_TYPES } from '../../domain/note.ts'
import { PAYMENT_OPTIONS, PAYMENT_STATES } from '../../domain/payment.ts'
import { PARTNER_ROLES, ROLES } from '../../domain/role.ts'
import { APP_VERSIONS, COURIER_OPTIONS, SITE_MODES } from '../../domain/site/site-choices.ts'
import { SITE_TYPES } from '../../domain/site/site-type.ts'
import { WEEKDAYS } from '../../domain/site/store-hours.ts'

const siteTypes = SITE_TYPES.map(({ value }) => value)
const messageTypes = ['MEDIA', 'TEXT']
const openOrClosed = ['Open', 'Closed']

/**
 * The values that the console sends and expects in fields of a fixed set, by field or by type and field. A type
 * without `Input` stands for its inputs too. What an enum of the platform has not is listed, and an answered enum
 * comes back in this spelling.
 */
const KNOWN_VALUES: Readonly<Record<string, readonly string[]>> = {
  aggregatorSystem: AGGREGATOR_SYSTEMS,
  appVersion: APP_VERSIONS,
  chargesModel: CHARGING_MODELS,
  chargingModel: CHARGING_MODELS,
  commList: COMM_CHANNELS,
  courierOption: COURIER_OPTIONS,
  day: WEEKDAYS.map(({ value }) => value),
  eventType: EVENT_TYPES,
  integratePaymentOption: PAYMENT_OPTIONS,
  masterStatus: MASTER_STATUSES,
  pageFor: ['MOB', 'WEB', 'BOTH'],
  pageType: PAGE_TYPES,
  partnerType: PARTNER_ROLES,
  paymentGateway: ['MANUAL'],
  paymentState: PAYMENT_STATES,
  queType: TEMPLATE_TYPES,
  rechargeBy: ['Admin'],
  reservationType: RESERVATION_TYPES,
  role: ROLES,
  sendingStatus: ['PENDING'],
  serviceType: PLATFORM_SERVICE_TYPES,
  siteMode: SITE_MODES,
  siteType: siteTypes,
  system: MESSAGING_SYSTEMS,
  transactionType: ['CREDIT', 'DEBIT'],
  userRole: ROLES,
  'AddPlatformServiceInput.status': CATALOGUE_STATUSES,
  'CampaignHistory.type': messageTypes,
  'CreatePlatformServiceInput.status': CATALOGUE_STATUSES,
  'CreateSubscriptionPlanInput.status': CATALOGUE_STATUSES,
  'HoursOfOperation.status': openOrClosed,
  'PlatformService.status': CATALOGUE_STATUSES,
  'ServiceRate.serviceType': [],
  'SiteService.status': BILLING_STATUSES,
  'StoreDay.status': openOrClosed,
  'SubscribeSitePlanInput.status': BILLING_STATUSES,
  'Templete.type': TEMPLATE_TYPES,
  'UpdatePlatformServiceInput.status': CATALOGUE_STATUSES,
  'UpdateSiteDataNormalizeInput.status': BILLING_STATUSES,
  'UserQueue.type': messageTypes,
  'UserServiceMapping.type': ['PLAN', 'ADDONS'],
  'getSiteTransactionsBySite.type': ['CREDIT', 'DEBIT'],
  'sendWhatsApp.type': messageTypes,
}

/** @param owner the type, or the operation whose argument it is */
export const knownValues = (owner: string, field: string): readonly string[] => {
  const places = [`${owner}.${field}`, `${owner.replace(/Input$/, '')}.${field}`, field]
  const place = places.find((each) => Object.hasOwn(KNOWN_VALUES, each))
  return place === undefined ? [] : (KNOWN_VALUES[place] ?? [])
}

/**
 * Fields of a write's answer that the console needs. Without them the next step has nothing to go on
 * with.
 */
const NEEDED_OF_WRITES: Readonly<Record<string, readonly string[]>> = {
  AddPlatformService: ['serviceId'],
  CreateCampaignHistorybyAdmin: ['campaignId'],
  CreateSiteByRecahoAdmin: ['siteId', 'domain'],
  GenerateSiteInvoice: ['invoiceId'],
  GenerateTransactionId: ['transactionId'],
}

export const neededOfWrite = (operation: string): readonly string[] => NEEDED_OF_WRITES[operation] ?? []

/** True for mutations that only ask a question: an answer that came is no yes then. */
export const isQuestion = (operation: string): boolean => ASKING_ONLY.some((asking) => asking === operation)

/** Arguments that only say how much is answered at once: more is harmless. */
export const PAGE_SIZES: ReadonlySet<string> = new Set(['limit', 'limits'])
