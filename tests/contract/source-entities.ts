import { words } from './schema-paths.ts'
import { SITE_CREATED_FIELDS, SITE_INPUT_FIELDS, SITE_LIST_FIELDS, SITE_UPDATE_EXTRA_FIELDS } from './site-fields.ts'

/**
 * The entities of the ledger areas ENT and ENT2 with every field listed, kept by hand: what the SDL must have, and what the console must ask for
 * (`requested-fields.test.ts`).
 */
export interface SourceEntity {
  /** What it is, and its ledger ID in brackets. */
  readonly title: string
  /** The SDL's type or input that holds the entity. */
  readonly type: string
  /** Paths of its fields. */
  readonly fields: readonly string[]
  /** Those that the console does not ask for: no screen shows them, and what it sent already says them (whose record it is, of which kind). */
  readonly unread: readonly string[]
}

const entity = (title: string, type: string, fields: string | readonly string[], unread = ''): SourceEntity => ({
  title,
  type,
  fields: typeof fields === 'string' ? words(fields) : fields,
  unread: words(unread),
})

const INTERNAL_USER = `
  id siteId username userRole emailId mobile name enabled createdAt currency balance gstNo panNo onboardedBy companyName supportNumber
  address.addressLineOne address.addressLineTwo address.city address.state address.zip address.country
  empsDetails.name empsDetails.mobile empsDetails.email empsDetails.designated permissions.name permissions.operations`

export const SOURCE_ENTITIES: readonly SourceEntity[] = [
  entity('internal user [ENT-001]', 'InternalUser', INTERNAL_USER),
  entity('site create input [ENT-002]', 'CreateSiteInput', SITE_INPUT_FIELDS),
  entity('site create response [ENT-003]', 'Site', SITE_CREATED_FIELDS),
  entity('site list record [ENT-004]', 'Site', SITE_LIST_FIELDS, 'siteRecurringConfig.createdAt'),
  entity('site update [ENT-005]', 'UpdateSiteInput', [...SITE_INPUT_FIELDS, ...SITE_UPDATE_EXTRA_FIELDS]),
  entity('payment mode config [ENT-006]', 'PaymentModeConfig', 'internalName displayName paymentState'),
  entity(
    'static page [ENT-007]',
    'StaticPage',
    `id siteId displayOrder pageName displayName value onFooter onHome pageFor pageType tags
     image.key image.bucket image.region image.localUri image.mimeType`,
    'siteId',
  ),
  entity(
    'site config [ENT-008]',
    'SiteConfig',
    `domain typeValue siteId enabled createdAt updatedAt
     siteServices.serviceName siteServices.chargingModel siteServices.charges siteServices.status siteServices.masterStatus siteServices.startedAt
     siteServices.updatedAt siteServices.startDate siteServices.endDate siteServices.notes siteServices.addedServiceId`,
    'typeValue createdAt',
  ),
  entity('site config service [ENT-009]', 'SiteConfigService', 'id domain typeValue serviceName charges chargesModel'),
  entity('extra service [ENT-010]', 'ExtraService', 'id siteId sId amt currency serviceName note createdBy createdAt updatedAt', 'siteId'),
  entity('site wallet [ENT-011]', 'SiteWallet', 'id domain siteId balance currency createdAt updatedAt', 'siteId createdAt updatedAt'),
  entity(
    'wallet transaction [ENT-012]',
    'SiteTransaction',
    `id domain siteId balance currency transactionId createdAt amount service note transactionType rechargeBy paymentState
     attachedInvoice.invoicePdf.bucket attachedInvoice.invoicePdf.key`,
    'domain siteId transactionType',
  ),
  entity('invoice [ENT-013]', 'Invoice', 'invoiceId transactionId invoicePdf.bucket invoicePdf.region invoicePdf.key'),
  entity(
    'subscription plan of a site [ENT-014]',
    'SubscriptionPlan',
    `siteId planId planName status masterService platform siteType amount chargingModel description services createdAt paymentGateway subscriptionId curr
     priceList.chargingModel priceList.rate startDate endDate serviceDetails`,
  ),
  entity(
    'platform service of a site [ENT-015]',
    'PlatformService',
    'id siteId serviceId serviceType slugServiceName serviceName status masterService platform siteType createdAt channelPartner addedServiceId',
  ),
  entity('site action event [ENT-016]', 'SiteActionEvent', 'siteId eventName eventType note reason createdAt createdBy', 'siteId'),
  entity(
    'reward setting [ENT-017]',
    'SiteRewardSetting',
    'rewardType domain typeValue isEnabled updatedAt onGroup groupId',
    'rewardType domain typeValue updatedAt',
  ),
  entity('messaging provider setting [ENT-018]', 'WhatsappConfig', 'system phoneId productId token apiKey updatedAt', 'updatedAt'),
  entity(
    'comm channel setting [ENT-019]',
    'CommChannelSetting',
    `domain typeValue configs.code configs.commList
     configs.senderList.mobile configs.senderList.email configs.senderList.username configs.senderList.name`,
    'typeValue',
  ),
  entity(
    'sub-user [ENT-020]',
    'SiteSubRole',
    `id siteId name emailId mobile username userRole enabled attachedMenus attachedCounters attachedRefCounters assignedTables isCaptain assignedSites
     permissions discountCap.discountType discountCap.discountValue createdAt updatedAt`,
    'siteId userRole enabled attachedMenus attachedCounters attachedRefCounters assignedTables isCaptain assignedSites permissions discountCap.discountType discountCap.discountValue createdAt updatedAt',
  ),
  entity('site config service [ENT2-001]', 'SiteConfigService', 'domain typeValue serviceName charges id'),
  entity(
    'platform service [ENT2-002]',
    'PlatformService',
    'id siteId serviceId serviceType slugServiceName serviceName status masterService platform siteType createdAt',
  ),
  entity(
    'subscription plan [ENT2-003]',
    'SubscriptionPlan',
    `siteId planId planName status masterService platform siteType amount chargingModel description services createdAt paymentGateway subscriptionId curr
     priceList.chargingModel priceList.rate serviceDetails`,
  ),
  entity(
    'service type [ENT2-004]',
    'ServiceType',
    `id siteId slugName typeName typeDes displayName typeStatus masterServiceType displayOrder image.bucket image.region image.key reservationType
     aggregatorMerchantId isAggregatorEnabled aggregatorSystem weraManagedByRecaho weraSwiggyDirect gstEnabled domain createdAt updatedAt`,
    'createdAt updatedAt',
  ),
  entity(
    'service [ENT2-005]',
    'Service',
    `slugName serviceName serviceDes serviceRates.serviceType serviceRates.rate serviceRates.listRate serviceRates.status serviceRates.inStock
     serviceStatus attachedCat attachedAddonCat station groupId tags tax taxType masterProdId goodInventory badInventory departmentId hsnCode metaKeyword
     displayOrder pmInventory purchaseItemRef availableInventory addons.categoryName addons.rule addons.isRequired addons.customNum addons.itemIds
     image additionalImages productType costPrice weightItem dietryTag isVegan meatType isPCByQty itemLevelName size isEggless message messageLoc
     isCelebrationCake containsAlcohol itemType preparationTime packingChargeType packingCharge isDiscountApplicable attachedVariations`,
  ),
  entity(
    'service type setting [ENT2-007] [ENT2-029]',
    'ServiceTypeSetting',
    `domain typeValue showOnlyMenu showMenu quantityReq orderText buttonColor minOrderValue orderResp whatsAppText feedbackMsg reasonReject regardsName
     messageTemplate showPaymentOption themeDesign footer gallery staticBookingPages slotRequired qrImage paymentLink bookingDelay formTitle taxMethod
     hoursOfOperation.day hoursOfOperation.status hoursOfOperation.start hoursOfOperation.end
     customCharges.name customCharges.customChargeList.name customCharges.customChargeList.rate customCharges.customChargeList.chargeType
     customCharges.customChargeList.defaultSelcted customCharges.customChargeList.tax customCharges.customChargeList.chargeFor
     customFeilds availableFeilds formSchemas.verification formSchemas.min formSchemas.max formSchemas.availability
     bankDetails.accountNum bankDetails.bankName bankDetails.accountHolder bankDetails.ifscCode bankDetails.branchName bankDetails.defaultSelected
     whatsAppNumber qrcode`,
    'domain',
  ),
  entity(
    'invoice format [ENT2-008]',
    'InvoiceFormat',
    `domain typeValue companyName companyLogo address email mobile gst custKOTPrint printOperatorInfo custName custMobile custAddress editCustDetails siteURL
     footerMessage token qrcode isPayQR upiId paytmQrOptions invoiceOptionOnBill itemInstructionOnBill paymentMode
     fieldDetails.fieldName fieldDetails.value fieldDetails.isDisplay fieldDetails.font fieldDetails.fontSize fieldDetails.image`,
    'domain',
  ),
  entity('custom labels [ENT2-009]', 'SiteCustomLabel', 'typeValue customLabels.defaultName customLabels.displayName', 'typeValue'),
  entity('template [ENT2-010]', 'Templete', 'id siteId slugName tempName tempSubject text type image.bucket image.region image.key createdAt updatedAt', 'id'),
  entity(
    'campaign audience row [ENT2-011]',
    'Site',
    `id siteId domain createdAt subdomain fqdn internalName enabled siteType siteOptions custName userName companyName
     basicSiteSetting.companyName basicSiteSetting.contactNumber basicSiteSetting.curr planDetails.planName`,
  ),
  entity(
    'campaign history [ENT2-012]',
    'CampaignHistory',
    'id siteId campaignId language ProductType sendingStatus template type queType total sent failed createdAt',
    'id siteId language ProductType',
  ),
  entity(
    'queue message [ENT2-013]',
    'UserQueueInput',
    'countryCode mob email language ProductType sendingStatus subject content template queType url type campaignId',
  ),
  entity('site action event [ENT2-014]', 'SiteActionEvent', 'id siteId eventName eventType reason note createdBy createdAt', 'siteId'),
  entity(
    'store registration [ENT2-016]',
    'FalconStoreInput',
    `name description logo gstin fssai location.lat location.lng store_timings.day delivery_types website serving_radius.value serving_radius.unit
     delivery_support_required owner_name owner_email owner_mobile business_contact_name business_contact_email business_contact_mobile brand_name
     payment.payment_type payment.beneficiary_name payment.ifsc payment.bank_name payment.branch_name payment.bank_account_number
     street_address locality state city country pin_code images category minimum_order_size delivery_charges store_status merchantId`,
  ),
  entity('upload [ENT2-017]', 'UploadFileInput', 'content name type'),
  entity('internal user [ENT2-018]', 'InternalUser', INTERNAL_USER),
  entity('channel partner details [ENT2-021]', 'InternalUser', 'companyName name mobile emailId onboardedBy createdAt'),
  entity(
    'outlet owner [ENT2-022]',
    'GroupAdmin',
    'id groupId typeValue email mobile userName custName companyName enabled address.city address.country outlets.siteId outlets.typeValue',
    'typeValue',
  ),
  entity('site of the outlet pickers [ENT2-023]', 'Site', 'id domain subdomain fqdn siteId enabled siteType'),
  entity('partner wallet [ENT2-024]', 'UserWallet', 'id siteId balance currency createdAt'),
  entity('partner wallet transaction [ENT2-025]', 'UserWalletTransaction', 'id siteId transactionType amount balance currency note createdAt'),
  entity(
    'user service mapping [ENT2-026]',
    'UserServiceMapping',
    'id serviceId siteId userId type serviceName boardingAmount renewalAmount siteOptions note planId planName siteType createdAt createdBy',
    'createdAt createdBy',
  ),
  entity('internal dump [ENT2-027]', 'InternalDump', 'typeValue dumpDate dumpData'),
  entity('current user [ENT2-028]', 'InternalUser', 'username userRole currency'),
]
