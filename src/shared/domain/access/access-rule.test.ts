import { expect, test } from 'vitest'
import type { AccessSubject } from '../permission.ts'
import type { Role } from '../role.ts'
import { type AccessRule, isAllowed, obstaclesTo } from './access-rule.ts'
import { ACTIONS } from './actions.ts'

const user = (role: Role | null, part: Partial<AccessSubject> = {}): AccessSubject => ({ role, enabled: true, permissions: [], ...part })
const EDIT = { group: 'site', operation: 'edit_site' } as const
const BY_PERMISSION: AccessRule = { by: 'permission', permission: EDIT }
const BY_ROLE: AccessRule = { by: 'role', roles: ['ADMIN', 'SITE_CREATOR'] }
const HOLDER = user('ACCOUNTS', { permissions: [{ name: 'site', operations: ['edit_site'] }] })

test('what keeps a user from a permission: the account, the permission, both, or nothing', () => {
  expect(obstaclesTo(HOLDER, BY_PERMISSION)).toEqual([])
  expect(obstaclesTo(user('ACCOUNTS'), BY_PERMISSION)).toEqual([{ kind: 'permission', permission: EDIT }])
  expect(obstaclesTo({ ...HOLDER, enabled: false }, BY_PERMISSION)).toEqual([{ kind: 'inactive' }])
  expect(obstaclesTo(user(null, { enabled: false }), BY_PERMISSION)).toEqual([{ kind: 'inactive' }, { kind: 'permission', permission: EDIT }])
})

test('an administrator passes every permission, even disabled, but not a rule for other roles', () => {
  const disabled = user('ADMIN', { enabled: false })
  expect(isAllowed(disabled, BY_PERMISSION)).toBe(true)
  expect(isAllowed(disabled, BY_ROLE)).toBe(true)
  expect(obstaclesTo(disabled, { by: 'role', roles: ['CP'] })).toEqual([{ kind: 'role', roles: ['CP'] }])
})

test('a role decides alone, and asks everybody else to be active', () => {
  expect(isAllowed(user('SITE_CREATOR'), BY_ROLE)).toBe(true)
  expect(obstaclesTo(user('SITE_CREATOR', { enabled: false }), BY_ROLE)).toEqual([{ kind: 'inactive' }])
  expect(obstaclesTo(user(null), BY_ROLE)).toEqual([{ kind: 'role', roles: ['ADMIN', 'SITE_CREATOR'] }])
})

test('several rules must all be passed; being signed in asks for nothing', () => {
  expect(isAllowed(HOLDER, { by: 'all', rules: [BY_PERMISSION, BY_ROLE] })).toBe(false)
  expect(isAllowed(HOLDER, { by: 'all', rules: [BY_PERMISSION, { by: 'session' }] })).toBe(true)
  expect(isAllowed(user(null, { enabled: false }), { by: 'session' })).toBe(true)
})

test('the data of a site is reset by administrators and by support leads with the permission', () => {
  const permissions = [{ name: 'site', operations: ['reset_site'] }]
  expect(isAllowed(user('ADMIN', { enabled: false }), ACTIONS.resetSite)).toBe(true)
  expect(isAllowed(user('CUSTOMER_SUPPORT_LEAD', { permissions }), ACTIONS.resetSite)).toBe(true)
  expect(isAllowed(user('CUSTOMER_SUPPORT_LEAD'), ACTIONS.resetSite)).toBe(false)
  expect(isAllowed(user('SUPPORT_EXECUTIVE', { permissions }), ACTIONS.resetSite)).toBe(false)
})

test('what the platform does not have keeps every user from it, beside what they lack themselves', () => {
  const notOffered = new Set(['CreateSitePage', 'UpdateUserServiceMapping'])
  const missing = (operation: string) => ({ kind: 'not-offered', operation })
  expect(obstaclesTo(user('ADMIN', { notOffered }), ACTIONS.createPage)).toEqual([missing('CreateSitePage')])
  expect(obstaclesTo(user('ADMIN', { notOffered }), ACTIONS.editPage)).toEqual([])
  expect(obstaclesTo(user('ACCOUNTS', { notOffered }), ACTIONS.changePartnerMapping)).toEqual([
    { kind: 'role', roles: ['ADMIN', 'SITE_CREATOR'] },
    missing('UpdateUserServiceMapping'),
  ])
})
