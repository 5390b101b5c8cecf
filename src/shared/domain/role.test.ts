import { expect, test } from 'vitest'
import { ASSIGNABLE_ROLES, isRole, PARTNER_ROLES, ROLES, STAFF_ROLES } from './role.ts'

test('roles of internal staff [SHELL-004]', () => {
  expect(STAFF_ROLES).toEqual(['ADMIN', 'SITE_CREATOR', 'SALES_PERSON', 'CUSTOMER_SUPPORT_LEAD', 'SUPPORT_EXECUTIVE', 'SUPPORT_ACCOUNT_MANAGER', 'ACCOUNTS'])
})

test('roles of partners [SHELL-005]', () => {
  expect(PARTNER_ROLES).toEqual(['CP', 'RESELLER', 'REFERRAL', 'STOCKIST'])
})

test('eleven roles in all [PERM2-003]', () => {
  expect(ROLES).toEqual([...STAFF_ROLES, ...PARTNER_ROLES])
  expect(ROLES).toHaveLength(11)
})

test('a new user can be given any role but ADMIN; sorted by value [PERM2-005] [PERM2-006] [USER-027]', () => {
  expect(ASSIGNABLE_ROLES).toEqual([
    'ACCOUNTS',
    'CP',
    'CUSTOMER_SUPPORT_LEAD',
    'REFERRAL',
    'RESELLER',
    'SALES_PERSON',
    'SITE_CREATOR',
    'STOCKIST',
    'SUPPORT_ACCOUNT_MANAGER',
    'SUPPORT_EXECUTIVE',
  ])
})

test('knows its own spelling only', () => {
  expect(isRole('ADMIN')).toBe(true)
  expect(isRole('admin')).toBe(false)
  expect(isRole(undefined)).toBe(false)
})
