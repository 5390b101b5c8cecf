import { expect, type Page } from '@playwright/test'

/** The window that an action in another one opens, once its page is loaded. */
export async function newWindow(from: Page, act: () => Promise<unknown>): Promise<Page> {
  const [opened] = await Promise.all([from.context().waitForEvent('page'), act()])
  await opened.waitForLoadState('load')
  return opened
}

/** A second window beside the first one, both with their list. */
export async function secondWindow(first: Page): Promise<Page> {
  await expect(first.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const second = await newWindow(first, () => first.keyboard.press('Control+n'))
  await expect(second.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  return second
}
