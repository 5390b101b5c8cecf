import type { CurrentUser } from '#data/session/current-user.ts'
import type { DashboardSite, OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { PARTNER_ROLES, type Role } from '#shared/domain/role.ts'

/**
 * Which rows a dashboard shows to a user; an empty scope shows all. A view, not a protection: the platform decides
 * which rows a user gets, by the token of the call.
 */
export interface Scope {
  /** For the platform, where it takes one (`src/main/dashboards`). */
  readonly username?: string
  readonly supportAccManager?: string
  readonly salesPerson?: string
  readonly partner?: string
}

/**
 * ADMIN sees everything. Others are restricted by their user name, and where rows name people of their role to the
 * rows with their own name.
 */
export function scopeOf({ userName: username, role, name, profile }: Pick<CurrentUser, 'userName' | 'role' | 'name' | 'profile'>): Scope {
  if (role === 'ADMIN') return {}
  if (role === 'SUPPORT_ACCOUNT_MANAGER') return { username, supportAccManager: name }
  if (role === 'SALES_PERSON') return { username, salesPerson: name }
  if (role === 'CP') return { username, partner: profile.companyName?.trim() ?? '' }
  return PARTNER_ROLES.some((partner) => partner === role) ? { username, partner: name } : { username }
}

/** The part of a scope that every dashboard's call takes. */
export const userOf = ({ username }: Scope): Pick<Scope, 'username'> => (username === undefined ? {} : { username })

/** The part that the onboarding call takes. */
export const staffOf = ({ partner: _partner, ...listed }: Scope): Omit<Scope, 'partner'> => listed

export const isWithinScope = (site: DashboardSite, { supportAccManager, salesPerson, partner }: Scope): boolean =>
  (supportAccManager === undefined || site.supportAccManager === supportAccManager) &&
  (salesPerson === undefined || site.salesPerson === salesPerson) &&
  (partner === undefined || (partner !== '' && (site.partnerName === partner || site.channelPartner === partner)))

/**
 * The outstanding balances within a scope. The sums of a row stay those of its sales person: the age of what one site
 * owes is not in it.
 */
export function owedWithinScope(rows: readonly OutstandingRow[], { supportAccManager, salesPerson, partner }: Scope): readonly OutstandingRow[] {
  if (partner !== undefined) return []
  const own = salesPerson === undefined ? rows : rows.filter(({ name }) => name === salesPerson)
  if (supportAccManager === undefined) return own
  return own.map((row) => ({ ...row, sites: row.sites.filter((site) => site.supportAccManager === supportAccManager) })).filter(({ sites }) => sites.length > 0)
}

const STAFF_FILTER_ROLES: readonly (Role | null)[] = ['ADMIN', 'CUSTOMER_SUPPORT_LEAD', 'SITE_CREATOR']
const USER_LIST_ROLES: readonly (Role | null)[] = ['ADMIN', 'SUPPORT_EXECUTIVE', 'CUSTOMER_SUPPORT_LEAD', 'SITE_CREATOR', 'SUPPORT_ACCOUNT_MANAGER']

export const seesStaffFilters = (role: Role | null): boolean => STAFF_FILTER_ROLES.includes(role)

export const loadsUserList = (role: Role | null): boolean => USER_LIST_ROLES.includes(role)
