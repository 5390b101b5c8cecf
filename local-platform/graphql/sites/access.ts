import { isPartner, requireEnabled, requirePermission } from '../authorisation.ts'
import type { Caller, PlatformContext } from '../context.ts'
import { notFound, unauthorized } from '../errors.ts'
import type { SiteRecord } from './list-line.ts'
import { findSite, type SiteKey, type SiteSelection } from './site-store.ts'

/**
 * The sites the caller may list: a channel partner its own, staff with view_site_list all. Other partners have no permissions and get none.
 * Throws when the caller may list no site at all.
 */
export function listableSites(caller: Caller): SiteSelection {
  requireEnabled(caller)
  if (caller.role === 'CP') return { channelPartnerId: caller.userName }
  if (isPartner(caller)) throw unauthorized()
  requirePermission(caller, { group: 'site', operation: 'view_site_list' })
  return {}
}

/**
 * One existing site that the caller may see. A site of another partner is as unknown as one that does not exist.
 * Every resolver that takes a siteId or a domain starts with this.
 */
export function requireSite({ caller, database }: Pick<PlatformContext, 'caller' | 'database'>, key: SiteKey): SiteRecord {
  requireEnabled(caller)
  if (isPartner(caller) && caller.role !== 'CP') throw unauthorized()
  const site = findSite(database, key)
  if (site === null || (caller.role === 'CP' && site.channelPartnerId !== caller.userName)) throw notFound('SITE_NOT_FOUND')
  return site
}
