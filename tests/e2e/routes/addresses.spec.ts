import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { expectDenied, expectScreen, mainMenu, ON_SCREEN, PARTNER_ROUTES, type RouteRow, STAFF_ROUTES, screenTitle } from './route-table.ts'

/** The ledger's line of each path. */
const LINES: Readonly<Record<string, string>> = {
  '/create-site': '[ROUTE-010]',
  '/edit-site': '[ROUTE-011]',
  '/my-profile': '[PROF-001]',
  '/cpwallet': '[CPW-002]',
  '/servicelist': '[CPSVC-001]',
  '/select-cp': '[CPD-001]',
  '/cplist': '[CPL-001]',
  '/manage-user': '[USER-002]',
  '/create-user': '[ROUTE-021] [ROUTE-022]',
  '/deployment-dashboard': '[ONB-001]',
  '/renewal-dashboard': '[REN-001]',
  '/nonusage-dashboard': '[NUSE-001]',
  '/outstanding-dashboard': '[OUTS-001]',
  '/site-pages': '[ROUTE-027]',
  '/create-site-pages': '[ROUTE-028]',
  '/edit-site-pages': '[ROUTE-029]',
  '/global-template': '[TMPL-002]',
  '/addg-templates': '[TMPL-003]',
  '/editg-templates': '[TMPL-004]',
  '/service-list': '[MSVC-002]',
  '/create-service': '[MSVC-012]',
  '/create-extra-service': '[MSVC-014] [ROUTE-009]',
  '/platform-servicelist': '[PLAT-002]',
  '/create-platform': '[PLAT-012]',
  '/edit-platform': '[PLAT-014]',
  '/subscription-plan': '[PLAN-002]',
  '/create-subscription': '[PLAN-013]',
  '/edit-subscription': '[PLAN-015]',
  '/marketing-index': '[CAMP-002]',
  '/template-list': '[TMPL-005]',
  '/editm-templates': '[TMPL-008]',
  '/addm-templates': '[TMPL-007]',
  '/campaign-history': '[CAMP-035]',
  '/customer-list': '[ROUTE-047]',
  '/email-Customer': '[ROUTE-048]',
  '/oulets-index': '[OUTL-001]',
  '/create-oulets': '[OUTL-005]',
  '/my-dashboard': '[MYD-001]',
  '/cp-dashboard': '[CPD-004]',
  '/service-typelist': '[MENU-002]',
  '/add-serviceType': '[MENU-018]',
  '/serviceMap': '[CPMAP-002]',
}

const titled = ({ path, title }: RouteRow): string => `${path} is “${title}” ${LINES[path]}`

test('every address opens its screen, with its title and its menu item [SHELL-015] [SHELL-018] [ROUTE-056] [ROUTE-058] [ROUTE-062]', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  // The items of the submenu show once one of its screens has been open; from then on it stands open.
  await mainMenu(page).getByRole('button', { name: 'Campaigns' }).click()
  for (const route of STAFF_ROUTES) {
    await test.step(titled(route), async () => {
      const { button, search = '' } = ON_SCREEN[route.path] ?? { button: 'none' }
      await openAddress(page, `${route.path}${search}`)
      await expectScreen(page, route)
      await expect(page.getByRole('main').getByRole('button', { name: button, exact: true })).toBeVisible()
    })
  }

  await test.step('"/" is the site list, under "Site" [DASH-002] [ROUTE-007] [ROUTE-008]', async () => {
    await openAddress(page, '/')
    await expectScreen(page, { path: '/', title: 'Sites', item: 'Site' })
    await expect(page.getByRole('grid')).toBeVisible()
  })

  await test.step('the screens of a channel partner are not for ADMIN either [ROUTE-017]', async () => {
    for (const route of PARTNER_ROUTES) {
      await openAddress(page, route.path)
      await expectDenied(page, route)
    }
  })

  await test.step('the name without a screen still highlights "Site" [ROUTE-008] [ROUTE-009]', async () => {
    await openAddress(page, '/add-extra-service')
    await expect(screenTitle(page)).toHaveText('Not found')
    await expect(mainMenu(page).locator('[aria-current]')).toHaveText(['Site'])
  })

  await test.step('an address loaded anew opens the same screen', async () => {
    await page.goto(new URL('/renewal-dashboard?month=5', page.url()).href)
    await expectScreen(page, { path: '/renewal-dashboard', title: 'Renewal Dashboard', item: 'Renewal Dashboard' })
    expect(page.url()).toContain('/renewal-dashboard?month=5')
  })
})

test('a channel partner has a dashboard at "/" and screens of its own', async ({ signedInAs }) => {
  const { page } = await signedInAs('CP')

  await test.step('"/" is the partner dashboard, under "Dashboard" [DASH-002] [PERM-009]', async () => {
    await expectScreen(page, { path: '/', title: 'Partner dashboard', item: 'Dashboard' })
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeHidden()
  })
  for (const route of PARTNER_ROUTES) {
    await test.step(titled(route), async () => {
      await openAddress(page, route.path)
      await expectScreen(page, route)
    })
  }
})
