import { expect, test } from 'vitest'
import { makeInternalUser } from '#data/users/internal-user.test-support.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { compared, differs } from './differences.ts'

const user = (username: string, userRole: string, permissions: InternalUser['permissions'], enabled = true): InternalUser =>
  makeInternalUser(username, userRole, { permissions, enabled })
const different = (one: InternalUser, other: InternalUser) => compared(one, other).filter(differs)
const SITES = [{ name: 'site', operations: ['view_site_list', 'edit_site'] }]

test('the permissions that only one of two users has, and nothing that both have', () => {
  const dashboards = [
    { name: 'site', operations: ['edit_site', 'view_site_list'] },
    { name: 'renewal_dashboard', operations: ['renewal_dashboard'] },
  ]
  expect(different(user('a', 'ACCOUNTS', SITES), user('b', 'ACCOUNTS', dashboards))).toEqual([{ label: 'Renewal dashboard', one: false, other: true }])
})

test('role and status are compared too', () => {
  expect(different(user('a', 'ACCOUNTS', SITES), user('b', 'SALES_PERSON', SITES, false))).toEqual([
    { label: 'Role', one: 'Accounts', other: 'Sales person' },
    { label: 'Status', one: 'Active', other: 'Inactive' },
  ])
})

test('a group without operations grants nothing; an administrator has everything', () => {
  expect(different(user('a', 'ACCOUNTS', [{ name: 'site', operations: [] }]), user('b', 'ACCOUNTS', null))).toEqual([])
  expect(compared(user('a', 'ADMIN', null), user('b', 'ACCOUNTS', null)).filter(({ one }) => one === true)).toHaveLength(30)
})
