import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** How a second start tells the first one to show itself. */
const SIGNAL = 'SIGUSR2'

/** Lets one process at a time use a folder: a lock file that names the process. */
export class SingleInstance {
  readonly #file: string
  #isOurs = false

  constructor(file: string) {
    this.#file = file
  }

  /**
   * Takes the lock. Where another living process has it, that one is told, and the answer is false.
   *
   * @param onSecond called in the process that has the lock when another one is started
   */
  claim(onSecond: () => void): boolean {
    for (let attempt = 0; attempt < 2 && !this.#isOurs; attempt += 1) {
      this.#isOurs = this.#write()
      if (this.#isOurs) process.on(SIGNAL, onSecond)
      else if (this.#tellOwner()) return false
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
  #tellOwner(): boolean {
    try {
      process.kill(Number(readFileSync(this.#file, 'utf8')), SIGNAL)
      return true
    } catch {
      return false
    }
  }
}
