import { describe, expect, test } from 'vitest'
import { type AccessSubject, isMenuItemVisible, MENU_ROLES, type MenuItem, mayAccess, PERMISSION_GROUPS, ROOT_ACCESS } from './permission.ts'
import { ROLES, STAFF_ROLES } from './role.ts'

const viewSites = { group: 'site', operation: 'view_site_list' } as const
const holder: AccessSubject = { role: 'SITE_CREATOR', enabled: true, permissions: [{ name: 'site', operations: ['view_site_list', 'edit_site'] }] }

describe('permission groups', () => {
  test('are those of the catalogue document [PERM-034]', () => {
    const dashboards = ['onboarding_dashboard', 'renewal_dashboard', 'nonusage_dashboard', 'cp_dashboard', 'outstanding_dashboard']
    expect(Object.keys(PERMISSION_GROUPS)).toEqual(['site', 'editSite', 'staticPage', 'manageMenu', 'globalTemplates', 'campaigns', ...dashboards])
  })

  test('site holds its six operations and reset_site [PERM2-009] [PERM2-017] [PERM-030]', () => {
    expect(PERMISSION_GROUPS.site).toEqual(['view_site_list', 'create_new_site', 'delete_site', 'wallet_recharge', 'edit_site', 'password_reset', 'reset_site'])
  })

  test('editSite [PERM2-010]', () => {
    expect(PERMISSION_GROUPS.editSite).toEqual(['online_Payment', 'wallet_settings', 'payment_modes', 'premium_feature'])
  })

  test('staticPage [PERM2-011]', () => {
    expect(PERMISSION_GROUPS.staticPage).toEqual(['static_pages', 'create_new_page', 'edit_page', 'delete_page'])
  })

  test('manageMenu [PERM2-012]', () => {
    expect(PERMISSION_GROUPS.manageMenu).toEqual(['view_Menu', 'add_menu', 'add_labels', 'deleteServiceCategory'])
  })

  test('globalTemplates [PERM2-013]', () => {
    expect(PERMISSION_GROUPS.globalTemplates).toEqual(['view', 'create', 'edit', 'delete'])
  })

  test('campaigns [PERM2-014]', () => {
    expect(PERMISSION_GROUPS.campaigns).toEqual(['run_campaigns', 'campaigns_templates'])
  })

  test('each dashboard is a group of one operation of the same name [PERM2-015] [PERM2-016]', () => {
    const dashboards = Object.entries(PERMISSION_GROUPS).filter(([group]) => group.endsWith('_dashboard'))
    expect(dashboards).toEqual([
      ['onboarding_dashboard', ['onboarding_dashboard']],
      ['renewal_dashboard', ['renewal_dashboard']],
      ['nonusage_dashboard', ['nonusage_dashboard']],
      ['cp_dashboard', ['cp_dashboard']],
      ['outstanding_dashboard', ['outstanding_dashboard']],
    ])
  })
})

describe('mayAccess', () => {
  test('ADMIN passes every check [PERM-001] [PERM2-018]', () => {
    const admin: AccessSubject = { role: 'ADMIN', enabled: true, permissions: null }
    expect(mayAccess(admin, viewSites)).toBe(true)
    expect(mayAccess(admin, { group: 'globalTemplates', operation: 'delete' })).toBe(true)
    expect(mayAccess(admin, ROOT_ACCESS)).toBe(true)
  })

  test('a disabled ADMIN still passes [PERM-007]', () => {
    expect(mayAccess({ role: 'ADMIN', enabled: false, permissions: [] }, viewSites)).toBe(true)
  })

  test('any other user must be enabled [PERM-002]', () => {
    expect(mayAccess(holder, viewSites)).toBe(true)
    expect(mayAccess({ ...holder, enabled: false }, viewSites)).toBe(false)
  })

  test('any other user must hold a permission of the name of the page [PERM-003]', () => {
    expect(mayAccess({ ...holder, permissions: [{ name: 'editSite', operations: ['view_site_list'] }] }, viewSites)).toBe(false)
    expect(mayAccess({ ...holder, permissions: [] }, viewSites)).toBe(false)
  })

  test('the operations of that permission must include the operation [PERM-004]', () => {
    expect(mayAccess(holder, { group: 'site', operation: 'delete_site' })).toBe(false)
    expect(mayAccess(holder, { group: 'site', operation: 'edit_site' })).toBe(true)
    const editor = { ...holder, permissions: [{ name: 'staticPage', operations: ['static_pages', 'create_new_page', 'edit_page'] }] }
    expect(mayAccess(editor, { group: 'staticPage', operation: 'edit_page' })).toBe(true)
    expect(mayAccess(editor, { group: 'staticPage', operation: 'delete_page' })).toBe(false)
  })

  test('every role but ADMIN needs enabled, name and operation alike [PERM2-019]', () => {
    for (const role of ROLES.filter((each) => each !== 'ADMIN')) {
      expect(mayAccess({ ...holder, role }, viewSites)).toBe(true)
      expect(mayAccess({ ...holder, role, enabled: false }, viewSites)).toBe(false)
      expect(mayAccess({ ...holder, role, permissions: null }, viewSites)).toBe(false)
    }
  })

  test('names and operations compare whole and with their capitals', () => {
    expect(mayAccess({ ...holder, permissions: [{ name: 'Site', operations: ['view_site_list'] }] }, viewSites)).toBe(false)
    expect(mayAccess({ ...holder, permissions: [{ name: 'site', operations: ['view_site'] }] }, viewSites)).toBe(false)
  })

  test('nobody but ADMIN passes root, whatever the profile says [PERM2-025]', () => {
    expect(mayAccess({ ...holder, permissions: [{ name: 'root', operations: ['root'] }] }, ROOT_ACCESS)).toBe(false)
  })

  test('an identity without a role passes by its permissions only', () => {
    expect(mayAccess({ ...holder, role: null }, viewSites)).toBe(true)
    expect(mayAccess({ role: null, enabled: true, permissions: [] }, viewSites)).toBe(false)
  })

  test('tolerates missing parts of an answer', () => {
    expect(mayAccess({ ...holder, permissions: [null, { name: 'site' }, { operations: ['view_site_list'] }] }, viewSites)).toBe(false)
  })
})

const sorted = (names: readonly string[]): string[] => [...names].sort()
const seenBy = (item: MenuItem): string[] => sorted(ROLES.filter((role) => isMenuItemVisible(item, role)))

test('Profile, Wallet and Services are for CP only [PERM-008]', () => {
  expect(seenBy('profile')).toEqual(['CP'])
  expect(seenBy('wallet')).toEqual(['CP'])
  expect(seenBy('services')).toEqual(['CP'])
})

test.each<[string, MenuItem, string[]]>([
  ['CP Dashboard [PERM-010]', 'cp-dashboard', ['ADMIN', 'SALES_PERSON', 'SITE_CREATOR']],
  ['Outstanding Dashboard [PERM-011]', 'outstanding-dashboard', ['ADMIN', 'SALES_PERSON', 'SITE_CREATOR']],
  ['CP List [PERM-012]', 'cp-list', ['ADMIN', 'SALES_PERSON', 'SITE_CREATOR']],
  ['Manage Users [PERM-013]', 'manage-users', ['ADMIN', 'SITE_CREATOR']],
  [
    'Onboarding Dashboard [PERM-014]',
    'onboarding-dashboard',
    ['ADMIN', 'CUSTOMER_SUPPORT_LEAD', 'SALES_PERSON', 'SITE_CREATOR', 'SUPPORT_ACCOUNT_MANAGER', 'SUPPORT_EXECUTIVE'],
  ],
  ['Renewal Dashboard [PERM-015]', 'renewal-dashboard', ['ADMIN', 'SITE_CREATOR']],
  ['Non Usage Dashboard [PERM-016]', 'nonusage-dashboard', ['ADMIN', 'CUSTOMER_SUPPORT_LEAD', 'SUPPORT_ACCOUNT_MANAGER']],
  ['Master Service List [PERM-018]', 'master-service-list', ['ADMIN']],
  ['Platform Service [PERM-018]', 'platform-service', ['ADMIN']],
  ['Subscription Plan [PERM-018]', 'subscription-plan', ['ADMIN']],
  ['Outlets', 'outlets', ['ADMIN', 'SITE_CREATOR']],
  [
    'Invoice Library [PERM-019]',
    'invoice-library',
    ['ACCOUNTS', 'ADMIN', 'CUSTOMER_SUPPORT_LEAD', 'SALES_PERSON', 'SITE_CREATOR', 'SUPPORT_ACCOUNT_MANAGER', 'SUPPORT_EXECUTIVE'],
  ],
])('%s', (_title, item, roles) => {
  expect(seenBy(item)).toEqual(roles)
})

test('Pages, Global Templates and Campaigns are for every role but CP, other partners included [PERM-017] [PERM-019]', () => {
  const everybodyButCp = sorted(ROLES.filter((role) => role !== 'CP'))
  expect(everybodyButCp).toContain('RESELLER')
  for (const item of ['pages', 'global-templates', 'campaigns'] as const) expect(seenBy(item)).toEqual(everybodyButCp)
})

test('staff and channel partners see the start of the day', () => {
  expect(seenBy('today')).toEqual(sorted(['CP', ...STAFF_ROLES]))
})

test('every role sees the first item', () => {
  expect(seenBy('site')).toEqual(sorted(ROLES))
})

test('an identity without a role sees the first item only', () => {
  const items = Object.keys(MENU_ROLES) as MenuItem[]
  expect(items.filter((item) => isMenuItemVisible(item, null))).toEqual(['site'])
})

test('items stand in the order of the route table [SHELL-039]', () => {
  expect(Object.keys(MENU_ROLES)).toEqual([
    'site',
    'today',
    'profile',
    'wallet',
    'services',
    'cp-dashboard',
    'cp-list',
    'manage-users',
    'permissions',
    'onboarding-dashboard',
    'renewal-dashboard',
    'nonusage-dashboard',
    'outstanding-dashboard',
    'pages',
    'global-templates',
    'master-service-list',
    'platform-service',
    'subscription-plan',
    'campaigns',
    'outlets',
    'invoice-library',
  ])
})
