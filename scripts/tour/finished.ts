import { expect, type Locator, type Page } from '@playwright/test'

/** What the console shows while it loads something. */
const LOADING = '[aria-busy=true], [data-skeleton], .fui-Skeleton, .fui-SkeletonItem, .fui-Spinner, .fui-ProgressBar:not([aria-valuenow])'

/** How long a screen may load, milliseconds. */
const LOADING_TIMEOUT = 30_000

/** Everything in the window that shows that something is being loaded. */
export const loadingIn = (page: Page): Locator =>
  page
    .locator(LOADING)
    .or(page.getByText(/^(Loading…|Checking whether)/))
    .filter({ visible: true })

/**
 * Takes a picture of the window when nothing in it loads, neither before nor after it was taken. Fails if the window never gets there.
 * @param path where the picture is kept; without one it only waits
 */
export async function finishedPicture(page: Page, path?: string): Promise<void> {
  const loading = loadingIn(page)
  const takeFinished = async (): Promise<void> => {
    await expect(loading).toHaveCount(0, { timeout: LOADING_TIMEOUT })
    await page.screenshot({ ...(path === undefined ? {} : { path }), animations: 'disabled' })
    expect(await loading.count()).toBe(0)
  }
  try {
    await expect(takeFinished).toPass({ timeout: LOADING_TIMEOUT })
  } catch (cause) {
    throw new Error('something in the window is still loading', { cause })
  }
}
