import { chromium, type Page } from '@playwright/test'

/** A page reached by a DevTools connection of its own. */
export interface DevToolsPage {
  readonly page: Page
  readonly disconnect: () => Promise<void>
}

/** Connects to the only page of a running console. @param address of its DevTools port, as host:port */
export async function pageAt(address: string): Promise<DevToolsPage> {
  const browser = await chromium.connectOverCDP(`http://${address}`)
  const page = browser.contexts()[0]?.pages()[0]
  if (page === undefined) throw new Error('The console has no page')
  return { page, disconnect: () => browser.close() }
}

/** Crashes the process of a page and connects anew: for Playwright a page that crashed stays dead, though it comes back. */
export async function crashAndReconnect({ page, disconnect }: DevToolsPage, address: string, crash: () => Promise<void>): Promise<DevToolsPage> {
  const crashed = page.waitForEvent('crash')
  await crash()
  await crashed
  await disconnect()
  const next = await pageAt(address)
  await next.page.waitForLoadState('load')
  return next
}
