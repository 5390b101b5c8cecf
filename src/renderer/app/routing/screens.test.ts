import { expect, test } from 'vitest'
import type { AccessSubject } from '#shared/domain/permission.ts'
import { ROLES, type Role } from '#shared/domain/role.ts'
import { SCREENS } from '../routes.ts'
import { firstScreenOf, highlightedAt, menuOf, screenAt, screensOpenTo } from './screens.ts'

const titleAt = (path: string, role: Role = 'ADMIN'): string | undefined => screenAt(path, role)?.title
const labelsOf = (role: Role | null): string[] => menuOf(role).map((entry) => (entry.kind === 'item' ? entry.screen.menu.label : entry.label))
const permissionAt = (path: string): string | undefined => {
  const access = screenAt(path, 'ADMIN')?.access
  if (access?.by === 'role') return access.roles.join(' ')
  return access?.by === 'permission' ? `${access.permission.group}/${access.permission.operation}` : access?.by
}
const user = (role: Role, permissions: AccessSubject['permissions'] = []): AccessSubject => ({ role, enabled: true, permissions })

test('the paths are those of the spec, byte for byte, and those of our own [ROUTE-056] [ROUTE-022]', () => {
  expect([...new Set(SCREENS.map((screen) => screen.path))].sort()).toEqual(
    [
      '/',
      '/today',
      '/create-site',
      '/edit-site',
      '/my-profile',
      '/cpwallet',
      '/servicelist',
      '/select-cp',
      '/cplist',
      '/manage-user',
      '/create-user',
      '/permissions',
      '/deployment-dashboard',
      '/renewal-dashboard',
      '/nonusage-dashboard',
      '/outstanding-dashboard',
      '/site-pages',
      '/create-site-pages',
      '/edit-site-pages',
      '/global-template',
      '/addg-templates',
      '/editg-templates',
      '/service-list',
      '/create-service',
      '/create-extra-service',
      '/platform-servicelist',
      '/create-platform',
      '/edit-platform',
      '/subscription-plan',
      '/create-subscription',
      '/edit-subscription',
      '/marketing-index',
      '/template-list',
      '/editm-templates',
      '/addm-templates',
      '/campaign-history',
      '/customer-list',
      '/email-Customer',
      '/oulets-index',
      '/create-oulets',
      '/my-dashboard',
      '/cp-dashboard',
      '/service-typelist',
      '/add-serviceType',
      '/serviceMap',
      '/invoice-library',
      '/bulk-changes',
      '/import-users',
      '/import-new-sites',
      '/import-sites',
      '/import-notes',
      '/import-mappings',
      '/activity',
      '/diagnostics',
      '/site/:id',
    ].sort(),
  )
})

test('no path shows two screens to one role', () => {
  for (const role of ROLES) {
    for (const screen of SCREENS) {
      const sameForRole = SCREENS.filter(
        (other) => other.path === screen.path && (other.audience === undefined || other.audience === (role === 'CP' ? 'CP' : 'non-CP')),
      )
      expect(sameForRole.length).toBeLessThanOrEqual(1)
    }
  }
})

test('a path with an extra segment or another letter case is no screen [ROUTE-001]', () => {
  expect(screenAt('/create-site/more', 'ADMIN')).toBeUndefined()
  expect(titleAt('/site/site-1')).toBe('Site')
  expect(titleAt('/site/fqdn%3A%3Aaditi.example')).toBe('Site')
  expect(screenAt('/site/', 'ADMIN')).toBeUndefined()
  expect(screenAt('/site/site-1/more', 'ADMIN')).toBeUndefined()
  expect(screenAt('/Site/site-1', 'ADMIN')).toBeUndefined()
  expect(screenAt('/Create-Site', 'ADMIN')).toBeUndefined()
  expect(screenAt('/email-customer', 'ADMIN')).toBeUndefined()
})

test('"/" is the partner dashboard for CP and the site list for everybody else [DASH-002]', () => {
  expect(titleAt('/', 'CP')).toBe('Partner dashboard')
  for (const role of ROLES.filter((other) => other !== 'CP')) expect(titleAt('/', role)).toBe('Sites')
})

test('titles follow the purpose column [SHELL-018]', () => {
  expect(titleAt('/create-site')).toBe('Create New Site')
  expect(titleAt('/edit-site')).toBe('Edit Site')
  expect(titleAt('/my-profile')).toBe('Profile')
  expect(titleAt('/cpwallet')).toBe('Wallet')
  expect(titleAt('/servicelist')).toBe('Plans and addons')
  expect(titleAt('/select-cp')).toBe('Select Channel Partner')
  expect(titleAt('/cplist')).toBe('CP List')
  expect(titleAt('/deployment-dashboard')).toBe('Onboarding Dashboard')
  expect(titleAt('/site-pages')).toBe('Pages')
  expect(titleAt('/create-site-pages')).toBe('Static Pages')
  expect(titleAt('/edit-site-pages')).toBe('Static Pages')
  expect(titleAt('/create-extra-service')).toBe('Master Service List')
})

test('the site list asks for site/view_site_list [ROUTE-005]', () => {
  expect(permissionAt('/')).toBe('site/view_site_list')
})

test('each route asks for its module and action [PERM2-023] [ROUTE-060]', () => {
  expect(permissionAt('/service-typelist')).toBe('manageMenu/view_Menu')
  expect(permissionAt('/add-serviceType')).toBe('manageMenu/add_menu')
  expect(permissionAt('/global-template')).toBe('globalTemplates/view')
  expect(permissionAt('/addg-templates')).toBe('globalTemplates/create')
  expect(permissionAt('/editg-templates')).toBe('globalTemplates/edit')
  expect(permissionAt('/marketing-index')).toBe('campaigns/run_campaigns')
  expect(permissionAt('/campaign-history')).toBe('campaigns/run_campaigns')
  for (const path of ['/template-list', '/addm-templates', '/editm-templates']) expect(permissionAt(path)).toBe('campaigns/campaigns_templates')
  expect(permissionAt('/deployment-dashboard')).toBe('onboarding_dashboard/onboarding_dashboard')
  expect(permissionAt('/renewal-dashboard')).toBe('renewal_dashboard/renewal_dashboard')
  expect(permissionAt('/nonusage-dashboard')).toBe('nonusage_dashboard/nonusage_dashboard')
  expect(permissionAt('/outstanding-dashboard')).toBe('outstanding_dashboard/outstanding_dashboard')
  expect(permissionAt('/cp-dashboard')).toBe('cp_dashboard/cp_dashboard')
  for (const path of ['/service-list', '/platform-servicelist', '/subscription-plan']) expect(permissionAt(path)).toBe('root/root')
})

test('imports open to who may do by hand what they do: sites and notes by permission, users and prices by role; no partner', () => {
  expect(permissionAt('/import-new-sites')).toBe('site/create_new_site')
  expect(permissionAt('/import-sites')).toBe('site/edit_site')
  expect(permissionAt('/import-notes')).toBe('site/view_site_list')
  const paths = (role: Role) =>
    screensOpenTo({ role, enabled: true, permissions: [] })
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/import-'))
  expect(paths('SITE_CREATOR')).toEqual(['/import-users', '/import-mappings'])
  expect(paths('SALES_PERSON')).toEqual([])
  expect(paths('CP')).toEqual([])
})

test('the diagnostics and what one changed oneself open to every signed-in user: disabled, and without a role too', () => {
  const paths = (subject: AccessSubject) => screensOpenTo(subject).map(({ path }) => path)
  expect(paths({ role: null, enabled: false, permissions: [] })).toEqual(['/activity', '/diagnostics'])
  for (const role of ROLES) expect(paths({ role, enabled: false, permissions: [] })).toContain('/diagnostics')
})

test('the catalogue is under root: only ADMIN may open it [PERM2-024] [PERM2-025]', () => {
  const catalogue = ['/service-list', '/create-service', '/create-extra-service', '/platform-servicelist', '/create-platform', '/edit-platform']
  for (const path of [...catalogue, '/subscription-plan', '/create-subscription', '/edit-subscription']) {
    const openTo = ROLES.filter((role) => screensOpenTo(user(role, [{ name: 'root', operations: ['root'] }])).some((screen) => screen.path === path))
    expect(openTo).toEqual(['ADMIN'])
  }
})

test('the first item is labelled Dashboard for CP only, Site for all others [ROUTE-007] [PERM-009]', () => {
  expect(labelsOf('CP')[0]).toBe('Dashboard')
  for (const role of ROLES.filter((other) => other !== 'CP')) expect(labelsOf(role)[0]).toBe('Site')
})

test('the menu of each role, in the order of the route table [SHELL-039] [ROUTE-062]', () => {
  expect(labelsOf('CP')).toEqual(['Dashboard', 'Today', 'Profile', 'Wallet', 'Services'])
  expect(labelsOf('ADMIN')).toEqual([
    'Site',
    'Today',
    'CP Dashboard',
    'CP List',
    'Manage Users',
    'Permissions',
    'Onboarding Dashboard',
    'Renewal Dashboard',
    'Non Usage Dashboard',
    'Outstanding Dashboard',
    'Pages',
    'Global Templates',
    'Master Service List',
    'Platform Service',
    'Subscription Plan',
    'Campaigns',
    'Outlets',
    'Invoice Library',
  ])
  expect(labelsOf('SALES_PERSON')).toEqual([
    'Site',
    'Today',
    'CP Dashboard',
    'CP List',
    'Onboarding Dashboard',
    'Outstanding Dashboard',
    'Pages',
    'Global Templates',
    'Campaigns',
    'Invoice Library',
  ])
  expect(labelsOf('ACCOUNTS')).toEqual(['Site', 'Today', 'Pages', 'Global Templates', 'Campaigns', 'Invoice Library'])
  expect(labelsOf('RESELLER')).toEqual(['Site', 'Pages', 'Global Templates', 'Campaigns'])
  expect(labelsOf(null)).toEqual(['Site'])
})

test('the Campaigns submenu gathers its routes [ROUTE-058]', () => {
  const campaigns = menuOf('ADMIN').find((entry) => entry.kind === 'submenu')
  expect(campaigns?.kind === 'submenu' && campaigns.screens.map((screen) => screen.path)).toEqual(['/marketing-index', '/template-list', '/campaign-history'])
})

test('"/" is highlighted on the screens of a site [ROUTE-008] [ROUTE-009]', () => {
  for (const path of ['/', '/create-site', '/service-typelist', '/add-serviceType', '/edit-site', '/add-extra-service'])
    expect(highlightedAt(path, 'ADMIN')).toBe('/')
  expect(highlightedAt('/create-extra-service', 'ADMIN')).toBe('/service-list')
})

test('Manage Users is highlighted on create-user [ROUTE-021]', () => {
  expect(highlightedAt('/create-user', 'ADMIN')).toBe('/manage-user')
})

test('every route of a row highlights the item of the row [ROUTE-058]', () => {
  const rows: Record<string, string[]> = {
    '/site-pages': ['/create-site-pages', '/edit-site-pages'],
    '/global-template': ['/addg-templates', '/editg-templates'],
    '/service-list': ['/create-service', '/create-extra-service'],
    '/platform-servicelist': ['/create-platform', '/edit-platform'],
    '/subscription-plan': ['/create-subscription', '/edit-subscription'],
    '/template-list': ['/editm-templates', '/addm-templates'],
  }
  for (const [owner, paths] of Object.entries(rows)) for (const path of [owner, ...paths]) expect(highlightedAt(path, 'ADMIN')).toBe(owner)
})

test('routes without a menu item highlight none, but for the outlets, the CP dashboard and the service mapping [ROUTE-061]', () => {
  for (const path of ['/my-dashboard', '/customer-list', '/email-Customer']) {
    expect(screenAt(path, 'CP')?.menu).toBeUndefined()
    expect(highlightedAt(path, 'ADMIN')).toBeUndefined()
  }
  expect(highlightedAt('/create-oulets', 'ADMIN')).toBe('/oulets-index')
  expect(highlightedAt('/cp-dashboard', 'ADMIN')).toBe('/select-cp')
  expect(highlightedAt('/serviceMap', 'ADMIN')).toBe('/cplist')
})

test('every highlighted item is one of the menu', () => {
  const items = new Set(SCREENS.filter((screen) => screen.menu !== undefined).map((screen) => screen.path))
  expect(SCREENS.flatMap((screen) => screen.highlights ?? []).filter((owner) => !items.has(owner))).toEqual([])
})

test('the first screen a user may open is the next step of a denied one', () => {
  expect(firstScreenOf(user('SALES_PERSON'))?.path).toBe('/today')
  expect(firstScreenOf(user('RESELLER'))).toBeUndefined()
  expect(firstScreenOf(user('CP'))?.path).toBe('/')
})

test.each<Role>(['ADMIN', 'CP'])('each screen in the menu of %s has a letter of its own, and none that goes through rows', (role) => {
  const letters = menuOf(role).flatMap((entry) => (entry.kind === 'item' ? [entry.screen] : entry.screens).map(({ menu }) => menu.jump))
  expect(letters.length).toBeGreaterThan(3)
  expect(new Set([...letters, 'j', 'k']).size).toBe(letters.length + 2)
})
