import { words } from './schema-paths.ts'

/** What a site list record has. Source: ENT-004. */
export const SITE_LIST_FIELDS = words(`
  id siteId typeValue domain subdomain fqdn internalName enabled siteType siteOptions title no_of_products no_of_photos custName companyName gstNo
  fromDate tillDate createdAt createdBy courierOption loggedInAt lastAccessAt userName groupId isGroupAdmin partnerType salesPerson supportAccManager
  channelPartner channelPartnerId stockistName isDemoSite customerLang appVersion contactEmail
  basicSiteSetting.contactNumber basicSiteSetting.contactEmail basicSiteSetting.curr basicSiteSetting.footerAddress planDetails.planName
  siteRecurringConfig.domain siteRecurringConfig.siteId siteRecurringConfig.siteServices siteRecurringConfig.enabled
  siteRecurringConfig.createdAt siteRecurringConfig.updatedAt`)

/** Identity, type, partner, place, look, flags, footer and premium features, as ENT-002 lists them. */
export const SITE_INPUT_FIELDS = words(`
  siteId custName companyName gstNo ownerEmail ownerMob additionalContactNumbers userName internalName subdomain domain enabled
  currency siteType siteOptions no_of_products no_of_photos siteMode integratePaymentOption
  salesPerson supportAccManager partnerType channelPartner channelPartnerId stockistName customerLang supportNumber
  latitude longitude isDemoSite homePageTitle homePageMetadesc addressLineOne addressLineTwo country state city zip
  siteLogo.bucket siteLogo.key siteLogo.region backgroundColor menuFontColor textFontColor textFontType showSupportNumber referenceSite availableWhatsApp
  isGroupReward groupId fromDate tillDate courierOption themeDesign diningSettingMenu paymentModes
  whatsAppSeller whatsAppBuyer emailAppBuyer feedBackToBuyer digitalCard SpeechSearch inventory frontSite invoice festivalBanners diningSetup
  isWalletEnabled isWebAppEnabled isGroupAdmin isDayClosureEnabled isCounterEnabled isReturnOrderEnabled dashboardRangeEnabled
  footerAddress.addressLineOne footerAddress.addressLineTwo footerAddress.city footerAddress.state footerAddress.zip footerAddress.country
  footerAddress.location.lat footerAddress.location.long
  premiumFeature.isOrderTimelineEnabled premiumFeature.isMasterKdsEnabled premiumFeature.isApprovalEnabled premiumFeature.isFutureOrderEnabled
  premiumFeature.isManageOutletsEnabled premiumFeature.isCurrencyConversionEnabled premiumFeature.isBatchExpiryEnabled
  premiumFeature.isManageOutstandingEnabled`)

/** What creating a site answers. Source: ENT-003. */
export const SITE_CREATED_FIELDS = words(
  'id domain siteId fqdn curr siteType siteOptions isCounterEnabled isReturnOrderEnabled channelPartner channelPartnerId',
)

/** What an update of a site takes beyond the create fields. Source: ENT-005. */
export const SITE_UPDATE_EXTRA_FIELDS = words(
  'contactNumber isCustomWhatsapp htmlPrint newOrderAppEnabled oldOrderAppEnabled isManualDayClosure isCustOnGroupEnabled commChannelEnabled',
)
