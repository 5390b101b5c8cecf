import type { Page } from '@playwright/test'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { mainMenu, screenTitle } from '../routes/route-table.ts'

const manageUsers = (page: Page) => mainMenu(page).getByRole('link', { name: 'Manage Users' })
const widthOfMenu = async (page: Page): Promise<number> => (await mainMenu(page).boundingBox())?.width ?? 0

test('the sidebar collapses in a window narrower than 992 px, and folds by choice [SHELL-030] [SHELL-031]', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(manageUsers(page)).toHaveText('Manage Users')

  await test.step('at 992 px it stands open', async () => {
    await page.setViewportSize({ width: 992, height: 800 })
    await expect(manageUsers(page)).toHaveText('Manage Users')
    expect(await widthOfMenu(page)).toBeGreaterThan(200)
  })
  await test.step('at 991 px it is collapsed to icons, each with its name', async () => {
    await page.setViewportSize({ width: 991, height: 800 })
    await expect(manageUsers(page)).toHaveText('')
    await expect(manageUsers(page)).toHaveAccessibleName('Manage Users')
    expect(await widthOfMenu(page)).toBeLessThan(64)
    await picture(page, 'collapsed')
  })
  await test.step('there it opens over the content for one look', async () => {
    const content = await page.getByRole('main').boundingBox()
    await page.getByRole('button', { name: 'Expand the menu' }).click()
    await expect(manageUsers(page)).toHaveText('Manage Users')
    expect(await page.getByRole('main').boundingBox()).toEqual(content)
    await picture(page, 'opened-over')
    await page.keyboard.press('Escape')
    await expect(manageUsers(page)).toHaveText('')

    await page.getByRole('button', { name: 'Expand the menu' }).click()
    await manageUsers(page).click()
    await expect(screenTitle(page)).toHaveText('Manage Users')
    await expect(manageUsers(page)).toHaveText('')
  })
  await test.step('folded, the submenu opens beside its icon', async () => {
    await mainMenu(page).getByRole('button', { name: 'Campaigns' }).click()
    await page.getByRole('menuitem', { name: 'Campaign History' }).click()
    await expect(screenTitle(page)).toHaveText('Campaign History')
  })
  await test.step('a choice to fold outlives the window', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(manageUsers(page)).toHaveText('Manage Users')
    await page.keyboard.press('Control+b')
    await expect(manageUsers(page)).toHaveText('')
    await page.reload()
    await expect(manageUsers(page)).toHaveAccessibleName('Manage Users')
    await expect(manageUsers(page)).toHaveText('')
    await mainMenu(page).getByRole('button', { name: 'Expand' }).click()
    await expect(manageUsers(page)).toHaveText('Manage Users')
  })
})

/** The accessible names of what has the focus after each press of Tab. */
async function namesByTab(page: Page, presses: number): Promise<readonly string[]> {
  const names: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      }),
    )
  }
  return names
}

/** Without a keychain a notice stands above everything, first for the eye and for Tab. Dismissed, the next Tab goes on where it stood. */
async function dismissKeychainNotice(page: Page): Promise<void> {
  if (!HAS_KEYCHAIN) await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' }).click()
}

test('by keyboard: the skip link first, then header and menu; another screen takes the focus to its title', async ({ signedInAs }) => {
  const { page } = await signedInAs('ACCOUNTS')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await dismissKeychainNotice(page)
  // The bell comes after the list: what is pressed before would go past its place.
  await expect(page.getByRole('banner').getByRole('button', { name: /^News/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Profile menu/ })).toBeVisible()

  await test.step('the order of the focus is that of the eye', async () => {
    const names = await namesByTab(page, 10)
    const [skip, menu, search, news, profile, ...screens] = names
    expect([skip, menu, profile]).toEqual(['Skip to content', 'Collapse the menu', 'Profile menu of Thomas Whitfield'])
    expect([search, news]).toEqual([expect.stringContaining('Search or jump'), expect.stringMatching(/^News/)])
    expect(screens).toEqual(['Site', 'Today', 'Pages', 'Global Templates', 'Campaigns'])
  })
  await test.step('arrow keys go through the menu; Enter opens', async () => {
    await page.keyboard.press('ArrowUp')
    await expect(mainMenu(page).getByRole('link', { name: 'Global Templates' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(screenTitle(page)).toHaveText('Global Templates')
    await expect(screenTitle(page)).toBeFocused()
    await expect(page).toHaveTitle('Global Templates - Admin Console')
  })
  await test.step('the submenu opens in its place', async () => {
    const campaigns = mainMenu(page).getByRole('button', { name: 'Campaigns' })
    await campaigns.focus()
    await page.keyboard.press('Enter')
    await expect(campaigns).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(mainMenu(page).getByRole('link', { name: 'Run Campaign' })).toBeFocused()
  })
  await test.step('what opened something has the focus back when it closes', async () => {
    const profile = page.getByRole('button', { name: 'Profile menu of Thomas Whitfield' })
    await profile.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Raise Ticket' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(profile).toBeFocused()
    for (const keys of ['Control+k', '?']) {
      await page.keyboard.press(keys)
      // Its keys are those of the dialog once the focus is there.
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(profile).toBeFocused()
    }
  })
  await test.step('the skip link shows itself and leads past header and menu', async () => {
    await page.reload()
    await expect(screenTitle(page)).toHaveText('Global Templates')
    await dismissKeychainNotice(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await picture(page, 'skip-link')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    const first = page.getByRole('main').getByRole('link', { name: 'Go to Site' })
    // Until the platform has confirmed the permissions there is nothing in the screen to go to.
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
  })
})

/** The theme's colour behind everything. Not as drawn: in forced colours the browser draws the system's. */
const background = (page: Page) =>
  page
    .locator('.fui-FluentProvider')
    .first()
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--colorNeutralBackground1'))
const WHITE = '#ffffff'
const BLACK = '#000000'

test('light, dark and high contrast follow the system until one is chosen', async ({ signedInAs }) => {
  const { page } = await signedInAs('ACCOUNTS')
  await expect(page.getByRole('grid')).toBeVisible()
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Profile menu/ }).click()
    // By keyboard: a pointer that jumps from one menu to the other leaves both for a moment, which closes the second.
    await page.getByRole('menuitem', { name: 'Appearance' }).press('ArrowRight')
    await page.getByRole('menuitemradio', { name }).press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    // A menu that is still closing gives the focus back, and would close the one that opens next.
    await expect(page.getByRole('menu')).toHaveCount(0)
  }

  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => background(page)).toBe(WHITE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(page)).not.toBe(WHITE)
  const dark = await background(page)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await expect.poll(() => background(page)).toBe(BLACK)

  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await choose('Dark')
  await expect.poll(() => background(page)).toBe(dark)
  await picture(page, 'dark')
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await background(page)).toBe(dark)
  await choose('High contrast')
  await expect.poll(() => background(page)).toBe(BLACK)
  await picture(page, 'high-contrast')
  await choose('Light')
  await expect.poll(() => background(page)).toBe(WHITE)
  await choose('As the system')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(page)).toBe(dark)
})

test('the window is called after its screen', async ({ signedInAs }) => {
  const { page } = await signedInAs('ACCOUNTS')
  await expect(page).toHaveTitle('Sites - Admin Console')
  await openAddress(page, '/site-pages')
  await expect(page).toHaveTitle('Pages - Admin Console')
  await openAddress(page, '/nowhere')
  await expect(page).toHaveTitle('Not found - Admin Console')
})
