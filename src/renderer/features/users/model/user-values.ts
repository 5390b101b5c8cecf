import type { Grant } from './grants.ts'

/** An employee of a channel partner. */
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
