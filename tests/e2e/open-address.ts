import type { Page } from '@playwright/test'

/** How long the screen before may stay, milliseconds: a question that asks whether to leave it keeps it. */
const LEAVES_IN = 5000

/**
 * Opens an address of the console in its window, as a link or the back button does: without loading the page again.
 * Its entry has a key of its own, as the router's have, and no place among them. Ends when the screen before has gone, so that nothing is typed into its
 * fields; an address of the same screen is not waited for.
 */
export async function openAddress(page: Page, address: string): Promise<void> {
  const left = await page.evaluateHandle((to) => {
    const [screen, title] = [document.querySelector('#content > :last-child'), document.title]
    const isOther = new URL(to, window.location.href).pathname !== window.location.pathname
    window.history.pushState({ key: Math.random().toString(36).slice(2), idx: null }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
    const isLeft = (): boolean => !isOther || screen?.isConnected !== true || document.title !== title
    return { isLeft: () => isLeft() || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null }
  }, address)
  await page.waitForFunction(({ isLeft }) => isLeft(), left, { timeout: LEAVES_IN }).catch(() => undefined)
  await left.dispose()
}
