import { expect, type Locator, type Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { siteReader } from '../sites/platform-sites.ts'

/** A message as it was queued. */
export interface Message {
  readonly mob: string
  readonly content: string
  readonly [field: string]: unknown
}

/** Writes the message for the sites that are selected in the list: five clicks. */
export async function composeFor(page: Page, said: string, template: string): Promise<void> {
  await page.getByRole('button', { name: 'Send a campaign' }).click()
  await expect(page.getByText(said)).toBeVisible()
  await page.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: template, exact: true }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

export const grid = (page: Page): Locator => page.getByRole('grid')
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
export const content = (page: Page): Locator => page.getByRole('textbox', { name: 'Content', exact: true })
/** How many of how many sites are listed. */
export const shown = (page: Page, of: number, all = of): Locator => page.getByText(`${of} of ${all}`, { exact: true })
export const outcome = (page: Page): Locator => page.getByRole('region', { name: 'Outcome of the campaign' })

export const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview of the message' })

/** The O2O sites, which an audience begins with, and those of them that have a number. */
export async function audienceOf(platform: LocalPlatform) {
  const commerce = (await (await siteReader(platform))()).filter(({ siteType }) => siteType === 'O2OCommerce')
  return { commerce, reachable: commerce.filter(({ basicSiteSetting }) => basicSiteSetting?.contactNumber) }
}
