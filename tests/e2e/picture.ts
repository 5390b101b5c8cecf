import { type Page, test } from '@playwright/test'
import { motionEnds } from './motion.ts'

/** A picture takes as long as ten presses on a button: they are taken when someone wants to look at them. */
const ARE_WANTED = process.env['ADMIN_CONSOLE_PICTURES'] === '1'

/** With ADMIN_CONSOLE_PICTURES=1: keeps a picture of the window among the test's results, and shows it in the report. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!ARE_WANTED) return
  await motionEnds(page)
  const path = test.info().outputPath(`${name}.png`)
  await page.screenshot({ path })
  await test.info().attach(name, { path, contentType: 'image/png' })
}
