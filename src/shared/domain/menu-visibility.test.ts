import { expect, test } from 'vitest'
import { isMenuItemVisible, MENU_ROLES, type MenuItem } from './menu-visibility.ts'
import { ROLES } from './role.ts'

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
])('%s', (_title, item, roles) => {
  expect(seenBy(item)).toEqual(roles)
})

test('Pages, Global Templates and Campaigns are for every role but CP, other partners included [PERM-017] [PERM-019]', () => {
  const everybodyButCp = sorted(ROLES.filter((role) => role !== 'CP'))
  expect(everybodyButCp).toContain('RESELLER')
  for (const item of ['pages', 'global-templates', 'campaigns'] as const) expect(seenBy(item)).toEqual(everybodyButCp)
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
    'profile',
    'wallet',
    'services',
    'cp-dashboard',
    'cp-list',
    'manage-users',
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
  ])
})
