import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { openWindow } from '../chromium-window.ts'
import { app, preventable } from './app.ts'
import { nativeTheme } from './native-theme.ts'
import { WebContents } from './web-contents.ts'

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface WindowOptions extends Rectangle {
  readonly webPreferences: {
    readonly preload: string
    readonly contextIsolation: boolean
    readonly sandbox: boolean
    readonly nodeIntegration: boolean
    readonly disableBlinkFeatures: string
  }
}

/** The open windows, the one that got the focus last at the end. */
let windows: readonly BrowserWindow[] = []
let lastId = 0

/** A window of Chromium. */
export class BrowserWindow extends EventEmitter {
  static getAllWindows(): readonly BrowserWindow[] {
    return windows
  }

  /** Chromium's window does not say which one has the focus: it counts as the one the user works in. */
  static getFocusedWindow(): BrowserWindow | null {
    return windows.at(-1) ?? null
  }

  readonly webContents: WebContents
  readonly #window: ReturnType<typeof openWindow>
  #bounds: Rectangle
  #isDestroyed = false

  constructor({ x, y, width, height, webPreferences }: WindowOptions) {
    super()
    const { preload, contextIsolation, sandbox, nodeIntegration, disableBlinkFeatures } = webPreferences
    if (!contextIsolation || !sandbox || nodeIntegration) throw new Error('The Chromium host runs isolated, sandboxed pages only')
    this.#bounds = { x, y, width, height }
    const page = Promise.withResolvers<Awaited<ReturnType<typeof openWindow>>['page']>()
    this.webContents = new WebContents(++lastId, page.promise)
    this.#window = openWindow({
      bounds: this.#bounds,
      preload: readFileSync(preload, 'utf8'),
      disableBlinkFeatures,
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
    windows = [...windows, this]
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

  /** Chromium does not report the focus; it has been given to the window that main showed last. */
  isFocused(): boolean {
    return windows.at(-1) === this
  }

  focus(): void {
    windows = [...windows.filter((window) => window !== this), this]
    this.emit('focus')
    void this.#window.then(({ focus }) => focus())
  }

  /** Its button on the taskbar is Chromium's. */
  setProgressBar(): void {}

  destroy(): void {
    void this.#window.then(({ close }) => close())
  }

  getNormalBounds(): Rectangle {
    return this.#bounds
  }

  async #applyTheme(): Promise<void> {
    const { page } = await this.#window
    if (this.#isDestroyed) return
    if (nativeTheme.themeSource !== 'system') await page.setColorScheme(nativeTheme.themeSource)
  }

  #closed(): void {
    if (this.#isDestroyed) return
    // Chromium's window is closed by now: nothing can hold it back.
    this.emit('close', preventable({}))
    this.#isDestroyed = true
    windows = windows.filter((window) => window !== this)
    this.emit('closed')
    if (windows.length === 0) app.emit('window-all-closed')
  }
}
