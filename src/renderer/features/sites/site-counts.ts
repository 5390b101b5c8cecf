import type { FilterValues } from '#patterns/list-page/list-filters.ts'
import { isExpired, isExpiring } from '#shared/domain/site/license.ts'
import { hasActivePlan, isFreeSite, siteStatusLabel } from '#shared/domain/site/site-status.ts'
import { INACTIVE_SPELLINGS } from '#shared/domain/text/active-words.ts'
import { EXPIRED_LABEL, EXPIRING_LABEL, FREE_LABEL } from './messages.ts'
import type { Site } from './site.ts'

/** How many sites are in each state. A site can be in several: an active one may be expiring. */
export interface SiteCounts {
  readonly active: number
  readonly inactive: number
  readonly expiring: number
  readonly expired: number
  readonly free: number
  /** sites with a SITE service that is not INACTIVE: what the plan figures count. */
  readonly activePlan: number
}

/** Counts the sites by state on a day (unix seconds, any of it), in one pass. */
export const countSites = (sites: readonly Site[], nowSeconds: number): SiteCounts => {
  const counts = { active: 0, inactive: 0, expiring: 0, expired: 0, free: 0, activePlan: 0 }
  for (const site of sites) {
    if (siteStatusLabel(site) === 'Active') counts.active += 1
    else counts.inactive += 1
    if (isExpiring(site, nowSeconds)) counts.expiring += 1
    else if (isExpired(site, nowSeconds)) counts.expired += 1
    if (isFreeSite(site)) counts.free += 1
    if (hasActivePlan(site)) counts.activePlan += 1
  }
  return counts
}

interface SiteTile {
  readonly count: Exclude<keyof SiteCounts, 'activePlan'>
  readonly label: string
  readonly explanation: string
  readonly filter: FilterValues
}

export const SITE_TILES: readonly SiteTile[] = [
  { count: 'active', label: 'Active', explanation: 'enabled sites', filter: { status: 'Active' } },
  { count: 'inactive', label: INACTIVE_SPELLINGS.quoted, explanation: 'sites that are not enabled', filter: { status: INACTIVE_SPELLINGS.quoted } },
  { count: 'expiring', label: EXPIRING_LABEL, explanation: 'sites whose license ends within 30 days', filter: { license: 'expiring' } },
  { count: 'expired', label: EXPIRED_LABEL, explanation: 'sites whose license ended before today', filter: { license: 'expired' } },
  { count: 'free', label: FREE_LABEL, explanation: 'sites with a subscription price of 0', filter: { payment: 'free' } },
]

export const isTileOn = (tile: SiteTile, filters: FilterValues): boolean => Object.entries(tile.filter).every(([name, value]) => filters[name] === value)

/** The filters after a click on a tile: its own when it was off, that one unset when it was on. */
export const toggleTile = (tile: SiteTile, filters: FilterValues): FilterValues => {
  if (!isTileOn(tile, filters)) return tile.filter
  return Object.fromEntries(Object.keys(tile.filter).map((name) => [name, null]))
}
