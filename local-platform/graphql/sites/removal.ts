import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../../database/transaction.ts'
import { holds, requireRole } from '../authorisation.ts'
import type { Caller } from '../context.ts'
import { unauthorized } from '../errors.ts'
import type { Subject } from '../subject.ts'
import type { SiteRecord } from './list-line.ts'
import { removeSite, updateSite } from './site-store.ts'

/** Only ADMIN deletes a site. */
export const requireMayDelete = (caller: Caller): void => requireRole(caller, 'ADMIN')

/** ADMIN resets a site, and CUSTOMER_SUPPORT_LEAD holding reset_site. */
export function requireMayReset(caller: Caller): void {
  requireRole(caller, 'ADMIN', 'CUSTOMER_SUPPORT_LEAD')
  if (!holds(caller, { group: 'site', operation: 'reset_site' })) throw unauthorized()
}

/** Deletes a site with everything the subjects keep about it. */
export function deleteSite(database: DatabaseSync, subjects: readonly Subject[], site: SiteRecord): void {
  transaction(database, () => {
    for (const subject of subjects) subject.onSiteDeleted?.(database, site)
    removeSite(database, site.siteId)
  })
}

/** Takes a site back to its first day: no products, nobody signed in, no trading data; its set-up stays. The reset is recorded. */
export function resetSite(database: DatabaseSync, subjects: readonly Subject[], site: SiteRecord, requestedBy: string, now: number): void {
  transaction(database, () => {
    for (const subject of subjects) subject.onSiteReset?.(database, site)
    updateSite(database, { ...site, no_of_products: 0, loggedInAt: null, lastAccessAt: null })
    database.prepare('insert into site_reset (site_id, domain, requested_by, requested_at) values (?, ?, ?, ?)').run(site.siteId, site.domain, requestedBy, now)
  })
}
