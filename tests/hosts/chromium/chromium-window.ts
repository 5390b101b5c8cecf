import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { startChromium } from './chromium-process.ts'
import { DevToolsConnection } from './devtools-connection.ts'
import { app } from './electron/app.ts'
import { HostPage, type PageListener } from './host-page.ts'
import type { HostOptions } from './options.ts'

interface WindowRequest {
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly preload: string
  readonly listener: PageListener
  readonly onWindowWanted: (url: string) => void
  readonly onClosed: () => void
}

interface ChromiumWindow {
  readonly page: HostPage
  readonly focus: () => Promise<void>
  readonly maximize: () => Promise<void>
}

interface Attached {
  readonly sessionId: string
  readonly targetInfo: { readonly targetId: string; readonly type: string; readonly url: string }
}

let options: HostOptions | undefined
let stopChromium = async (): Promise<void> => {}

/** Says how windows are opened. Call once, before main is loaded. */
export const configureWindows = (configured: HostOptions): void => {
  options = configured
}

/** Ends Chromium and its window; resolves when it writes nothing any more, so that the next start finds its profile free. */
export const closeWindows = (): Promise<void> => stopChromium()

/** How long Chromium may take to end, milliseconds. */
const TIMEOUT = 5000

async function end(chromium: ChildProcess): Promise<void> {
  if (chromium.exitCode !== null || chromium.signalCode !== null) return
  const ended = once(chromium, 'exit')
  chromium.kill()
  const force = setTimeout(() => chromium.kill('SIGKILL'), TIMEOUT)
  await ended
  clearTimeout(force)
}

/** Starts Chromium and takes over the page of its window. Whatever else it opens is closed before its first script runs. */
export async function openWindow({ bounds, preload, listener, onWindowWanted, onClosed }: WindowRequest): Promise<ChromiumWindow> {
  await app.whenReady()
  const { port = 0, isHeadless = false } = options ?? {}
  const { process: chromium, endpoint } = await startChromium({ profile: path.join(app.getPath('userData'), 'chromium'), isHeadless, port, bounds })
  chromium.once('exit', onClosed)
  stopChromium = () => end(chromium)

  const connection = await DevToolsConnection.open(endpoint)
  const first = Promise.withResolvers<Attached>()
  let own: string | undefined
  connection.on<Attached>('Target.attachedToTarget', (attached) => {
    const { targetId, type, url } = attached.targetInfo
    if (type !== 'page' || targetId === own) return
    if (own === undefined) {
      own = targetId
      first.resolve(attached)
    } else {
      onWindowWanted(url)
      void connection.send('Target.closeTarget', { targetId })
    }
  })
  connection.on<{ targetId: string }>('Target.targetDestroyed', ({ targetId }) => {
    if (targetId === own) onClosed()
  })
  await connection.send('Target.setDiscoverTargets', { discover: true })
  await connection.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
  // Grants an empty list, which denies every permission to every origin.
  await connection.send('Browser.grantPermissions', { permissions: [] })

  const { sessionId, targetInfo } = await first.promise
  const page = new HostPage(connection, sessionId, targetInfo.targetId, listener)
  await page.prepare(preload)
  console.log(JSON.stringify({ ready: true, devTools: new URL(endpoint).host }))
  return {
    page,
    focus: async () => {
      await connection.send('Target.activateTarget', { targetId: targetInfo.targetId })
    },
    maximize: async () => {
      const { windowId } = await connection.send('Browser.getWindowForTarget', { targetId: targetInfo.targetId })
      await connection.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'maximized' } })
    },
  }
}
