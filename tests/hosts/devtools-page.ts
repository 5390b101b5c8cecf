import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { DevToolsConnection } from './chromium/devtools-connection.ts'

/** A page reached by a DevTools connection of its own. */
export interface DevToolsPage {
  readonly page: Page
  readonly disconnect: () => Promise<void>
}

/** After how long a page that says nothing is asked again, milliseconds. */
const ANSWER_TIME = 1000

/** Connects to the only page of a running console. @param address of its DevTools port, as host:port */
export async function pageAt(address: string): Promise<DevToolsPage> {
  const browser = await chromium.connectOverCDP(`http://${address}`)
  const page = browser.contexts()[0]?.pages()[0]
  if (page === undefined) {
    await browser.close()
    throw new Error('The console has no page')
  }
  return { page, disconnect: () => browser.close() }
}

/** Crashes the page's process and connects again once the page is back: for Playwright a page that crashed stays dead. */
export async function crashAndReconnect({ page, disconnect }: DevToolsPage, address: string): Promise<DevToolsPage> {
  const crashed = page.waitForEvent('crash')
  await abortRenderers(page)
  await crashed
  await disconnect()
  return pageComingBack(address)
}

/** Connects again, and loads the first address of the page's origin: what was emulated, routed or listened to on the page ends with its connection. */
export async function renewAndReconnect({ page, disconnect }: DevToolsPage, address: string): Promise<DevToolsPage> {
  const first = new URL('/', page.url()).href
  await disconnect()
  const next = await pageAt(address)
  await next.page.goto(first)
  return next
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

/**
 * Connects once the page is there again. Until then a bare connection asks: Playwright attached to a page that has crashed goes on without the events
 * of the one that follows, and waits for ever for what that one loads.
 */
async function pageComingBack(address: string): Promise<DevToolsPage> {
  while (!(await isLoaded(address))) await wait(50)
  const next = await pageAt(address)
  await next.page.waitForLoadState('load')
  return next
}

/** Whether the page has a living process and has loaded its document there. */
async function isLoaded(address: string): Promise<boolean> {
  const targets = (await (await fetch(`http://${address}/json/list`)).json()) as readonly { readonly type: string; readonly webSocketDebuggerUrl: string }[]
  const target = targets.find(({ type }) => type === 'page')
  if (target === undefined) return false
  const connection = await DevToolsConnection.open(target.webSocketDebuggerUrl)
  try {
    const expression = `location.href !== 'about:blank' && document.readyState === 'complete'`
    // The question may have gone to the process that ended; nobody answers it then.
    const answer = await Promise.race([connection.send('Runtime.evaluate', { expression }), wait(ANSWER_TIME, {})])
    return (answer as { readonly result?: { readonly value?: unknown } }).result?.value === true
  } catch {
    return false
  } finally {
    connection.close()
  }
}
