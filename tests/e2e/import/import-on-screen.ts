import type { Page } from '@playwright/test'

/** Importing a file as a person does it. */

/** Gives the open import screen a file. */
export async function chooseFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.getByRole('button', { name: /^Choose (another )?file$/ }).waitFor()
  await page.getByLabel('File to import').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
}

export const fileRows = (page: Page) => page.getByRole('grid', { name: 'Rows of the file' })
export const fileRow = (page: Page, text: string) => fileRows(page).getByRole('row').filter({ hasText: text })
export const ready = (page: Page) => page.getByText(/ (rows are|row is) ready$/)
export const dryRunButton = (page: Page) => page.getByRole('button', { name: 'Dry run', exact: true })

/** From the dry run to the screen of bulk changes, by the button that says what is sent. */
export async function startImport(page: Page, button: string): Promise<void> {
  await page
    .getByRole('dialog', { name: /: dry run$/ })
    .getByRole('button', { name: button, exact: true })
    .click()
  await page.waitForURL(/bulk-changes\?run=/)
}
