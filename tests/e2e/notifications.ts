import { expect, type Page } from '@playwright/test'

/** Closes every message that is there, also one that lies dimmed below a dialog, and waits until they have gone. */
export async function dismissToasts(page: Page): Promise<void> {
  const messages = page.locator('.fui-Toast')
  await expect(async () => {
    await messages.getByRole('button', { name: 'Dismiss', includeHidden: true }).evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click()
    })
    expect(await messages.count()).toBe(0)
  }).toPass({ timeout: 10_000, intervals: [50] })
}
