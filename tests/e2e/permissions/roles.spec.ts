import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { expectDenied, expectScreen, mainMenu, PARTNER_ROUTES, pathsOpened, type RouteRow, STAFF_ROUTES } from '../routes/route-table.ts'
import { signIn } from '../sign-in.ts'
import { createUser } from './create-user.ts'

test.use({ ownConsole: true })

/** What a demo user of the local platform sees and may open. */
interface Expected {
  readonly user: string
  readonly menu: readonly string[]
  /** Paths; every other one is denied. */
  readonly opens: readonly string[]
}

const SITE_LIST: RouteRow = { path: '/', title: 'Sites', item: 'Site' }
// Not in the spec.
const LIBRARY: RouteRow = { path: '/invoice-library', title: 'Invoice Library', item: 'Invoice Library' }
const PERMISSIONS: RouteRow = { path: '/permissions', title: 'Permissions', item: 'Permissions' }
const TODAY: RouteRow = { path: '/today', title: 'Today', item: 'Today' }
const PARTNER_DASHBOARD: RouteRow = { path: '/', title: 'Partner dashboard', item: 'Dashboard' }
const rowOf = (path: string): RouteRow => STAFF_ROUTES.find((route) => route.path === path) ?? SITE_LIST

/** The screens of a console with this menu; the invoice library is no screen of a partner's at all. */
const routesFor = (menu: readonly string[]): readonly RouteRow[] =>
  menu.includes('Dashboard')
    ? [PARTNER_DASHBOARD, TODAY, ...STAFF_ROUTES, PERMISSIONS, ...PARTNER_ROUTES]
    : [SITE_LIST, TODAY, ...STAFF_ROUTES, LIBRARY, PERMISSIONS, ...PARTNER_ROUTES]

const EVERYBODY_BUT_CP = { first: ['Site'], pages: ['Pages', 'Global Templates'], last: ['Campaigns'] }
const CATALOGUE = ['Master Service List', 'Platform Service', 'Subscription Plan']

/** The menu of a partner role other than CP: the items that all roles but CP have, and its own between. */
const partnerMenu = (own: readonly string[], catalogue: readonly string[] = []): readonly string[] => [
  ...EVERYBODY_BUT_CP.first,
  ...own,
  ...EVERYBODY_BUT_CP.pages,
  ...catalogue,
  ...EVERYBODY_BUT_CP.last,
]

/** The menu of a member of staff. Who manages users has their outlets too. */
const menuWith = (own: readonly string[], catalogue: readonly string[] = []): readonly string[] => [
  ...partnerMenu(['Today', ...own], catalogue),
  ...own.flatMap((item) => (item === 'Manage Users' ? 'Outlets' : [])),
  'Invoice Library',
]

const ADMIN_MENU = menuWith(
  ['CP Dashboard', 'CP List', 'Manage Users', 'Permissions', 'Onboarding Dashboard', 'Renewal Dashboard', 'Non Usage Dashboard', 'Outstanding Dashboard'],
  CATALOGUE,
)
const STAFF_PATHS = ['/', '/today', '/invoice-library', '/permissions', ...STAFF_ROUTES.map(({ path }) => path)]
const PAGES = ['/site-pages', '/create-site-pages', '/edit-site-pages']
const MENUS = ['/service-typelist', '/add-serviceType']
const GLOBAL_TEMPLATES = ['/global-template', '/addg-templates', '/editg-templates']
const CAMPAIGNS = ['/marketing-index', '/template-list', '/editm-templates', '/addm-templates', '/campaign-history', '/customer-list', '/email-Customer']
const PARTNERS = ['/select-cp', '/cp-dashboard', '/cplist', '/serviceMap']
const USERS = ['/manage-user', '/create-user', '/oulets-index', '/create-oulets']

const EXPECTED: Readonly<Record<string, Expected>> = {
  'ADMIN, every item in order [PERM-001] [PERM-018] [PERM2-018] [SHELL-039]': { user: 'admin@demo.example', menu: ADMIN_MENU, opens: STAFF_PATHS },
  'SITE_CREATOR, with users and renewals [PERM-012] [PERM-013] [PERM-015]': {
    user: 'site-creator@demo.example',
    menu: menuWith(['CP Dashboard', 'CP List', 'Manage Users', 'Onboarding Dashboard', 'Renewal Dashboard', 'Outstanding Dashboard']),
    opens: [
      '/',
      '/today',
      '/invoice-library',
      '/create-site',
      '/edit-site',
      '/deployment-dashboard',
      '/renewal-dashboard',
      '/outstanding-dashboard',
      ...PARTNERS,
      ...USERS,
      ...PAGES,
      ...MENUS,
      ...GLOBAL_TEMPLATES,
      ...CAMPAIGNS,
    ],
  },
  'SALES_PERSON, with partners and what is outstanding [PERM-010] [PERM-011]': {
    user: 'sales-person@demo.example',
    menu: menuWith(['CP Dashboard', 'CP List', 'Onboarding Dashboard', 'Outstanding Dashboard']),
    opens: ['/', '/today', '/invoice-library', '/create-site', '/deployment-dashboard', '/outstanding-dashboard', ...PARTNERS],
  },
  'CUSTOMER_SUPPORT_LEAD, with onboarding and non usage [PERM-014] [PERM-016]': {
    user: 'support-lead@demo.example',
    menu: menuWith(['Onboarding Dashboard', 'Non Usage Dashboard']),
    opens: [
      '/',
      '/today',
      '/invoice-library',
      '/edit-site',
      '/deployment-dashboard',
      '/nonusage-dashboard',
      ...PAGES,
      ...MENUS,
      ...GLOBAL_TEMPLATES,
      ...CAMPAIGNS,
    ],
  },
  'SUPPORT_EXECUTIVE, who may edit pages but not create them [PERM-004]': {
    user: 'support-executive@demo.example',
    menu: menuWith(['Onboarding Dashboard']),
    opens: ['/', '/today', '/invoice-library', '/edit-site', '/deployment-dashboard', '/site-pages', '/edit-site-pages', ...MENUS],
  },
  SUPPORT_ACCOUNT_MANAGER: {
    user: 'account-manager@demo.example',
    menu: menuWith(['Onboarding Dashboard', 'Non Usage Dashboard']),
    opens: ['/', '/today', '/invoice-library', '/edit-site', '/deployment-dashboard', '/nonusage-dashboard', ...MENUS, ...CAMPAIGNS],
  },
  'ACCOUNTS, whose right to sites opens the invoice library too, with what every role but CP has [PERM-017] [PERM-019]': {
    user: 'accounts@demo.example',
    menu: menuWith([]),
    opens: ['/', '/today', '/invoice-library'],
  },
  'CP, by its role alone [PERM-008] [PERM-009] [PERM-045] [PERM2-027] [ROUTE-017]': {
    user: 'cp@demo.example',
    menu: ['Dashboard', 'Today', 'Profile', 'Wallet', 'Services'],
    opens: ['/', '/today', ...PARTNER_ROUTES.map(({ path }) => path)],
  },
  'RESELLER sees what it may not open [PERM-019]': { user: 'reseller@demo.example', menu: partnerMenu([]), opens: [] },
  'REFERRAL sees what it may not open [PERM-019]': { user: 'referral@demo.example', menu: partnerMenu([]), opens: [] },
  'STOCKIST sees what it may not open [PERM-019]': { user: 'stockist@demo.example', menu: partnerMenu([]), opens: [] },
  'a disabled user [PERM-002]': { user: 'disabled@demo.example', menu: menuWith(['Onboarding Dashboard']), opens: [] },
  'a single permission opens its page and no other [PERM-003] [PERM-020] [PERM2-019]': {
    user: 'one-permission@demo.example',
    menu: menuWith(['Onboarding Dashboard']),
    opens: ['/', '/today', '/invoice-library'],
  },
  'an identity without a role is ADMIN, whatever role its profile has [SHELL-009] [SHELL-011] [PERM2-007] [PERM2-008]': {
    user: 'no-role@demo.example',
    menu: ADMIN_MENU,
    opens: STAFF_PATHS,
  },
}

test.describe('menu and guard [PERM2-020] [PERM2-021] [PERM2-022] [PERM2-023] [PERM2-030]', () => {
  for (const [who, { user, menu, opens }] of Object.entries(EXPECTED)) {
    test(who, async ({ signedInAs }) => {
      const { page } = await signedInAs(user as `${string}@${string}`)
      await expect(mainMenu(page).locator('li > a, li > button')).toHaveText([...menu])
      const opened = await pathsOpened(page, routesFor(menu))
      expect([...opened].sort()).toEqual([...opens].sort())
    })
  }
})

test('the role decides what the menu shows, the permission what opens [PERM-020] [PERM2-029]', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs(await createUser(platform, 'SUPPORT_ACCOUNT_MANAGER', { renewal_dashboard: ['renewal_dashboard'] }))

  await expect(mainMenu(page).getByRole('link', { name: 'Non Usage Dashboard' })).toBeVisible()
  await mainMenu(page).getByRole('link', { name: 'Non Usage Dashboard' }).click()
  await expectDenied(page, rowOf('/nonusage-dashboard'))

  await expect(mainMenu(page).getByRole('link', { name: 'Renewal Dashboard' })).toBeHidden()
  await openAddress(page, '/renewal-dashboard')
  await expectScreen(page, { ...rowOf('/renewal-dashboard'), item: null })
})

/** The user without the role attribute, under a profile that says what such a user is. */
const ABSENT = { none: { roleWhenAbsent: null, menu: ['Site'] }, ACCOUNTS: { roleWhenAbsent: 'ACCOUNTS', menu: menuWith([]) } } as const

for (const [role, { roleWhenAbsent, menu }] of Object.entries(ABSENT)) {
  test(`an absent role is ${role} where the connection profile says so [SHELL-010]`, async ({ openConsole, platform, folders }) => {
    const profileFile = join(dirname(folders.userData), 'profile.json')
    await writeFile(profileFile, JSON.stringify({ ...platform.profile, identity: { ...platform.profile.identity, roleWhenAbsent } }))
    const console = await openConsole({ profileFile })
    await signIn(console, 'no-role@demo.example')
    const { page } = console
    await expect(mainMenu(page).locator('li > a, li > button')).toHaveText([...menu])
    await expect(page.getByRole('grid')).toBeVisible()
    await openAddress(page, '/manage-user')
    await expectDenied(page, rowOf('/manage-user'))
  })
}
