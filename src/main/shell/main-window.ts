import { type App, BrowserWindow, dialog, nativeTheme, screen, type WebContents } from 'electron'
import { CONSOLE_ORIGIN, isConsoleAddress } from '../bridge/serve-bridge.ts'
import type { Logger } from '../log/logger.ts'
import { SettingsFile } from '../preferences/settings-file.electron.ts'
import { CrashLimit, stoppedAddress } from './content/stopped-page.ts'
import { MINIMUM_SIZE, placeWindow, UNPLACED, type WindowPlacement, windowPlacementSchema } from './window-placement.ts'

/** How long the window must stand still before its place is written, milliseconds. */
const PLACEMENT_DELAY = 500

// The ground Fluent's themes paint first, so that the window does not flash before the page is there.
const GROUND = { light: '#ffffff', dark: '#1f1f1f' } as const

export interface MainWindowOptions {
  readonly preload: string
  readonly icon: string
  /** Where the window's place is kept: `<user data>/window.json`. */
  readonly placement: string
  readonly onGone: () => void
  readonly onRecovered: () => void
  readonly logger: Logger
}

/** The console's one window: its place, its page, and what happens when the page crashes or hangs. */
export class MainWindow {
  readonly #options: MainWindowOptions
  readonly #crashLimit = new CrashLimit()
  readonly #placement: SettingsFile<WindowPlacement>
  #window: BrowserWindow | undefined

  constructor(options: MainWindowOptions) {
    this.#options = options
    this.#placement = new SettingsFile({ path: options.placement, schema: windowPlacementSchema, defaults: UNPLACED, logger: options.logger })
  }

  /** Opens the window, or brings the open one to the front. */
  show(): void {
    if (this.#window === undefined) this.#open()
    else {
      if (this.#window.isMinimized()) this.#window.restore()
      this.#window.show()
      this.#window.focus()
    }
  }

  /** Shows the window at a second start and when the user comes back, and ends the application with it. */
  follow(app: App): void {
    const show = (): void => void app.whenReady().then(() => this.show())
    app.on('second-instance', show)
    app.on('activate', show)
    app.on('window-all-closed', () => app.quit())
  }

  current(): BrowserWindow | undefined {
    return this.#window === undefined || this.#window.isDestroyed() ? undefined : this.#window
  }

  owns(webContentsId: number): boolean {
    return this.#contents()?.id === webContentsId
  }

  /** Sends an event of the bridge; without a window it goes nowhere. */
  send(channel: string, payload: unknown): void {
    this.#contents()?.send(channel, payload)
  }

  /** Loads the page again at the address it shows: route, filters and open tab stay. */
  reload(): void {
    this.#contents()?.reload()
  }

  #contents(): WebContents | undefined {
    return this.current()?.webContents
  }

  #open(): void {
    const { preload, icon } = this.#options
    const { bounds, maximized } = this.#placement.read()
    const primary = screen.getPrimaryDisplay()
    const others = screen.getAllDisplays().filter((display) => display.id !== primary.id)

    const window = new BrowserWindow({
      ...placeWindow(bounds, [primary.workArea, ...others.map((display) => display.workArea)]),
      minWidth: MINIMUM_SIZE.width,
      minHeight: MINIMUM_SIZE.height,
      show: false,
      title: 'Admin Console',
      icon,
      autoHideMenuBar: true,
      backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
      webPreferences: {
        preload,
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        webviewTag: false,
        navigateOnDragDrop: false,
        spellcheck: true,
      },
    })
    this.#window = window

    window.once('ready-to-show', () => {
      if (maximized) window.maximize()
      window.show()
    })
    window.on('closed', () => {
      this.#window = undefined
    })
    this.#rememberPlacement(window)
    this.#recover(window)
    void this.#load(window.webContents, `${CONSOLE_ORIGIN}/`)
  }

  async #load(contents: WebContents, address: string): Promise<void> {
    try {
      await contents.loadURL(address)
    } catch (cause) {
      this.#options.logger.error(`The page could not be loaded: ${String(cause)}`)
    }
  }

  #rememberPlacement(window: BrowserWindow): void {
    let timer: NodeJS.Timeout | undefined
    const write = (): void => {
      clearTimeout(timer)
      try {
        this.#placement.write({ bounds: window.getNormalBounds(), maximized: window.isMaximized() })
      } catch {
        this.#options.logger.warn('The place of the window could not be written')
      }
    }
    const writeSoon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(write, PLACEMENT_DELAY)
    }
    window.on('resize', writeSoon)
    window.on('move', writeSoon)
    window.on('close', write)
  }

  #recover(window: BrowserWindow): void {
    const { onGone, onRecovered } = this.#options
    const contents = window.webContents

    contents.on('render-process-gone', (_gone, { reason }) => {
      onGone()
      if (reason === 'clean-exit') return
      if (this.#crashLimit.allowsReload()) {
        contents.reload()
        onRecovered()
      } else {
        const crashedAt = contents.getURL()
        void this.#load(contents, CONSOLE_ORIGIN + stoppedAddress(isConsoleAddress(crashedAt) ? crashedAt : `${CONSOLE_ORIGIN}/`))
      }
    })

    window.on('unresponsive', () => void this.#askAboutHang(window))
  }

  async #askAboutHang(window: BrowserWindow): Promise<void> {
    this.#options.logger.warn('The page is not responding')
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: 'The console is not responding',
      detail: 'You can wait, or reload the screen. Reloading loses what you typed and did not save.',
      buttons: ['Wait', 'Reload'],
      defaultId: 0,
      cancelId: 0,
    })
    // A hung page cannot be reloaded; ending its process leads to the recovery above.
    if (response === 1 && !window.isDestroyed()) window.webContents.forcefullyCrashRenderer()
  }
}
