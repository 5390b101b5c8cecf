import { ROOT_ACCESS } from '#shared/domain/permission.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { requireEnabled, requirePermission } from './authorisation.ts'
import type { PlatformContext } from './context.ts'
import { requireMayBill } from './site-configuration/rules.ts'
import { requireSite } from './sites/access.ts'

/** Plans and platform services are kept under "master" (the catalogue) or under a site: everybody enabled reads the catalogue, a site by the site's rule. */
export function requireReadableScope(context: PlatformContext, siteId: string): void {
  if (siteId === MASTER_SITE_ID) requireEnabled(context.caller)
  else requireSite(context, { siteId })
}

/** The catalogue is written by ADMIN alone (PERM2-024, PERM2-025), a site's plans and services by those who bill it. */
export function requireWritableScope(context: PlatformContext, siteId: string): void {
  if (siteId === MASTER_SITE_ID) {
    requirePermission(context.caller, ROOT_ACCESS)
    return
  }
  requireMayBill(context.caller)
  requireSite(context, { siteId })
}
