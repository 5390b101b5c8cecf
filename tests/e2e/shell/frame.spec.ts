import type { Page } from '@playwright/test'
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

test('the window is called after its screen', { tag: '@daily' }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ACCOUNTS')
  await expect(page).toHaveTitle('Sites - Admin Console')
  await openAddress(page, '/site-pages')
  await expect(page).toHaveTitle('Pages - Admin Console')
  await openAddress(page, '/nowhere')
  await expect(page).toHaveTitle('Not found - Admin Console')
})
