import { describe, expect, test } from 'vitest'
import { ROLES } from '#shared/domain/role.ts'
import { profileSchema } from '../connection/profile.ts'
import { claimsOf, roleOf, userNameOf } from './claims.ts'

const profileWith = (identity: Record<string, unknown> = {}) =>
  profileSchema.parse({
    name: 'Test',
    environment: 'local',
    identity: { issuer: 'https://id.example', clientId: 'console', ...identity },
    platform: { graphqlUrl: 'https://api.example', restUrl: 'https://api.example' },
  })

describe('the role', () => {
  test.each(ROLES)('is taken from the custom role attribute: %s [SHELL-008]', (role) => {
    expect(roleOf({ 'custom:role': role }, profileWith())).toBe(role)
  })

  test('is ADMIN without the attribute [SHELL-009]', () => {
    expect(roleOf({}, profileWith())).toBe('ADMIN')
  })

  test('without the attribute is another, or none, where the profile says so [SHELL-010]', () => {
    expect(roleOf({}, profileWith({ roleWhenAbsent: 'ACCOUNTS' }))).toBe('ACCOUNTS')
    expect(roleOf({}, profileWith({ roleWhenAbsent: null }))).toBeNull()
  })

  test.each(['', 'admin', ' ADMIN', 'ROOT', null, 7, ['ADMIN'], { role: 'ADMIN' }])('of an attribute that holds %j is none', (role) => {
    expect(roleOf({ 'custom:role': role }, profileWith())).toBeNull()
  })

  test('comes from the claim that the profile names', () => {
    expect(roleOf({ 'custom:role': 'CP', role: 'RESELLER' }, profileWith({ roleClaim: 'role' }))).toBe('RESELLER')
    expect(roleOf({}, profileWith({ roleClaim: 'toString', roleWhenAbsent: null }))).toBeNull()
  })
})

test('the user name comes from the claim that the profile names', () => {
  expect(userNameOf({ 'cognito:username': 'asha' }, profileWith())).toBe('asha')
  expect(userNameOf({ 'cognito:username': 'asha', login: 'ravi' }, profileWith({ userNameClaim: 'login' }))).toBe('ravi')
  expect(userNameOf({ 'cognito:username': '' }, profileWith())).toBeUndefined()
  expect(userNameOf({ 'cognito:username': 7 }, profileWith())).toBeUndefined()
})

test.each(['', 'a.b', 'a.!!.c', `a.${Buffer.from('[]').toString('base64url')}.c`, `a.${Buffer.from('{"sub":""}').toString('base64url')}.c`])(
  '%j is no identity token',
  (text) => {
    expect(claimsOf(text)).toBeUndefined()
  },
)
