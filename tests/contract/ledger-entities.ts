import { SITE_CREATED_FIELDS, SITE_INPUT_FIELDS, SITE_LIST_FIELDS, SITE_UPDATE_EXTRA_FIELDS } from './ledger-operations.ts'

/** The entities of the ledger areas ENT and ENT2 with every field listed: what the SDL must have, kept by hand so that a slip in the SDL shows. */
export type LedgerEntity = {
  readonly id: string
  readonly title: string
  /** The SDL's type or input that holds the entity. */
  readonly type: string
  /** Paths of its fields. */
  readonly fields: readonly string[]
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '')

const entity = (id: string, title: string, type: string, fields: string | readonly string[]): LedgerEntity => ({
  id,
  title,
  type,
  fields: typeof fields === 'string' ? words(fields) : fields,
})

const INTERNAL_USER = `
  id siteId username userRole emailId mobile name enabled createdAt currency balance gstNo panNo onboardedBy companyName supportNumber
  address.addressLineOne address.addressLineTwo address.city address.state address.zip address.country
  empsDetails.name empsDetails.mobile empsDetails.email empsDetails.designated permissions.name permissions.operations`

export const LEDGER_ENTITIES: readonly LedgerEntity[] = [
  entity('ENT-001', 'internal user', 'InternalUser', INTERNAL_USER),
  entity('ENT-002', 'site create input', 'CreateSiteInput', SITE_INPUT_FIELDS),
  entity('ENT-003', 'site create response', 'Site', SITE_CREATED_FIELDS),
  entity('ENT-004', 'site list record', 'Site', SITE_LIST_FIELDS),
  entity('ENT-005', 'site update', 'UpdateSiteInput', [...SITE_INPUT_FIELDS, ...SITE_UPDATE_EXTRA_FIELDS]),
  entity('ENT-006', 'payment mode config', 'PaymentModeConfig', 'internalName displayName paymentState'),
  entity(
    'ENT-007',
    'static page',
    'StaticPage',
    `id siteId displayOrder pageName displayName value onFooter onHome pageFor pageType tags
     image.key image.bucket image.region image.localUri image.mimeType`,
  ),
  entity(
    'ENT-008',
    'site config',
    'SiteConfig',
    `domain typeValue siteId enabled createdAt updatedAt
     siteServices.serviceName siteServices.chargingModel siteServices.charges siteServices.status siteServices.masterStatus siteServices.startedAt
     siteServices.updatedAt siteServices.startDate siteServices.endDate siteServices.notes siteServices.addedServiceId`,
  ),
  entity('ENT-009', 'site config service', 'SiteConfigService', 'id domain typeValue serviceName charges chargesModel'),
  entity('ENT-010', 'extra service', 'ExtraService', 'id siteId sId amt currency serviceName note createdBy createdAt updatedAt'),
  entity('ENT-011', 'site wallet', 'SiteWallet', 'id domain siteId balance currency createdAt updatedAt'),
  entity(
    'ENT-012',
    'wallet transaction',
    'SiteTransaction',
    `id domain siteId balance currency transactionId createdAt amount service note transactionType rechargeBy paymentState
     attachedInvoice.invoicePdf.bucket attachedInvoice.invoicePdf.key`,
  ),
  entity('ENT-013', 'invoice', 'Invoice', 'invoiceId transactionId invoicePdf.bucket invoicePdf.region invoicePdf.key'),
  entity(
    'ENT-014',
    'subscription plan of a site',
    'SubscriptionPlan',
    `siteId planId planName status masterService platform siteType amount chargingModel description services createdAt paymentGateway subscriptionId curr
     priceList.chargingModel priceList.rate startDate endDate serviceDetails`,
  ),
  entity(
    'ENT-015',
    'platform service of a site',
    'PlatformService',
    'id siteId serviceId serviceType slugServiceName serviceName status masterService platform siteType createdAt channelPartner addedServiceId',
  ),
  entity('ENT-016', 'site action event', 'SiteActionEvent', 'siteId eventName eventType note reason createdAt createdBy'),
  entity('ENT-017', 'reward setting', 'SiteRewardSetting', 'rewardType domain typeValue isEnabled updatedAt onGroup groupId'),
  entity('ENT-018', 'messaging provider setting', 'WhatsappConfig', 'system phoneId productId token apiKey updatedAt'),
  entity(
    'ENT-019',
    'comm channel setting',
    'CommChannelSetting',
    `domain typeValue configs.code configs.commList
     configs.senderList.mobile configs.senderList.email configs.senderList.username configs.senderList.name`,
  ),
  entity(
    'ENT-020',
    'sub-user',
    'SiteSubRole',
    `id siteId name emailId mobile username userRole enabled attachedMenus attachedCounters attachedRefCounters assignedTables isCaptain assignedSites
     permissions discountCap.discountType discountCap.discountValue createdAt updatedAt`,
  ),
  entity('ENT2-001', 'site config service', 'SiteConfigService', 'domain typeValue serviceName charges id'),
  entity(
    'ENT2-002',
    'platform service',
    'PlatformService',
    'id siteId serviceId serviceType slugServiceName serviceName status masterService platform siteType createdAt',
  ),
  entity(
    'ENT2-003',
    'subscription plan',
    'SubscriptionPlan',
    `siteId planId planName status masterService platform siteType amount chargingModel description services createdAt paymentGateway subscriptionId curr
     priceList.chargingModel priceList.rate serviceDetails`,
  ),
  entity(
    'ENT2-004',
    'service type',
    'ServiceType',
    `id siteId slugName typeName typeDes displayName typeStatus masterServiceType displayOrder image.bucket image.region image.key reservationType
     aggregatorMerchantId isAggregatorEnabled aggregatorSystem weraManagedByRecaho weraSwiggyDirect gstEnabled domain createdAt updatedAt`,
  ),
  entity(
    'ENT2-005',
    'service',
    'Service',
    `slugName serviceName serviceDes serviceRates.serviceType serviceRates.rate serviceRates.listRate serviceRates.status serviceRates.inStock
     serviceStatus attachedCat attachedAddonCat station groupId tags tax taxType masterProdId goodInventory badInventory departmentId hsnCode metaKeyword
     displayOrder pmInventory purchaseItemRef availableInventory addons.categoryName addons.rule addons.isRequired addons.customNum addons.itemIds
     image additionalImages productType costPrice weightItem dietryTag isVegan meatType isPCByQty itemLevelName size isEggless message messageLoc
     isCelebrationCake containsAlcohol itemType preparationTime packingChargeType packingCharge isDiscountApplicable attachedVariations`,
  ),
  entity(
    'ENT2-007',
    'service type setting',
    'ServiceTypeSetting',
    `domain typeValue showOnlyMenu showMenu quantityReq orderText buttonColor minOrderValue orderResp whatsAppText feedbackMsg reasonReject regardsName
     messageTemplate showPaymentOption themeDesign footer gallery staticBookingPages slotRequired qrImage paymentLink bookingDelay formTitle taxMethod
     hoursOfOperation.day hoursOfOperation.status hoursOfOperation.start hoursOfOperation.end
     customCharges.name customCharges.customChargeList.name customCharges.customChargeList.rate customCharges.customChargeList.chargeType
     customCharges.customChargeList.defaultSelcted customCharges.customChargeList.tax customCharges.customChargeList.chargeFor
     customFeilds availableFeilds formSchemas.verification formSchemas.min formSchemas.max formSchemas.availability
     bankDetails.accountNum bankDetails.bankName bankDetails.accountHolder bankDetails.ifscCode bankDetails.branchName bankDetails.defaultSelected
     whatsAppNumber qrcode`,
  ),
  entity(
    'ENT2-008',
    'invoice format',
    'InvoiceFormat',
    `domain typeValue companyName companyLogo address email mobile gst custKOTPrint printOperatorInfo custName custMobile custAddress editCustDetails siteURL
     footerMessage token qrcode isPayQR upiId paytmQrOptions invoiceOptionOnBill itemInstructionOnBill paymentMode
     fieldDetails.fieldName fieldDetails.value fieldDetails.isDisplay fieldDetails.font fieldDetails.fontSize fieldDetails.image`,
  ),
  entity('ENT2-009', 'custom labels', 'SiteCustomLabel', 'typeValue customLabels.defaultName customLabels.displayName'),
  entity('ENT2-010', 'template', 'Templete', 'id siteId slugName tempName tempSubject text type image.bucket image.region image.key createdAt updatedAt'),
  entity(
    'ENT2-011',
    'campaign audience row',
    'Site',
    `id siteId domain createdAt subdomain fqdn internalName enabled siteType siteOptions custName userName companyName
     basicSiteSetting.companyName basicSiteSetting.contactNumber basicSiteSetting.curr planDetails.planName`,
  ),
  entity(
    'ENT2-012',
    'campaign history',
    'CampaignHistory',
    'id siteId campaignId language ProductType sendingStatus template type queType total sent failed createdAt',
  ),
  entity(
    'ENT2-013',
    'queue message',
    'UserQueueInput',
    'countryCode mob email language ProductType sendingStatus subject content template queType url type campaignId',
  ),
  entity('ENT2-014', 'site action event', 'SiteActionEvent', 'id siteId eventName eventType reason note createdBy createdAt'),
  entity('ENT2-015', 'store timing entry', 'StoreTimingInput', 'day enable from to'),
  entity(
    'ENT2-016',
    'store registration',
    'FalconStoreInput',
    `name description logo gstin fssai location.lat location.lng store_timings.day delivery_types website serving_radius.value serving_radius.unit
     delivery_support_required owner_name owner_email owner_mobile business_contact_name business_contact_email business_contact_mobile brand_name
     payment.payment_type payment.beneficiary_name payment.ifsc payment.bank_name payment.branch_name payment.bank_account_number
     street_address locality state city country pin_code images category minimum_order_size delivery_charges store_status merchantId`,
  ),
  entity('ENT2-017', 'upload', 'UploadFileInput', 'content name type'),
  entity('ENT2-018', 'internal user', 'InternalUser', INTERNAL_USER),
  entity('ENT2-021', 'channel partner details', 'InternalUser', 'companyName name mobile emailId onboardedBy createdAt'),
  entity(
    'ENT2-022',
    'outlet owner',
    'GroupAdmin',
    'id groupId typeValue email mobile userName custName companyName enabled address.city address.country outlets.siteId outlets.typeValue',
  ),
  entity('ENT2-023', 'site of the outlet pickers', 'Site', 'id domain subdomain fqdn siteId enabled siteType'),
  entity('ENT2-024', 'partner wallet', 'UserWallet', 'id siteId balance currency createdAt'),
  entity('ENT2-025', 'partner wallet transaction', 'UserWalletTransaction', 'id siteId transactionType amount balance currency note createdAt'),
  entity(
    'ENT2-026',
    'user service mapping',
    'UserServiceMapping',
    'id serviceId siteId userId type serviceName boardingAmount renewalAmount siteOptions note planId planName siteType createdAt createdBy',
  ),
  entity('ENT2-027', 'internal dump', 'InternalDump', 'typeValue dumpDate dumpData'),
  entity('ENT2-028', 'current user', 'InternalUser', 'username userRole currency'),
]
