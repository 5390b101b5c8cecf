import type { CurrentUser } from '#data/session/current-user.ts'
import type { DashboardSite, OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import type { Role } from '#shared/domain/role.ts'

/** To what a dashboard is restricted; an empty one shows everything. */
export interface Scope {
  /** Sent with every call: the platform restricts by it. */
  readonly username?: string
  readonly supportAccManager?: string
  readonly salesPerson?: string
}

/** ADMIN sees everything, everybody else is restricted by the own user name; an account manager and a sales person to what bears their name. */
export function scopeOf({ userName, role, name }: Pick<CurrentUser, 'userName' | 'role' | 'name'>): Scope {
  if (role === 'ADMIN') return {}
  if (role === 'SUPPORT_ACCOUNT_MANAGER') return { username: userName, supportAccManager: name }
  if (role === 'SALES_PERSON') return { username: userName, salesPerson: name }
  return { username: userName }
}

/** The part of a scope that every dashboard's call takes. */
export const userOf = ({ username }: Scope): Pick<Scope, 'username'> => (username === undefined ? {} : { username })

/** Whether a site is within a scope: for the dashboards whose call takes a user name but no other name. */
export const isWithinScope = (site: DashboardSite, { supportAccManager, salesPerson }: Scope): boolean =>
  (supportAccManager === undefined || site.supportAccManager === supportAccManager) && (salesPerson === undefined || site.salesPerson === salesPerson)

export const isOwedWithinScope = ({ name }: OutstandingRow, { salesPerson }: Scope): boolean => salesPerson === undefined || name === salesPerson

const STAFF_FILTER_ROLES: readonly (Role | null)[] = ['ADMIN', 'CUSTOMER_SUPPORT_LEAD', 'SITE_CREATOR']
const USER_LIST_ROLES: readonly (Role | null)[] = ['ADMIN', 'SUPPORT_EXECUTIVE', 'CUSTOMER_SUPPORT_LEAD', 'SITE_CREATOR', 'SUPPORT_ACCOUNT_MANAGER']

export const seesStaffFilters = (role: Role | null): boolean => STAFF_FILTER_ROLES.includes(role)

export const loadsUserList = (role: Role | null): boolean => USER_LIST_ROLES.includes(role)
