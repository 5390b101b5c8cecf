/** What earlier calls found or made, for later ones to name. */
export type Facts = Record<string, string>

/** One call of every operation, in an order in which each succeeds on a freshly seeded platform. */
export interface Call {
  readonly kind: 'query' | 'mutation'
  readonly name: string
  /** Arguments, or fields of the one argument `input`; what is not named is filled with samples. */
  readonly values: (facts: Facts) => Record<string, unknown>
  /** What later calls need of the answer. */
  readonly keep?: (answer: any) => Facts
}

const query = (name: string, values: Call['values'] = () => ({}), keep?: Call['keep']): Call => ({
  kind: 'query',
  name,
  values,
  ...(keep ? { keep } : {}),
})
const mutation = (name: string, values: Call['values'], extra: Pick<Call, 'keep'> = {}): Call => ({ kind: 'mutation', name, values, ...extra })

const PERMISSIONS = [{ name: 'site', operations: ['view_site_list'] }]
const PARTNER = 'cp@demo.example'
const MENU = 'online-menu'

const SITE_CHOICES = {
  siteType: 'O2OCommerce',
  siteOptions: 'BOOKING_RESTAURANTS',
  siteMode: 'LIVE',
  courierOption: 'SELF',
  integratePaymentOption: ['COD'],
  partnerType: 'RESELLER',
  channelPartner: null,
  channelPartnerId: null,
  ownerEmail: 'owner@new.example',
  additionalContactNumbers: ['9800000000'],
}
const TERMS = { chargingModel: 'MONTHLY', status: 'ACTIVE', masterStatus: 'On' }
const inScope = (facts: Facts) => ({ siteId: facts['siteId'], domain: facts['domain'] })

export const CALLS: readonly Call[] = [
  // Sites, from creation on.
  query('domainAvailability', () => ({ domain: 'new.shops.example' })),
  mutation('verifyUsername', () => ({ username: 'newowner1' })),
  mutation(
    'createSiteByRecahoAdmin',
    () => ({ ...SITE_CHOICES, siteId: 'site-new', domain: 'new.shops.example', subdomain: 'new', userName: 'newowner1', currency: 'INR', groupId: null }),
    { keep: ({ siteId, domain }) => ({ siteId, domain }) },
  ),
  mutation('updateSiteByAdmin', ({ siteId }) => ({
    ...SITE_CHOICES,
    siteId,
    domain: 'new.shops.example',
    subdomain: 'new',
    userName: 'newowner1',
    currency: 'INR',
    groupId: null,
  })),
  mutation('updateSiteVersion', (facts) => ({ ...inScope(facts), appVersion: 'v2' })),
  query('getBasicSiteSettingBySite', inScope),

  // Pages.
  mutation('createSitePage', () => ({ pageName: 'new-page', pageFor: 'BOTH', pageType: 'HTML' })),
  mutation('updateSitePage', () => ({ pageName: 'new-page', pageFor: 'MOB', pageType: 'HTML' })),
  mutation('createSitePagesInBulk', ({ siteId }) => ({ siteId, pageName: 'new-page', pageFor: 'BOTH', pageType: 'FROALA' })),
  query('getSitePagesBySiteId', inScope),
  query('getSitePagesByAdmin', () => ({ limit: 70, nextToken: null })),
  mutation('deleteSitePage', () => ({ pageName: 'new-page' })),

  // Menus.
  mutation('createServiceType', ({ siteId }) => ({
    siteId: `serviceType::${siteId}`,
    slugName: MENU,
    typeName: 'Online Menu',
    displayOrder: 1,
  })),
  mutation('createServiceTypeV2', ({ siteId, domain }) => ({
    siteId: `serviceType::${siteId}`,
    domain,
    slugName: 'thali',
    masterServiceType: MENU,
    reservationType: 'ONLINE',
    aggregatorSystem: 'ZOMATO',
    aggregatorMerchantId: 'Z1',
  })),
  mutation('updateServiceType', ({ siteId }) => ({
    siteId: `serviceType::${siteId}`,
    slugName: MENU,
    reservationType: 'WALKING',
    aggregatorSystem: 'WERA',
    aggregatorMerchantId: '1234',
  })),
  query('getServiceTypesBySiteId', inScope),
  mutation('updateServiceInBulkV2', inScope),
  query('getServiceBySiteId', inScope),
  mutation('updateServiceTypeSetting', ({ domain }) => ({
    domain,
    typeValue: `${MENU}::setting`,
    hoursOfOperation: [{ day: 'MONDAY', status: 'Open', start: '9:00', end: '22:30' }],
    bankDetails: [{ accountNum: '1', bankName: 'B', accountHolder: 'H', ifscCode: 'I', branchName: 'R', defaultSelected: true }],
    customFeilds: '[]',
    availableFeilds: '[]',
  })),
  query('getServiceTypeSettingBySite', ({ domain }) => ({ domain, typeValue: `${MENU}::setting` })),
  mutation('updateInvoiceFormatV2', ({ domain }) => ({ domain, typeValue: `invoiceformat::${MENU}::setting` })),
  query('getInvoiceFormatV2', ({ domain }) => ({ domain, typeValue: `invoiceformat::${MENU}::setting` })),
  mutation('updateCustomLabels', ({ domain }) => ({
    domain,
    typeValue: 'customLabelsConfig',
    customLabels: [{ defaultName: 'KOT', displayName: 'Ticket' }],
  })),
  query('getSiteCustomLabelByDomain', inScope),
  mutation('deleteSiteServices', inScope),
  mutation('storeRegisterONDC', () => ({ payload: JSON.stringify(STORE) }), { keep: (answer) => ({ merchantId: JSON.parse(answer).message }) }),
  mutation('updateFalconStore', ({ merchantId }) => ({ merchantId, store_status: '1' })),

  // What a site is charged for.
  query('getSiteConfigServices', () => ({ domain: 'recaho' })),
  mutation('createSiteConfigServices', () => ({ domain: 'recaho', typeValue: 'loyalty', serviceName: 'LOYALTY', charges: 100 })),
  mutation('createSiteConfig', (facts) => ({ ...inScope(facts), siteServices: [{ ...TERMS, serviceName: 'SITE', charges: 1 }], channelPartner: null })),
  mutation('updateSiteConfig', (facts) => ({
    ...inScope(facts),
    siteServices: [{ ...TERMS, serviceName: 'SITE', charges: 2, startDate: 1, endDate: 2, startedAt: 1 }],
  })),
  mutation('updateSiteDataNormalize', (facts) => ({ ...inScope(facts), ...TERMS })),
  query('getSiteConfig', inScope),
  mutation('createSiteExtraService', ({ siteId }) => ({ siteId, amt: 100, currency: 'INR', serviceName: 'LOGO DESIGN' })),
  query('getSiteExtraServicesBySiteId', ({ siteId }) => ({ siteId, limit: 30, nextToken: null })),

  // Wallet and invoice.
  mutation('createSiteWallet', (facts) => ({ ...inScope(facts), balance: 0, currency: 'INR' })),
  mutation('siteWalletRechargeByAdmin', ({ siteId }) => ({ siteId, amt: 100, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE' }), {
    keep: ({ id }) => ({ bookingId: id }),
  }),
  mutation('generateTransactionId', ({ bookingId }) => ({ id: bookingId }), { keep: ({ transactionId }) => ({ transactionId }) }),
  mutation('generateSiteInvoice', ({ siteId, transactionId }) => ({ siteId, transactionId, date: '2026-11-20' })),
  query('getSiteWalletById', inScope),
  query('getSiteTransactionsBySite', ({ siteId }) => ({ siteId, type: 'CREDIT', limits: 50, skips: 0 })),

  // Plans and platform services.
  mutation(
    'createPlatformService',
    () => ({ siteId: 'master', status: 'ACTIVE', serviceType: 'PLAN', slugServiceName: 'new', platform: 'SPA', siteType: 'O2OCommerce' }),
    { keep: ({ serviceId }) => ({ serviceId }) },
  ),
  mutation('updatePlatformService', ({ serviceId }) => ({ siteId: 'master', serviceId, status: 'ACTIVE', serviceType: 'BASIC', platform: 'SPA' })),
  query('getPlatformServicesBySiteId', () => ({ siteId: 'master' })),
  query('getPlatformServicesByPlatform', () => ({ siteId: 'master', platform: 'SPA' })),
  mutation('addPlatformService', ({ siteId, serviceId }) => ({
    siteId,
    addedServiceId: serviceId,
    status: 'ACTIVE',
    serviceType: 'PLAN',
    channelPartner: null,
  })),
  mutation(
    'createSubscriptionPlan',
    ({ serviceId }) => ({
      siteId: 'master',
      planName: 'New Plan',
      status: 'ACTIVE',
      curr: 'INR',
      services: [serviceId],
      priceList: [{ chargingModel: 'YEARLY', rate: 1 }],
    }),
    { keep: ({ planId }) => ({ planId }) },
  ),
  mutation('updateSubscriptionPlan', ({ planId, serviceId }) => ({
    siteId: 'master',
    planId,
    planName: 'New Plan',
    status: 'ACTIVE',
    curr: 'INR',
    services: [serviceId],
    chargingModel: 'YEARLY',
    priceList: [{ chargingModel: 'YEARLY', rate: 1 }],
  })),
  mutation('subscribeSitePlanByAdmin', ({ siteId, serviceId }) => ({
    siteId,
    planName: 'New Plan',
    status: 'ACTIVE',
    masterService: 'A',
    chargingModel: 'MONTHLY',
    services: [serviceId],
    paymentGateway: 'MANUAL',
    curr: 'INR',
  })),
  mutation('subscribeSitePlanByAdminV2', ({ siteId, serviceId }) => ({
    siteId,
    planName: 'Growth',
    status: 'ACTIVE',
    masterService: 'B',
    chargingModel: 'MONTHLY',
    services: [serviceId],
    paymentGateway: 'MANUAL',
    curr: 'INR',
  })),
  query('getSubscriptionPlansBySiteId', inScope),

  // Notes, rewards, messaging.
  mutation('createSiteActionEvent', ({ siteId }) => ({ siteId, eventName: 'Billing', eventType: 'MANUAL' })),
  query('getSiteActionEventsFilter', ({ siteId }) => ({ searchValue: JSON.stringify({ siteId }), skips: 0, limits: 100 })),
  mutation('updateSiteRewardSettingV2', inScope),
  query('getSiteRewardSettingByDomain', inScope),
  mutation('updateCommChannelSetting', ({ domain }) => ({
    domain,
    configs: [{ code: 'DAY_CLOSURE', commList: ['EMAIL'], senderList: [{ mobile: '1', email: 'a@b.example', username: 'u', name: 'Admin' }] }],
  })),
  query('getCommChannelSettingByDomain', inScope),
  mutation('updateCustomWhatsappConfig', (facts) => ({ ...inScope(facts), system: 'MAYTAPI' })),
  mutation('updateWhatsappProviderSetting', (facts) => ({ ...inScope(facts), system: 'MAYTAPI' })),
  query('getCustomWhatsappConfig', inScope),
  mutation('sendWhatsApp', () => ({ type: 'MEDIA', toNumber: '+919800000000', imageLink: 'http://127.0.0.1/x.pdf' })),
  query('getSiteSubRoleSiteId', () => ({ siteId: 'site-100001', nextToken: null })),

  // Users, partners, outlets.
  mutation('createInternalUser', () => ({
    siteId: 'master',
    userName: 'new@staff.example',
    emailId: 'new@staff.example',
    userRole: 'CP',
    currency: 'INR',
    permissions: PERMISSIONS,
    onboardedBy: 'Priya Nair',
  })),
  mutation('updateInternalUser', () => ({
    siteId: 'master',
    username: 'new@staff.example',
    emailId: 'new@staff.example',
    userRole: 'CP',
    permissions: PERMISSIONS,
  })),
  mutation('resetCogUserPassword', () => ({ username: 'new@staff.example' })),
  query('getInternalUserByUserName', () => ({ userName: 'new@staff.example' })),
  query('getInternalUsers'),
  query('getInternalUsersByUserRole', () => ({ userRole: 'CP' })),
  mutation('updateCPWallet', () => ({ siteId: 'master', userId: PARTNER, transactionType: 'CREDIT', paymentMode: 'CASH', paymentState: 'PAID_OFFLINE' })),
  query('getUserWalletBalance', () => ({ userId: PARTNER })),
  query('getUserWalletTransactions', () => ({ userId: PARTNER })),
  mutation('createUserServiceMapping', () => ({ siteId: 'master', userId: PARTNER, serviceId: 'service-new', type: 'PLAN' }), {
    keep: ({ id }) => ({ mappingId: id }),
  }),
  mutation('updateUserServiceMapping', ({ mappingId }) => ({ siteId: 'master', id: mappingId, userId: PARTNER, serviceId: 'service-new' })),
  query('getUserServiceMapping', () => ({ userId: PARTNER })),
  mutation('deleteUserServiceMapping', () => ({ userId: PARTNER, serviceId: 'service-new' })),
  mutation('createGroupAdmin', ({ siteId, domain }) => ({
    email: 'chain@outlets.example',
    userName: 'chainowner',
    outlets: [{ siteId, typeValue: `fqdn::${domain}` }],
  })),
  query('getGroupAdmins'),

  // Templates, campaigns, files, dashboards.
  mutation('createTempleteByAdmin', () => ({ siteId: 'global', slugName: 'hello', type: 'WHATSAPP' })),
  mutation('updateTempleteByAdmin', () => ({ siteId: 'global', slugName: 'hello', type: 'EMAIL' })),
  query('getTempleteByUpdatedAtBySiteId', () => ({ siteId: 'global', limit: 5, nextToken: null })),
  mutation('deleteTemplete', () => ({ siteId: 'global', slugName: 'hello' })),
  mutation('createCampaignHistorybyAdmin', () => ({ siteId: 'master', sendingStatus: 'PENDING', type: 'TEXT', queType: 'WHATSAPP' }), {
    keep: ({ campaignId }) => ({ campaignId }),
  }),
  mutation('createUserQueueInBulkByAdmin', ({ campaignId }) => ({ campaignId, sendingStatus: 'PENDING', type: 'TEXT', queType: 'WHATSAPP' })),
  query('getCampaignHistoryByCreatedAtByAdmin', () => ({ siteId: 'master', limit: 5, nextToken: null })),
  mutation('uploadFile', () => ({ content: 'dGV4dA==', name: 'a.txt', type: 'text/plain', key: 'uploads/a.txt' })),
  query('getFroalaSignature'),
  query('getInternalDump', ({ dumpDate }) => ({ typeValue: 'renewal_dashboard', dumpDate })),
  query('getRenewalCount', () => ({ fromDate: 1, toDate: '1800000000', pastDate: 1 })),

  // The lists at the end, and what removes things.
  query('getSitesAdmin'),
  query('getSitesBySiteType', () => ({ siteType: 'O2OCommerce', limit: 5, nextToken: null })),
  query('getSitesBySiteTypeAndOption', () => ({ siteType: 'O2OCommerce', siteOption: 'BOOKING_RESTAURANTS', limit: 5, nextToken: null })),
  mutation('downloadAllSites', () => ({})),
  mutation('downloadInactiveSites', () => ({})),
  mutation('deleteSubscriptionPlan', ({ planId }) => ({ siteId: 'master', planId })),
  mutation('deletePlatformService', ({ serviceId }) => ({ siteId: 'master', serviceId })),
  mutation('deleteSite', inScope),
]

const STORE = {
  name: 'New Kitchen',
  description: 'Home food',
  logo: 'logo.png',
  fssai: '12345678901234',
  location: { lat: 18.5, lng: 73.8 },
  images: ['1.png'],
  street_address: '14 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'IND',
  pin_code: '411005',
  payment: { beneficiary_name: 'A', ifsc: 'HDFC0001234', bank_name: 'HDFC', branch_name: 'Pune', bank_account_number: '1' },
  serving_radius: { value: 5, unit: 'km' },
}
