import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** How a second start tells the first one to show itself. */
const SIGNAL = 'SIGUSR2'

/** Lets one process at a time use a folder: a lock file that names the process. */
export class SingleInstance {
  readonly #file: string
  /** What a second start leaves for the first to read. */
  readonly #message: string
  #isOurs = false

  constructor(file: string) {
    this.#file = file
    this.#message = `${file}.argv`
  }

  /**
   * Takes the lock. Where another living process has it, that one is told, and the answer is false.
   *
   * @param argv the own command line, which the other process is told
   * @param onSecond called in the process that has the lock, with the command line of the other one that was started
   */
  claim(argv: readonly string[], onSecond: (argv: readonly string[]) => void): boolean {
    for (let attempt = 0; attempt < 2 && !this.#isOurs; attempt += 1) {
      this.#isOurs = this.#write()
      if (this.#isOurs) process.on(SIGNAL, () => onSecond(JSON.parse(readFileSync(this.#message, 'utf8')) as string[]))
      else if (this.#tellOwner(argv)) return false
      else rmSync(this.#file, { force: true })
    }
    return this.#isOurs
  }

  release(): void {
    if (this.#isOurs) rmSync(this.#file, { force: true })
    this.#isOurs = false
  }

  #write(): boolean {
    try {
      writeFileSync(this.#file, String(process.pid), { flag: 'wx' })
      return true
    } catch {
      return false
    }
  }

  /** Whether a living process has the lock; it has then been told. */
  #tellOwner(argv: readonly string[]): boolean {
    try {
      writeFileSync(this.#message, JSON.stringify(argv))
      process.kill(Number(readFileSync(this.#file, 'utf8')), SIGNAL)
      return true
    } catch {
      return false
    }
  }
}
