import { SITE_SERVICE } from '../catalogue.ts'
import { INACTIVE_SPELLINGS, type QuotedActiveWord, quotedActiveWord } from '../text/active-words.ts'

/** A service on a site's recurring configuration, as far as the site's state depends on it. */
interface SiteServiceState {
  readonly serviceName?: string | null
  readonly status?: string | null
  readonly charges?: number | null
}

/** A record of the site list, as far as its state depends on it. Every part may be missing in an answer. */
export interface SiteState {
  readonly enabled?: boolean | null
  /** end of the license, unix seconds */
  readonly tillDate?: number | null
  readonly siteRecurringConfig?: { readonly siteServices?: readonly (SiteServiceState | null)[] | null } | null
}

/** Labels of the status column. */
export const SITE_STATUS_LABELS = ['Active', INACTIVE_SPELLINGS.quoted] as const

/** The list's own spelling of the enabled flag, shown and filtered by. Other screens use `activeWord`. */
export const siteStatusLabel = (site: SiteState): QuotedActiveWord => quotedActiveWord(site.enabled)

const siteServiceOf = (site: SiteState): SiteServiceState | undefined =>
  site.siteRecurringConfig?.siteServices?.find((service) => service?.serviceName === SITE_SERVICE) ?? undefined

/** Whether the site's plan counts as active: it has a SITE service whose status is not literally INACTIVE. */
export const hasActivePlan = (site: SiteState): boolean => {
  const service = siteServiceOf(site)
  return service !== undefined && service.status !== 'INACTIVE'
}

/** Names the sites whose enabled flag and SITE service disagree. */
export const SITE_STATUS_DIFFERENCES = ['Enabled, no SITE service', 'Enabled, SITE service not active', 'Not enabled, SITE service active'] as const

export const statusDifference = (site: SiteState): (typeof SITE_STATUS_DIFFERENCES)[number] | null => {
  const isActive = hasActivePlan(site)
  if (isActive === (site.enabled === true)) return null
  if (isActive) return 'Not enabled, SITE service active'
  return siteServiceOf(site) === undefined ? 'Enabled, no SITE service' : 'Enabled, SITE service not active'
}

/** What the subscription costs, minor units; null where there is no SITE service, or it names no amount. */
export const subscriptionCharges = (site: SiteState): number | null => siteServiceOf(site)?.charges ?? null

/** Whether the subscription costs nothing: the charges of the SITE service are 0; a site without one does not count. */
export const isFreeSite = (site: SiteState): boolean => siteServiceOf(site)?.charges === 0
