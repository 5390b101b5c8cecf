/** Longest text of a value, and most fields of one change, that are kept. */
export const LONGEST_VALUE = 300
export const MOST_FIELDS = 100

/** Characters of all values together that a change keeps to be taken back. */
export const LONGEST_UNDO = 5000

/** A text as it is kept. */
export const keptText = (text: string): string => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text)

/** What a change can be made to. */
export const RECORD_SORTS = [
  'site',
  'user',
  'partner',
  'page',
  'template',
  'menu',
  'plan',
  'service',
  'recurring-service',
  'one-time-service',
  'message',
  'campaign',
] as const
/** Records of which a change of plain fields can be taken back, by the form that made it. */
export const UNDOABLE_SORTS = ['site', 'user', 'template', 'menu', 'page', 'plan', 'service', 'partner', 'partner-price'] as const
export type RecordSort = (typeof RECORD_SORTS)[number]

export const RECORD_SORT_LABELS: Readonly<Record<RecordSort, string>> = {
  site: 'Site',
  user: 'User',
  partner: 'Partner',
  page: 'Page',
  template: 'Template',
  menu: 'Menu',
  plan: 'Plan',
  service: 'Service',
  'recurring-service': 'Recurring service',
  'one-time-service': 'One-time service',
  message: 'Message',
  campaign: 'Campaign',
}

/** How a mutation reads in the list of what was sent, and where its variables say which record it is. */
export interface SentChange {
  readonly what: string
  readonly sort: RecordSort
  /** Name of the variable, or of the field of its input, with the record's id. */
  readonly id?: string
  /** The same with the site that the id is unique within. */
  readonly within?: string
  /** The same with the name by which people know it. */
  readonly name?: string
  /** Name of the field of the answer with the id that the platform has given the record. */
  readonly answeredId?: string
  /** Labels of further variables that are worth a line, by their name. */
  readonly shows?: Readonly<Record<string, string>>
}

const SITE = { sort: 'site', id: 'siteId', name: 'domain' } as const
const SITE_BY_DOMAIN = { sort: 'site', name: 'domain' } as const
const MENU = { sort: 'menu', within: 'siteId', id: 'slugName', name: 'typeName' } as const

/** Every call that changes something, by its name. Passwords, keys and texts of pages are shown by none. */
export const SENT_CHANGES: Readonly<Record<string, SentChange>> = {
  CreateSiteByRecahoAdmin: { what: 'Create site', sort: 'site', name: 'domain' },
  UpdateSiteByAdmin: { what: 'Change site', ...SITE },
  UpdateSiteVersion: { what: 'Change app version', ...SITE_BY_DOMAIN, shows: { appVersion: 'App version' } },
  ResetCogUserPassword: { what: 'Reset password', sort: 'user', id: 'username', name: 'username' },
  resetSite: { what: 'Reset site data', ...SITE },
  deleteSite: { what: 'Delete site', ...SITE_BY_DOMAIN },
  CreateSiteActionEvent: { what: 'Add note or event', ...SITE, shows: { eventName: 'Event', reason: 'Reason', note: 'Note' } },
  CreateSiteWallet: { what: 'Create wallet', ...SITE },
  UpdateSiteRewardSettingV2: { what: 'Change reward settings', ...SITE },
  StoreRegisterONDC: { what: 'Register at ONDC', sort: 'site' },
  UploadFile: { what: 'Upload store image', sort: 'site' },
  UpdateFalconStore: { what: 'Change aggregator store', sort: 'site', id: 'merchantId', name: 'name' },
  UpdateCustomLabels: { what: 'Change labels', ...SITE_BY_DOMAIN },
  UpdateInvoiceFormatV2: { what: 'Change invoice format', ...SITE_BY_DOMAIN },
  UpdateCommChannelSetting: { what: 'Change notification channels', ...SITE_BY_DOMAIN },
  UpdateCustomWhatsappConfig: { what: 'Change WhatsApp provider', ...SITE_BY_DOMAIN, shows: { system: 'Provider' } },
  UpdateWhatsappProviderSetting: { what: 'Change WhatsApp provider settings', ...SITE_BY_DOMAIN, shows: { system: 'Provider' } },
  CreateSiteConfig: { what: 'Create site services', ...SITE },
  UpdateSiteConfig: { what: 'Change site services', ...SITE },
  CreateSiteConfigServices: { what: 'Add service to site', ...SITE_BY_DOMAIN, shows: { serviceName: 'Service' } },
  DeleteSiteServices: { what: 'Delete site services', ...SITE },
  AddPlatformService: { what: 'Add service to site', sort: 'site', id: 'siteId', shows: { serviceName: 'Service' } },
  CreateSiteExtraService: { what: 'Charge service', ...SITE, shows: { serviceName: 'Service', note: 'Note' } },
  GenerateSiteInvoice: { what: 'Create invoice', sort: 'site', id: 'siteId' },
  GenerateTransactionId: { what: 'Create transaction id', sort: 'site', id: 'id' },
  SiteWalletRechargeByAdmin: { what: 'Recharge wallet', ...SITE, shows: { paymentState: 'Payment', note: 'Note' } },
  SubscribeSitePlanByAdminV2: { what: 'Subscribe plan', sort: 'site', id: 'siteId', shows: { planName: 'Plan' } },
  UpdateSiteDataNormalize: { what: 'Change subscribed plan', ...SITE_BY_DOMAIN, shows: { planName: 'Plan' } },
  SendWhatsApp: { what: 'Send WhatsApp message', sort: 'message', name: 'toNumber' },
  CreateInternalUser: { what: 'Create user', sort: 'user', id: 'userName', name: 'userName' },
  UpdateInternalUser: { what: 'Change user', sort: 'user', id: 'username', name: 'username' },
  UpdateInternalUserEnabled: { what: 'Enable or disable user', sort: 'user', id: 'username', name: 'username', shows: { enabled: 'Enabled' } },
  CreateUserServiceMapping: { what: 'Map service to partner', sort: 'partner', id: 'userId', shows: { serviceName: 'Service' } },
  UpdateUserServiceMapping: { what: 'Change service of partner', sort: 'partner', id: 'userId', shows: { serviceName: 'Service' } },
  DeleteUserServiceMapping: { what: 'Remove service from partner', sort: 'partner', id: 'userId' },
  UpdateCPWallet: { what: 'Change wallet of partner', sort: 'partner', id: 'userId', shows: { transactionType: 'Kind', note: 'Note' } },
  CreateServiceType: { what: 'Create menu', ...MENU },
  CreateServiceTypeV2: { what: 'Create menu', ...MENU },
  UpdateServiceType: { what: 'Change menu', ...MENU },
  UpdateServiceTypeSetting: { what: 'Change menu settings', sort: 'menu', name: 'domain' },
  UpdateServiceInBulkV2: { what: 'Change services of menu', sort: 'menu' },
  CreateSitePage: { what: 'Create page', sort: 'page', id: 'pageName', name: 'pageName' },
  CreateSitePagesInBulk: { what: 'Create pages', sort: 'page' },
  UpdateSitePage: { what: 'Change page', sort: 'page', id: 'pageName', name: 'pageName' },
  DeleteSitePage: { what: 'Delete page', sort: 'page', id: 'pageName', name: 'pageName' },
  CreateTempleteByAdmin: { what: 'Create template', sort: 'template', id: 'slugName', name: 'tempName' },
  UpdateTempleteByAdmin: { what: 'Change template', sort: 'template', id: 'slugName', name: 'tempName' },
  DeleteTemplete: { what: 'Delete template', sort: 'template', id: 'slugName', name: 'slugName' },
  CreateSubscriptionPlan: { what: 'Create plan', sort: 'plan', name: 'planName' },
  UpdateSubscriptionPlan: { what: 'Change plan', sort: 'plan', id: 'planId', name: 'planName' },
  DeleteSubscriptionPlan: { what: 'Delete plan', sort: 'plan', id: 'planId' },
  CreatePlatformService: { what: 'Create service', sort: 'service', name: 'serviceName' },
  UpdatePlatformService: { what: 'Change service', sort: 'service', id: 'serviceId', name: 'serviceName' },
  DeletePlatformService: { what: 'Delete service', sort: 'service', id: 'serviceId' },
  CreateGroupAdmin: { what: 'Create group admin', sort: 'user', id: 'userName', name: 'userName' },
  CreateCampaignHistorybyAdmin: { what: 'Begin campaign', sort: 'campaign', answeredId: 'campaignId', name: 'template', shows: { total: 'Recipients' } },
  CreateUserQueueInBulkByAdmin: { what: 'Queue messages of campaign', sort: 'campaign' },
}

/** Calls that the platform takes for changes and that change nothing: a question, and lists as files. */
export const ASKING_ONLY = ['VerifyUsername', 'DownloadAllSites', 'DownloadInactiveSites'] as const
