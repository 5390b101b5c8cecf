import { chromium, type Page } from '@playwright/test'

/** A page reached by a DevTools connection of its own. */
export interface DevToolsPage {
  readonly page: Page
  readonly disconnect: () => Promise<void>
}

const NO_PAGE = 'The console has no page'

/** Connects to the only page of a running console. @param address of its DevTools port, as host:port */
export async function pageAt(address: string): Promise<DevToolsPage> {
  const browser = await chromium.connectOverCDP(`http://${address}`)
  const page = browser.contexts()[0]?.pages()[0]
  if (page === undefined) {
    await browser.close()
    throw new Error(NO_PAGE)
  }
  return { page, disconnect: () => browser.close() }
}

/** Crashes the page's process and connects anew once the page is back: for Playwright a page that crashed stays dead. */
export async function crashAndReconnect({ page, disconnect }: DevToolsPage, address: string): Promise<DevToolsPage> {
  const crashed = page.waitForEvent('crash')
  await abortRenderers(page)
  await crashed
  await disconnect()
  return pageComingBack(address)
}

/** Ends the browser of a page. */
export async function closeBrowser(page: Page): Promise<void> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  await session?.send('Browser.close')
}

/** `Page.crash` would not do: a command that was never answered is given to the next process too. */
async function abortRenderers(page: Page): Promise<void> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (session === undefined) throw new Error('The page has no browser')
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGABRT')
}

/** Until it is loaded again, a page is missing or counts as crashed for whoever connects. */
async function pageComingBack(address: string): Promise<DevToolsPage> {
  let next: DevToolsPage | undefined
  try {
    next = await pageAt(address)
    await next.page.waitForLoadState('load')
    return next
  } catch (error) {
    await next?.disconnect()
    if (error instanceof Error && (error.message === NO_PAGE || error.message.includes('page crashed'))) return pageComingBack(address)
    throw error
  }
}
