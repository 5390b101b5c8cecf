import type { Role } from '#shared/domain/role.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { MOUSE } from './hands.ts'
import { expectScreen, mainMenu, PARTNER_ROUTES, type RouteRow, STAFF_ROUTES } from './route-table.ts'
import { PARTNER_WAYS, STAFF_WAYS } from './ways.ts'

const HOME: RouteRow = { path: '/', title: 'Sites', item: 'Site' }
const LIBRARY: RouteRow = { path: '/invoice-library', title: 'Invoice Library', item: 'Invoice Library' }
const PERMISSIONS: RouteRow = { path: '/permissions', title: 'Permissions', item: 'Permissions' }
const TODAY: RouteRow = { path: '/today', title: 'Today', item: 'Today' }
const ROWS = new Map([...STAFF_ROUTES, TODAY, LIBRARY, PERMISSIONS, ...PARTNER_ROUTES].map((row) => [row.path, row]))

const SITES = ['/edit-site']
const MENUS = ['/service-typelist', '/add-serviceType']
const PARTNERS = ['/select-cp', '/cp-dashboard', '/cplist', '/serviceMap']
const USERS = ['/manage-user', '/create-user', '/oulets-index', '/create-oulets']
const PAGES = ['/site-pages', '/create-site-pages', '/edit-site-pages']
const TEMPLATES = ['/global-template', '/addg-templates', '/editg-templates']
const CAMPAIGNS = ['/marketing-index', '/customer-list', '/template-list', '/addm-templates', '/editm-templates', '/campaign-history']

/** The screens that each member of staff may open, but for home, and for email campaigns, which the profile has to switch on. */
const STAFF = {
  ADMIN: [...STAFF_ROUTES.map(({ path }) => path).filter((path) => path !== '/email-Customer'), '/permissions'],
  SITE_CREATOR: [
    '/create-site',
    ...SITES,
    ...MENUS,
    ...PARTNERS,
    ...USERS,
    '/deployment-dashboard',
    '/renewal-dashboard',
    '/outstanding-dashboard',
    ...PAGES,
    ...TEMPLATES,
    ...CAMPAIGNS,
  ],
  SALES_PERSON: ['/create-site', ...PARTNERS, '/deployment-dashboard', '/outstanding-dashboard'],
  CUSTOMER_SUPPORT_LEAD: [...SITES, ...MENUS, '/deployment-dashboard', '/nonusage-dashboard', ...PAGES, ...TEMPLATES, ...CAMPAIGNS],
  SUPPORT_EXECUTIVE: [...SITES, ...MENUS, '/deployment-dashboard', '/site-pages', '/edit-site-pages'],
  SUPPORT_ACCOUNT_MANAGER: [...SITES, ...MENUS, '/deployment-dashboard', '/nonusage-dashboard', ...CAMPAIGNS],
  ACCOUNTS: [],
} as const satisfies Partial<Record<Role, readonly string[]>>

test.describe('every screen is reached by clicks from the home screen [ROUTE-061] [OUTL-001] [SHELL-003] [PERM2-002] [PAGE-040]', () => {
  for (const [role, paths] of Object.entries(STAFF)) {
    test(role, async ({ signedInAs }) => {
      const { page } = await signedInAs(role as keyof typeof STAFF)
      await expectScreen(page, HOME)
      await mainMenu(page).getByRole('button', { name: 'Campaigns' }).click()
      for (const path of [...paths, '/today', '/invoice-library']) {
        await test.step(path, async () => {
          await STAFF_WAYS[path]?.(page, MOUSE)
          await expectScreen(page, ROWS.get(path) ?? HOME)
          expect(new URL(page.url()).pathname).toBe(path)
        })
      }
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Profile menu/ })
        .click()
      await page.getByRole('menuitem', { name: 'Diagnostics' }).click()
      await expectScreen(page, { path: '/diagnostics', title: 'Diagnostics', item: null })
      await picture(page, `last-screen-${role}`)
    })
  }
})

test('every screen of a channel partner is reached by clicks from its dashboard [ROUTE-061] [MYD-001] [SHELL-040] [DASH-002] [PERM2-001]', async ({
  signedInAs,
}) => {
  const { page } = await signedInAs('CP')
  await expectScreen(page, { path: '/', title: 'Partner dashboard', item: 'Dashboard' })
  await picture(page, 'partner-home')
  for (const { path } of [...PARTNER_ROUTES, TODAY]) {
    await test.step(path, async () => {
      await PARTNER_WAYS[path]?.(page, MOUSE)
      await expectScreen(page, ROWS.get(path) ?? HOME)
      expect(new URL(page.url()).pathname).toBe(path)
    })
  }
})
