import { expect, test } from 'vitest'
import { audienceOf } from '#patterns/screens/screen-access.ts'
import { type AccessRule, isAllowed } from '#shared/domain/access/access-rule.ts'
import type { AccessSubject } from '#shared/domain/permission.ts'
import { ROLES, type Role } from '#shared/domain/role.ts'

const user = (role: Role | null, part: Partial<AccessSubject> = {}): AccessSubject => ({ role, enabled: true, permissions: [], ...part })
const PARTNER_ONLY: AccessRule = { by: 'role', roles: ['CP'] }

test('every role but CP is of the other audience, also without a role', () => {
  expect(ROLES.filter((role) => audienceOf(role) === 'CP')).toEqual(['CP'])
  expect(audienceOf(null)).toBe('non-CP')
})

test('a CP-only screen opens to CP without any permission entry [PERM-045] [PERM2-027]', () => {
  expect(isAllowed(user('CP'), PARTNER_ONLY)).toBe(true)
  expect(isAllowed(user('CP', { enabled: false }), PARTNER_ONLY)).toBe(false)
})

test('a CP-only screen is closed to every other role, ADMIN included [ROUTE-017]', () => {
  expect(ROLES.filter((role) => isAllowed(user(role), PARTNER_ONLY))).toEqual(['CP'])
})
