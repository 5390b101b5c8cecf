import { expect, test } from 'vitest'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import { employeeProblem, type UserValues, userSchema } from './user-schema.ts'
import { NEW_USER, NO_EMPLOYEE } from './user-values.ts'

const FILLED: UserValues = { ...NEW_USER, name: 'Farah Ali', mobile: '9123456780', email: 'farah@console.example' }
const GRANTS = [{ name: 'site', operations: ['view_site_list'] }]

/** What is wrong, by field. */
const problems = (use: 'create' | 'edit', values: Partial<UserValues>): Record<string, string> =>
  Object.fromEntries((userSchema(use).safeParse({ ...FILLED, ...values }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

test('name, number, email and role are asked of everybody [USER-009] [USER-010] [USER-011] [USER-012] [USER-013]', () => {
  expect(problems('create', { name: ' ', mobile: '', email: ' ', role: '' })).toEqual({
    name: 'Please enter Name.',
    mobile: 'Please enter Contact Number.',
    email: 'Please enter Email.',
    role: 'Please select Role',
  })
  expect(problems('create', { email: 'farah@', role: 'CP', companyName: 'X', currency: 'INR', onboardedBy: 'Y' })).toEqual({
    email: 'Please enter valid email address',
  })
})

test('permissions are asked of staff, offered to a sales person, and not of partners [USER-021] [USER-024] [USER-025]', () => {
  for (const role of ['ACCOUNTS', 'SITE_CREATOR', 'CUSTOMER_SUPPORT_LEAD', 'SUPPORT_EXECUTIVE', 'SUPPORT_ACCOUNT_MANAGER']) {
    expect(problems('create', { role })).toEqual({ permissions: 'Please select User Permissions' })
    expect(problems('create', { role, permissions: GRANTS })).toEqual({})
  }
  expect(problems('create', { role: 'SALES_PERSON' })).toEqual({})
  expect(problems('create', { role: 'SALES_PERSON', permissions: [{ name: 'staticPage', operations: [] }] })).toEqual({
    permissions: 'Choose what may be done in Static pages, or untick it.',
  })
  expect(problems('edit', { role: 'ADMIN' })).toEqual({})
})

test('partners have a company; a channel partner also who won it and a currency [USER-018] [USER-019] [USER-020] [USER-049]', () => {
  for (const role of PARTNER_ROLES.filter((partner) => partner !== 'CP')) {
    expect(problems('create', { role })).toEqual({ companyName: 'Please enter Company Name.' })
  }
  expect(problems('create', { role: 'CP' })).toEqual({
    companyName: 'Please enter Company Name.',
    onboardedBy: 'Please enter sales person name.',
    currency: 'Please enter currency.',
  })
})

test('in an edit onboarded-by and status are asked, what is fixed is not [USER-036] [USER-037] [USER-038] [USER-041]', () => {
  expect(problems('edit', { role: 'CP', companyName: 'X', email: '', currency: '', status: '' })).toEqual({
    onboardedBy: 'Please enter sales person name.',
    status: 'Please select Status',
  })
})

test('an employee row is whole or deleted; blanks are nothing [USER-028] [USER-029]', () => {
  const partner = { role: 'CP', companyName: 'X', onboardedBy: 'Y', currency: 'INR' }
  expect(problems('create', { ...partner, employees: [{ ...NO_EMPLOYEE, name: '  ' }] })).toEqual({
    'employees.0.name': 'Please Enter name or delete this field.',
    'employees.0.mobile': 'Please Enter mobile or delete this field.',
    'employees.0.email': 'Please Enter email or delete this field.',
    'employees.0.designation': 'Please Enter designation or delete this field.',
  })
  expect(problems('create', { ...partner, employees: [{ name: 'A', mobile: '1', email: 'a', designation: 'B' }] })).toEqual({
    'employees.0.email': 'Please enter valid email address',
  })
})

test('the employee that is added or edited later has messages of its own [USER-042]', () => {
  const whole = { name: 'A', mobile: '1', email: 'a@b.example', designation: 'C' }
  expect(employeeProblem(whole)).toBeNull()
  expect(employeeProblem({ ...whole, name: ' ' })).toBe('Please enter Name.')
  expect(employeeProblem({ ...whole, mobile: '' })).toBe('Please enter mobile no.')
  expect(employeeProblem({ ...whole, email: '' })).toBe('Please enter email.')
  expect(employeeProblem({ ...whole, designation: '' })).toBe('Please enter designation.')
})
