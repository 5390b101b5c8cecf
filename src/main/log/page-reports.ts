type Level = 'error' | 'warn' | 'info'

/** Reports of the page that are written within a minute. */
const MOST_A_MINUTE = 60
const MINUTE = 60_000
const LONGEST = 2000

export interface PageReportsOptions {
  readonly write: (level: Level, message: string) => void
  /** Milliseconds on a clock that does not jump. */
  readonly now: () => number
}

/** What the page reports to the log, limited in number and length: a broken page repeats itself. */
export class PageReports {
  readonly #options: PageReportsOptions
  #minuteBegan = Number.NEGATIVE_INFINITY
  #taken = 0
  #dropped = 0

  constructor(options: PageReportsOptions) {
    this.#options = options
  }

  take(level: Level, message: string): void {
    const { write, now } = this.#options
    if (now() - this.#minuteBegan >= MINUTE) {
      if (this.#dropped > 0) write('warn', `${this.#dropped} reports were dropped`)
      this.#minuteBegan = now()
      this.#taken = 0
      this.#dropped = 0
    }
    this.#taken += 1
    if (this.#taken > MOST_A_MINUTE) this.#dropped += 1
    else write(level, message.slice(0, LONGEST))
  }
}
