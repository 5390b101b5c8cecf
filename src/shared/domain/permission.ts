import { PARTNER_ROLES, ROLES, type Role, STAFF_ROLES } from './role.ts'

/**
 * Permission groups that can be granted to an internal user, with their operations, in the order of the source.
 * `reset_site` is not in the source's list of the site group but is checked by the site list.
 */
export const PERMISSION_GROUPS = {
  site: ['view_site_list', 'create_new_site', 'delete_site', 'wallet_recharge', 'edit_site', 'password_reset', 'reset_site'],
  editSite: ['online_Payment', 'wallet_settings', 'payment_modes', 'premium_feature'],
  staticPage: ['static_pages', 'create_new_page', 'edit_page', 'delete_page'],
  manageMenu: ['view_Menu', 'add_menu', 'add_labels', 'deleteServiceCategory'],
  globalTemplates: ['view', 'create', 'edit', 'delete'],
  campaigns: ['run_campaigns', 'campaigns_templates'],
  onboarding_dashboard: ['onboarding_dashboard'],
  renewal_dashboard: ['renewal_dashboard'],
  nonusage_dashboard: ['nonusage_dashboard'],
  cp_dashboard: ['cp_dashboard'],
  outstanding_dashboard: ['outstanding_dashboard'],
} as const

export type PermissionGroup = keyof typeof PERMISSION_GROUPS

/** `root` cannot be granted, so only ADMIN passes it. */
export const ROOT_ACCESS = { group: 'root', operation: 'root' } as const

/** What a page or an action asks for: one operation of one group. */
export type Access =
  | { [Group in PermissionGroup]: { readonly group: Group; readonly operation: (typeof PERMISSION_GROUPS)[Group][number] } }[PermissionGroup]
  | typeof ROOT_ACCESS

/** A permission as the platform stores it. Every part may be missing in an answer. */
interface GrantedPermission {
  readonly name?: string | null
  readonly operations?: readonly (string | null)[] | null
}

/** What decides about access: the role of the identity, and of the profile whether it is enabled and what it was granted. */
export interface AccessSubject {
  readonly role: Role | null
  readonly enabled: boolean
  readonly permissions: readonly (GrantedPermission | null)[] | null | undefined
  /** Operations that the platform does not have; absent: it has all. */
  readonly notOffered?: ReadonlySet<string>
}

/** Who a profile makes of a role. A profile that does not say `enabled` counts as disabled. */
export const subjectOf = (
  role: Role | null,
  { enabled, permissions }: { readonly enabled?: boolean | null } & Partial<Pick<AccessSubject, 'permissions'>>,
): AccessSubject => ({
  role,
  enabled: enabled === true,
  permissions,
})

/** A requirement that is not met: an active account, a role, a permission, or an operation of the platform. */
export type Obstacle =
  | { readonly kind: 'inactive' }
  | { readonly kind: 'role'; readonly roles: readonly Role[] }
  | { readonly kind: 'permission'; readonly permission: Exclude<Access, typeof ROOT_ACCESS> }
  | { readonly kind: 'not-offered'; readonly operation: string }

const INACTIVE: Obstacle = { kind: 'inactive' }
const NOT_ADMIN: readonly Obstacle[] = [{ kind: 'role', roles: ['ADMIN'] }]

/** What of having to be active a user lacks: nothing for ADMIN, who passes even disabled. */
export const activityObstacles = (user: AccessSubject): readonly Obstacle[] => (user.role === 'ADMIN' || user.enabled ? [] : [INACTIVE])

/** Whether a user was granted an operation of a group, whatever else they may lack. */
export const holdsPermission = ({ permissions }: Pick<AccessSubject, 'permissions'>, { group, operation }: Access): boolean =>
  (permissions ?? []).some((permission) => permission?.name === group && (permission.operations ?? []).includes(operation))

/**
 * What keeps a user from a page or an action; empty: they may. ADMIN always passes, even disabled; everybody else must be enabled and hold a permission of
 * the group's name whose operations include the operation.
 */
export const permissionObstacles = (user: AccessSubject, access: Access): readonly Obstacle[] => {
  if (user.role === 'ADMIN') return []
  // A profile is the server's data: a permission called "root" in it must not open what nobody can be granted.
  if (access.group === ROOT_ACCESS.group) return NOT_ADMIN
  return holdsPermission(user, access) ? activityObstacles(user) : [...activityObstacles(user), { kind: 'permission', permission: access }]
}

/** Whether a user may open a page or do an action. */
export const mayAccess = (user: AccessSubject, access: Access): boolean => permissionObstacles(user, access).length === 0

/** Whether users of a role can be granted permissions: ADMIN needs none, partners have company details in their place. */
export const canBeGranted = (role: string): boolean => role !== '' && role !== 'ADMIN' && !PARTNER_ROLES.some((partner) => partner === role)

const EVERY_ROLE_BUT_CP: readonly Role[] = [...STAFF_ROLES, ...PARTNER_ROLES.filter((role) => role !== 'CP')]

/**
 * The roles that see each item of the sidebar menu, items in menu order. The role decides what is seen; whether the page opens is
 * decided by permission.
 */
export const MENU_ROLES = {
  site: ROLES,
  today: [...STAFF_ROLES, 'CP'],
  profile: ['CP'],
  wallet: ['CP'],
  services: ['CP'],
  'cp-dashboard': ['ADMIN', 'SALES_PERSON', 'SITE_CREATOR'],
  'cp-list': ['ADMIN', 'SITE_CREATOR', 'SALES_PERSON'],
  'manage-users': ['ADMIN', 'SITE_CREATOR'],
  permissions: ['ADMIN'],
  'onboarding-dashboard': ['CUSTOMER_SUPPORT_LEAD', 'SUPPORT_EXECUTIVE', 'SITE_CREATOR', 'SUPPORT_ACCOUNT_MANAGER', 'ADMIN', 'SALES_PERSON'],
  'renewal-dashboard': ['SITE_CREATOR', 'ADMIN'],
  'nonusage-dashboard': ['CUSTOMER_SUPPORT_LEAD', 'ADMIN', 'SUPPORT_ACCOUNT_MANAGER'],
  'outstanding-dashboard': ['ADMIN', 'SALES_PERSON', 'SITE_CREATOR'],
  pages: EVERY_ROLE_BUT_CP,
  'global-templates': EVERY_ROLE_BUT_CP,
  'master-service-list': ['ADMIN'],
  'platform-service': ['ADMIN'],
  'subscription-plan': ['ADMIN'],
  campaigns: EVERY_ROLE_BUT_CP,
  outlets: ['ADMIN', 'SITE_CREATOR'],
  'invoice-library': STAFF_ROLES,
} as const satisfies Record<string, readonly Role[]>

export type MenuItem = keyof typeof MENU_ROLES

/** Whether a menu item is seen by a role. An identity without a role (null) sees only the first item, which every role has. */
export const isMenuItemVisible = (item: MenuItem, role: Role | null): boolean => {
  if (role === null) return item === 'site'
  const roles: readonly Role[] = MENU_ROLES[item]
  return roles.includes(role)
}
