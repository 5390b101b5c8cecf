import { expect, type Locator, type Page } from '@playwright/test'

/** A site with files to show in each of its lists. */
export const SITE = 'site-100001'

/** Any popover, also one that lies below a dialog or in the corner of the window. */
export const tray = (page: Page): Locator => page.locator('.fui-PopoverSurface')

export const filesButton = (surface: Locator): Locator => surface.getByRole('button', { name: /^Files/ }).filter({ visible: true })

export async function openTab(surface: Locator, path: readonly string[]): Promise<void> {
  for (const title of path) await surface.getByRole('tab', { name: title, exact: true }).click()
}

/** Fetches the platform's list of sites as a file, and waits until the window knows that it is there. */
export const download = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = window.bridge.on('files.progress', ({ state }) => {
      if (state === 'done') resolve()
    })
    const begun = await window.bridge.files.download({ kind: 'sites', which: 'inactive' })
    if (!begun.ok) throw new Error(begun.error.message)
    await promise
    stop()
  })

/** Waits for a tray that opened by itself, and touches it: it would now stay for good. */
export async function expectOpened(page: Page): Promise<void> {
  await expect(tray(page)).toHaveCount(1)
  await tray(page).hover()
}
