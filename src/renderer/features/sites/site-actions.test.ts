import { expect, test } from 'vitest'
import type { AccessSubject } from '#shared/domain/permission.ts'
import { ROLES, type Role } from '#shared/domain/role.ts'
import type { Site } from './site.ts'
import { type SiteActions, sitePermissions, siteRefusals, siteRowActions } from './site-actions.tsx'

const user = (role: Role, ...site: string[]): AccessSubject => ({ role, enabled: true, permissions: [{ name: 'site', operations: site }] })

const rights = (of: AccessSubject) => ({ may: sitePermissions(of), refused: siteRefusals(of) })

test('reset of site data is for ADMIN [PERM-026]', () => {
  expect(sitePermissions(user('ADMIN')).resetData).toBe(true)
})

test('a support lead needs reset_site for it [PERM-027]', () => {
  expect(sitePermissions(user('CUSTOMER_SUPPORT_LEAD', 'reset_site')).resetData).toBe(true)
  expect(sitePermissions(user('CUSTOMER_SUPPORT_LEAD', 'edit_site')).resetData).toBe(false)
})

test('nobody else gets it, reset_site or not [PERM-028]', () => {
  for (const role of ROLES.filter((each) => each !== 'ADMIN' && each !== 'CUSTOMER_SUPPORT_LEAD')) {
    expect(sitePermissions(user(role, 'reset_site')).resetData).toBe(false)
  }
})

test('delete is for ADMIN, and for who holds delete_site under site [PERM-031] [PERM-033]', () => {
  for (const role of ROLES) {
    expect(sitePermissions(user(role, 'edit_site')).remove).toBe(role === 'ADMIN')
    expect(sitePermissions(user(role, 'delete_site')).remove).toBe(true)
  }
})

test('payment needs wallet_settings under editSite [PERM-022]', () => {
  const permissions = [{ name: 'editSite', operations: ['wallet_settings'] }]
  expect(sitePermissions({ role: 'ACCOUNTS', enabled: true, permissions }).openPayment).toBe(true)
  expect(sitePermissions(user('ACCOUNTS', 'wallet_settings')).openPayment).toBe(false)
})

test('the password link needs password_reset under site [PERM-024]', () => {
  expect(sitePermissions(user('SUPPORT_EXECUTIVE', 'password_reset')).resetPassword).toBe(true)
  expect(sitePermissions(user('SUPPORT_EXECUTIVE', 'edit_site')).resetPassword).toBe(false)
})

test.each([
  ['edit_site', ['Edit']],
  ['create_new_site', ['Duplicate']],
])('with %s alone only its entry of the menu can be used', (operation, usable) => {
  const actions = { ...rights(user('ACCOUNTS', operation)), writesBlocked: null, busy: new Set<string>() } as unknown as SiteActions
  const entries = siteRowActions({ siteId: 'site-1', domain: 'aditi.example' } as Site, actions)
  const open = entries.filter(({ disabledReason }) => disabledReason === undefined).map(({ label }) => label)
  expect(open.filter((label) => label !== 'History')).toEqual(usable)
})

test('every entry of the menu of a site has an icon', () => {
  const site = { siteId: 'site-1', domain: 'aditi.example' } as Site
  const actions = { ...rights(user('ADMIN')), writesBlocked: null, busy: new Set<string>() } as unknown as SiteActions
  const entries = siteRowActions(site, actions)
  expect(entries.map(({ label, icon }) => `${label}${icon === undefined ? ' without icon' : ''}`)).toEqual([
    'Edit',
    'Menu',
    'Payment',
    'Renew',
    'History',
    'Duplicate',
    'Reset',
    'Delete',
  ])
})

test('an entry says whether the user or the platform lacks what it needs', () => {
  const notOffered = new Set(['UpdateSiteByAdmin', 'CreateSiteByRecahoAdmin'])
  expect(siteRefusals({ ...user('ADMIN'), notOffered })).toEqual({
    create: 'Your platform does not offer this.',
    edit: 'Your platform does not offer this.',
    openMenu: null,
    openPayment: null,
  })
  expect(siteRefusals({ ...user('ACCOUNTS'), notOffered }).edit).toBe("Dear User, You don't have access to this page.")
})
