import { isPartner, requireAnyPermission, requireEnabled, requirePermission } from '../authorisation.ts'
import type { Caller } from '../context.ts'
import { unauthorized } from '../errors.ts'

/** Whose sites a dashboard shows; an empty scope is everybody's. */
export interface DashboardScope {
  readonly channelPartner?: string
  readonly supportAccManager?: string
  readonly salesPerson?: string
}

export const EVERYBODY: DashboardScope = {}

/** The dashboards that are granted by a permission of their own. */
export type Dashboard = 'onboarding_dashboard' | 'renewal_dashboard' | 'nonusage_dashboard' | 'outstanding_dashboard'

const ACCESS = {
  onboarding_dashboard: { group: 'onboarding_dashboard', operation: 'onboarding_dashboard' },
  renewal_dashboard: { group: 'renewal_dashboard', operation: 'renewal_dashboard' },
  nonusage_dashboard: { group: 'nonusage_dashboard', operation: 'nonusage_dashboard' },
  outstanding_dashboard: { group: 'outstanding_dashboard', operation: 'outstanding_dashboard' },
} as const

export const requireDashboard = (caller: Caller, dashboard: Dashboard): void => requirePermission(caller, ACCESS[dashboard])

/**
 * Refuses a caller without the onboarding dashboard, and one who asks in another user's name; an account manager and
 * a sales person see only what bears their name. The other dashboards take no user name and are of everybody.
 * `userName`: whose rows are asked for; null: not said.
 */
export function requireOnboarding(caller: Caller, userName: string | null): DashboardScope {
  requireDashboard(caller, 'onboarding_dashboard')
  if (userName !== null && caller.role !== 'ADMIN' && userName !== caller.userName) throw unauthorized()
  const name = caller.user.name ?? ''
  if (caller.role === 'SUPPORT_ACCOUNT_MANAGER') return { supportAccManager: name }
  if (caller.role === 'SALES_PERSON') return { salesPerson: name }
  return {}
}

/** The sites of one channel partner: its own for a partner, anyone's for who may see partners' dashboards. */
export function requirePartnerDashboard(caller: Caller, channelPartner: string): DashboardScope {
  requireEnabled(caller)
  if (isPartner(caller)) {
    if (caller.role !== 'CP' || caller.user.companyName !== channelPartner) throw unauthorized()
  } else {
    requireAnyPermission(caller, { group: 'cp_dashboard', operation: 'cp_dashboard' }, ACCESS.renewal_dashboard)
  }
  return { channelPartner }
}
