import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { toast } from './site-list.ts'

/** Waits for a message with this title and closes every message that is there, so that the next one is the next. */
export async function said(page: Page, title: string): Promise<void> {
  await expect(toast(page)).toHaveText(title)
  await expect(toast(page)).toHaveCount(1)
  await page
    .locator('.fui-Toast')
    .getByRole('button', { name: /^(Dismiss|Close)/ })
    .click()
  await expect(toast(page)).toHaveCount(0)
}
