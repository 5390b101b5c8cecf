import { type App, type BrowserWindow, type Rectangle, screen } from 'electron'
import type { Result } from '#shared/result.ts'
import { START_ADDRESS } from '#shared/window-address.ts'
import { SettingsFile } from '../../preferences/settings-file.electron.ts'
import type { Announce } from '../../vault/damage-notice.ts'
import { NEW_WINDOW } from '../background/jump-list.electron.ts'
import { ConsoleWindow, type ConsoleWindowOptions } from './console-window.ts'
import { WindowList } from './window-list.ts'
import { besideWindow, placeWindow, rememberedSize, sizeOfWindow, UNPLACED, type WindowPlacement, windowPlacementSchema } from './window-placement.ts'

/** How long a window must stand still before its place is written, milliseconds. */
const PLACEMENT_DELAY = 500

export interface ConsoleWindowsOptions extends ConsoleWindowOptions {
  /** Whether the system chooses the places of windows. */
  readonly isPlacedBySystem: boolean
  /** Where the place of the window that was moved or closed last is kept: `<user data>/window.json`. */
  readonly placement: string
  /** Whether a window may close; asks the user where that needs an answer. Undefined where nothing stands in the way. */
  readonly announce?: Announce | undefined
  readonly beforeClose: (page: number, isLast: boolean) => Promise<boolean> | undefined
}

/** The console's windows: one session, one main process, a page each. */
export class ConsoleWindows {
  readonly #options: ConsoleWindowsOptions
  readonly #placement: SettingsFile<WindowPlacement>
  readonly #list = new WindowList<ConsoleWindow>()

  constructor(options: ConsoleWindowsOptions) {
    this.#options = options
    this.#placement = new SettingsFile({
      path: options.placement,
      what: 'The place of the window',
      schema: windowPlacementSchema,
      defaults: UNPLACED,
      announce: options.announce,
      logger: options.logger,
    })
  }

  /** Opens the first window, or brings the one used last to the front. */
  show(): void {
    const current = this.#list.current()
    if (current === undefined) this.#open(START_ADDRESS)
    else current.toFront()
  }

  /** Opens one more window at a path that `windowAddress` gave, beside the one used last. Failure `busy` where there are too many. */
  open(path: string): Result<undefined> {
    const room = this.#list.hasRoom()
    if (room.ok) this.#open(path)
    return room
  }

  /** Shows a window at a second start and when the user comes back, and ends the application with the last one. */
  follow(app: App): void {
    const show = (): void => void app.whenReady().then(() => this.show())
    app.on('second-instance', (_event, argv) => {
      if (!argv.includes(NEW_WINDOW)) return show()
      void app.whenReady().then(() => {
        if (!this.open('/').ok) this.show()
      })
    })
    app.on('activate', show)
    app.on('window-all-closed', () => app.quit())
  }

  /** The window of a page, or, for what no page asked for, the focused one or the one focused last. */
  windowFor(page: number | undefined): BrowserWindow | undefined {
    return (page === undefined ? this.#list.current() : this.#list.of(page))?.window
  }

  /** The page of the focused window, or of the one focused last. */
  currentPage(): number | undefined {
    return this.#list.current()?.page
  }

  owns(page: number): boolean {
    return this.#list.of(page) !== undefined
  }

  /** Sends an event of the bridge to a page, or to all. */
  send(channel: string, payload: unknown, page?: number): void {
    if (page === undefined) for (const window of this.#list.all()) window.send(channel, payload)
    else this.#list.of(page)?.send(channel, payload)
  }

  /** Loads the page of the window in use again. */
  reload(): void {
    this.#list.current()?.reload()
  }

  reloadAll(): void {
    for (const window of this.#list.all()) window.reload()
  }

  #open(path: string): void {
    const { bounds, maximized } = this.#placement.read()
    const primary = screen.getPrimaryDisplay()
    const others = screen.getAllDisplays().filter((display) => display.id !== primary.id)
    const from = this.#list.current()?.window.getNormalBounds()
    const placed = (): Rectangle =>
      placeWindow(from === undefined ? bounds : besideWindow(from), [primary.workArea, ...others.map((display) => display.workArea)])
    const opened = new ConsoleWindow(this.#options, {
      bounds: this.#options.isPlacedBySystem ? sizeOfWindow(from ?? bounds, primary.workArea) : placed(),
      isMaximized: from === undefined && maximized,
      path,
    })
    const { window } = opened
    this.#list.use(opened)
    window.on('focus', () => this.#list.use(opened))
    this.#askBeforeClose(opened)
    window.once('closed', () => this.#list.remove(opened))
    this.#rememberPlacement(window)
  }

  #askBeforeClose({ window, page }: ConsoleWindow): void {
    let isAsking = false
    window.on('close', (event) => {
      if (isAsking) return event.preventDefault()
      const answer = this.#options.beforeClose(page, this.#list.all().length === 1)
      if (answer === undefined) return
      event.preventDefault()
      isAsking = true
      void answer
        .then((mayClose) => {
          // The page has been asked about unsaved changes already: closing again would ask a second time.
          if (mayClose && !window.isDestroyed()) window.destroy()
        })
        .finally(() => {
          isAsking = false
        })
    })
  }

  #boundsOf(window: BrowserWindow): WindowPlacement['bounds'] {
    if (!this.#options.isPlacedBySystem) return window.getNormalBounds()
    const isFilling = window.isMaximized() || window.isFullScreen()
    return rememberedSize(window.getBounds(), isFilling, this.#placement.read().bounds)
  }

  #rememberPlacement(window: BrowserWindow): void {
    let timer: NodeJS.Timeout | undefined
    const write = (): void => {
      clearTimeout(timer)
      if (window.isDestroyed()) return
      try {
        this.#placement.write({ bounds: this.#boundsOf(window), maximized: window.isMaximized() })
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
    window.once('closed', () => clearTimeout(timer))
  }
}
