import { beforeAll, expect, test } from 'vitest'
import { createInProcessPlatform } from '#local-platform/testing/in-process.ts'
import { attempt, type Refusal, walkCalls } from './refused-calls.ts'

/**
 * An operation, its wrong arguments, and the rule that refuses it; a ValidationException unless another kind is
 * given.
 */
type Rule = readonly [operation: string, change: Readonly<Record<string, unknown>>, refusal: string]

const DAY = { day: 'MONDAY', status: 'Open', start: '9:00', end: '24:00' }
const BANK = { accountNum: '123', bankName: 'B', accountHolder: 'H', ifscCode: 'I', branchName: 'R' }
const KOT = { defaultName: 'KOT', displayName: 'Ticket' }
const EVENT = { code: 'A', commList: ['EMAIL'], senderList: [{ name: 'Admin', email: 'a@b.example', username: 'u', mobile: '1' }] }
const PRICE = { chargingModel: 'MONTHLY', rate: 1 }

const SITE_RULES: readonly Rule[] = [
  ['createSiteByRecahoAdmin', { domain: 'other.shops.example' }, 'DOMAIN_NOT_VALID'],
  ['createSiteByRecahoAdmin', { subdomain: 'new tiffins', domain: 'new tiffins.shops.example' }, 'DOMAIN_NOT_VALID'],
  ['createSiteByRecahoAdmin', { custName: ' ' }, 'CUSTOMER_NAME_MUST_NOT_BE_EMPTY'],
  ['createSiteByRecahoAdmin', { ownerEmail: 'meena' }, 'EMAIL_NOT_VALID'],
  ['createSiteByRecahoAdmin', { currency: 'XXX' }, 'CURRENCY_NOT_KNOWN'],
  ['createSiteByRecahoAdmin', { siteType: 'B2B2C_ECOM' }, 'SITE_TYPE_NOT_KNOWN'],
  ['createSiteByRecahoAdmin', { siteOptions: 'COMMERCE' }, 'SITE_OPTION_NOT_KNOWN'],
  ['createSiteByRecahoAdmin', { siteType: 'SIMPLE_B2C', siteOptions: 'COMMERCE', integratePaymentOption: [] }, 'PAYMENT_OPTION_REQUIRED'],
  ['createSiteByRecahoAdmin', { integratePaymentOption: ['BARTER'] }, 'PAYMENT_OPTION_NOT_KNOWN'],
  ['createSiteByRecahoAdmin', { partnerType: 'FRIEND' }, 'PARTNER_TYPE_NOT_KNOWN'],
  ['createSiteByRecahoAdmin', { channelPartnerId: 'reseller@demo.example' }, 'NotFound: CHANNEL_PARTNER_NOT_FOUND'],
  ['createSiteByRecahoAdmin', { no_of_photos: -1 }, 'NUMBER_MUST_NOT_BE_NEGATIVE'],
  ['createSiteByRecahoAdmin', { fromDate: 2_000_000_000, tillDate: 1_900_000_000 }, 'LICENSE_ENDS_BEFORE_IT_STARTS'],
  ['createSiteByRecahoAdmin', { siteId: 'site-100001' }, 'Conflict: SITE_ID_ALREADY_EXISTS'],
  ['createSiteByRecahoAdmin', { userName: 'OWNER100001' }, 'Conflict: USERNAME_ALREADY_EXISTS'],
  ['updateSiteByAdmin', { domain: 'other.shops.example' }, 'DOMAIN_CANNOT_BE_CHANGED'],
  ['updateSiteByAdmin', { currency: 'USD' }, 'CURRENCY_CANNOT_BE_CHANGED'],
  ['updateSiteByAdmin', { userName: 'owner100002' }, 'Conflict: USERNAME_ALREADY_EXISTS'],
  ['updateSiteVersion', { appVersion: 'v3' }, 'APP_VERSION_NOT_KNOWN'],
  ['createSitePage', { pageName: 'Our Story' }, 'PAGE_NAME_NOT_VALID'],
  ['createSitePage', { pageName: '../home' }, 'PAGE_NAME_NOT_VALID'],
  ['createSitePage', { pageName: '' }, 'PAGE_NAME_NOT_VALID'],
  ['createSitePage', { pageName: 'home' }, 'Conflict: PAGE_NAME_ALREADY_EXISTS'],
  ['createSitePage', { displayName: ' ' }, 'DISPLAY_NAME_MUST_NOT_BE_EMPTY'],
  ['createSitePage', { pageFor: 'TV' }, 'PAGE_FOR_NOT_VALID'],
  ['createSitePage', { pageType: 'WORD' }, 'PAGE_TYPE_NOT_VALID'],
  ['updateSitePage', { pageName: 'nothing' }, 'NotFound: PAGE_NOT_FOUND'],
  ['deleteSitePage', { pageName: 'nothing' }, 'NotFound: PAGE_NOT_FOUND'],
  ['createSiteActionEvent', { eventType: 'AUTOMATIC' }, 'EVENT_TYPE_NOT_VALID'],
  ['createSiteActionEvent', { eventName: '' }, 'EVENT_NAME_MUST_NOT_BE_EMPTY'],
  ['createSiteActionEvent', { note: ' ' }, 'NOTE_MUST_NOT_BE_EMPTY'],
  ['updateSiteRewardSettingV2', { onGroup: true, groupId: null }, 'GROUP_ID_REQUIRED'],
  ['updateSiteRewardSettingV2', { domain: 'other.example' }, 'DOMAIN_NOT_OF_SITE'],
]

const MENU_RULES: readonly Rule[] = [
  ['createServiceTypeV2', { siteId: 'site-100001' }, 'SITE_ID_WITHOUT_MARKER'],
  ['createServiceTypeV2', { domain: 'other.example' }, 'DOMAIN_NOT_OF_SITE'],
  ['createServiceTypeV2', { slugName: 'online-menu' }, 'Conflict: MENU_ALREADY_EXISTS'],
  ['createServiceTypeV2', { slugName: 'Lunch' }, 'SLUG_MUST_BE_LOWER_CASE'],
  ['createServiceTypeV2', { typeName: ' ' }, 'MENU_NAME_MUST_NOT_BE_EMPTY'],
  ['createServiceTypeV2', { masterServiceType: 'nothing' }, 'NotFound: PARENT_MENU_NOT_FOUND'],
  ['createServiceTypeV2', { reservationType: 'PHONE' }, 'RESERVATION_TYPE_NOT_VALID'],
  ['createServiceTypeV2', { aggregatorSystem: null }, 'AGGREGATOR_SYSTEM_REQUIRED'],
  ['createServiceTypeV2', { aggregatorSystem: 'UBER' }, 'AGGREGATOR_SYSTEM_NOT_VALID'],
  ['createServiceTypeV2', { aggregatorMerchantId: null }, 'AGGREGATOR_MERCHANT_ID_REQUIRED'],
  ['createServiceTypeV2', { aggregatorMerchantId: 'a-1' }, 'AGGREGATOR_MERCHANT_ID_NOT_VALID'],
  ['createServiceTypeV2', { aggregatorSystem: 'WERA', aggregatorMerchantId: '12345' }, 'AGGREGATOR_MERCHANT_ID_NOT_VALID'],
  ['createServiceTypeV2', { aggregatorSystem: 'WERA', aggregatorMerchantId: '1234', weraSwiggyDirect: null }, 'WERA_CHOICES_REQUIRED'],
  ['updateServiceType', { slugName: 'nothing' }, 'NotFound: MENU_NOT_FOUND'],
  ['updateServiceInBulkV2', { serviceName: ' ' }, 'SERVICE_NAME_MUST_NOT_BE_EMPTY'],
  ['updateServiceInBulkV2', { serviceRates: [{ serviceType: 'x' }, { serviceType: 'x' }] }, 'MENU_NAMED_TWICE'],
  ['updateServiceTypeSetting', { typeValue: 'brunch::setting' }, 'NotFound: MENU_NOT_FOUND'],
  ['updateServiceTypeSetting', { typeValue: 'online-menu' }, 'TYPE_VALUE_NOT_VALID'],
  ['updateServiceTypeSetting', { hoursOfOperation: [{ ...DAY, day: 'FUNDAY' }] }, 'DAY_NOT_VALID'],
  ['updateServiceTypeSetting', { hoursOfOperation: [{ ...DAY, status: 'Maybe' }] }, 'STATUS_NOT_VALID'],
  ['updateServiceTypeSetting', { hoursOfOperation: [{ ...DAY, end: null }] }, 'TIME_NOT_VALID'],
  ['updateServiceTypeSetting', { hoursOfOperation: [{ ...DAY, start: '9:15' }] }, 'TIME_NOT_VALID'],
  ['updateServiceTypeSetting', { hoursOfOperation: [DAY, DAY] }, 'DAY_NAMED_TWICE'],
  ['updateServiceTypeSetting', { bankDetails: [{ ...BANK, accountNum: '12-3' }] }, 'ACCOUNT_NUMBER_NOT_NUMERIC'],
  ['updateServiceTypeSetting', { bankDetails: [{ ...BANK, ifscCode: '' }] }, 'IFSC_CODE_REQUIRED'],
  ['updateServiceTypeSetting', { bankDetails: [{ ...BANK, bankName: null }] }, 'BANK_NAME_REQUIRED'],
  ['updateServiceTypeSetting', { customFeilds: '{' }, 'CUSTOM_FEILDS_NOT_JSON'],
  ['updateInvoiceFormatV2', { typeValue: 'invoiceformat::brunch::setting' }, 'NotFound: MENU_NOT_FOUND'],
  ['updateInvoiceFormatV2', { typeValue: 'online-menu::setting' }, 'TYPE_VALUE_NOT_VALID'],
  ['updateCustomLabels', { customLabels: [{ ...KOT, defaultName: 'Cook' }] }, 'LABEL_NOT_VALID'],
  ['updateCustomLabels', { customLabels: [{ ...KOT, displayName: ' ' }] }, 'DISPLAY_NAME_MUST_NOT_BE_EMPTY'],
  ['updateCustomLabels', { customLabels: [KOT, KOT] }, 'LABEL_NAMED_TWICE'],
  ['updateCustomLabels', { typeValue: 'labels' }, 'TYPE_VALUE_NOT_VALID'],
]

const MONEY_RULES: readonly Rule[] = [
  ['createSiteConfigServices', { serviceName: '' }, 'SERVICE_NAME_MUST_NOT_BE_EMPTY'],
  ['createSiteConfigServices', { domain: ' ' }, 'DOMAIN_MUST_NOT_BE_EMPTY'],
  ['createSiteConfigServices', { typeValue: '' }, 'TYPE_VALUE_MUST_NOT_BE_EMPTY'],
  ['createSiteConfigServices', { typeValue: 'other', serviceName: 'POS' }, 'Conflict: SERVICE_ALREADY_EXISTS'],
  ['createSiteConfig', { channelPartner: 'Nobody' }, 'CHANNEL_PARTNER_NOT_OF_SITE'],
  ...['createSiteConfig', 'updateSiteConfig'].flatMap((operation): readonly Rule[] => [
    [operation, { siteServices: [{ serviceName: 'SITE', chargingModel: 'DAILY' }] }, 'CHARGING_MODEL_NOT_VALID'],
    [operation, { siteServices: [{ serviceName: 'SITE', status: 'PAUSED' }] }, 'STATUS_NOT_VALID'],
    [operation, { siteServices: [{ serviceName: 'SITE', masterStatus: 'Maybe' }] }, 'MASTER_STATUS_NOT_VALID'],
    [operation, { siteServices: [{ serviceName: 'SITE', startDate: 20, endDate: 10 }] }, 'END_DATE_BEFORE_START_DATE'],
    [operation, { siteServices: [{ serviceName: ' ' }] }, 'SERVICE_NAME_MUST_NOT_BE_EMPTY'],
    [operation, { siteServices: [{ serviceName: 'SITE' }, { serviceName: 'SITE' }] }, 'SERVICE_NAMED_TWICE'],
  ]),
  ['createSiteExtraService', { serviceName: 'FLYING' }, 'NotFound: SERVICE_NOT_FOUND'],
  ['createSiteExtraService', { currency: 'XXX' }, 'CURRENCY_NOT_OF_SITE'],
  ['siteWalletRechargeByAdmin', { amt: 0 }, 'AMOUNT_MUST_BE_POSITIVE'],
  ['siteWalletRechargeByAdmin', { currency: 'XXX' }, 'CURRENCY_NOT_OF_WALLET'],
  ['siteWalletRechargeByAdmin', { note: '  ' }, 'NOTE_MUST_NOT_BE_EMPTY'],
  ['siteWalletRechargeByAdmin', { rechargeBy: 'Somebody' }, 'RECHARGE_BY_NOT_VALID'],
  ['siteWalletRechargeByAdmin', { paymentState: 'PAID_ONLINE' }, 'PAYMENT_STATE_NOT_VALID'],
  ['generateTransactionId', { id: 'nothing' }, 'NotFound: TRANSACTION_NOT_FOUND'],
  ['generateSiteInvoice', { transactionId: 'nothing' }, 'NotFound: TRANSACTION_NOT_FOUND'],
  ['generateSiteInvoice', { siteId: 'site-100001' }, 'NotFound: TRANSACTION_NOT_FOUND'],
  ['generateSiteInvoice', { date: '20/11/2026' }, 'DATE_NOT_VALID'],
  ['generateSiteInvoice', { date: '2026-02-30' }, 'DATE_NOT_VALID'],
  ['generateSiteInvoice', { billTo: ' ' }, 'BILL_TO_MUST_NOT_BE_EMPTY'],
  ['generateSiteInvoice', { custName: '' }, 'CUSTOMER_NAME_MUST_NOT_BE_EMPTY'],
  ['generateSiteInvoice', { custMob: '' }, 'CUSTOMER_MOBILE_MUST_NOT_BE_EMPTY'],
  ['generateSiteInvoice', { serviceName: '' }, 'SERVICE_NAME_MUST_NOT_BE_EMPTY'],
  ['generateSiteInvoice', { amt: 0 }, 'AMOUNT_MUST_BE_POSITIVE'],
  ['createPlatformService', { status: 'ON' }, 'STATUS_NOT_VALID'],
  ['createPlatformService', { serviceType: 'EXTRA' }, 'SERVICE_TYPE_NOT_VALID'],
  ['createPlatformService', { serviceName: ' ' }, 'SERVICE_NAME_MUST_NOT_BE_EMPTY'],
  ['createPlatformService', { slugServiceName: '' }, 'SLUG_MUST_NOT_BE_EMPTY'],
  ['updatePlatformService', { serviceId: 'nothing' }, 'NotFound: SERVICE_NOT_FOUND'],
  ['addPlatformService', { addedServiceId: 'nothing' }, 'NotFound: SERVICE_NOT_FOUND'],
  ['addPlatformService', { channelPartner: 'Nobody' }, 'CHANNEL_PARTNER_NOT_OF_SITE'],
  ['createSubscriptionPlan', { planName: '' }, 'PLAN_NAME_MUST_NOT_BE_EMPTY'],
  ['createSubscriptionPlan', { planName: ' growth ' }, 'Conflict: PLAN_NAME_ALREADY_EXISTS'],
  ['createSubscriptionPlan', { status: 'TRIAL' }, 'STATUS_NOT_VALID'],
  ['createSubscriptionPlan', { curr: 'XXX' }, 'CURRENCY_NOT_KNOWN'],
  ['createSubscriptionPlan', { services: ['nothing'] }, 'NotFound: SERVICE_NOT_FOUND'],
  ['createSubscriptionPlan', { priceList: [{ chargingModel: 'DAILY', rate: 1 }] }, 'CHARGING_MODEL_NOT_VALID'],
  ['createSubscriptionPlan', { priceList: [PRICE, PRICE] }, 'CHARGING_MODEL_NAMED_TWICE'],
  ['updateSubscriptionPlan', { planId: 'nothing' }, 'NotFound: PLAN_NOT_FOUND'],
  ['updateSubscriptionPlan', { planName: 'Growth' }, 'Conflict: PLAN_NAME_ALREADY_EXISTS'],
  ['subscribeSitePlanByAdminV2', { planName: 'No such plan' }, 'NotFound: PLAN_NOT_FOUND'],
  ['subscribeSitePlanByAdminV2', { paymentGateway: 'STRIPE' }, 'PAYMENT_GATEWAY_NOT_VALID'],
  ['subscribeSitePlanByAdminV2', { curr: 'XXX' }, 'CURRENCY_NOT_KNOWN'],
  ['subscribeSitePlanByAdminV2', { curr: 'ZWL' }, 'CURRENCY_NOT_OF_SITE'],
  ['subscribeSitePlanByAdminV2', { status: 'PAUSED' }, 'STATUS_NOT_VALID'],
  ['updateCPWallet', { userId: 'nobody' }, 'NotFound: CHANNEL_PARTNER_NOT_FOUND'],
  ['updateCPWallet', { userId: 'reseller@demo.example' }, 'NotFound: CHANNEL_PARTNER_NOT_FOUND'],
  ['updateCPWallet', { siteId: 'other' }, 'SITE_ID_NOT_OF_USER'],
  ['updateCPWallet', { amount: 0 }, 'AMOUNT_MUST_BE_POSITIVE'],
  ['updateCPWallet', { transactionType: 'GIFT' }, 'TRANSACTION_TYPE_NOT_VALID'],
  ['updateCPWallet', { paymentMode: 'CHEQUE' }, 'PAYMENT_MODE_NOT_VALID'],
  ['updateCPWallet', { paymentMode: 'UPI' }, 'PAYMENT_STATE_NOT_VALID'],
  ['updateCPWallet', { note: '' }, 'NOTE_MUST_NOT_BE_EMPTY'],
  ['createUserServiceMapping', { userId: 'nobody' }, 'NotFound: CHANNEL_PARTNER_NOT_FOUND'],
  ['createUserServiceMapping', { siteId: 'site-100001' }, 'SITE_ID_NOT_OF_USER'],
  ['createUserServiceMapping', { type: 'BASIC' }, 'TYPE_NOT_VALID'],
  ['createUserServiceMapping', { serviceName: '' }, 'SERVICE_NAME_MUST_NOT_BE_EMPTY'],
  ['updateUserServiceMapping', { id: 'nothing' }, 'NotFound: MAPPING_NOT_FOUND'],
  ['updateUserServiceMapping', { userId: 'suresh.babu@staff.example' }, 'MAPPING_CANNOT_BE_MOVED'],
  ['updateUserServiceMapping', { serviceId: 'other' }, 'MAPPING_CANNOT_BE_MOVED'],
  ['deleteUserServiceMapping', { serviceId: 'nothing' }, 'NotFound: MAPPING_NOT_FOUND'],
]

const PEOPLE_RULES: readonly Rule[] = [
  ['updateCommChannelSetting', { configs: [{ ...EVENT, commList: [] }] }, 'EVENT_WITHOUT_CHANNEL'],
  ['updateCommChannelSetting', { configs: [{ ...EVENT, commList: ['SMS'] }] }, 'CHANNEL_NOT_VALID'],
  ['updateCommChannelSetting', { configs: [{ ...EVENT, senderList: [] }] }, 'EVENT_WITHOUT_RECIPIENT'],
  ['updateCommChannelSetting', { configs: [{ ...EVENT, code: '' }] }, 'CODE_MUST_NOT_BE_EMPTY'],
  ['updateCommChannelSetting', { configs: [EVENT, EVENT] }, 'EVENT_NAMED_TWICE'],
  ['updateCustomWhatsappConfig', { system: 'SMS' }, 'SYSTEM_NOT_VALID'],
  ['updateCustomWhatsappConfig', { phoneId: null }, 'PHONE_ID_REQUIRED'],
  ['updateCustomWhatsappConfig', { productId: null }, 'PRODUCT_ID_REQUIRED'],
  ['updateCustomWhatsappConfig', { token: ' ' }, 'TOKEN_REQUIRED'],
  ['updateCustomWhatsappConfig', { system: 'BHARATTEXT', apiKey: null }, 'API_KEY_REQUIRED'],
  ['updateCustomWhatsappConfig', { system: 'RECAHO', apiKey: '' }, 'API_KEY_REQUIRED'],
  ['sendWhatsApp', { type: 'FAX' }, 'TYPE_NOT_VALID'],
  ['sendWhatsApp', { toNumber: 'x' }, 'NUMBER_NOT_VALID'],
  ['sendWhatsApp', { imageLink: 'no link' }, 'IMAGE_LINK_NOT_VALID'],
  ['sendWhatsApp', { type: 'TEXT', content: ' ' }, 'CONTENT_MUST_NOT_BE_EMPTY'],
  ['createInternalUser', { userName: 'Admin@demo.example' }, 'Conflict: USERNAME_ALREADY_EXISTS'],
  ['createInternalUser', { userRole: 'ADMIN' }, 'ROLE_NOT_ASSIGNABLE'],
  ['createInternalUser', { userRole: 'KING' }, 'ROLE_NOT_ASSIGNABLE'],
  ['createInternalUser', { siteId: 'site-100001' }, 'SITE_ID_NOT_VALID'],
  ['createInternalUser', { emailId: 'nowhere' }, 'EMAIL_NOT_VALID'],
  ['createInternalUser', { name: '  ' }, 'NAME_MUST_NOT_BE_EMPTY'],
  ['updateInternalUser', { userRole: 'ACCOUNTS' }, 'ROLE_CANNOT_BE_CHANGED'],
  ['updateInternalUser', { username: 'nobody' }, 'NotFound: USER_NOT_FOUND'],
  ['updateInternalUser', { siteId: 'site-100001' }, 'SITE_ID_NOT_OF_USER'],
  ['resetCogUserPassword', { username: 'nobody-at-all' }, 'NotFound: USER_NOT_FOUND'],
  ['createGroupAdmin', { email: 'nobody' }, 'EMAIL_NOT_VALID'],
  ['createGroupAdmin', { userName: 'short' }, 'USERNAME_TOO_SHORT'],
  ['createGroupAdmin', { userName: 'admin@demo.example' }, 'Conflict: USERNAME_ALREADY_EXISTS'],
  ['createGroupAdmin', { userName: 'owner100001' }, 'Conflict: USERNAME_ALREADY_EXISTS'],
  ['createGroupAdmin', { companyName: ' ' }, 'COMPANY_NAME_MUST_NOT_BE_EMPTY'],
  ['createGroupAdmin', { custName: '' }, 'CUSTOMER_NAME_MUST_NOT_BE_EMPTY'],
  ['createGroupAdmin', { mobile: '' }, 'MOBILE_MUST_NOT_BE_EMPTY'],
  ['createGroupAdmin', { outlets: [] }, 'OUTLETS_REQUIRED'],
  ['createGroupAdmin', { outlets: [{ siteId: 'nowhere', typeValue: 'fqdn::x' }] }, 'NotFound: SITE_NOT_FOUND'],
  ['createGroupAdmin', { outlets: [{ siteId: 'site-100001', typeValue: 'fqdn::other.example' }] }, 'TYPE_VALUE_NOT_OF_SITE'],
  ['createTempleteByAdmin', { siteId: 'site-100001' }, 'NotFound: TEMPLATE_SCOPE_NOT_FOUND'],
  ['createTempleteByAdmin', { tempName: ' ' }, 'TEMPLATE_NAME_MUST_NOT_BE_EMPTY'],
  ['createTempleteByAdmin', { slugName: '' }, 'SLUG_MUST_NOT_BE_EMPTY'],
  ['createTempleteByAdmin', { type: 'SMS' }, 'TYPE_NOT_VALID'],
  ['updateTempleteByAdmin', { slugName: 'nothing' }, 'NotFound: TEMPLATE_NOT_FOUND'],
  ['deleteTemplete', { slugName: 'nothing' }, 'NotFound: TEMPLATE_NOT_FOUND'],
  ['createCampaignHistorybyAdmin', { siteId: 'site-100001' }, 'NotFound: CAMPAIGN_SCOPE_NOT_FOUND'],
  ['createCampaignHistorybyAdmin', { sendingStatus: 'COMPLETED' }, 'SENDING_STATUS_NOT_VALID'],
  ['createCampaignHistorybyAdmin', { type: 'VOICE' }, 'TYPE_NOT_VALID'],
  ['createCampaignHistorybyAdmin', { queType: 'SMS' }, 'QUEUE_TYPE_NOT_VALID'],
  ['createCampaignHistorybyAdmin', { total: 0 }, 'TOTAL_MUST_BE_POSITIVE'],
  ['createCampaignHistorybyAdmin', { template: '' }, 'TEMPLATE_MUST_NOT_BE_EMPTY'],
  ['uploadFile', { content: 'not base64!' }, 'CONTENT_NOT_BASE64'],
  ['uploadFile', { content: '' }, 'CONTENT_NOT_BASE64'],
  ['uploadFile', { type: 'png' }, 'FILE_TYPE_NOT_VALID'],
  ['uploadFile', { name: ' ' }, 'FILE_NAME_MUST_NOT_BE_EMPTY'],
  ['uploadFile', { key: '../secret' }, 'KEY_NOT_VALID'],
  ['uploadFile', { key: '/root' }, 'KEY_NOT_VALID'],
  ['uploadFile', { content: Buffer.alloc(8 * 1024 * 1024 + 1).toString('base64') }, 'FILE_TOO_LARGE'],
]

const RULES = [...SITE_RULES, ...MENU_RULES, ...MONEY_RULES, ...PEOPLE_RULES]

const outcomes = new Map<Rule, Refusal>()

/** The variables of a call with fields of its input, or of the first of its list, or arguments as the rule has them. */
function changed(variables: Record<string, unknown>, change: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { input } = variables
  if (Array.isArray(input)) return { input: [{ ...input[0], ...change }] }
  return input === undefined ? { ...variables, ...change } : { input: { ...(input as object), ...change } }
}

beforeAll(async () => {
  const platform = createInProcessPlatform()
  await walkCalls(platform, async (call, variables) => {
    for (const rule of RULES.filter(([operation]) => operation === call.name))
      outcomes.set(rule, await attempt(platform, call, call.name, changed(variables, rule[1])))
  })
})

test.each(RULES.map((rule) => [rule[0], Object.keys(rule[1]).join(' and '), rule[2], rule] as const))(
  '%s with a wrong %s: %s',
  (what, _change, message, rule) => {
    const refusal = message.includes(': ') ? message : `ValidationException: ${message}`
    expect(outcomes.get(rule)).toEqual({ what, refusal, hasChangedData: false })
  },
)
