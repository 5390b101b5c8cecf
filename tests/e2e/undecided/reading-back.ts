import type { Page } from '@playwright/test'

/**
 * Lets the page read a change back without its pauses of 0.5 and 2 seconds, which the unit tests of `send-confirmed`
 * prove. To be called again, with `false`, before the next spec gets the page.
 */
export async function readsBackAtOnce(page: Page, isAtOnce = true): Promise<void> {
  await page.evaluate((atOnce) => {
    const timers = window as unknown as Record<'setTimeout' | 'usualTimeout', (work: () => void, pause?: number, ...rest: unknown[]) => number>
    timers.usualTimeout ??= timers.setTimeout
    const usual = timers.usualTimeout
    timers.setTimeout = atOnce ? (work, pause, ...rest) => usual(work, pause === 500 || pause === 2000 ? 0 : pause, ...rest) : usual
  }, isAtOnce)
}
