import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { expectDenied, expectScreen, mainMenu, ON_SCREEN, PARTNER_ROUTES, type RouteRow, STAFF_ROUTES, screenTitle } from './route-table.ts'

/** The ledger's line of each path. */
const LINES: Readonly<Record<string, string>> = {
  '/create-site': '[ROUTE-010]',
  '/edit-site': '[ROUTE-011]',
  '/my-profile': '[ROUTE-014]',
  '/cpwallet': '[ROUTE-015]',
  '/servicelist': '[ROUTE-016]',
  '/select-cp': '[ROUTE-018]',
  '/cplist': '[ROUTE-019]',
  '/manage-user': '[ROUTE-020]',
  '/create-user': '[ROUTE-021] [ROUTE-022]',
  '/deployment-dashboard': '[ROUTE-023]',
  '/renewal-dashboard': '[ROUTE-024]',
  '/nonusage-dashboard': '[ROUTE-025]',
  '/outstanding-dashboard': '[ROUTE-026]',
  '/site-pages': '[ROUTE-027]',
  '/create-site-pages': '[ROUTE-028]',
  '/edit-site-pages': '[ROUTE-029]',
  '/global-template': '[ROUTE-030]',
  '/addg-templates': '[ROUTE-031]',
  '/editg-templates': '[ROUTE-032]',
  '/service-list': '[ROUTE-033]',
  '/create-service': '[ROUTE-034]',
  '/create-extra-service': '[ROUTE-035] [ROUTE-009]',
  '/platform-servicelist': '[ROUTE-036]',
  '/create-platform': '[ROUTE-037]',
  '/edit-platform': '[ROUTE-038]',
  '/subscription-plan': '[ROUTE-039]',
  '/create-subscription': '[ROUTE-040]',
  '/edit-subscription': '[ROUTE-041]',
  '/marketing-index': '[ROUTE-042]',
  '/template-list': '[ROUTE-043]',
  '/editm-templates': '[ROUTE-044]',
  '/addm-templates': '[ROUTE-045]',
  '/campaign-history': '[ROUTE-046]',
  '/customer-list': '[ROUTE-047]',
  '/email-Customer': '[ROUTE-048]',
  '/oulets-index': '[ROUTE-049]',
  '/create-oulets': '[ROUTE-050]',
  '/my-dashboard': '[ROUTE-051]',
  '/cp-dashboard': '[ROUTE-052]',
  '/service-typelist': '[ROUTE-053]',
  '/add-serviceType': '[ROUTE-054]',
  '/serviceMap': '[ROUTE-055]',
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

  await test.step('"/" is the site list, under "Site" [ROUTE-004] [ROUTE-007] [ROUTE-008]', async () => {
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

  await test.step('"/" is the partner dashboard, under "Dashboard" [ROUTE-003] [ROUTE-006]', async () => {
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
