/** The part of a window that draws the bar on its taskbar button. */
export interface TaskbarWindow {
  setProgressBar(progress: number, options?: { readonly mode: 'normal' | 'indeterminate' | 'error' }): void
}

/** How long the bar shows that something failed, milliseconds. */
const FAILURE_SHOWN_FOR = 3000

/** Electron takes more than 1 as a bar without a size, and less than 0 as none. */
const UNSIZED = 2
const NONE = -1

/** The bar on the taskbar: the mean share of all that runs, with what has ended since the first of them began. */
export class TaskProgress {
  readonly #windows: () => readonly TaskbarWindow[]
  readonly #running = new Map<string, number | null>()
  #ended = 0
  #hasFailed = false
  #failureTimer: NodeJS.Timeout | undefined
  #drawn = ''

  /** @param windows those that are open now */
  constructor(windows: () => readonly TaskbarWindow[]) {
    this.#windows = windows
  }

  /** @param share from 0 to 1; null where the size is unknown */
  update(id: string, share: number | null): void {
    this.#running.set(id, share)
    this.#draw()
  }

  /** What has ended; what never ran is left out. */
  end(id: string, hasFailed = false): void {
    if (!this.#running.delete(id)) return
    this.#ended += 1
    this.#hasFailed ||= hasFailed
    if (this.#running.size > 0) {
      this.#draw()
      return
    }
    clearTimeout(this.#failureTimer)
    if (this.#hasFailed) this.#failureTimer = setTimeout(() => this.#set(NONE), FAILURE_SHOWN_FOR).unref()
    this.#set(this.#hasFailed ? 1 : NONE, 'error')
    this.#ended = 0
    this.#hasFailed = false
  }

  #draw(): void {
    clearTimeout(this.#failureTimer)
    const shares = [...this.#running.values()]
    if (shares.includes(null)) {
      this.#set(UNSIZED, 'indeterminate')
      return
    }
    const sum = shares.reduce<number>((total, share) => total + (share ?? 0), this.#ended)
    this.#set(Math.round((100 * sum) / (shares.length + this.#ended)) / 100, this.#hasFailed ? 'error' : 'normal')
  }

  /** Progress comes ten times a second for each file: the system is asked only where the bar changes. */
  #set(progress: number, mode: 'normal' | 'indeterminate' | 'error' = 'normal'): void {
    const windows = this.#windows()
    const drawn = `${progress} ${mode} ${windows.length}`
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    for (const window of windows) {
      if (progress === NONE) window.setProgressBar(NONE)
      else window.setProgressBar(progress, { mode })
    }
  }
}
