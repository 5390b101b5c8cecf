import { expectAccessibleToo, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { ACCESS_DENIED, mainMenu, screenTitle } from '../routes/route-table.ts'
import { cellsOf, matrix, openPermissions } from './access-on-screen.ts'

const REASON = 'You are seeing the console as Priya Nair. Nothing can be changed.'

test('an administrator sees the console as another user: their menu and screens, nothing to change, until Stop', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN', { at: '/permissions' })
  const bar = page.getByRole('region', { name: 'Seeing as another user' })
  await openPermissions(page)
  await cellsOf(page, 'Priya Nair').first().click()
  await page.getByRole('complementary', { name: 'Details of Priya Nair' }).getByRole('button', { name: 'See as' }).click()

  await test.step('the bar says as whom, and the menu is theirs', async () => {
    await expect(bar).toContainText('Seeing the console as Priya Nair (Sales person, 6 permissions).')
    await expect(screenTitle(page)).toHaveText('Sites')
    await expect(mainMenu(page).getByRole('link', { name: 'CP Dashboard' })).toBeVisible()
    await expect(mainMenu(page).getByRole('link', { name: 'Permissions' })).toHaveCount(0)
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await expectAccessibleToo(page)
    await picture(page, 'seeing-as')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'seeing-as-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })
  await test.step('what they may do is refused with the reason, what they may not with theirs', async () => {
    await expect(page.getByRole('button', { name: 'Create New Site' })).toHaveAttribute('title', REASON)
    await page
      .getByRole('grid')
      .getByRole('row')
      .nth(1)
      .getByRole('gridcell', { name: /^Shree Siddhivinayak/ })
      .click()
    await page.keyboard.press('Enter')
    const recharge = page.getByRole('button', { name: 'Recharge', exact: true }).first()
    await expect(recharge).toHaveAttribute('title', 'You are seeing the console as Priya Nair. Nothing can be changed.')
    await recharge.press('Enter')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
  await test.step('a screen that they may not open is denied', async () => {
    await mainMenu(page).getByRole('link', { name: 'Global Templates' }).click()
    await expect(screenTitle(page)).toHaveText('Global Templates')
    await expect(page.getByText(ACCESS_DENIED)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  })
  await test.step('the keys of Stop give the own console back, where it was', async () => {
    await page.keyboard.press('Control+Shift+E')
    await expect(bar).toHaveCount(0)
    await expect(cellsOf(page, 'Priya Nair').first()).toBeVisible()
    await expect(mainMenu(page).getByRole('link', { name: 'Permissions' })).toBeVisible()
  })
  expect(controlOf(platform).calls('SiteWalletRechargeByAdmin')).toEqual([])
})

test('a reload ends it, and no address begins it', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const bar = page.getByRole('region', { name: 'Seeing as another user' })
  await openPermissions(page)
  await matrix(page)
    .getByRole('row')
    .filter({ hasText: 'Priya Nair' })
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'See the console as this user' }).click()
  await expect(bar).toBeVisible()
  await page.reload()
  await expect(mainMenu(page).getByRole('link', { name: 'Permissions' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await page.evaluate(() => {
    window.history.pushState({ seeing: 'sales-person@demo.example' }, '', '/permissions?see-as=sales-person@demo.example&seeing=sales-person@demo.example')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(matrix(page)).toBeVisible()
  await expect(bar).toHaveCount(0)
})
