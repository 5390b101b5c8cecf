import type { Bridge } from '#shared/bridge/bridge.ts'

/** A change is written this long after it, milliseconds; later changes in the meantime go with it. */
const DELAY = 500

export interface DraftKeeperOptions {
  readonly port: Bridge['drafts']
  readonly form: string
  /** The form's values as JSON text. */
  readonly read: () => string
  /** Told why the last write failed, null once one succeeds. */
  readonly onFailure: (reason: string | null) => void
}

/** Writes the draft of one form. Writes follow one another, and end with the form. */
export class DraftKeeper {
  readonly #options: DraftKeeperOptions
  #state: 'waiting' | 'keeping' | 'ended' = 'waiting'
  /** Something changed while the stored draft was still waiting for its answer. */
  #hasWaitingChange = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: DraftKeeperOptions) {
    this.#options = options
  }

  /** The stored draft, null when there is none or it cannot be read. */
  async find(): Promise<{ readonly savedAt: number; readonly values: unknown } | null> {
    const answer = await this.#options.port.read({ form: this.#options.form })
    if (!answer.ok || answer.value === null) return null
    try {
      return { savedAt: answer.value.savedAt, values: JSON.parse(answer.value.text) as unknown }
    } catch {
      return null
    }
  }

  /** From now on changes are kept, with what changed so far. Before, a stored draft may still be waiting for its answer. */
  start(): void {
    if (this.#state !== 'waiting') return
    this.#state = 'keeping'
    if (this.#hasWaitingChange) this.changed()
  }

  /** The stored draft is in the form, in place of what changed so far: from now on changes are kept. */
  resume(): void {
    this.#hasWaitingChange = false
    this.start()
  }

  /** Something in the form changed. */
  changed(): void {
    if (this.#state === 'waiting') this.#hasWaitingChange = true
    if (this.#state !== 'keeping') return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), DELAY)
  }

  /** Writes at once what waits to be written. */
  async flush(): Promise<void> {
    if (this.#timer === undefined || this.#state !== 'keeping') return
    clearTimeout(this.#timer)
    this.#timer = undefined
    const { port, form, read, onFailure } = this.#options
    const text = read()
    const answer = await this.#after(() => port.write({ form, text }))
    onFailure(answer.ok ? null : answer.error.message)
  }

  /** Deletes the stored draft. */
  async discard(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#after(() => this.#options.port.discard({ form: this.#options.form }))
  }

  /** Deletes the stored draft and keeps nothing more. */
  async end(): Promise<void> {
    this.#state = 'ended'
    await this.discard()
  }

  #after<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }
}
