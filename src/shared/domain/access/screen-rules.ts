import { MENU_ROLES, ROOT_ACCESS } from '../permission.ts'
import { type Role, STAFF_ROLES } from '../role.ts'
import type { AccessRule } from './access-rule.ts'
import { needs } from './site-actions.ts'

/** Rules that several screens have, and the lists they show. */

/** Opens to enabled users of these roles. */
const roles = (...names: Role[]): AccessRule => ({ by: 'role', roles: names })

export const EVERYONE: AccessRule = { by: 'session' }
export const ROOT: AccessRule = needs(ROOT_ACCESS)
export const PARTNER_ONLY = roles('CP')
export const STAFF_ONLY = roles(...STAFF_ROLES)
export const SEES_SITES: AccessRule = needs({ group: 'site', operation: 'view_site_list' })

// No permission can be granted for these. They open to the roles that see their menu item, so that no visible item leads to a closed door.
export const MANAGES_PARTNERS = roles(...MENU_ROLES['cp-list'])
export const MANAGES_USERS = roles(...MENU_ROLES['manage-users'])
