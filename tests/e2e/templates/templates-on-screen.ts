import { expect, type Page } from '@playwright/test'
import { EditReviewOnScreen } from '../edit-review.ts'

/** The lists of templates and their form as a user finds them. */

export const grid = (page: Page) => page.getByRole('grid')
export const row = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name })
export const path = (page: Page): string => new URL(page.url()).pathname
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
export const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the message' })
export const insert = (page: Page, name: string) => page.getByRole('group', { name: 'Insert' }).getByRole('button', { name, exact: true })

/** These and no others. A tab holds its title twice: the second keeps room for bold letters. */
export async function expectTabs(page: Page, titles: readonly string[]): Promise<void> {
  await expect(page.getByRole('tab')).toHaveCount(titles.length)
  for (const name of titles) await expect(page.getByRole('tab', { name, exact: true })).toBeVisible()
}

/** Saves a stored template: what changes is reviewed first. */
export async function savedChanges(page: Page): Promise<readonly string[]> {
  const review = new EditReviewOnScreen(page)
  await save(page).click()
  const changes = await review.changes()
  await review.save.click()
  await expect(page.getByText('Template saved successfully', { exact: true }).first()).toBeVisible()
  return changes
}

/** Saves a new template. */
export async function saved(page: Page): Promise<void> {
  await save(page).click()
  await expect(page.getByText('Template saved successfully', { exact: true }).first()).toBeVisible()
}
