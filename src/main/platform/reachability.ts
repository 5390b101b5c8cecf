import { EventEmitter } from 'node:events'
import type { Reachability } from '#shared/bridge/platform.ts'

export interface ReachabilityMonitorOptions {
  /** Whether the platform answers, asked while it is out of reach. Never rejects. */
  readonly probe: () => Promise<boolean>
  /** Wait before the first probe; doubled for each further one up to `longest`. Milliseconds. */
  readonly first: number
  readonly longest: number
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Whether the platform can be reached, as the calls show it; while it cannot, a light probe notices its return. */
export class ReachabilityMonitor {
  readonly #options: ReachabilityMonitorOptions
  readonly #changes = new EventEmitter<{ changed: [Reachability] }>()
  #current: Reachability
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: ReachabilityMonitorOptions) {
    this.#options = options
    this.#current = { state: 'reachable', since: this.#seconds() }
  }

  current(): Reachability {
    return this.#current
  }

  reached(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#set('reachable')
  }

  lost(): void {
    this.#set('unreachable')
    if (this.#timer === undefined) this.#probeAfter(this.#options.first)
  }

  /** Asks at once while it is out of reach: something in the way has gone. */
  probeNow(): void {
    if (this.#current.state === 'reachable') return
    clearTimeout(this.#timer)
    this.#probeAfter(0)
  }

  onChange(listener: (reachability: Reachability) => void): () => void {
    this.#changes.on('changed', listener)
    return () => this.#changes.off('changed', listener)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  #probeAfter(wait: number): void {
    if (this.#closed) return
    const timer = setTimeout(() => void this.#probe(wait), wait)
    timer.unref()
    this.#timer = timer
  }

  async #probe(wait: number): Promise<void> {
    const timer = this.#timer
    const found = await this.#options.probe()
    if (this.#timer !== timer) return
    if (found) this.reached()
    else this.#probeAfter(Math.min(Math.max(wait * 2, this.#options.first), this.#options.longest))
  }

  #set(state: Reachability['state']): void {
    if (this.#current.state === state) return
    this.#current = { state, since: this.#seconds() }
    this.#changes.emit('changed', this.#current)
  }

  #seconds(): number {
    return Math.floor(this.#options.now() / 1000)
  }
}
