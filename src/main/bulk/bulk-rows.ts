import type { BulkOrder, BulkOutcome, BulkRow } from '#shared/bridge/bulk.ts'
import { outcomeOf, type RowProgress, type StoredOutcome } from './bulk-journal.ts'

interface RowState {
  readonly outcome: BulkOutcome
  readonly message: string | null
  /** When it was sent, unix seconds. */
  readonly sentAt: number | null
  /** Of a row of several calls, once the first is accepted. */
  readonly progress?: RowProgress | undefined
}

const WAITING: RowState = { outcome: 'waiting', message: null, sentAt: null }

/** The outcome of each row of a bulk change, by its place in the order. */
export class BulkRows {
  readonly #states: RowState[]
  readonly #counts: Record<BulkOutcome, number> = { waiting: 0, sending: 0, done: 0, failed: 0, unknown: 0, skipped: 0 }
  #next = 0

  constructor({ rows }: BulkOrder) {
    this.#states = rows.map(({ skip, made }) => {
      if (skip !== null) return { outcome: 'skipped', message: skip, sentAt: null }
      return made === undefined ? WAITING : { ...WAITING, progress: { made, step: 0 } }
    })
    for (const { outcome } of this.#states) this.#counts[outcome] += 1
  }

  /** Takes up what the log says, in its order. */
  restore(lines: readonly string[]): void {
    for (const line of lines) {
      const stored = outcomeOf(line)
      if (stored !== null && stored[0] < this.#states.length) this.set(stored)
    }
  }

  /** What a row of several calls has got to is kept where the outcome says nothing of it. */
  set([place, outcome, message, sentAt, progress = this.at(place).progress]: StoredOutcome): void {
    this.#counts[this.at(place).outcome] -= 1
    this.#counts[outcome] += 1
    this.#states[place] = { outcome, message, sentAt, progress }
    if (outcome === 'waiting') this.#next = Math.min(this.#next, place)
  }

  at(place: number): RowState {
    return this.#states[place] as RowState
  }

  /** The place of the next row that waits, each given once until it waits again; undefined where there is none. */
  takeNext(): number | undefined {
    while (this.#next < this.#states.length) {
      const place = this.#next
      this.#next += 1
      if (this.at(place).outcome === 'waiting') return place
    }
    return undefined
  }

  /** The places of rows with an outcome. */
  places(outcome: BulkOutcome): readonly number[] {
    return this.#states.flatMap((state, place) => (state.outcome === outcome ? [place] : []))
  }

  counts(): Record<BulkOutcome, number> {
    return { ...this.#counts }
  }

  /** How many have an outcome for good. */
  settled(): number {
    const { done, failed, unknown, skipped } = this.#counts
    return done + failed + unknown + skipped
  }

  results({ rows }: BulkOrder): BulkRow[] {
    return rows.map(({ skip: _skip, newSite, made: before, ...row }, place) => {
      const { outcome, message, progress } = this.at(place)
      const made = progress?.made ?? before
      // What is created is large, and only a retry needs it.
      const again = newSite !== undefined && (outcome === 'failed' || outcome === 'unknown') ? { newSite } : {}
      return { ...row, ...again, ...(made === undefined ? {} : { made }), outcome, message }
    })
  }
}
