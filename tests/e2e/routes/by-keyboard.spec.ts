import { expect, type OpenConsole, test } from '../fixtures.ts'
import { KEYBOARD } from './hands.ts'
import { expectScreen, mainMenu, PARTNER_ROUTES, type RouteRow, STAFF_ROUTES, screenTitle } from './route-table.ts'
import { PARTNER_WAYS, STAFF_WAYS } from './ways.ts'

// Email campaigns have to be switched on by the connection profile.
const FOR_ADMIN = STAFF_ROUTES.filter(({ path }) => path !== '/email-Customer')

/** One screen an area, and each kind of way: a button, the menu of a row, a row that opens, a submenu. */
const ONE_AN_AREA = new Set(['/add-serviceType', '/serviceMap', '/create-user', '/renewal-dashboard', '/edit-site-pages', '/create-service', '/template-list'])

test('a screen of each area is reached with Tab, arrows and Enter', { tag: ['@daily', '@keyboard'] }, async ({ signedInAs }) => {
  await reachAll(
    await signedInAs('ADMIN'),
    FOR_ADMIN.filter(({ path }) => ONE_AN_AREA.has(path)),
  )
})

test('every other screen of ADMIN is reached with Tab, arrows, Enter and what is typed', async ({ signedInAs }) => {
  await reachAll(
    await signedInAs('ADMIN'),
    FOR_ADMIN.filter(({ path }) => !ONE_AN_AREA.has(path)),
  )
})

async function reachAll({ page }: OpenConsole, routes: readonly RouteRow[]): Promise<void> {
  await expectScreen(page, { path: '/', title: 'Sites', item: 'Site' })
  await KEYBOARD.press(mainMenu(page).getByRole('button', { name: 'Campaigns' }))
  for (const route of routes) {
    await test.step(route.path, async () => {
      await STAFF_WAYS[route.path]?.(page, KEYBOARD)
      await expectScreen(page, route)
      await expect(screenTitle(page)).toBeFocused()
      expect(new URL(page.url()).pathname).toBe(route.path)
    })
  }
}

test('every screen of a channel partner is reached with Tab and Enter', { tag: ['@daily', '@keyboard'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('CP')
  await expectScreen(page, { path: '/', title: 'Partner dashboard', item: 'Dashboard' })
  for (const route of PARTNER_ROUTES) {
    await test.step(route.path, async () => {
      await PARTNER_WAYS[route.path]?.(page, KEYBOARD)
      await expectScreen(page, route)
      await expect(screenTitle(page)).toBeFocused()
      expect(new URL(page.url()).pathname).toBe(route.path)
    })
  }
})
