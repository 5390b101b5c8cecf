import { requireAnyPermission, requirePermission } from '../authorisation.ts'
import type { Caller, PlatformContext } from '../context.ts'
import { invalid } from '../errors.ts'
import { requireSite } from '../sites/access.ts'
import type { SiteRecord } from '../sites/list-line.ts'

/** What stands before a site's id where menus are meant. */
const MARKER = 'serviceType::'

/** The siteId under which a site's menus are kept. */
export const menuSiteId = (siteId: string): string => `${MARKER}${siteId}`

/** The existing site a menu call names, with the marker or without it. */
export const requireMenuSite = (context: PlatformContext, siteId: string): SiteRecord => requireSite(context, { siteId: siteId.replace(MARKER, '') })

/** As `requireMenuSite`, for calls whose siteId must carry the marker. */
export function requireMarkedSite(context: PlatformContext, siteId: string): SiteRecord {
  if (!siteId.startsWith(MARKER)) throw invalid('SITE_ID_WITHOUT_MARKER')
  return requireMenuSite(context, siteId)
}

export const requireMayViewMenus = (caller: Caller): void => requirePermission(caller, { group: 'manageMenu', operation: 'view_Menu' })
export const requireMayChangeMenus = (caller: Caller): void => requirePermission(caller, { group: 'manageMenu', operation: 'add_menu' })

/** The first menus of a site are made by the user who creates it. */
export const requireMayCreateFirstMenus = (caller: Caller): void =>
  requireAnyPermission(caller, { group: 'site', operation: 'create_new_site' }, { group: 'manageMenu', operation: 'add_menu' })

export const requireMayChangeLabels = (caller: Caller): void => requirePermission(caller, { group: 'manageMenu', operation: 'add_labels' })
/** The source asks for add_labels (section 6) and lists deleteServiceCategory beside it: a platform may mean either. */
export const requireMayDeleteServices = (caller: Caller): void =>
  requireAnyPermission(caller, { group: 'manageMenu', operation: 'add_labels' }, { group: 'manageMenu', operation: 'deleteServiceCategory' })
