import { callingPage } from './calling-page.ts'

/** Calls in progress that a page may cancel by the name it gave them; a name of another page is another call. */
export class CancellableCalls {
  readonly #running = new Map<string, AbortController>()

  /** Runs a call; without a name it cannot be cancelled. A name used again while its call runs belongs to the later one. */
  async run<Value>(name: string | undefined, call: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    const controller = new AbortController()
    const key = name === undefined ? undefined : keyOf(name, callingPage())
    if (key !== undefined) this.#running.set(key, controller)
    try {
      return await call(controller.signal)
    } finally {
      if (key !== undefined && this.#running.get(key) === controller) this.#running.delete(key)
    }
  }

  /** Cancels a call. One that has ended, or never was, is no error: its answer may have crossed the cancel on its way. */
  cancel(name: string): void {
    this.#running.get(keyOf(name, callingPage()))?.abort()
  }

  /** Cancels every named call of a page that is gone: nobody waits for its answer. */
  cancelOf(page: number): void {
    for (const [key, controller] of this.#running) if (key.startsWith(keyOf('', page))) controller.abort()
  }
}

const keyOf = (name: string, page: number | undefined): string => `${page ?? ''}:${name}`
