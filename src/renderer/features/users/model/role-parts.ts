import { PARTNER_ROLES } from '#shared/domain/role.ts'

/** What a user of a role is asked for beside name, number and email. */
export interface RoleParts {
  /** none: company details stand in their place, or the role may do everything anyway. */
  readonly permissions: 'required' | 'optional' | 'none'
  readonly hasCompany: boolean
  /** Onboarded by, support number, GST, PAN, currency, employees. */
  readonly isChannelPartner: boolean
}

/**
 * The parts of a role. Partners have company details in place of permissions; a sales person may have permissions; ADMIN, who passes every check, needs none.
 */
export const partsOf = (role: string): RoleParts => {
  const hasCompany = PARTNER_ROLES.some((partner) => partner === role)
  return { permissions: permissionsOf(role, hasCompany), hasCompany, isChannelPartner: role === 'CP' }
}

const permissionsOf = (role: string, hasCompany: boolean): RoleParts['permissions'] => {
  if (hasCompany || role === '' || role === 'ADMIN') return 'none'
  return role === 'SALES_PERSON' ? 'optional' : 'required'
}
