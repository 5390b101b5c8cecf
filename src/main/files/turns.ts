/** Lets this many at once, the others in the order in which they came. */
export class Turns {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(limit: number) {
    this.#free = limit
  }

  /** Runs `work` when it is its turn. Rejects with the signal's reason when it is aborted before. */
  async run<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    if (this.#free > 0) this.#free -= 1
    else await this.#wait(signal)
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#free += 1
      else next()
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1)
        reject(signal.reason as Error)
      }
      const begin = (): void => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      if (signal.aborted) return reject(signal.reason as Error)
      signal.addEventListener('abort', giveUp, { once: true })
      this.#waiting.push(begin)
    })
  }
}
