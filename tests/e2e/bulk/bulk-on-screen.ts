import { expect, type Locator, type Page } from '@playwright/test'
import { siteGrid } from '../sites/site-list.ts'

/** Changing many sites at once as a person does it. */

/** Selects every site that matches, from the list. */
export async function selectAllSites(page: Page): Promise<void> {
  await siteGrid(page).getByRole('checkbox').first().check()
}

/** Opens the dialog for the selected sites and asks for the dry run of a field that is chosen from a list of values. */
export async function askDryRun(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Change a field' }).click()
  const choice = page.getByRole('dialog', { name: /^Change [\d,]+ \w+$/ })
  await choice.getByRole('combobox', { name: 'Field' }).selectOption({ label: field })
  await choice.getByRole('combobox', { name: 'New value' }).selectOption({ label: value })
  await choice.getByRole('button', { name: 'Dry run' }).click()
}

/** Selects every row that matches, of whatever list. */
export const selectAll = (page: Page, list: string): Promise<void> => page.getByRole('grid', { name: list }).getByRole('checkbox').first().check()

/** Opens the dialog for the selected rows, at a field. */
export async function chooseField(page: Page, field: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Change a field' }).click()
  const choice = page.getByRole('dialog', { name: /^Change [\d,]+ \w+$/ })
  await choice.getByRole('combobox', { name: 'Field' }).selectOption({ label: field })
  return choice
}

/** A screen of the sidebar. */
export const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click()

export const skipReasons = (page: Page) => dryRun(page).getByLabel('Why rows are skipped')
export const dryRun = (page: Page) => page.getByRole('dialog', { name: /: dry run$/ })
export const dryRunRow = (page: Page, domain: string) => dryRun(page).getByRole('row').filter({ hasText: domain })
export const dryRunCounts = (page: Page) => dryRun(page).getByText(/ will be (?:changed|created|sent), /)
export const progress = (page: Page) => page.getByRole('region', { name: 'Progress of the bulk change' })
export const outcomeRow = (page: Page, domain: string) => page.getByRole('grid', { name: 'Bulk change' }).getByRole('row').filter({ hasText: domain })

/** Starts what the dry run shows and waits until the screen of bulk changes is there. */
export async function startBulkChange(page: Page): Promise<void> {
  await dryRun(page)
    .getByRole('button', { name: /^(?:Change|Create|Send) [\d,]+ \w+$/ })
    .click()
  await expect(page).toHaveURL(/bulk-changes\?run=/)
}

/** The bulk change that is open, by how it is named in the choice. */
export const openRun = (page: Page) => page.getByRole('combobox', { name: 'Bulk change' }).locator('option:checked')

/** Waits until a bulk change has its end, with these counts. */
export async function expectFinished(page: Page, counts: string): Promise<void> {
  await expect(progress(page)).toContainText('Finished', { timeout: 60_000 })
  await expect(progress(page).getByRole('status')).toHaveText(counts)
}
