/** Crashes within this time count together. */
const WINDOW_MS = 60_000

/** At this many within the window the page is not loaded again by itself. */
const LIMIT = 3

/** Distinguishes a single crash, which a reload mends, from a page that crashes as soon as it loads. */
export class CrashLimit {
  readonly #now: () => number
  #crashes: number[] = []

  /** @param now milliseconds on a clock that does not jump */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Counts a crash. Answers whether the page may be loaded again. */
  allowsReload(): boolean {
    const now = this.#now()
    this.#crashes = [...this.#crashes.filter((at) => now - at < WINDOW_MS), now]
    return this.#crashes.length < LIMIT
  }
}
