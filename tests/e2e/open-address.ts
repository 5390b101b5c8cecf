import type { Page } from '@playwright/test'

/** Opens an address of the console in its window, as a link or the back button does: without loading the page anew. */
export async function openAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
