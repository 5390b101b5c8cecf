import { describe, expect, test } from 'vitest'
import type { UserProfile } from '#data/session/current-user.ts'
import { ROLES } from '#shared/domain/role.ts'
import { isWithinScope, loadsUserList, owedWithinScope, scopeOf, seesStaffFilters, userOf } from './scope.ts'
import { siteWith } from './site.test-support.ts'

const viewer = { userName: 'asha@demo.example', name: 'Asha', profile: { companyName: ' Asha Traders ' } as UserProfile } as const

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
})

test('a partner by the own company, others than CP by the own name, wherever a row names them [DASH-022]', () => {
  const partner = scopeOf({ ...viewer, role: 'CP' })
  const reseller = scopeOf({ ...viewer, role: 'RESELLER' })
  expect(partner).toEqual({ username: 'asha@demo.example', partner: 'Asha Traders' })
  expect(reseller).toEqual({ username: 'asha@demo.example', partner: 'Asha' })
  const rows = [siteWith({ channelPartner: 'Asha Traders' }), siteWith({ partnerName: 'Asha' }), siteWith({ partnerName: null })]
  expect(rows.map((site) => isWithinScope(site, partner))).toEqual([true, false, false])
  expect(rows.map((site) => isWithinScope(site, reseller))).toEqual([false, true, false])
  const nameless = scopeOf({ ...viewer, profile: { companyName: ' ' } as UserProfile, role: 'CP' })
  expect([...rows, siteWith({ partnerName: '', channelPartner: '' })].filter((site) => isWithinScope(site, nameless))).toEqual([])
})

describe('outstanding balances', () => {
  const owing = (id: string, supportAccManager: string) => ({ id, fqdn: null, companyName: null, supportAccManager, createdAt: null, balance: 5 })
  const row = (name: string, ...sites: ReturnType<typeof owing>[]) => ({ name, LESS_30: 0, '30_TO_60': 0, MORE_60: 10, balance: 10, sites })
  const rows = [row('Asha', owing('a', 'Divya'), owing('b', 'Asha')), row('Bilal', owing('c', 'Divya'))]

  test('ADMIN sees all, a sales person the own row [DASH-022] [DASH-023]', () => {
    expect(owedWithinScope(rows, {})).toEqual(rows)
    expect(owedWithinScope(rows, { username: 'x' })).toEqual(rows)
    expect(owedWithinScope(rows, { salesPerson: 'Asha' })).toEqual([rows[0]])
  })

  test('an account manager sees who sold the own sites, and of their sites the own [DASH-023]', () => {
    expect(owedWithinScope(rows, { supportAccManager: 'Asha' })).toEqual([{ ...rows[0], sites: [owing('b', 'Asha')] }])
  })

  test('a partner sees none: no row names one [DASH-022]', () => {
    expect(owedWithinScope(rows, { partner: 'Asha' })).toEqual([])
  })
})

test('Support Account Manager and Sales Person show to three roles only [DASH-018] [DASH-019]', () => {
  expect(ROLES.filter(seesStaffFilters)).toEqual(['ADMIN', 'SITE_CREATOR', 'CUSTOMER_SUPPORT_LEAD'])
})

test('the user list is loaded for five roles; a sales person’s pickers are empty [DASH-025] [DASH-036]', () => {
  expect(ROLES.filter(loadsUserList)).toEqual(['ADMIN', 'SITE_CREATOR', 'CUSTOMER_SUPPORT_LEAD', 'SUPPORT_EXECUTIVE', 'SUPPORT_ACCOUNT_MANAGER'])
})
