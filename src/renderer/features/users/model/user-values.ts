import type { GetInternalUserByUserNameQuery } from '#generated/graphql.ts'
import { type Grant, inOrder } from './grants.ts'

export type StoredUser = NonNullable<GetInternalUserByUserNameQuery['getInternalUserByUserName']>

/** A stored user as the form holds it. A user that does not say `enabled` counts as inactive, as for access. */
export const valuesOf = (user: StoredUser): UserValues => {
  const { address } = user
  return {
    name: user.name ?? '',
    mobile: user.mobile ?? '',
    email: user.emailId ?? user.username,
    role: user.userRole ?? '',
    status: user.enabled === true ? 'Active' : 'Inactive',
    permissions: inOrder(user.permissions ?? []),
    companyName: user.companyName ?? '',
    onboardedBy: user.onboardedBy ?? '',
    supportNumber: user.supportNumber ?? '',
    gstNo: user.gstNo ?? '',
    panNo: user.panNo ?? '',
    currency: user.currency ?? '',
    addressLineOne: address?.addressLineOne ?? '',
    addressLineTwo: address?.addressLineTwo ?? '',
    country: address?.country ?? '',
    state: address?.state ?? '',
    city: address?.city ?? '',
    zip: address?.zip ?? '',
    employees: (user.empsDetails ?? []).map(({ name, mobile, email, designated }) => ({
      name: name ?? '',
      mobile: mobile ?? '',
      email: email ?? '',
      designation: designated ?? '',
    })),
  }
}

export interface Employee {
  name: string
  mobile: string
  email: string
  designation: string
}

/** What the forms of a user hold: texts as typed, empty for none. */
export interface UserValues {
  name: string
  mobile: string
  /** also the user name. */
  email: string
  role: string
  /** not asked for while creating: a new user is active. */
  status: '' | 'Active' | 'Inactive'
  permissions: readonly Grant[]
  companyName: string
  /** Name of a sales person. */
  onboardedBy: string
  supportNumber: string
  gstNo: string
  panNo: string
  currency: string
  addressLineOne: string
  addressLineTwo: string
  /** the platform's code */
  country: string
  state: string
  city: string
  zip: string
  employees: Employee[]
}

export const NO_EMPLOYEE: Employee = { name: '', mobile: '', email: '', designation: '' }

/** What the form of a new user starts with. The currency cannot be changed later, so it is chosen, not proposed. */
export const NEW_USER: UserValues = {
  name: '',
  mobile: '',
  email: '',
  role: '',
  status: 'Active',
  permissions: [],
  companyName: '',
  onboardedBy: '',
  supportNumber: '',
  gstNo: '',
  panNo: '',
  currency: '',
  addressLineOne: '',
  addressLineTwo: '',
  country: '',
  state: '',
  city: '',
  zip: '',
  employees: [],
}
