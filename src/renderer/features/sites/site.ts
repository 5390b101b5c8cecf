import { plainRow } from '#data/platform/compact/compact-rows.ts'
import type { GetSitesAdminQuery } from '#generated/graphql.ts'

export type Site = GetSitesAdminQuery['getSitesAdmin'][number]

/** A site as people name it: its business, else its domain. */
export const siteName = (site: Site): string => site.companyName || site.domain

/** The site's email; its settings are newer than its record. */
export const emailOf = (site: Site): string | null => site.basicSiteSetting?.contactEmail || site.contactEmail

export const mobileOf = (site: Site): string | null => site.basicSiteSetting?.contactNumber ?? null

/** Names of the site's plans, in the platform's order. */
export const planNamesOf = (site: Site): readonly string[] => (site.planDetails ?? []).flatMap(({ planName }) => planName || [])

/** The partner who brought the site: the channel partner's company, else the stockist. */
export const partnerNameOf = (site: Site): string | null => site.channelPartner || site.stockistName

export const countryOf = (site: Site): string | null => site.basicSiteSetting?.footerAddress?.country ?? null
export const stateOf = (site: Site): string | null => site.basicSiteSetting?.footerAddress?.state ?? null
export const cityOf = (site: Site): string | null => site.basicSiteSetting?.footerAddress?.city ?? null

/** What a site's screen needs of another site to offer it as a reference. */
type SiteReference = Pick<Site, 'siteId' | 'domain' | 'companyName'>

interface EditSiteState {
  readonly site: Site
  /** Other sites of the same type and option: the first of those that the reference site picker offers. */
  readonly references: readonly SiteReference[]
}

/** The reference site picker asks for this many at a time; more would only make the history entry heavy. */
const CARRIED_REFERENCES = 900

/** The address of a site's editor: the id lets a reload or a pasted link load it again. */
export const editSitePath = (site: Site): string => `/edit-site?${new URLSearchParams({ site: site.siteId })}`

/** Create New Site, filled from `site`. */
export const duplicateSitePath = (site: Site): string => `/create-site?${new URLSearchParams({ from: site.siteId })}`

export const siteMenuPath = (site: Site): string => `/service-typelist?${new URLSearchParams({ site: site.siteId })}`

/** The state carried to the editor of `site`, out of all loaded `sites`. */
export const editSiteState = (site: Site, sites: readonly Site[]): EditSiteState => {
  const references: SiteReference[] = []
  for (const { siteId, domain, companyName, siteType, siteOptions } of sites) {
    if (references.length === CARRIED_REFERENCES) break
    if (siteId !== site.siteId && siteType === site.siteType && siteOptions === site.siteOptions) references.push({ siteId, domain, companyName })
  }
  return { site: plainRow(site), references }
}
