import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { partsOf } from './role-parts.ts'

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

/** The sections of the form for a role, in the order on screen. */
export const sectionsOf = (role: string): readonly FormSectionInfo[] => {
  const { permissions, hasCompany, isChannelPartner } = partsOf(role)
  return [USER, ...(permissions === 'none' ? [] : [PERMISSIONS]), ...(hasCompany ? [COMPANY, ADDRESS] : []), ...(isChannelPartner ? [EMPLOYEES] : [])]
}
