import { expect, test } from 'vitest'
import { ROLES } from '#shared/domain/role.ts'
import { isOwedWithinScope, isWithinScope, loadsUserList, scopeOf, seesStaffFilters, userOf } from './scope.ts'
import { siteWith } from './site.test-support.ts'

const viewer = { userName: 'asha@demo.example', name: 'Asha' } as const

test('ADMIN sees everything, others are restricted by their user name [DASH-022]', () => {
  expect(scopeOf({ ...viewer, role: 'ADMIN' })).toEqual({})
  expect(scopeOf({ ...viewer, role: 'SITE_CREATOR' })).toEqual({ username: 'asha@demo.example' })
  expect(scopeOf({ ...viewer, role: null })).toEqual({ username: 'asha@demo.example' })
  expect(userOf({ username: 'asha@demo.example', salesPerson: 'Asha' })).toEqual({ username: 'asha@demo.example' })
  expect(userOf({})).toEqual({})
})

test('an account manager and a sales person by their own name, with the user name on the call [DASH-023] [DASH-024]', () => {
  const manager = scopeOf({ ...viewer, role: 'SUPPORT_ACCOUNT_MANAGER' })
  const salesPerson = scopeOf({ ...viewer, role: 'SALES_PERSON' })
  expect(manager).toEqual({ username: 'asha@demo.example', supportAccManager: 'Asha' })
  expect(salesPerson).toEqual({ username: 'asha@demo.example', salesPerson: 'Asha' })
  const own = siteWith({ supportAccManager: 'Asha', salesPerson: 'Bilal' })
  expect([manager, salesPerson, {}].map((scope) => isWithinScope(own, scope))).toEqual([true, false, true])
  const row = { name: 'Asha', LESS_30: 0, '30_TO_60': 0, MORE_60: 0, balance: 0, sites: [] }
  expect([salesPerson, scopeOf({ ...viewer, name: 'Bilal', role: 'SALES_PERSON' }), {}].map((scope) => isOwedWithinScope(row, scope))).toEqual([
    true,
    false,
    true,
  ])
})

test('Support Account Manager and Sales Person show to three roles only [DASH-018] [DASH-019]', () => {
  expect(ROLES.filter(seesStaffFilters)).toEqual(['ADMIN', 'SITE_CREATOR', 'CUSTOMER_SUPPORT_LEAD'])
})

test('the user list is loaded for five roles; a sales person’s pickers are empty [DASH-025] [DASH-036]', () => {
  expect(ROLES.filter(loadsUserList)).toEqual(['ADMIN', 'SITE_CREATOR', 'CUSTOMER_SUPPORT_LEAD', 'SUPPORT_EXECUTIVE', 'SUPPORT_ACCOUNT_MANAGER'])
})
