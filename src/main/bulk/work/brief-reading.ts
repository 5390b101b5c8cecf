import type { Result } from '#shared/result.ts'

/** Rows that are sent at the same time share one reading, for this many milliseconds: not longer, so that nothing others change is written over. */
const FRESH_FOR = 1000

interface Reading<Value> {
  readonly at: number
  readonly answer: Promise<Result<Value>>
}

/** Reads by a key, and shares what is being read or was read just now. */
export class BriefReading<Value> {
  readonly #read: (key: string) => Promise<Result<Value>>
  readonly #now: () => number
  readonly #readings = new Map<string, Reading<Value>>()

  constructor(read: (key: string) => Promise<Result<Value>>, now: () => number) {
    this.#read = read
    this.#now = now
  }

  /** @param since what was asked for before this is too old, milliseconds since the epoch */
  of(key: string, since = 0): Promise<Result<Value>> {
    const known = this.#readings.get(key)
    const at = this.#now()
    if (known !== undefined && known.at >= since && at - known.at < FRESH_FOR) return known.answer
    const answer = this.#read(key)
    this.#readings.set(key, { at, answer })
    return answer
  }

  /** What was read before a change says nothing of it. */
  forget(key: string): void {
    this.#readings.delete(key)
  }
}
