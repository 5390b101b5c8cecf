import { expect, test } from 'vitest'
import { isRole, PARTNER_ROLES, ROLES, STAFF_ROLES } from './role.ts'

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

test('knows its own spelling only', () => {
  expect(isRole('ADMIN')).toBe(true)
  expect(isRole('admin')).toBe(false)
  expect(isRole(undefined)).toBe(false)
})
