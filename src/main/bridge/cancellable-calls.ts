/** Calls in progress that the renderer may cancel by the name it gave them. */
export class CancellableCalls {
  readonly #running = new Map<string, AbortController>()

  /** Runs a call; without a name it cannot be cancelled. A name used again while its call runs belongs to the later one. */
  async run<Value>(name: string | undefined, call: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    const controller = new AbortController()
    if (name !== undefined) this.#running.set(name, controller)
    try {
      return await call(controller.signal)
    } finally {
      if (name !== undefined && this.#running.get(name) === controller) this.#running.delete(name)
    }
  }

  /** Cancels a call. One that has ended, or never was, is no error: its answer may have crossed the cancel on its way. */
  cancel(name: string): void {
    this.#running.get(name)?.abort()
  }
}
