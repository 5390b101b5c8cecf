import { expect, type OpenConsole, test } from '../fixtures.ts'
import { mainMenu, PARTNER_ROUTES, pathsOpened, STAFF_ROUTES } from '../routes/route-table.ts'
import { CATALOGUE, menuWith, partnerMenu, routesFor } from './menus-of-roles.ts'

/** What a demo user of the local platform sees and may open. */
interface Expected {
  readonly user: `${string}@${string}`
  readonly menu: readonly string[]
  /** Paths; every other one is denied. */
  readonly opens: readonly string[]
}

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

/** Each way to a right: by role, by permission, by a partner's role, and none. Units prove the menus of all roles daily. */
const EVERY_DAY: Readonly<Record<string, Expected>> = {
  'ADMIN, every item in order [PERM-001] [PERM-018] [PERM2-018] [SHELL-039]': { user: 'admin@demo.example', menu: ADMIN_MENU, opens: STAFF_PATHS },
  'SUPPORT_EXECUTIVE, who may edit pages but not create them [PERM-004]': {
    user: 'support-executive@demo.example',
    menu: menuWith(['Onboarding Dashboard']),
    opens: ['/', '/today', '/invoice-library', '/edit-site', '/deployment-dashboard', '/site-pages', '/edit-site-pages', ...MENUS],
  },
  'CP, by its role alone [PERM-008] [PERM-009] [PERM-045] [PERM2-027] [ROUTE-017]': {
    user: 'cp@demo.example',
    menu: ['Dashboard', 'Today', 'Profile', 'Wallet', 'Services'],
    opens: ['/', '/today', ...PARTNER_ROUTES.map(({ path }) => path)],
  },
  'RESELLER sees what it may not open [PERM-019]': { user: 'reseller@demo.example', menu: partnerMenu([]), opens: [] },
  'a disabled user [PERM-002]': { user: 'disabled@demo.example', menu: menuWith(['Onboarding Dashboard']), opens: [] },
  'a single permission opens its page and no other [PERM-003] [PERM-020] [PERM2-019]': {
    user: 'one-permission@demo.example',
    menu: menuWith(['Onboarding Dashboard']),
    opens: ['/', '/today', '/invoice-library'],
  },
}

const AT_NIGHT: Readonly<Record<string, Expected>> = {
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
  'REFERRAL sees what it may not open [PERM-019]': { user: 'referral@demo.example', menu: partnerMenu([]), opens: [] },
  'STOCKIST sees what it may not open [PERM-019]': { user: 'stockist@demo.example', menu: partnerMenu([]), opens: [] },
  'an identity without a role is ADMIN, whatever role its profile has [SHELL-009] [SHELL-011] [PERM2-007] [PERM2-008]': {
    user: 'no-role@demo.example',
    menu: ADMIN_MENU,
    opens: STAFF_PATHS,
  },
}

test.describe('menu and guard [PERM2-020] [PERM2-021] [PERM2-022] [PERM2-023] [PERM2-030]', () => {
  for (const [who, expected] of Object.entries(EVERY_DAY)) {
    test(who, { tag: ['@daily', '@rights'] }, async ({ signedInAs }) => expectRights(signedInAs, expected))
  }
  for (const [who, expected] of Object.entries(AT_NIGHT)) test(who, async ({ signedInAs }) => expectRights(signedInAs, expected))
})

async function expectRights(signedInAs: (user: `${string}@${string}`) => Promise<OpenConsole>, { user, menu, opens }: Expected): Promise<void> {
  const { page } = await signedInAs(user)
  await expect(mainMenu(page).locator('li > a, li > button')).toHaveText([...menu])
  const opened = await pathsOpened(page, routesFor(menu))
  expect([...opened].sort()).toEqual([...opens].sort())
}
