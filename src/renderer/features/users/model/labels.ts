import { operationLabel } from '#shared/domain/access/access-labels.ts'
import type { Grant } from './grants.ts'
import type { Employee, UserValues } from './user-schema.ts'

/** What a group grants; empty for a group that is not ticked. */
export const operationsText = (grant: Grant | undefined): string => grant?.operations.map(operationLabel).join(', ') ?? ''

export const employeeText = ({ name, designation, mobile, email }: Employee): string =>
  [name, designation, mobile, email].filter((part) => part !== '').join(', ')

export const FIELD_LABELS = {
  name: 'Name',
  mobile: 'Contact Number',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  permissions: 'User Permissions',
  companyName: 'Company Name',
  onboardedBy: 'Onboarded By',
  supportNumber: 'Support Number',
  gstNo: 'GST No',
  panNo: 'PAN No',
  currency: 'Currency',
  addressLineOne: 'Address line 1',
  addressLineTwo: 'Address line 2',
  country: 'Country',
  state: 'State',
  city: 'City',
  zip: 'Zip',
  employees: 'Employees',
} as const satisfies Readonly<Record<keyof UserValues, string>>

/** The platform's names of fields that are not the form's. */
export const PLATFORM_NAMES: Readonly<Partial<Record<keyof UserValues, string>>> = {
  email: 'emailId',
  role: 'userRole',
  status: 'enabled',
  employees: 'empsDetails',
}
