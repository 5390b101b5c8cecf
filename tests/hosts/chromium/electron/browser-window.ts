import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { openWindow } from '../chromium-window.ts'
import { app } from './app.ts'
import { nativeTheme } from './native-theme.ts'
import { WebContents } from './web-contents.ts'

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface WindowOptions extends Rectangle {
  readonly webPreferences: { readonly preload: string; readonly contextIsolation: boolean; readonly sandbox: boolean; readonly nodeIntegration: boolean }
}

const PAGE_ID = 1

/** The one window: an app window of Chromium. */
export class BrowserWindow extends EventEmitter {
  readonly webContents: WebContents
  readonly #window: ReturnType<typeof openWindow>
  #bounds: Rectangle
  #isDestroyed = false

  constructor({ x, y, width, height, webPreferences }: WindowOptions) {
    super()
    const { preload, contextIsolation, sandbox, nodeIntegration } = webPreferences
    if (!contextIsolation || !sandbox || nodeIntegration) throw new Error('The Chromium host runs isolated, sandboxed pages only')
    this.#bounds = { x, y, width, height }
    const page = Promise.withResolvers<Awaited<ReturnType<typeof openWindow>>['page']>()
    this.webContents = new WebContents(PAGE_ID, page.promise)
    this.#window = openWindow({
      bounds: this.#bounds,
      preload: readFileSync(preload, 'utf8'),
      listener: this.webContents.listener,
      onWindowWanted: (url) => this.webContents.windowWanted(url),
      onClosed: () => this.#closed(),
    })
    this.#window.then((opened) => page.resolve(opened.page), page.reject)
    this.#window.catch((cause: unknown) => {
      console.error(cause instanceof Error ? cause.message : cause)
      app.exit(1)
    })
    this.webContents.once('ready-to-show', () => this.emit('ready-to-show'))
    nativeTheme.on('updated', () => void this.#applyTheme())
    void this.#applyTheme()
  }

  isDestroyed(): boolean {
    return this.#isDestroyed
  }

  isMinimized(): boolean {
    return false
  }

  isMaximized(): boolean {
    return false
  }

  restore(): void {}

  maximize(): void {
    void this.#window.then(({ maximize }) => maximize())
  }

  show(): void {}

  focus(): void {
    void this.#window.then(({ focus }) => focus())
  }

  getNormalBounds(): Rectangle {
    return this.#bounds
  }

  async #applyTheme(): Promise<void> {
    const { page } = await this.#window
    if (nativeTheme.themeSource !== 'system') await page.setColorScheme(nativeTheme.themeSource)
  }

  #closed(): void {
    if (this.#isDestroyed) return
    this.emit('close', {})
    this.#isDestroyed = true
    this.emit('closed')
    app.emit('window-all-closed')
  }
}
