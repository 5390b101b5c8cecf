import { type Page, test } from '@playwright/test'

/** Keeps a picture of the window among the test's results, and shows it in the report. */
export async function picture(page: Page, name: string): Promise<void> {
  const path = test.info().outputPath(`${name}.png`)
  await page.screenshot({ path, animations: 'disabled' })
  await test.info().attach(name, { path, contentType: 'image/png' })
}
