import { app, BrowserWindow, nativeTheme, type Rectangle, type Size } from 'electron'
import { CONSOLE_ORIGIN, isConsoleAddress } from '../../bridge/serve-bridge.ts'
import type { Logger } from '../../log/logger.ts'
import { CrashLimit, stoppedAddress } from '../content/stopped-page.ts'
import { pagePreferences } from '../protection/page-preferences.ts'
import { MINIMUM_SIZE } from './window-placement.ts'

// The ground Fluent's themes paint first, so that the window does not flash before the page is there.
const GROUND = { light: '#ffffff', dark: '#1f1f1f' } as const

export interface ConsoleWindowOptions {
  readonly preload: string
  readonly icon: string
  /** The page's process ended, or its window was closed. */
  readonly onGone: (page: number) => void
  /** The page was loaded again after a crash. */
  readonly onRecovered: (page: number) => void
  /** Asks whether to wait for a page that hangs. */
  readonly waitsForPage: (window: BrowserWindow) => Promise<boolean>
  readonly logger: Logger
}

/** One window of the console: its page, and what happens when the page crashes or hangs. */
export class ConsoleWindow {
  readonly window: BrowserWindow
  /** The id of its web contents. */
  readonly page: number
  readonly #options: ConsoleWindowOptions
  readonly #crashLimit = new CrashLimit()

  /** @param path of the screen, with its search */
  constructor(options: ConsoleWindowOptions, { bounds, isMaximized, path }: { bounds: Rectangle | Size; isMaximized: boolean; path: string }) {
    const { preload, icon, onGone } = options
    this.#options = options
    const window = new BrowserWindow({
      ...bounds,
      minWidth: MINIMUM_SIZE.width,
      minHeight: MINIMUM_SIZE.height,
      show: false,
      title: 'Admin Console',
      icon,
      autoHideMenuBar: true,
      backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
      webPreferences: pagePreferences(preload, app.isPackaged),
    })
    this.window = window
    this.page = window.webContents.id
    window.once('ready-to-show', () => {
      if (isMaximized) window.maximize()
      window.show()
    })
    window.once('closed', () => onGone(this.page))
    this.#recover()
    void this.#load(CONSOLE_ORIGIN + path)
  }

  isFocused(): boolean {
    return !this.window.isDestroyed() && this.window.isFocused()
  }

  toFront(): void {
    if (this.window.isMinimized()) this.window.restore()
    this.window.show()
    this.window.focus()
  }

  /** Sends an event of the bridge; a window that is gone gets nothing. */
  send(channel: string, payload: unknown): void {
    if (!this.window.isDestroyed()) this.window.webContents.send(channel, payload)
  }

  /** Loads the page again at the address it shows: route, filters and open tab stay. */
  reload(): void {
    if (!this.window.isDestroyed()) this.window.webContents.reload()
  }

  async #load(address: string): Promise<void> {
    try {
      await this.window.webContents.loadURL(address)
    } catch (cause) {
      this.#options.logger.error(`The page could not be loaded: ${String(cause)}`)
    }
  }

  #recover(): void {
    const { onGone, onRecovered } = this.#options
    const contents = this.window.webContents
    contents.on('render-process-gone', (_gone, { reason }) => {
      onGone(this.page)
      if (reason === 'clean-exit') return
      if (this.#crashLimit.allowsReload()) {
        contents.reload()
        onRecovered(this.page)
      } else {
        const crashedAt = contents.getURL()
        void this.#load(CONSOLE_ORIGIN + stoppedAddress(isConsoleAddress(crashedAt) ? crashedAt : `${CONSOLE_ORIGIN}/`))
      }
    })
    this.window.on('unresponsive', () => void this.#askAboutHang())
  }

  async #askAboutHang(): Promise<void> {
    this.#options.logger.warn('The page is not responding')
    const isPatient = await this.#options.waitsForPage(this.window)
    // A hung page cannot be reloaded; ending its process leads to the recovery above.
    if (!isPatient && !this.window.isDestroyed()) this.window.webContents.forcefullyCrashRenderer()
  }
}
