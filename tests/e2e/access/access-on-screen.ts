import { expect, type Locator, type Page } from '@playwright/test'
import { mainMenu, screenTitle } from '../routes/route-table.ts'

export const PRIYA = 'Priya Nair (sales-person@demo.example)'
export const IMRAN = 'Imran Shaikh (support-lead@demo.example)'

/** The permission explorer, as an administrator finds it. */
export async function openPermissions(page: Page): Promise<void> {
  await mainMenu(page).getByRole('link', { name: 'Permissions' }).click()
  await expect(screenTitle(page)).toHaveText('Permissions')
}

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

export const matrix = (page: Page): Locator => page.getByRole('grid', { name: 'Permissions', exact: true })

/** What each cell of a user's row says, the checkbox left out. */
export const cellsOf = (page: Page, name: string): Locator =>
  matrix(page)
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('gridcell')
    .filter({ hasNot: page.getByRole('checkbox') })

/** Chooses in a field that is searched by typing. */
export async function pick(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.click()
  await box.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect(box).toHaveValue(option)
}
