import { setTimeout as wait } from 'node:timers/promises'
import type { CallArgument, CallResult } from '#shared/bridge/bridge.ts'
import type { MoneyEntry, MoneyRequest } from '#shared/bridge/money.ts'
import { referenceOf } from '#shared/domain/payment.ts'
import { type Failure, failure, type Result, success } from '#shared/result.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../platform/logger.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import type { MoneyJournal } from './money-journal.ts'
import { obstacleFailure } from './money-obstacle.ts'
import { failedOutcome } from './money-outcome.ts'
import { MONEY_NAMES, understood } from './money-request.ts'
import type { BoundRule, PlatformRecord } from './money-rule.ts'
import { PaymentLedger } from './payment-ledger.ts'
import { findRecord, readRecords } from './read-back.ts'
import { ruleOf } from './rule-of.ts'
import { isSettled, type StoredEntry } from './stored-entry.ts'

export interface PaymentServiceOptions {
  readonly platform: Pick<PlatformClient, 'execute' | 'onReachability'>
  readonly identity: Pick<Identity, 'owner' | 'onChange'>
  readonly journal: MoneyJournal
  /** Told of each change of an entry of the signed-in user. */
  readonly tell: (entry: MoneyEntry) => void
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly timeouts?: MoneyTimeouts
}

/** All milliseconds. */
export interface MoneyTimeouts {
  /** Waits before each reading back; the last one again and again. */
  readonly pauses: readonly number[]
  /** How long a call may still be at work on the platform after its answer was lost, or after an answer that does not show that it has ended. */
  readonly running: number
  /** How long after a booking the platform's lists may not show it. */
  readonly lateness: number
}

/**
 * Assumptions about the platform: it ends a call after 30 seconds (AppSync's limit of a request), and its lists show a booking after 20 seconds at the
 * latest, with 5 more as a margin. Measured on the monotonic clock, which nobody sets.
 */
const TIMEOUT: MoneyTimeouts = { pauses: [0, 2000, 4000, 8000, 11_500, 15_000], running: 30_000, lateness: 25_000 }

/** Readings without a find before something counts as absent. */
const LEAST_READINGS = 2

/**
 * Sends money once. Every sending stands in the journal before it goes out, with the ids of the records that were there; whatever ends without a usable
 * answer is read back, and may be sent anew only when it is known not to have arrived. Sendings are never cancelled. Source: design, section 6.
 */
export class PaymentService {
  readonly #options: PaymentServiceOptions
  readonly #now: () => number
  readonly #timeouts: MoneyTimeouts
  readonly #books = new Map<string, PaymentLedger>()
  readonly #sendings = new Map<string, Promise<MoneyEntry>>()
  /** What is being read back: since when (monotonic), how long a booking may take to show, and how often it was not found. */
  readonly #doubts = new Map<string, { readonly since: number; readonly settling: number; misses: number }>()
  readonly #followed = new Set<string>()
  readonly #looks = new Map<string, Promise<void>>()
  readonly #closing = new AbortController()
  readonly #unsubscribes: readonly (() => void)[]

  constructor(options: PaymentServiceOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#timeouts = options.timeouts ?? TIMEOUT
    this.#unsubscribes = [
      options.identity.onChange(() => void this.resume()),
      options.platform.onReachability(({ state }) => void (state === 'reachable' && this.resume())),
    ]
  }

  /**
   * Sends, once for its key, and answers with the outcome: the same entry however often it is asked. Failures, with nothing sent: `invalid-arguments` for
   * what does not say what was confirmed, `busy` while the outcome of another one for the same operation and site is not known, `signed-out`, `storage`.
   */
  async send(request: MoneyRequest): Promise<Result<MoneyEntry>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return failure('signed-out', 'Nothing was sent. Sign in again to go on.')
    const rule = understood(request)
    if (typeof rule === 'string') return failure('invalid-arguments', `Nothing was sent. ${rule}`)
    const opened = await this.#book(owner)
    if (!opened.ok) return failure(opened.error.kind, `Nothing was sent. ${opened.error.message}`)
    const book = opened.value
    const obstacle = await book.unaccounted(request)
    if (!obstacle.ok) return failure(obstacle.error.kind, `Nothing was sent. ${obstacle.error.message}`)
    if (obstacle.value !== null) return obstacleFailure(request, obstacle.value)
    // From here to `add` nothing is waited for: a second press would pass the same checks.
    const known = book.get(request.key)
    if (known !== undefined) return success(await (this.#sendings.get(request.key) ?? known.entry))
    if (book.unsettled(request) !== undefined) {
      return failure('busy', `Nothing was sent. ${MONEY_NAMES[request.operation]} for ${request.domain} is under way: wait until its outcome is known.`)
    }
    const { variables: _variables, ...shown } = request
    const startedAt = this.#seconds()
    const sent = rule.referenced(referenceOf(request.key))
    const entry: MoneyEntry = { ...shown, state: 'sending', startedAt, settledAt: null, checkedAt: null, found: false, message: null, data: null }
    book.add({ entry, variables: sent, baseline: [], prepared: false, recordId: null, superseded: false, dismissed: false })
    const sending = this.#carryOut(book, request, rule, sent).finally(() => this.#sendings.delete(request.key))
    this.#sendings.set(request.key, sending)
    return success(await sending)
  }

  /** The signed-in user's entries, newest first. */
  async list(): Promise<Result<MoneyEntry[]>> {
    const opened = await this.#ownBook()
    return opened.ok ? success(opened.value?.list() ?? []) : opened
  }

  /** Reads the platform back for what is unknown or was absent, and answers with what is known then. */
  async check({ key }: CallArgument<'money.check'>): Promise<Result<MoneyEntry>> {
    const opened = await this.#ownBook()
    if (!opened.ok) return opened
    const book = opened.value
    if (book?.get(key) === undefined) return failure('not-found', 'This is no longer known.')
    // One that is under way may have begun before whatever the user waits for.
    await this.#looks.get(key)
    const { state } = entryOf(book, key)
    if (state === 'unknown' || state === 'absent') await this.#look(book, key)
    return success(entryOf(book, key))
  }

  /** The user has seen what became of it. What is not settled cannot be dismissed: `busy`. */
  async dismiss({ key }: CallArgument<'money.dismiss'>): Promise<Result<CallResult<'money.dismiss'>>> {
    const opened = await this.#ownBook()
    if (!opened.ok) return opened
    const stored = opened.value?.get(key)
    if (opened.value === undefined || stored === undefined || stored.dismissed) return success(undefined)
    if (!isSettled(stored.entry)) return failure('busy', "We don't know yet whether it went through.")
    opened.value.change(key, {}, { dismissed: true })
    await this.#save(opened.value)
    await opened.value.unmark(key)
    return success(undefined)
  }

  /** Drops a user's book from memory, after what is being written. */
  async forgetOwner(owner: string): Promise<void> {
    this.#books.delete(owner)
    await this.#options.journal.settled()
  }

  /**
   * The user has checked the platform: what an earlier run sent for an operation and site, and is in no journal, no longer blocks. Failure `storage` while the
   * journal that knows it cannot be read.
   */
  async release(target: CallArgument<'money.release'>): Promise<Result<CallResult<'money.release'>>> {
    const opened = await this.#ownBook()
    if (!opened.ok || opened.value === undefined) return opened.ok ? success(undefined) : opened
    const obstacle = await opened.value.unaccounted(target)
    if (!obstacle.ok || obstacle.value === null) return obstacle.ok ? success(undefined) : obstacle
    if (obstacle.value.isInJournal) return failure('storage', 'Unlock your keychain first: the record of what was sent is sealed with it.')
    const forgotten = await opened.value.forget(target)
    return forgotten.ok ? success(undefined) : forgotten
  }

  /** Ends when nothing is being written any more (before quitting). What is being sent stands in the journal. */
  async settled(): Promise<void> {
    await this.#options.journal.settled()
  }

  /** Reads nothing back any more. */
  close(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe()
    this.#closing.abort()
  }

  async #carryOut(book: PaymentLedger, request: MoneyRequest, rule: BoundRule, sent: StoredEntry['variables']): Promise<MoneyEntry> {
    const { key, siteId, operation } = request
    const refused = (reason: string) => this.#settle(book, key, { state: 'refused', message: `Nothing was sent. ${reason}` })
    this.#tell(book, key)
    const before = rule.hasBaseline ? await this.#guarded(() => readRecords(this.#options.platform, rule, siteId, null)) : success([])
    if (!before.ok) return refused(before.error.message)
    const absent = book.absent((stored) => isSameRequest(stored, request, rule), this.#seconds())
    const late = await this.#arrivedLate(book, absent)
    if (!late.ok) return refused(late.error.message)
    if (late.value) {
      return refused(`${MONEY_NAMES[operation]} sent before, the same in amount and text, has arrived after all.`)
    }
    book.change(key, {}, { prepared: true, baseline: before.value.map(({ id }) => id) })
    const written = await book.save()
    if (!written.ok) return refused(written.error.message)
    const marked = await book.mark(key)
    if (!marked.ok) return refused(marked.error.message)
    if (this.#options.identity.owner() !== book.owner) return refused('You signed out.')

    const answer = await this.#execute(operation, sent)
    const entry = await this.#outcome(book, key, rule, answer)
    if (entry.state === 'refused' || absent.length === 0) return entry
    // The new one takes the place of those that did not arrive.
    for (const earlier of absent) book.change(earlier.entry.key, {}, { superseded: true, dismissed: true })
    await this.#save(book)
    return entry
  }

  async #outcome(book: PaymentLedger, key: string, rule: BoundRule, answer: Result<CallResult<'platform.execute'>>): Promise<MoneyEntry> {
    if (answer.ok) {
      const recordId = rule.recordOf(JSON.parse(answer.value.data)) ?? null
      return this.#settle(book, key, { state: 'done', data: answer.value.data }, { recordId })
    }
    const { message } = answer.error
    const outcome = failedOutcome(answer.error)
    if (outcome === 'not-done') return this.#settle(book, key, { state: 'refused', message })
    book.change(key, { state: 'unknown', message: reportOf(answer.error) })
    this.#doubt(key, outcome === 'doubtful' ? this.#timeouts.lateness : undefined)
    await this.#save(book)
    this.#tell(book, key)
    this.#follow(book, key)
    return entryOf(book, key)
  }

  /** From now on a booking must show within `settling`; by default that of a call that may still be at work. */
  #doubt(key: string, settling = this.#timeouts.running + this.#timeouts.lateness): void {
    if (!this.#doubts.has(key)) this.#doubts.set(key, { since: performance.now(), settling, misses: 0 })
  }

  /** Before something is sent again: whether what was absent has arrived since. Each is looked for under its own reference. */
  async #arrivedLate(book: PaymentLedger, absent: readonly StoredEntry[]): Promise<Result<boolean>> {
    for (const { entry, baseline, variables } of absent) {
      const rule = ruleOf(entry.operation, variables)
      if (rule === null) continue
      const late = await this.#madeBy(book, rule, entry.siteId, baseline)
      if (!late.ok) return late
      if (late.value === undefined) continue
      await this.#found(book, entry.key, late.value)
      return success(true)
    }
    return success(false)
  }

  /** Reads back in the background, with growing pauses, until the outcome is known or the user is gone; then the next sign-in goes on. */
  #follow(book: PaymentLedger, key: string): void {
    if (this.#followed.has(key)) return
    this.#followed.add(key)
    this.#doubt(key)
    void this.#followOn(book, key)
      .catch((cause: unknown) => !this.#closing.signal.aborted && this.#options.logger.error(`Reading back failed: ${String(cause)}`))
      .finally(() => this.#followed.delete(key))
  }

  async #followOn(book: PaymentLedger, key: string): Promise<void> {
    const { pauses } = this.#timeouts
    for (let round = 0; ; round++) {
      await wait(pauses[Math.min(round, pauses.length - 1)], undefined, { signal: this.#closing.signal, ref: false })
      if (this.#options.identity.owner() !== book.owner) return
      await this.#look(book, key)
      if (isSettled(entryOf(book, key))) return
    }
  }

  /** One reading back; those asked for at once are one. */
  #look(book: PaymentLedger, key: string): Promise<void> {
    const running = this.#looks.get(key)
    if (running !== undefined) return running
    const look = this.#lookOnce(book, key).finally(() => this.#looks.delete(key))
    this.#looks.set(key, look)
    return look
  }

  async #lookOnce(book: PaymentLedger, key: string): Promise<void> {
    const stored = book.get(key)
    const rule = stored === undefined ? null : ruleOf(stored.entry.operation, stored.variables)
    if (stored === undefined || rule === null || this.#options.identity.owner() !== book.owner) return
    const begun = performance.now()
    const made = await this.#madeBy(book, rule, stored.entry.siteId, stored.baseline)
    if (!made.ok) return
    if (made.value !== undefined) {
      await this.#found(book, key, made.value)
      return
    }
    book.change(key, { checkedAt: this.#seconds() })
    const doubt = this.#doubts.get(key)
    if (doubt !== undefined) doubt.misses += 1
    const isGone = doubt !== undefined && doubt.misses >= LEAST_READINGS && begun - doubt.since >= doubt.settling
    if (isGone && entryOf(book, key).state === 'unknown') await this.#settle(book, key, { state: 'absent' })
    else this.#tell(book, key)
  }

  #found(book: PaymentLedger, key: string, { id, answer }: PlatformRecord): Promise<MoneyEntry> {
    return this.#settle(book, key, { state: 'done', found: true, message: null, checkedAt: this.#seconds(), data: JSON.stringify(answer) }, { recordId: id })
  }

  async #settle(book: PaymentLedger, key: string, outcome: Partial<MoneyEntry>, kept: Partial<StoredEntry> = {}): Promise<MoneyEntry> {
    const baseline = outcome.state === 'absent' ? {} : { baseline: [] }
    book.change(key, { ...outcome, settledAt: this.#seconds() }, { ...baseline, ...kept })
    this.#doubts.delete(key)
    await this.#save(book)
    this.#tell(book, key)
    await book.unmark(key)
    return entryOf(book, key)
  }

  /** What cannot be written now is read back at the next start, which finds out the same. */
  async #save(book: PaymentLedger): Promise<void> {
    const written = await book.save()
    if (!written.ok) this.#options.logger.error('An outcome could not be written to the journal of sent money')
  }

  /** The user is there, or the platform is, or the keychain: what is unknown need not wait for its next turn. */
  async resume(): Promise<void> {
    const opened = await this.#ownBook()
    if (!opened.ok || opened.value === undefined) return
    const book = opened.value
    for (const { key } of book.unknown()) {
      if (this.#followed.has(key)) void this.#look(book, key)
      // One whose answer was lost just now is followed by its sending.
      else if (!this.#sendings.has(key)) this.#follow(book, key)
    }
  }

  /** The book of the signed-in user, undefined while nobody is. */
  async #ownBook(): Promise<Result<PaymentLedger | undefined>> {
    const owner = this.#options.identity.owner()
    return owner === undefined ? success(undefined) : this.#book(owner)
  }

  async #book(owner: string): Promise<Result<PaymentLedger>> {
    const book = this.#books.get(owner) ?? new PaymentLedger(owner, this.#options.journal)
    this.#books.set(owner, book)
    // What cannot be read now may be readable at the next try.
    const read = await book.read(this.#seconds())
    if (!read.ok) return read
    if (read.value !== null && this.#options.identity.owner() === owner) {
      for (const { key } of read.value) this.#tell(book, key)
      for (const { key } of book.unknown()) if (!this.#sendings.has(key)) this.#follow(book, key)
    }
    return success(book)
  }

  /** The record that a payment made; undefined where there is none, a failure where that cannot be known. */
  #madeBy(book: PaymentLedger, rule: BoundRule, siteId: string, baseline: readonly string[]): Promise<Result<PlatformRecord | undefined>> {
    const known = new Set(baseline)
    // At the time of the answer: another payment may have been found while the list was read.
    const claimed = { has: (id: string) => rule.hasBaseline && book.claimed().has(id) }
    return this.#guarded(() => findRecord(this.#options.platform, { rule, siteId, known, claimed }))
  }

  #execute(operation: string, variables: Readonly<Record<string, unknown>>): Promise<Result<CallResult<'platform.execute'>>> {
    return this.#guarded(() => this.#options.platform.execute(operation, variables))
  }

  /** An error that nobody expected is a failure like others: an entry must never be left without an outcome. */
  async #guarded<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    try {
      return await work()
    } catch (cause) {
      this.#options.logger.error(`Sending or reading back failed inside the console: ${String(cause)}`)
      return failure('internal', 'Something went wrong inside the console.')
    }
  }

  #tell(book: PaymentLedger, key: string): void {
    if (this.#options.identity.owner() === book.owner) this.#options.tell(entryOf(book, key))
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000)
  }
}

function entryOf(book: PaymentLedger, key: string): MoneyEntry {
  const stored = book.get(key)
  if (stored === undefined) throw new Error('There is no such entry')
  return stored.entry
}

/** Whether an entry was sent for the same request, under its own reference or, before there were any, without. */
function isSameRequest({ entry, variables }: StoredEntry, request: MoneyRequest, rule: BoundRule): boolean {
  if (entry.operation !== request.operation) return false
  const sent = JSON.stringify(variables)
  return sent === JSON.stringify(rule.referenced(referenceOf(entry.key))) || sent === JSON.stringify(request.variables)
}

/** What an answer said, kept until the outcome is known; null where there was none, which the state itself says. */
function reportOf({ kind, message }: Failure): string | null {
  if (kind === 'forbidden') return message
  return kind === 'rejected' ? `The platform reported an error: ${message.replace(/[.!?]$/, '')}.` : null
}
