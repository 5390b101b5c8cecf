import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { screenTitle } from '../../routes/route-table.ts'
import { click, type States, walk } from './axe-walk.ts'

const SHELL: States = {
  'site-list': async ({ page }) => {
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await page.getByRole('grid').getByRole('row').nth(2).hover()
  },
  denied: async ({ page }) => {
    await openAddress(page, '/manage-user')
    await expect(screenTitle(page)).toHaveText('Manage Users')
  },
  'not-found': async ({ page }) => {
    await openAddress(page, '/nowhere')
    await expect(page.getByText('There is no such screen')).toBeVisible()
  },
  'profile-menu': async ({ page }) => {
    await click(page, 'button', /^Profile menu/)
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  },
  shortcuts: async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  },
}

const FURTHER: States = {
  'open-submenu': async ({ page }) => {
    await click(page, 'button', 'Campaigns')
    await expect(page.getByRole('link', { name: 'Run Campaign' })).toBeVisible()
  },
  folded: async ({ page }) => {
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
  },
  'appearance-menu': async ({ page }) => {
    await page.keyboard.press('Control+b')
    await click(page, 'button', /^Profile menu/)
    await click(page, 'menuitem', 'Appearance')
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible()
  },
  palette: async ({ page }) => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('group', { name: 'Commands' })).toBeVisible()
  },
}

test('axe finds nothing serious in the site list and the shell around it', { tag: ['@daily', '@keyboard'] }, async ({ signedInAs }) => {
  await walk(await signedInAs('SALES_PERSON'), SHELL)
})

test('axe finds nothing serious in the submenu, the folded menu, the appearances and the palette', async ({ signedInAs }) => {
  await walk(await signedInAs('SALES_PERSON', { at: '/nowhere' }), FURTHER)
})
