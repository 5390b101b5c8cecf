import type { Page } from '@playwright/test'

/** The window that an action in another one opens, once its page is loaded. */
export async function newWindow(from: Page, act: () => Promise<unknown>): Promise<Page> {
  const [opened] = await Promise.all([from.context().waitForEvent('page'), act()])
  await opened.waitForLoadState('load')
  return opened
}
