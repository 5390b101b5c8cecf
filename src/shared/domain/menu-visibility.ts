import { PARTNER_ROLES, ROLES, type Role, STAFF_ROLES } from './role.ts'

const EVERY_ROLE_BUT_CP: readonly Role[] = [...STAFF_ROLES, ...PARTNER_ROLES.filter((role) => role !== 'CP')]

/**
 * The roles that see each item of the sidebar menu, items in menu order. The role decides what is seen; whether the page opens is
 * decided by permission.
 */
export const MENU_ROLES = {
  site: ROLES,
  profile: ['CP'],
  wallet: ['CP'],
  services: ['CP'],
  'cp-dashboard': ['ADMIN', 'SALES_PERSON', 'SITE_CREATOR'],
  'cp-list': ['ADMIN', 'SITE_CREATOR', 'SALES_PERSON'],
  'manage-users': ['ADMIN', 'SITE_CREATOR'],
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
} as const satisfies Record<string, readonly Role[]>

export type MenuItem = keyof typeof MENU_ROLES

/** Whether a menu item is seen by a role. An identity without a role (null) sees only the first item, which every role has. */
export const isMenuItemVisible = (item: MenuItem, role: Role | null): boolean => {
  if (role === null) return item === 'site'
  const roles: readonly Role[] = MENU_ROLES[item]
  return roles.includes(role)
}
