import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import type { Currency } from '#shared/domain/currency.ts'

/** A site as lists know it: enough to open its panels. */
export interface ListedSite {
  readonly siteId: string
  readonly domain: string
  readonly companyName: string | null
  readonly custName: string | null
  readonly mobile: string | null
  /** ISO 4217 code. */
  readonly currency: string
  /** The platform's country code: IND, UK ... */
  readonly country: string | null
  readonly siteType: string | null
  readonly siteOptions: string | null
  /** Company name of the channel partner. */
  readonly channelPartner: string | null
  /** User name of the channel partner. */
  readonly channelPartnerId: string | null
  /** CP, RESELLER, REFERRAL or STOCKIST. */
  readonly partnerType: string | null
}

/** Sites that do not say their currency are kept in the default one. */
const DEFAULT_CURRENCY: Currency = 'INR'

export const listedSiteOf = (site: GetSitesAdminQuery['getSitesAdmin'][number]): ListedSite => ({
  siteId: site.siteId,
  domain: site.domain,
  companyName: site.companyName,
  custName: site.custName,
  mobile: site.basicSiteSetting?.contactNumber ?? null,
  currency: site.basicSiteSetting?.curr ?? DEFAULT_CURRENCY,
  country: site.basicSiteSetting?.footerAddress?.country ?? null,
  siteType: site.siteType,
  siteOptions: site.siteOptions,
  channelPartner: site.channelPartner,
  channelPartnerId: site.channelPartnerId,
  partnerType: site.partnerType,
})

/** A site as the dialogs of its messaging know it. */
export interface MessagingSite {
  readonly siteId: string
  readonly domain: string
  /** The owner's account, and the contact of the site's settings: from them the Admin entry of its notifications is built. */
  readonly userName: string | null
  readonly contactNumber: string | null
  readonly contactEmail: string | null
}
