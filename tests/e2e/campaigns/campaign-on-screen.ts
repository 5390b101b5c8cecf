import { expect, type Page } from '@playwright/test'

/** Writes the message for the sites that are selected in the list: five clicks. */
export async function composeFor(page: Page, said: string, template: string): Promise<void> {
  await page.getByRole('button', { name: 'Send a campaign' }).click()
  await expect(page.getByText(said)).toBeVisible()
  await page.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: template, exact: true }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}
