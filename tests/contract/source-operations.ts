import { words } from './schema-paths.ts'
import { SITE_CREATED_FIELDS, SITE_INPUT_FIELDS, SITE_LIST_FIELDS, SITE_UPDATE_EXTRA_FIELDS } from './site-fields.ts'

/**
 * The operations of the ledger areas CALL and CALL2 with their arguments, kept by hand: what the SDL must have, and what the console must have sent when all
 * end-to-end specs have run (`npm run recorded`).
 * A row names the ledger lines that it states in full; lines that also say how the console behaves (paging loops, no cache, order) are named by the
 * tests of that behaviour, and their row here has no id.
 */
export interface SourceOperation {
  /** Ledger IDs in brackets, for the title. */
  readonly ids: string
  readonly kind: 'query' | 'mutation'
  readonly name: string
  /**
   * Argument names, or the fields of the one argument `input`; `name=value` where the line gives a value that the SDL
   * has as default.
   */
  readonly takes: readonly string[]
  /** Paths of fields in the answer that the line names. */
  readonly answers?: readonly string[]
  /** The named type of a scalar answer. */
  readonly scalar?: 'Boolean' | 'String'
  /** The input is a list. */
  readonly bulk?: true
  /**
   * What else the console sends in the course of all specs, as `takes`: `name=value` where the line gives the value.
   */
  readonly sends?: readonly string[]
  /** The line that decides that the console does not send it. */
  readonly notSent?: string
  /** The line that decides that an argument of `takes` is left out, by argument. */
  readonly leavesOut?: Readonly<Record<string, string>>
}

type Rest = Partial<Omit<SourceOperation, 'ids' | 'kind' | 'name' | 'takes'>>

const query = (ids: string, name: string, takes: string, rest: Rest = {}): SourceOperation => ({
  ids: ids === '' ? '' : ` ${ids}`,
  kind: 'query',
  name,
  takes: words(takes),
  ...rest,
})

const mutation = (ids: string, name: string, takes: string, rest: Rest = {}): SourceOperation => ({
  ...query(ids, name, takes, {}),
  kind: 'mutation',
  ...rest,
})

const PAGED = ['items', 'nextToken']

const TEMPLATE_INPUT = 'siteId slugName tempName tempSubject text type image.bucket image.region image.key'

/** Every field of an invoice format (ENT2-008). */
const INVOICE_FORMAT = words(`
  companyLogo.key email mobile gst custKOTPrint printOperatorInfo custName custMobile custAddress editCustDetails siteURL footerMessage token qrcode isPayQR
  upiId paytmQrOptions invoiceOptionOnBill itemInstructionOnBill paymentMode fieldDetails.fieldName fieldDetails.value fieldDetails.isDisplay fieldDetails.font
  fieldDetails.fontSize fieldDetails.image.key`)

/** A store as FALCON registers it (section 3, line 114). */
const FALCON_STORE = words(`
  name description logo gstin fssai location.lat location.lng store_timings delivery_types website serving_radius.value=5 serving_radius.unit=km
  delivery_support_required brand_name payment.payment_type=CoD payment.payment_type=Prepaid payment.beneficiary_name payment.ifsc payment.bank_name
  payment.branch_name payment.bank_account_number street_address locality state city country pin_code images`)

export const SOURCE_OPERATIONS: readonly SourceOperation[] = [
  query('', 'getInternalUserByUserName', 'userName'),
  query('[CALL-006]', 'getInternalUsers', ''),
  query('[CALL-007] [CALL2-048]', 'getSitesAdmin', '', { answers: SITE_LIST_FIELDS }),
  query('', 'getSitesBySiteTypeAndOption', 'siteType siteOption limit=900 nextToken', { answers: PAGED }),
  query('[CALL-009]', 'getBasicSiteSettingBySite', 'domain', { answers: ['curr', 'contactNumber', 'contactEmail', 'footerAddress'] }),
  query('[CALL-010]', 'getSitePagesBySiteId', 'siteId'),
  query('[CALL-011]', 'getSitePagesByAdmin', 'nextToken limit=70', { answers: PAGED }),
  query('[CALL-012]', 'getFroalaSignature', '', { scalar: 'String' }),
  query('[CALL-013]', 'domainAvailability', 'domain', { scalar: 'Boolean' }),
  query('[CONST2-001]', 'getSiteConfigServices', 'domain', {
    answers: words('serviceName charges id typeValue'),
    sends: words('domain=recaho domain=extraService'),
  }),
  query('[CALL-015]', 'getSiteConfig', 'domain'),
  query('[CALL-016]', 'getSiteWalletById', 'siteId', { answers: ['balance'] }),
  query('', 'getSiteTransactionsBySite', 'siteId type limits=50 skips=0', { sends: words('type=CREDIT') }),
  query('', 'getSubscriptionPlansBySiteId', 'siteId', { sends: words('siteId=master') }),
  query('', 'getPlatformServicesByPlatform', 'siteId platform', { sends: words('siteId=master') }),
  query('', 'getSiteExtraServicesBySiteId', 'siteId limit=30 nextToken', { answers: PAGED }),
  query('[CALL-021]', 'getUserServiceMapping', 'userId'),
  query('', 'getCommChannelSettingByDomain', 'domain'),
  query('[CALL-023]', 'getSiteSubRoleSiteId', 'siteId nextToken', { answers: PAGED }),
  query('[CALL-024]', 'getSiteRewardSettingByDomain', 'domain'),
  query('[CALL-025]', 'getCustomWhatsappConfig', 'domain'),
  query('', 'getSiteActionEventsFilter', 'searchValue skips=0 limits=100', { sends: words('searchValue.siteId') }),
  mutation('[CALL-029] [ENT-002]', 'createSiteByRecahoAdmin', SITE_INPUT_FIELDS.join(' '), {
    answers: SITE_CREATED_FIELDS,
    leavesOut: { siteId: 'CALL-029', tillDate: 'SNEW-113' },
  }),
  mutation('[CALL-030] [ENT-005]', 'updateSiteByAdmin', [...SITE_INPUT_FIELDS, ...SITE_UPDATE_EXTRA_FIELDS].join(' '), { scalar: 'Boolean' }),
  mutation('[CALL-031]', 'verifyUsername', 'username', { scalar: 'Boolean' }),
  mutation('[CALL-033]', 'createServiceType', 'siteId slugName typeName displayOrder typeStatus', {
    sends: words('slugName=online-menu slugName=dine-in displayOrder=1 displayOrder=2'),
  }),
  mutation('[CALL-034] [CALL-035]', 'createSitePagesInBulk', 'siteId pageName displayName value onFooter onHome pageFor pageType tags image', { bulk: true }),
  mutation('[CALL-036]', 'createSitePage', 'pageName displayName value onFooter onHome pageFor pageType tags image', {
    answers: words('pageName value onHome tags pageFor pageType image'),
  }),
  mutation('[CALL-037]', 'updateSitePage', 'pageName displayName value onFooter onHome pageFor pageType tags image'),
  mutation('[CALL-038]', 'deleteSitePage', 'pageName'),
  mutation('[CALL-040]', 'createSiteConfig', 'domain siteId siteServices enabled channelPartner companyName'),
  mutation('[CALL-041]', 'updateSiteConfig', 'domain siteId siteServices enabled'),
  mutation(
    '[CALL-042]',
    'createSiteConfig',
    words('charges chargingModel masterStatus serviceName startedAt status startDate endDate updatedAt')
      .map((field) => `siteServices.${field}`)
      .join(' '),
  ),
  mutation('[CALL-043] [CALL-055]', 'updateSiteDataNormalize', 'domain planName chargingModel status masterStatus startDate endDate charges'),
  mutation('[CALL-044]', 'updateSiteRewardSettingV2', 'isEnabled onGroup groupId domain siteId'),
  mutation('[CALL-045]', 'createSiteExtraService', 'siteId amt currency serviceName note'),
  mutation('[CALL-046]', 'createSiteWallet', 'siteId balance currency domain'),
  mutation('', 'siteWalletRechargeByAdmin', 'siteId amt currency rechargeBy paymentState note', { sends: words('rechargeBy=Admin paymentState=PAID_OFFLINE') }),
  mutation('[CALL-048]', 'generateTransactionId', 'id'),
  mutation('[CALL-049]', 'generateSiteInvoice', 'siteId transactionId date billTo custMob custName serviceName amt total', {
    answers: words('invoiceId transactionId invoicePdf'),
  }),
  mutation('', 'sendWhatsApp', 'type toNumber content imageLink', { sends: words('type=MEDIA') }),
  mutation(
    '[CALL-051]',
    'subscribeSitePlanByAdmin',
    'siteId planName status masterService platform siteType amount chargingModel services description paymentGateway curr',
    { notSent: 'SVC-056' },
  ),
  mutation(
    '[CALL-051]',
    'subscribeSitePlanByAdminV2',
    'siteId planName status masterService platform siteType amount chargingModel services description paymentGateway curr',
    { sends: words('paymentGateway=MANUAL') },
  ),
  mutation(
    '[CALL-052]',
    'addPlatformService',
    'siteId serviceName slugServiceName status serviceType masterService platform siteType channelPartner addedServiceId companyName',
  ),
  mutation(
    '[CALL-053] [CALL-054] [CALL2-012]',
    'updateSubscriptionPlan',
    'siteId planId planName status masterService platform siteType services description curr amount priceList chargingModel',
    { leavesOut: { siteType: 'CALL-053' } },
  ),
  mutation('[CALL-056]', 'createSiteActionEvent', 'siteId eventName eventType note reason', {
    sends: words('eventType=MANUAL eventType=AUTO_GENERATE eventName=Setup'),
  }),
  mutation('[CALL-057]', 'updateCommChannelSetting', 'domain configs.code configs.commList configs.senderList', {
    sends: words(
      'configs.commList=TELEGRAM configs.commList=EMAIL configs.senderList.mobile configs.senderList.email configs.senderList.username configs.senderList.name',
    ),
  }),
  mutation('[CALL-058]', 'updateWhatsappProviderSetting', 'domain system productId phoneId token apiKey'),
  mutation('[CALL-059]', 'updateCustomWhatsappConfig', 'productId phoneId token apiKey system domain', {
    sends: words('system=MAYTAPI system=BHARATTEXT system=RECAHO'),
  }),
  mutation('[CALL-060]', 'resetCogUserPassword', 'username'),
  mutation('[CALL-061]', 'updateSiteVersion', 'domain appVersion', { scalar: 'Boolean' }),
  mutation('[CALL-062]', 'downloadAllSites', '', { scalar: 'String' }),
  mutation('[CALL-063]', 'downloadInactiveSites', '', { scalar: 'String' }),
  mutation('[CALL-064]', 'deleteSite', 'domain', { notSent: 'CALL-064' }),

  mutation('[CALL2-004]', 'createSiteConfigServices', 'domain typeValue serviceName charges', { answers: words('serviceName charges id typeValue') }),
  query('[CALL2-005]', 'getPlatformServicesBySiteId', 'siteId', { sends: words('siteId=master') }),
  mutation('[CALL2-006]', 'createPlatformService', 'siteId serviceName slugServiceName status serviceType masterService platform siteType', {
    sends: words('siteId=master'),
  }),
  mutation('[CALL2-007]', 'updatePlatformService', 'siteId serviceId serviceName slugServiceName status masterService platform serviceType'),
  mutation('', 'deletePlatformService', 'siteId serviceId', { answers: words('id siteId serviceId serviceName') }),
  mutation(
    '[CALL2-011]',
    'createSubscriptionPlan',
    'siteId planName status masterService platform siteType services description curr priceList.chargingModel priceList.rate',
    { sends: words('siteId=master') },
  ),
  mutation('[CALL2-013]', 'deleteSubscriptionPlan', 'siteId planId'),
  query('[CALL2-014]', 'getServiceTypesBySiteId', 'siteId', { answers: ['masterServiceType'] }),
  query('[CALL2-015]', 'getServiceBySiteId', 'siteId'),
  query('[CALL2-016]', 'getServiceTypeSettingBySite', 'domain typeValue'),
  mutation('[CALL2-017]', 'updateServiceTypeSetting', 'domain typeValue hoursOfOperation bankDetails', {
    sends: words(
      'hoursOfOperation.day hoursOfOperation.status hoursOfOperation.start hoursOfOperation.end bankDetails.accountNum bankDetails.bankName bankDetails.accountHolder bankDetails.ifscCode bankDetails.branchName',
    ),
  }),
  query('[CALL2-018]', 'getBasicSiteSettingBySite', 'domain'),
  query('[CALL2-019]', 'getInvoiceFormatV2', 'domain typeValue'),
  mutation('[CALL2-020]', 'updateInvoiceFormatV2', 'domain typeValue companyName companyLogo address fieldDetails', { sends: INVOICE_FORMAT }),
  mutation(
    '[CALL2-021]',
    'updateServiceType',
    `siteId slugName typeName displayName typeDes typeStatus displayOrder
     isAggregatorEnabled aggregatorSystem aggregatorMerchantId weraManagedByRecaho weraSwiggyDirect image`,
    { sends: words('image.bucket image.region image.key reservationType') },
  ),
  mutation('[CALL2-022]', 'createServiceTypeV2', 'siteId domain masterServiceType slugName typeName typeDes displayName typeStatus', {
    answers: ['slugName'],
    sends: words('displayOrder image reservationType'),
  }),
  mutation('', 'updateServiceInBulkV2', 'siteId slugName serviceRates', { bulk: true, sends: words('serviceName serviceRates.serviceType serviceRates.rate') }),
  mutation('[CALL2-024]', 'deleteSiteServices', 'siteId'),
  mutation('[ENT2-016] [CALL2-025]', 'storeRegisterONDC', 'payload', { scalar: 'String', sends: FALCON_STORE.map((path) => `payload.${path}`) }),
  mutation('[CALL2-026]', 'updateFalconStore', 'store_status merchantId', { sends: [...FALCON_STORE, 'store_status=1'] }),
  mutation('[CALL2-027]', 'uploadFile', 'content name type', { bulk: true }),
  query('[CALL2-028]', 'getSiteCustomLabelByDomain', 'domain', { answers: ['customLabels'] }),
  mutation('[CALL2-029]', 'updateCustomLabels', 'domain typeValue customLabels', {
    sends: words('typeValue=customLabelsConfig customLabels.defaultName customLabels.displayName'),
  }),
  mutation('', 'createSiteActionEvent', 'siteId eventName eventType note'),
  query('[CALL2-031]', 'getTempleteByUpdatedAtBySiteId', 'siteId', { answers: PAGED, sends: words('siteId=master siteId=global') }),
  mutation('[CALL2-032]', 'deleteTemplete', 'siteId slugName'),
  mutation('[TMPL-020] [TMPL-021] [TMPL-022]', 'createTempleteByAdmin', TEMPLATE_INPUT, {
    sends: words('siteId=master siteId=global type=WHATSAPP type=EMAIL image.mimeType'),
  }),
  mutation('', 'updateTempleteByAdmin', TEMPLATE_INPUT, { sends: words('image.mimeType') }),
  query('[CALL2-035]', 'getSitesBySiteType', 'siteType limit=700 nextToken', { answers: PAGED, sends: words('limit=700') }),
  mutation(
    '[CALL2-036] [CAMP-044] [CAMP-022] [CAMP-023]',
    'createCampaignHistorybyAdmin',
    'siteId language ProductType sendingStatus template type queType total',
    {
      answers: ['campaignId'],
      sends: words('siteId=master language=eng ProductType=BOOKING_RESTAURANT sendingStatus=PENDING queType=WHATSAPP type=MEDIA type=TEXT'),
    },
  ),
  mutation('[ENT2-013] [CALL2-037] [CAMP-045]', 'createUserQueueInBulkByAdmin', 'campaignId content', {
    bulk: true,
    sends: words('countryCode=91 mob email language=eng ProductType=BOOKING_RESTAURANT sendingStatus subject template queType url type'),
  }),
  query('[CALL2-038]', 'getCampaignHistoryByCreatedAtByAdmin', 'siteId', { answers: PAGED, sends: words('siteId=master') }),
  query('[CALL2-042]', 'getInternalUsersByUserRole', 'userRole'),
  mutation(
    '',
    'createInternalUser',
    'siteId userName password userRole emailId mobile name enabled permissions address companyName gstNo panNo onboardedBy supportNumber empsDetails currency',
    { sends: words('siteId=master enabled=true'), leavesOut: { password: 'CALL2-043' } },
  ),
  mutation(
    '',
    'updateInternalUser',
    'siteId username userRole emailId mobile name enabled permissions address companyName gstNo panNo onboardedBy supportNumber empsDetails',
  ),
  query('[CALL2-047]', 'getGroupAdmins', ''),
  mutation('', 'createGroupAdmin', 'email mobile userName custName companyName enabled address outlets', {
    sends: words('address.city address.state address.country outlets.siteId outlets.typeValue'),
  }),
  query('[CALL2-050]', 'getInternalDump', 'typeValue dumpDate', { answers: ['dumpData'] }),
  query('[CALL2-052] [CALL2-072]', 'getRenewalCount', 'fromDate toDate pastDate', { notSent: 'CALL2-072' }),
  mutation('[CPL-026]', 'updateCPWallet', 'siteId userId amount transactionType paymentState paymentMode note', {
    sends: words('transactionType=CREDIT transactionType=DEBIT paymentState=PAID_OFFLINE paymentState=PAID_ONLINE'),
  }),
  query('', 'getUserWalletTransactions', 'userId'),
  query('', 'getUserWalletBalance', 'userId', { answers: words('id siteId balance currency createdAt') }),
  mutation(
    '[CALL2-067]',
    'createUserServiceMapping',
    'serviceId siteId userId type serviceName boardingAmount renewalAmount siteOptions note planId planName siteType',
    { sends: words('type=PLAN type=ADDONS') },
  ),
  mutation('[CALL2-068]', 'updateUserServiceMapping', 'id serviceId userId boardingAmount renewalAmount'),
  mutation('[CALL2-069]', 'deleteUserServiceMapping', 'serviceId userId'),
]

/** The REST calls of the source with what they carry, under the names of the local platform's journal. */
export const SOURCE_REST_CALLS: readonly Pick<SourceOperation, 'name' | 'takes'>[] = [
  // What is no GraphQL: [CALL-067].
  // [CALL2-056]
  { name: 'rest.renewal_dashboard', takes: words('fromDate toDate pastDate channelPartner') },
  // [CALL2-057]
  { name: 'rest.onboarding_dashboard', takes: words('fromDate toDate supportAccManager salesPerson username') },
  // [CALL2-058]
  { name: 'rest.non_usage', takes: words('fromDate pastDate') },
  // [CALL2-059]
  { name: 'rest.outstanding_dashboard', takes: ['type=salesPerson'] },
  { name: 'rest.deleteSite', takes: ['domain'] },
  { name: 'rest.resetSite', takes: words('domain siteId') },
  { name: 'places', takes: ['path'] },
]
