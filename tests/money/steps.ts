import { AsyncLocalStorage } from 'node:async_hooks'
import fs, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/**
 * The steps of a payment: each await at which it reaches outside the process: files, requests, tokens. A run of the console is killed before one of them, and
 * so after the one before: nothing of it goes any further.
 */
export class Steps {
  readonly #names: string[] = []
  #killAt: number
  readonly #kill: () => void
  readonly #never = new Promise<never>(() => undefined)

  /** @param kill called at the step, counted from 1, at which the run ends */
  constructor(killAt = Number.POSITIVE_INFINITY, kill: () => void = () => undefined) {
    this.#killAt = killAt
    this.#kill = kill
  }

  get names(): readonly string[] {
    return this.#names
  }

  /** The function as a step. */
  around<Arguments extends readonly unknown[], Value>(name: string, work: (...given: Arguments) => Promise<Value>): (...given: Arguments) => Promise<Value> {
    return async (...given) => {
      await this.#pass(name)
      return work(...given)
    }
  }

  /** Runs work whose files count as steps. */
  within<Value>(work: () => Value): Value {
    return CURRENT.run(this, work)
  }

  /** The run is over: what is done after it ends at no step. */
  spare(): void {
    this.#killAt = Number.POSITIVE_INFINITY
  }

  async #pass(name: string): Promise<void> {
    this.#names.push(name)
    if (this.#names.length < this.#killAt) return
    this.#kill()
    await this.#never
  }
}

const CURRENT = new AsyncLocalStorage<Steps>()

const WATCHED = ['link', 'open', 'readFile', 'writeFile', 'rename', 'rm', 'mkdir', 'readdir'] as const
const HANDLED = ['write', 'sync', 'close'] as const

type Work = (...given: readonly unknown[]) => Promise<unknown>

/** Makes the file calls of the process steps of the run they belong to. @returns puts them back */
export function watchFiles(): () => void {
  const originals = WATCHED.map((name) => [name, fs[name]] as const)
  for (const [name, original] of originals) {
    const counted: Work = async (...given) => {
      const steps = CURRENT.getStore()
      const work = original as Work
      if (steps === undefined) return work(...given)
      const value = await steps.around(name, work)(...given)
      return name === 'open' ? watchHandle(steps, value as FileHandle) : value
    }
    Object.assign(fs, { [name]: counted })
  }
  syncBuiltinESMExports()
  return () => {
    for (const [name, original] of originals) Object.assign(fs, { [name]: original })
    syncBuiltinESMExports()
  }
}

function watchHandle(steps: Steps, handle: FileHandle): FileHandle {
  for (const name of HANDLED) Object.assign(handle, { [name]: steps.around(name, (handle[name] as Work).bind(handle)) })
  return handle
}
