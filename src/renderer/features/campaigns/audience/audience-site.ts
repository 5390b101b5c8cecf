import { isSelected, type Selection } from '#components/data-table/selection.ts'
import type { GetSitesBySiteTypeQuery } from '#generated/graphql.ts'
import type { CampaignRecipient } from '#shared/domain/content/campaign.ts'
import type { TemplateType } from '#shared/domain/content/template.ts'
import { type DialledNumber, dialledNumber } from '#shared/domain/text/phone-number.ts'

/** A site as the audience of a campaign knows it. `enabled` only where it came from the list of sites. */
export type AudienceSite = GetSitesBySiteTypeQuery['getSitesBySiteType']['items'][number] & { readonly enabled?: boolean | null }

export const audienceSiteId = ({ fqdn, domain }: AudienceSite): string => fqdn || domain

export const siteName = ({ companyName, domain }: AudienceSite): string => companyName || domain

export const planNamesOf = ({ planDetails }: AudienceSite): readonly string[] => (planDetails ?? []).flatMap(({ planName }) => planName || [])

/** The site's email; its settings are newer than its record. */
export const emailOf = ({ basicSiteSetting, contactEmail }: AudienceSite): string | null => basicSiteSetting?.contactEmail || contactEmail

const numbers = new WeakMap<AudienceSite, DialledNumber | null>()

/**
 * The number of a site for WhatsApp, read once: every rule that the user switches asks for those of all sites again.
 */
const numberOf = (site: AudienceSite): DialledNumber | null => {
  const { contactNumber, curr, footerAddress } = site.basicSiteSetting ?? {}
  const number = numbers.has(site) ? (numbers.get(site) ?? null) : dialledNumber(contactNumber, { country: footerAddress?.country, currency: curr })
  numbers.set(site, number)
  return number
}

/**
 * What a message to a site needs to know of it; null where the channel does not reach it: no usable number for
 * WhatsApp, no address for email.
 */
export const recipientOf = (site: AudienceSite, channel: TemplateType): CampaignRecipient | null => {
  const number = numberOf(site)
  const email = emailOf(site)
  if (channel === 'EMAIL' ? !email?.includes('@') : number === null) return null
  return {
    fqdn: audienceSiteId(site),
    countryCode: number?.countryCode ?? '',
    mob: number?.national ?? '',
    email: email || null,
    companyName: site.companyName,
    custName: site.custName,
    sitePlan: planNamesOf(site).join(', ') || null,
    userName: site.userName,
  }
}

/**
 * The selected sites, in the order of the list. All that match means those on the list that pass the filters; selected one by one, also those that a filter
 * has hidden since. `matches` are indexes into `sites`, undefined for all.
 */
export const selectedSites = (sites: readonly AudienceSite[], matches: Uint32Array | undefined, selection: Selection): readonly AudienceSite[] => {
  const matching = matches === undefined ? sites : Array.from(matches, (index) => sites[index] as AudienceSite)
  return (selection.mode === 'some' ? sites : matching).filter((site) => isSelected(selection, audienceSiteId(site)))
}
