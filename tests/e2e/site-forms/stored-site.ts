import { PlatformUser, type Stored } from '../platform-user.ts'

const SITES = `{ getSitesAdmin {
  siteId domain subdomain fqdn internalName enabled siteType siteOptions no_of_products no_of_photos custName companyName gstNo fromDate tillDate courierOption
  userName groupId isGroupAdmin partnerType salesPerson supportAccManager channelPartner channelPartnerId stockistName isDemoSite customerLang contactEmail curr
  isCounterEnabled isReturnOrderEnabled
} }`

const REST = `query Rest($domain: String!, $siteId: ID!, $menus: ID!, $search: String!) {
  setting: getBasicSiteSettingBySite(domain: $domain) {
    companyName contactNumber contactEmail curr additionalContactNumbers siteMode integratePaymentOption supportNumber latitude longitude
    homePageTitle homePageMetadesc siteLogo { bucket key region } backgroundColor menuFontColor textFontColor
    textFontType showSupportNumber referenceSite availableWhatsApp courierOption themeDesign diningSettingMenu
    paymentModes { internalName displayName paymentState } whatsAppSeller whatsAppBuyer emailAppBuyer feedBackToBuyer digitalCard SpeechSearch inventory frontSite
    invoice festivalBanners diningSetup isWalletEnabled isWebAppEnabled isDayClosureEnabled isCounterEnabled isReturnOrderEnabled dashboardRangeEnabled
    footerAddress { addressLineOne addressLineTwo city state zip country location { lat long } }
    premiumFeature { isOrderTimelineEnabled isMasterKdsEnabled isApprovalEnabled isFutureOrderEnabled isManageOutletsEnabled isCurrencyConversionEnabled
      isBatchExpiryEnabled isManageOutstandingEnabled }
    isCustomWhatsapp htmlPrint newOrderAppEnabled oldOrderAppEnabled isManualDayClosure isCustOnGroupEnabled commChannelEnabled
  }
  menus: getServiceTypesBySiteId(siteId: $menus) { siteId slugName typeName displayOrder typeStatus }
  pages: getSitePagesBySiteId(siteId: $siteId) { pageName siteId value tags }
  reward: getSiteRewardSettingByDomain(domain: $domain) { isEnabled onGroup groupId }
  wallet: getSiteWalletById(siteId: $siteId) { balance currency domain }
  events: getSiteActionEventsFilter(searchValue: $search) { eventName eventType note createdBy }
}`

/** How often the history of a site says that it was edited. */
export const editsIn = (stored: Stored): number =>
  (stored['events'] as Stored[]).filter(({ eventName, note }) => eventName === 'Setup' && note === 'Edit Site').length

/** Reads the platform as an administrator would, past the console. */
export class StoredSites extends PlatformUser {
  /** The records of all sites, or of those of a domain. */
  async records(domain?: string): Promise<Stored[]> {
    const { getSitesAdmin } = await this.run(SITES)
    return (getSitesAdmin as Stored[]).filter((site) => domain === undefined || site['domain'] === domain)
  }

  /** Everything about the one site of a domain; throws when there is none, or more than one. */
  async whole(domain: string): Promise<Stored> {
    const records = await this.records(domain)
    const [record] = records
    if (record === undefined || records.length > 1) throw new Error(`${records.length} sites have the domain ${domain}`)
    const { siteId } = record
    return { record, ...(await this.run(REST, { domain, siteId, menus: `serviceType::${siteId}`, search: JSON.stringify({ siteId }) })) }
  }
}
