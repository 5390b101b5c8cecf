import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { canBeGranted } from '#shared/domain/permission.ts'
import { PARTNER_ROLES } from '#shared/domain/role.ts'

/** What a user of a role is asked for beside name, number and email. */
interface RoleParts {
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
  return { permissions: permissionsOf(role), hasCompany, isChannelPartner: role === 'CP' }
}

const permissionsOf = (role: string): RoleParts['permissions'] => {
  if (!canBeGranted(role)) return 'none'
  return role === 'SALES_PERSON' ? 'optional' : 'required'
}

const USER: FormSectionInfo = { id: 'user', title: 'User', fields: ['name', 'mobile', 'email', 'role', 'status'] }
const PERMISSIONS: FormSectionInfo = { id: 'permissions', title: 'User Permissions', fields: ['permissions'] }
const COMPANY: FormSectionInfo = {
  id: 'company',
  title: 'Company details',
  fields: ['companyName', 'onboardedBy', 'currency', 'supportNumber', 'gstNo', 'panNo'],
}
const ADDRESS: FormSectionInfo = { id: 'address', title: 'Address', fields: ['addressLineOne', 'addressLineTwo', 'country', 'state', 'city', 'zip'] }
const EMPLOYEES: FormSectionInfo = { id: 'employees', title: 'Employees', fields: ['employees'] }

export const SECTIONS = { USER, PERMISSIONS, COMPANY, ADDRESS, EMPLOYEES } as const

export const sectionsOf = (role: string): readonly FormSectionInfo[] => {
  const { permissions, hasCompany, isChannelPartner } = partsOf(role)
  return [USER, ...(permissions === 'none' ? [] : [PERMISSIONS]), ...(hasCompany ? [COMPANY, ADDRESS] : []), ...(isChannelPartner ? [EMPLOYEES] : [])]
}
