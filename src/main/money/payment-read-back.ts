import { setTimeout as wait } from 'node:timers/promises'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { type Result, success } from '#shared/result.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../log/logger.ts'
import { platformFor } from '../platform/for-user.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import type { PaymentLedger } from './journal/payment-ledger.ts'
import { isSettled, type StoredEntry } from './journal/stored-entry.ts'
import { guarded } from './money-outcome.ts'
import { ruleOf } from './money-request.ts'
import { findRecord, isUndecided, type MoneyRule, type PlatformRecord } from './money-rule.ts'

/**
 * Assumptions about the platform: it ends a call after 30 seconds (AppSync's limit of a request), and its lists show a booking after 20 seconds at the
 * latest, with 5 more as a margin. Measured on the monotonic clock, which nobody sets.
 */
export const TIMEOUT = {
  /** Waits before each reading back; the last one again and again. All milliseconds. */
  pauses: [0, 2000, 4000, 8000, 11_500, 15_000] as readonly number[],
  /**
   * How long a call may still be at work after its answer was lost, or after an answer that does not show that it has
   * ended.
   */
  running: 30_000,
  /** How long after a booking the platform's lists may not show it. */
  lateness: 25_000,
}
export type MoneyTimeouts = Readonly<typeof TIMEOUT>

/** Readings without a find before something counts as absent. */
const LEAST_READINGS = 2

export interface PaymentReadBackOptions {
  readonly platform: Pick<PlatformClient, 'execute'>
  readonly identity: Pick<Identity, 'owner'>
  /** Called whenever one of the signed-in user's entries changes. */
  readonly onChange: (entry: MoneyEntry) => void
  readonly logger: Logger
  /** Unix seconds. */
  readonly now: () => number
  readonly timeouts: MoneyTimeouts
}

/**
 * Finds out the outcome of payments that ended without a usable answer, by reading the platform's records back, and
 * settles them.
 */
export class PaymentReadBack {
  readonly #options: PaymentReadBackOptions
  /**
   * What is being read back: since when (monotonic), how long a booking may take to show, and how often it was not
   * found.
   */
  readonly #doubts = new Map<string, { readonly since: number; readonly settling: number; misses: number }>()
  readonly #followed = new Set<string>()
  readonly #looks = new Map<string, Promise<void>>()
  readonly #closing = new AbortController()

  constructor(options: PaymentReadBackOptions) {
    this.#options = options
  }

  /** From now on a booking must show within `settling`; by default that of a call that may still be at work. */
  doubt(key: string, settling = this.#options.timeouts.running + this.#options.timeouts.lateness): void {
    if (!this.#doubts.has(key)) this.#doubts.set(key, { since: performance.now(), settling, misses: 0 })
  }

  /**
   * Before something is sent again: whether what was absent has arrived since. Each is looked for under its own
   * reference.
   */
  async arrivedLate(ledger: PaymentLedger, absent: readonly StoredEntry[]): Promise<Result<boolean>> {
    for (const { entry, baseline, variables } of absent) {
      const rule = ruleOf(entry.operation, variables)
      if (rule === null) continue
      const late = await this.#madeBy(ledger, rule, entry, baseline)
      if (!late.ok) return late
      if (late.value === undefined) continue
      await this.found(ledger, entry.key, late.value)
      return success(true)
    }
    return success(false)
  }

  /**
   * Reads back in the background, with growing pauses, until the outcome is known or the user is gone; then the next
   * sign-in goes on.
   */
  follow(ledger: PaymentLedger, key: string): void {
    if (this.#followed.has(key)) return
    this.#followed.add(key)
    this.doubt(key)
    void this.#followOn(ledger, key)
      .catch((cause: unknown) => !this.#closing.signal.aborted && this.#options.logger.error(`Reading back failed: ${String(cause)}`))
      .finally(() => this.#followed.delete(key))
  }

  async #followOn(ledger: PaymentLedger, key: string): Promise<void> {
    const { pauses } = this.#options.timeouts
    for (let round = 0; ; round++) {
      await wait(pauses[Math.min(round, pauses.length - 1)], undefined, { signal: this.#closing.signal, ref: false })
      if (this.#options.identity.owner() !== ledger.owner || this.#isOver(ledger, key)) return
      await this.look(ledger, key)
      if (this.#isOver(ledger, key)) return
    }
  }

  /** Another look may have settled it, and the user seen it, during a pause. */
  #isOver(ledger: PaymentLedger, key: string): boolean {
    const stored = ledger.get(key)
    return stored === undefined || isSettled(stored.entry)
  }

  look(ledger: PaymentLedger, key: string): Promise<void> {
    const running = this.#looks.get(key)
    if (running !== undefined) return running
    const look = this.#lookOnce(ledger, key).finally(() => this.#looks.delete(key))
    this.#looks.set(key, look)
    return look
  }

  async #lookOnce(ledger: PaymentLedger, key: string): Promise<void> {
    const stored = ledger.get(key)
    const rule = stored === undefined ? null : ruleOf(stored.entry.operation, stored.variables)
    if (stored === undefined || rule === null || this.#options.identity.owner() !== ledger.owner) return
    const begun = performance.now()
    const made = await this.#madeBy(ledger, rule, stored.entry, stored.baseline)
    if (!made.ok) {
      if (isUndecided(made.error)) this.#undecided(ledger, key, made.error.message)
      return
    }
    if (made.value !== undefined) {
      await this.found(ledger, key, made.value)
      return
    }
    ledger.change(key, { checkedAt: this.#options.now() })
    const doubt = this.#doubts.get(key)
    if (doubt !== undefined) doubt.misses += 1
    const isGone = doubt !== undefined && doubt.misses >= LEAST_READINGS && begun - doubt.since >= doubt.settling
    if (isGone && ledger.entry(key).state === 'unknown') await this.settle(ledger, key, { state: 'absent' })
    else this.notify(ledger, key)
  }

  /** Several records may be the payment's. It is neither found nor absent, and the user is told why. */
  #undecided(ledger: PaymentLedger, key: string, message: string): void {
    ledger.change(key, { checkedAt: this.#options.now(), message })
    this.notify(ledger, key)
  }

  /** The record of a payment is on the platform. */
  found(ledger: PaymentLedger, key: string, { id, answer }: PlatformRecord): Promise<MoneyEntry> {
    return this.settle(
      ledger,
      key,
      { state: 'done', found: true, message: null, checkedAt: this.#options.now(), data: JSON.stringify(answer) },
      { recordId: id },
    )
  }

  async settle(ledger: PaymentLedger, key: string, outcome: Partial<MoneyEntry>, kept: Partial<StoredEntry> = {}): Promise<MoneyEntry> {
    const baseline = outcome.state === 'absent' ? {} : { baseline: [] }
    const { entry } = ledger.change(key, { ...outcome, settledAt: this.#options.now() }, { ...baseline, ...kept })
    this.#doubts.delete(key)
    await this.save(ledger)
    this.#report(ledger, entry)
    // Dismissed while it was written, it has lost its marker before, and a bulk change's is forgotten.
    if (ledger.get(key) !== undefined) await ledger.unmark(key)
    return entry
  }

  /** What cannot be written now is read back at the next start, which finds out the same. */
  async save(ledger: PaymentLedger): Promise<void> {
    const written = await ledger.save()
    if (!written.ok) this.#options.logger.error('An outcome could not be written to the journal of sent money')
  }

  /** The record that a payment made; undefined where there is none, a failure where that cannot be known. */
  #madeBy(ledger: PaymentLedger, rule: MoneyRule, { siteId, startedAt }: MoneyEntry, baseline: readonly string[]): Promise<Result<PlatformRecord | undefined>> {
    const known = new Set(baseline)
    // At the time of the answer: another payment may have been found while the list was read.
    const claimed = { has: (id: string) => rule.hasBaseline && ledger.claimed().has(id) }
    const platform = platformFor(ledger.owner, this.#options.platform, this.#options.identity)
    return guarded(this.#options.logger, () => findRecord(platform, { rule, siteId, known, claimed, startedAt }))
  }

  notify(ledger: PaymentLedger, key: string): void {
    this.#report(ledger, ledger.entry(key))
  }

  #report(ledger: PaymentLedger, entry: MoneyEntry): void {
    if (this.#options.identity.owner() === ledger.owner) this.#options.onChange(entry)
  }

  isFollowed(key: string): boolean {
    return this.#followed.has(key)
  }

  /** Ends with the reading back of a payment that is running now, at once where none is. */
  async running(key: string): Promise<void> {
    await this.#looks.get(key)
  }

  close(): void {
    this.#closing.abort()
  }
}
