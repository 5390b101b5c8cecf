import type { GetSitesAdminQuery } from '#generated/graphql.ts'

/** A record of the site list. */
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
