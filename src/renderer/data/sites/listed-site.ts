import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'

type Site = GetSitesAdminQuery['getSitesAdmin'][number]

type Listed = 'siteId' | 'domain' | 'companyName' | 'custName' | 'siteType' | 'siteOptions' | 'channelPartner' | 'channelPartnerId' | 'partnerType'

/** A site as lists know it: enough to open its panels. `channelPartner` is the partner's company name, `channelPartnerId` the user name. */
export interface ListedSite extends Pick<Site, Listed> {
  readonly mobile: string | null
  /** ISO 4217 code. */
  readonly currency: string
  /** The platform's country code: IND, UK ... */
  readonly country: string | null
}

export const listedSiteOf = (site: Site): ListedSite => ({
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
