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
  /** Shared by all windows: the first window's value counts. */
  readonly disableBlinkFeatures: string
  readonly listener: PageListener
  readonly onWindowWanted: (url: string) => void
  readonly onClosed: () => void
}

interface ChromiumWindow {
  readonly page: HostPage
  readonly focus: () => Promise<void>
  readonly maximize: () => Promise<void>
  readonly close: () => Promise<void>
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

/** The browser of all windows, and the pages that are windows of ours. */
interface RunningChromium {
  readonly connection: DevToolsConnection
  readonly endpoint: string
  /** Opens a further window. */
  readonly open: (bounds: WindowRequest['bounds']) => Promise<Attached>
  readonly first: Promise<Attached>
  readonly onDestroyed: (targetId: string, listener: () => void) => void
}

let running: Promise<RunningChromium> | undefined

/** Starts Chromium. Whatever it opens that is no window of ours is closed before its first script runs. */
async function start({ bounds, disableBlinkFeatures, onWindowWanted }: WindowRequest): Promise<RunningChromium> {
  const { port = 0, isHeadless = false, scale } = options ?? {}
  const { process: chromium, endpoint } = await startChromium({
    profile: path.join(app.getPath('userData'), 'chromium'),
    isHeadless,
    scale,
    port,
    bounds,
    disableBlinkFeatures,
  })
  stopChromium = () => end(chromium)

  const connection = await DevToolsConnection.open(endpoint)
  const first = Promise.withResolvers<Attached>()
  const closed = new Map<string, () => void>()
  const opening = new Map<string, PromiseWithResolvers<Attached>>()
  let creating: Promise<unknown> = Promise.resolve()
  let hasFirst = false
  const attach = async (attached: Attached): Promise<void> => {
    const { targetId, type, url } = attached.targetInfo
    if (type !== 'page') return
    if (!hasFirst) {
      hasFirst = true
      first.resolve(attached)
      return
    }
    // The page may be attached before the answer that names it.
    await creating
    const wanted = opening.get(targetId)
    opening.delete(targetId)
    if (wanted !== undefined) return wanted.resolve(attached)
    if (closed.has(targetId)) return
    onWindowWanted(url)
    await connection.send('Target.closeTarget', { targetId })
  }
  connection.on<Attached>('Target.attachedToTarget', (attached) => void attach(attached))
  connection.on<{ targetId: string }>('Target.targetDestroyed', ({ targetId }) => {
    closed.get(targetId)?.()
    closed.delete(targetId)
  })
  chromium.once('exit', () => {
    for (const close of closed.values()) close()
  })
  await connection.send('Target.setDiscoverTargets', { discover: true })
  await connection.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
  // Grants what main grants in Electron (`denyPermissions`), which denies every other permission to every origin.
  await connection.send('Browser.grantPermissions', { permissions: ['clipboardSanitizedWrite'] })

  const open = async ({ x: left, y: top, width, height }: WindowRequest['bounds']): Promise<Attached> => {
    const attached = Promise.withResolvers<Attached>()
    creating = connection.send('Target.createTarget', { url: 'about:blank', newWindow: true, left, top, width, height }).then(({ targetId }) => {
      opening.set(String(targetId), attached)
    })
    await creating
    return attached.promise
  }
  return { connection, endpoint, open, first: first.promise, onDestroyed: (targetId, listener) => void closed.set(targetId, listener) }
}

/** Opens a window, the first one by starting Chromium, and takes over its page. */
export async function openWindow(request: WindowRequest): Promise<ChromiumWindow> {
  const { bounds, preload, listener, onClosed } = request
  await app.whenReady()
  const isFirst = running === undefined
  running ??= start(request)
  const { connection, endpoint, open, first, onDestroyed } = await running
  const { sessionId, targetInfo } = await (isFirst ? first : open(bounds))
  const { targetId } = targetInfo
  onDestroyed(targetId, onClosed)
  const page = new HostPage(connection, sessionId, targetId, listener)
  await page.prepare(preload)
  if (isFirst) console.log(JSON.stringify({ ready: true, devTools: new URL(endpoint).host }))
  return {
    page,
    focus: async () => {
      await connection.send('Target.activateTarget', { targetId })
    },
    maximize: async () => {
      const { windowId } = await connection.send('Browser.getWindowForTarget', { targetId })
      await connection.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'maximized' } })
    },
    close: async () => {
      await connection.send('Target.closeTarget', { targetId })
    },
  }
}
