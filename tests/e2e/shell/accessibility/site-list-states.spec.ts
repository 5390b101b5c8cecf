import { expect, test } from '../../fixtures.ts'
import { click, type States, walk } from './axe-walk.ts'

const SITE_LIST: States = {
  'row-menu': async ({ page }) => {
    await click(page, 'button', /^Actions for/)
    await expect(page.getByRole('menu')).toBeVisible()
  },
  columns: async ({ page }) => {
    await page.keyboard.press('Escape')
    await click(page, 'button', 'Columns')
    await page.getByLabel('Columns').getByRole('listitem').first().hover()
  },
  'views-menu': async ({ page }) => {
    await page.keyboard.press('Escape')
    await click(page, 'button', /^View:/)
    await expect(page.getByRole('menu')).toBeVisible()
  },
  'export-menu': async ({ page }) => {
    await page.keyboard.press('Escape')
    await click(page, 'button', 'Export')
    await expect(page.getByRole('menuitem', { name: /as CSV/ }).first()).toBeVisible()
  },
  files: async ({ page }) => {
    await page
      .getByRole('menuitem', { name: /as CSV/ })
      .first()
      .click()
    // The tray opens by itself, and stays while someone turns to it.
    await page.getByRole('button', { name: /^Open .*csv/ }).hover()
  },
  'filter-editor': async ({ page }) => {
    await page.keyboard.press('Escape')
    await click(page, 'button', 'Filter')
    await click(page, 'menuitem', 'Country')
    await page.getByRole('checkbox', { name: 'India' }).check()
  },
  'filtered-and-selected': async ({ page }) => {
    await click(page, 'button', 'Done')
    await page.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
    await expect(page.getByRole('button', { name: 'Clear the selection' })).toBeVisible()
  },
  peek: async ({ page }) => {
    await click(page, 'button', 'Clear the selection')
    await page.getByRole('grid').getByRole('row').nth(3).getByRole('gridcell').nth(2).click()
    await expect(page.getByRole('complementary')).toBeVisible()
  },
  'nothing-matches': async ({ page }) => {
    await click(page, 'button', 'Close the details')
    await page.getByRole('searchbox').first().fill('no site is called so')
    await expect(page.getByRole('button', { name: 'Clear all filters' }).first()).toBeVisible()
  },
}

test('axe finds nothing serious in what the site list opens: menus, views, files, filters, a selection, a peek and nothing', async ({ signedInAs }) => {
  await walk(await signedInAs('ADMIN'), SITE_LIST)
})
