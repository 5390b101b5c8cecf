import type { Diagnostics } from '#shared/bridge/diagnostics.ts'
import { addressOf } from '../shell/network/fresh-connection-fetch.ts'

/** Compares this computer's clock with the `Date` of the platform's answers. */
export class PlatformClock {
  readonly #platform: () => string | undefined
  readonly #now: () => number
  #clock: Diagnostics['clock'] = null

  /**
   * @param platform an address of the platform: answers of other hosts do not count; undefined while there is none
   * @param now milliseconds since the epoch
   */
  constructor(platform: () => string | undefined, now: () => number = Date.now) {
    this.#platform = platform
    this.#now = now
  }

  /** The same `fetch`, its answers untouched. */
  watch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (input, init) => {
      const sent = this.#now()
      const response = await fetch(input, init)
      if (this.#isPlatform(addressOf(input))) this.#compare(response.headers, sent, this.#now())
      return response
    }
  }

  /** Null until the platform has answered. */
  read(): Diagnostics['clock'] {
    return this.#clock
  }

  /** The next answers come from another platform. */
  forget(): void {
    this.#clock = null
  }

  #isPlatform(address: string): boolean {
    const platform = this.#platform()
    return platform !== undefined && new URL(address).origin === new URL(platform).origin
  }

  /** The answer was written somewhere between `sent` and `received`, in the second that it names: only what lies outside is certainly a difference. */
  #compare(headers: Headers, sent: number, received: number): void {
    const date = Date.parse(headers.get('date') ?? '')
    // What a cache answered was written long ago.
    if (Number.isNaN(date) || Number(headers.get('age') ?? 0) > 0) return
    const ahead = Math.max(0, sent - (date + 1000)) - Math.max(0, date - received)
    this.#clock = { ahead: Math.round(ahead / 1000), comparedAt: Math.floor(received / 1000) }
  }
}
