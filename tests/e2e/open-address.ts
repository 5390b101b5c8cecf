import type { Page } from '@playwright/test'

/**
 * Opens an address of the console in its window, as a link or the back button does: without loading the page again.
 * Its entry has a key of its own, as the router's have, and no place among them.
 */
export async function openAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ key: Math.random().toString(36).slice(2), idx: null }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
