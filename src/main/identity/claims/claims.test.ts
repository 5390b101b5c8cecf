import { describe, expect, test } from 'vitest'
import { ROLES } from '#shared/domain/role.ts'
import { profileSchema } from '../../connection/profile.ts'
import { accessClaimsOf, claimsOf, roleOf, roleRefusal, userNameOf } from './claims.ts'

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

  test.each(['', 'admin', ' ADMIN', 'ROOT', null, 7, [], ['admin'], ['ADMIN', 7], [['ADMIN']], { role: 'ADMIN' }])(
    'of an attribute that holds %j is none',
    (role) => {
      expect(roleOf({ 'custom:role': role }, profileWith())).toBeNull()
    },
  )

  test('comes from the claim that the profile names', () => {
    expect(roleOf({ 'custom:role': 'CP', role: 'RESELLER' }, profileWith({ roleClaim: 'role' }))).toBe('RESELLER')
    expect(roleOf({}, profileWith({ roleClaim: 'toString', roleWhenAbsent: null }))).toBeNull()
  })

  test.each([
    ['https://shop.example/roles', { 'https://shop.example/roles': ['CP'] }],
    ['a.b', { 'a.b': 'CP', a: { b: 'ADMIN' } }],
    [['realm_access', 'roles'], { realm_access: { roles: ['offline_access', 'CP'] } }],
    [['resource_access', 'https://api.example', 'roles'], { resource_access: { 'https://api.example': { roles: 'CP' } } }],
  ])('is found at %j', (roleClaim, claims) => {
    expect(roleOf(claims, profileWith({ roleClaim }))).toBe('CP')
  })

  test.each<[unknown, string | null]>([
    [{}, 'ACCOUNTS'],
    [{ realm_access: {} }, 'ACCOUNTS'],
    [{ realm_access: 'roles' }, null],
    [{ realm_access: null }, null],
    [{ realm_access: ['roles'] }, null],
    [{ realm_access: { roles: undefined } }, null],
  ])('at a path of %j is that of an absent claim only where a name is missing: %j', (claims, role) => {
    const profile = profileWith({ roleClaim: ['realm_access', 'roles'], roleWhenAbsent: 'ACCOUNTS' })
    expect(roleOf(claims as Record<string, unknown>, profile)).toBe(role)
  })

  test('of a list with several known roles is none without a mapping, as nothing ranks them', () => {
    expect(roleOf({ 'custom:role': ['ACCOUNTS', 'ADMIN'] }, profileWith())).toBeNull()
    expect(roleOf({ 'custom:role': ['ACCOUNTS', 'ACCOUNTS', 'else'] }, profileWith())).toBe('ACCOUNTS')
  })
})

describe('with a mapping the role', () => {
  const roles = { 'shop-accounts': 'ACCOUNTS', 'shop-admins': 'ADMIN' }
  const profile = profileWith({ roleClaim: 'groups', roles })

  test.each([
    ['shop-admins', 'ADMIN'],
    [['shop-admins'], 'ADMIN'],
    [['else', 'shop-admins', 'shop-accounts'], 'ACCOUNTS'],
    [['shop-accounts', 'shop-admins'], 'ACCOUNTS'],
  ])('of %j is the first in the order of the mapping: %s', (groups, role) => {
    expect(roleOf({ groups }, profile)).toBe(role)
    expect(roleRefusal({ groups }, profile)).toBeUndefined()
  })

  test.each([[['ADMIN']], ['ADMIN'], [[]], ['toString'], [['shop-admins', 7]], [{ 'shop-admins': true }]])('of %j is none', (groups) => {
    expect(roleOf({ groups }, profile)).toBeNull()
  })

  test('of an identity without the claim is none, unless the profile says otherwise', () => {
    expect(roleOf({}, profile)).toBeNull()
    expect(roleOf({}, profileWith({ roleClaim: 'groups', roles, roleWhenAbsent: 'CP' }))).toBe('CP')
  })

  test('is refused in words that name what was sent and what is known', () => {
    expect(roleRefusal({ groups: ['staff', 'every\u0000one'] }, profile)).toBe(
      'You have no access: the identity provider sent "staff", "every one" in "groups", and the connection profile knows only "shop-accounts", "shop-admins". ' +
        'Ask your administrator.',
    )
    expect(roleRefusal({}, profileWith({ roleClaim: ['realm_access', 'roles'], roles: { a: 'CP' } }))).toBe(
      'You have no access: the identity provider sent no role in "realm_access.roles", and the connection profile knows only "a". Ask your administrator.',
    )
  })

  test('is refused in a short sentence, however much was sent', () => {
    const groups = Array.from({ length: 10_000 }, (_, at) => `${at}${'x'.repeat(10_000)}`)
    expect(roleRefusal({ groups }, profile)).toContain('" and 9992 more in "groups"')
    expect(roleRefusal({ groups }, profile)?.length).toBeLessThan(800)
  })
})

test('an unknown role without a mapping is not refused: it opens the console with nothing in it', () => {
  expect(roleRefusal({ 'custom:role': 'ROOT' }, profileWith())).toBeUndefined()
})

test('the user name comes from the claim that the profile names', () => {
  expect(userNameOf({ 'cognito:username': 'asha' }, profileWith())).toBe('asha')
  expect(userNameOf({ 'cognito:username': 'asha', login: 'ravi' }, profileWith({ userNameClaim: 'login' }))).toBe('ravi')
  expect(userNameOf({ who: { login: ['ravi'] } }, profileWith({ userNameClaim: ['who', 'login'] }))).toBe('ravi')
  expect(userNameOf({ 'cognito:username': '' }, profileWith())).toBeUndefined()
  expect(userNameOf({ 'cognito:username': 7 }, profileWith())).toBeUndefined()
  expect(userNameOf({ 'cognito:username': ['asha', 'ravi'] }, profileWith())).toBeUndefined()
})

const token = (payload: string): string => `a.${Buffer.from(payload).toString('base64url')}.c`

test.each(['', 'a.b', 'a.!!.c', token('[]'), token('{"sub":""}')])('%j is no identity token', (text) => {
  expect(claimsOf(text)).toBeUndefined()
})

test.each(['', 'opaque', 'a.b', token('[]'), token('null'), token('7')])('%j is no access token that can be read', (text) => {
  expect(accessClaimsOf(text)).toBeUndefined()
})

test('an access token can be read whatever claims it has', () => {
  expect(accessClaimsOf(token('{"groups":["a"]}'))).toEqual({ groups: ['a'] })
})
