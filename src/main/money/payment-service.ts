import type { CallArgument, CallResult } from '#shared/bridge/bridge.ts'
import type { MoneyEntry, MoneyRequest } from '#shared/bridge/money.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { isBulkPaymentKey, type PaymentReference, referenceOf } from '#shared/domain/payment.ts'
import { type Failure, failure, type Result, success } from '#shared/result.ts'
import type { Identity } from '../identity/identity.ts'
import { platformFor } from '../platform/for-user.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { obstacleFailure } from '../vault/send-markers.ts'
import type { MoneyJournal } from './journal/money-journal.ts'
import { PaymentLedger } from './journal/payment-ledger.ts'
import { isSettled, type StoredEntry } from './journal/stored-entry.ts'
import { failedOutcome, guarded } from './money-outcome.ts'
import { aboutPayment, isSameRequest, MONEY_NAMES, ruleOf, understood } from './money-request.ts'
import { isUndecided, type MoneyRule, readRecords } from './money-rule.ts'
import { PaymentDecisions } from './payment-decisions.ts'
import { type MoneyTimeouts, PaymentReadBack, type PaymentReadBackOptions, TIMEOUT } from './payment-read-back.ts'

export interface PaymentServiceOptions extends Pick<PaymentReadBackOptions, 'onChange' | 'logger'>, Partial<Pick<PaymentReadBackOptions, 'now' | 'timeouts'>> {
  readonly platform: Pick<PlatformClient, 'execute' | 'onReachability'>
  readonly identity: Pick<Identity, 'owner' | 'onChange'>
  readonly journal: MoneyJournal
  /** `payments.reference` of the profile. `none`: notes are sent as they were typed. */
  readonly reference?: () => PaymentReference | undefined
}

/**
 * Sends a payment at most once. Each one is written to the journal before it is sent, with the ids of the records that were there; whatever ends without a usable
 * answer is read back, and may be sent again only when it is known not to have arrived. Payments are never cancelled.
 */
export class PaymentService {
  readonly #options: PaymentServiceOptions
  readonly #now: () => number
  readonly #timeouts: MoneyTimeouts
  readonly #ledgers = new Map<string, PaymentLedger>()
  readonly #sendings = new Map<string, Promise<MoneyEntry>>()
  readonly #readBack: PaymentReadBack
  /** Settles payments that reading back cannot decide, as the user says. */
  readonly decisions: PaymentDecisions
  readonly #unsubscribes: readonly (() => void)[]

  constructor(options: PaymentServiceOptions) {
    this.#options = options
    this.#now = options.now ?? nowInSeconds
    this.#timeouts = options.timeouts ?? TIMEOUT
    const surroundings = { ...options, now: this.#now, timeouts: this.#timeouts }
    this.#readBack = new PaymentReadBack(surroundings)
    this.decisions = new PaymentDecisions({ ...surroundings, readBack: this.#readBack, ledger: () => this.#ownLedger() })
    this.#unsubscribes = [
      options.identity.onChange(() => void this.resume()),
      options.platform.onReachability(({ state }) => void (state === 'reachable' && this.resume())),
    ]
  }

  /**
   * Sends, once for its key, and answers with the outcome: the same entry however often it is asked. Failures, with nothing sent: `invalid-arguments` for
   * what does not say what was confirmed, `busy` while the outcome of another one for the same operation and site is not known, `signed-out`, `storage`.
   * @param owner whose payment it is, where that was decided before
   */
  async send(request: MoneyRequest, owner = this.#options.identity.owner()): Promise<Result<MoneyEntry>> {
    if (owner === undefined || owner !== this.#options.identity.owner()) return failure('signed-out', 'Nothing was sent. Sign in again to go on.')
    const rule = understood(request)
    if (typeof rule === 'string') return failure('invalid-arguments', `Nothing was sent. ${rule}`)
    const opened = await this.#ledger(owner)
    if (!opened.ok) return failure(opened.error.kind, `Nothing was sent. ${opened.error.message}`)
    const ledger = opened.value
    const obstacle = await ledger.obstacle(request)
    if (!obstacle.ok) return failure(obstacle.error.kind, `Nothing was sent. ${obstacle.error.message}`)
    if (obstacle.value !== null) {
      const what = `${MONEY_NAMES[request.operation]} for ${request.domain}`
      return obstacleFailure(obstacle.value, { what, unknown: 'its outcome is not known', where: `${request.domain} on the platform` })
    }
    const spent = await ledger.isSpent(request.key)
    if (!spent.ok) return failure(spent.error.kind, `Nothing was sent. ${spent.error.message}`)
    if (spent.value) return failure('invalid-arguments', 'Nothing was sent. This was settled more than a week ago: start again to send another one.')
    // From here to `add` nothing is waited for: a second press would pass the same checks.
    const known = ledger.get(request.key)
    if (known !== undefined) return success(await (this.#sendings.get(request.key) ?? known.entry))
    if (ledger.unsettled(request) !== undefined) {
      return failure('busy', `Nothing was sent. ${MONEY_NAMES[request.operation]} for ${request.domain} is in progress: wait until its outcome is known.`)
    }
    const { variables: _variables, ...shown } = request
    const startedAt = this.#now()
    const sent = this.#options.reference?.() === 'none' ? request.variables : rule.referenced(referenceOf(request.key))
    const entry: MoneyEntry = { ...shown, state: 'sending', startedAt, settledAt: null, checkedAt: null, found: false, message: null, data: null }
    ledger.add({ entry, variables: sent, baseline: [], prepared: false, recordId: null, superseded: false, dismissed: false })
    const sending = this.#carryOut(ledger, request, rule, sent).finally(() => this.#sendings.delete(request.key))
    this.#sendings.set(request.key, sending)
    return success(await sending)
  }

  async list(): Promise<Result<MoneyEntry[]>> {
    const opened = await this.#ownLedger()
    return opened.ok ? success(opened.value?.list() ?? []) : opened
  }

  /** One of the signed-in user's payments, undefined where it is not known. Failure `storage` while the journal cannot be read. */
  async find(key: string): Promise<Result<MoneyEntry | undefined>> {
    const opened = await this.#ownLedger()
    return opened.ok ? success(opened.value?.get(key)?.entry) : opened
  }

  /** Whether something may have been sent for an operation and site whose outcome is not known: nothing else of the kind is sent until it is. */
  async isInDoubt(target: CallArgument<'money.release'>): Promise<Result<boolean>> {
    const opened = await this.#ownLedger()
    if (!opened.ok || opened.value === undefined) return opened.ok ? success(false) : opened
    const obstacle = await opened.value.obstacle(target)
    return obstacle.ok ? success(obstacle.value !== null || opened.value.unsettled(target) !== undefined) : obstacle
  }

  /** Of every user of this run: what is being sent, or is of unknown outcome. Failure `storage` while the journal cannot be read. */
  async unsettled(): Promise<Result<{ readonly own: readonly MoneyEntry[]; readonly ofOthers: number }>> {
    const opened = await this.#ownLedger()
    if (!opened.ok) return opened
    const inDoubt = (ledger: PaymentLedger): MoneyEntry[] => ledger.list().filter(({ state }) => state === 'sending' || state === 'unknown')
    const others = [...this.#ledgers.values()].filter((ledger) => ledger !== opened.value)
    return success({ own: opened.value === undefined ? [] : inDoubt(opened.value), ofOthers: others.flatMap(inDoubt).length })
  }

  /** Reads the platform back for what is unknown or was absent, and answers with what is known then. */
  async check({ key }: CallArgument<'money.check'>): Promise<Result<MoneyEntry>> {
    const opened = await this.#ownLedger()
    if (!opened.ok) return opened
    const ledger = opened.value
    if (ledger?.get(key) === undefined) return failure('not-found', 'This is no longer known.')
    // One that is running may have begun before whatever the user waits for.
    await this.#readBack.running(key)
    const { state } = ledger.entry(key)
    if (state === 'unknown' || state === 'absent') await this.#readBack.look(ledger, key)
    return success(ledger.entry(key))
  }

  /** The user has seen the outcome. What is not settled cannot be dismissed: `busy`. */
  async dismiss({ key }: CallArgument<'money.dismiss'>): Promise<Result<CallResult<'money.dismiss'>>> {
    const opened = await this.#ownLedger()
    if (!opened.ok) return opened
    const stored = opened.value?.get(key)
    if (opened.value === undefined || stored === undefined || stored.dismissed) return success(undefined)
    if (!isSettled(stored.entry)) return failure('busy', "We don't know yet whether it went through.")
    opened.value.change(key, {}, { dismissed: true })
    if (isBulkPaymentKey(key)) return this.#forget(opened.value, key)
    await this.#readBack.save(opened.value)
    await opened.value.unmark(key)
    return success(undefined)
  }

  /** The bulk change keeps the outcome of its row. The marker goes first, or the payment stays: a marker whose payment no journal knows would block its site. */
  async #forget(ledger: PaymentLedger, key: string): Promise<Result<undefined>> {
    const unmarked = await ledger.unmark(key)
    if (unmarked.ok) ledger.forget(key)
    await this.#readBack.save(ledger)
    return success(undefined)
  }

  /** Drops a user's ledger from memory, after what is being written. */
  async forgetOwner(owner: string): Promise<void> {
    this.#ledgers.get(owner)?.end()
    this.#ledgers.delete(owner)
    await this.#options.journal.forgetOwner(owner)
  }

  /** The user has checked the platform. Failure `storage` while the journal that knows what was sent cannot be read. */
  async release(target: CallArgument<'money.release'>): Promise<Result<CallResult<'money.release'>>> {
    const opened = await this.#ownLedger()
    if (!opened.ok || opened.value === undefined) return opened.ok ? success(undefined) : opened
    const obstacle = await opened.value.obstacle(target)
    if (!obstacle.ok || obstacle.value === null) return obstacle.ok ? success(undefined) : obstacle
    return opened.value.release(target, obstacle.value)
  }

  /** Ends when nothing is being written any more (before quitting). What is being sent is in the journal. */
  async settled(): Promise<void> {
    await this.#options.journal.settled()
  }

  isSending(): boolean {
    return this.#sendings.size > 0
  }

  /** Ends when nothing is being sent any more; what got no answer may still be of unknown outcome. */
  async sent(): Promise<void> {
    await Promise.allSettled(this.#sendings.values())
  }

  /** Whether the outcome of a payment of the signed-in user is unknown. */
  hasUnknown(): boolean {
    const owner = this.#options.identity.owner()
    return owner !== undefined && (this.#ledgers.get(owner)?.unknown().length ?? 0) > 0
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe()
    this.#readBack.close()
  }

  async #carryOut(ledger: PaymentLedger, request: MoneyRequest, rule: MoneyRule, sent: StoredEntry['variables']): Promise<MoneyEntry> {
    const { key, siteId, operation } = request
    const platform = platformFor(ledger.owner, this.#options.platform, this.#options.identity)
    const refused = (reason: string) => this.#readBack.settle(ledger, key, { state: 'refused', message: `Nothing was sent. ${reason}` })
    this.#readBack.notify(ledger, key)
    const before = rule.hasBaseline ? await this.#guarded(() => readRecords(platform, ruleOf(operation, sent) ?? rule, siteId, null)) : success([])
    if (!before.ok) return refused(before.error.message)
    // Only a folder that was restored can have forgotten it: the platform has a record with this payment's own
    // reference.
    const sentBefore = JSON.stringify(sent).includes(referenceOf(key)) ? before.value.find((record) => record.answer !== null) : undefined
    if (sentBefore !== undefined) return this.#readBack.found(ledger, key, sentBefore)
    const absent = ledger.absent((stored) => isSameRequest(stored, request, rule))
    const late = await this.#readBack.arrivedLate(ledger, absent)
    if (!late.ok) return refused(`${late.error.message}${isUndecided(late.error) ? ' To send it again, change its note.' : ''}`)
    if (late.value) {
      return refused(`${MONEY_NAMES[operation]} sent before, the same in amount and text, has arrived after all.`)
    }
    ledger.change(key, {}, { prepared: true, baseline: before.value.map(({ id }) => id) })
    const written = await ledger.save()
    if (!written.ok) return refused(written.error.message)
    const marked = await ledger.mark(key)
    if (!marked.ok) return refused(marked.error.message)
    if (this.#options.identity.owner() !== ledger.owner) return refused('You signed out.')

    const answer = await this.#guarded(() =>
      platform.execute(operation, sent, { sent: { key, about: aboutPayment(request), way: isBulkPaymentKey(key) ? 'bulk' : 'hand' } }),
    )
    const entry = await this.#outcome(ledger, key, rule, answer)
    if (entry.state === 'refused' || absent.length === 0) return entry
    // The new one takes the place of those that did not arrive.
    for (const earlier of absent) ledger.change(earlier.entry.key, {}, { superseded: true, dismissed: true })
    await this.#readBack.save(ledger)
    return entry
  }

  async #outcome(ledger: PaymentLedger, key: string, rule: MoneyRule, answer: Result<CallResult<'platform.execute'>>): Promise<MoneyEntry> {
    if (answer.ok) {
      const recordId = rule.recordOf(JSON.parse(answer.value.data)) ?? null
      return this.#readBack.settle(ledger, key, { state: 'done', data: answer.value.data }, { recordId })
    }
    const { message } = answer.error
    const outcome = failedOutcome(answer.error)
    if (outcome === 'not-done') return this.#readBack.settle(ledger, key, { state: 'refused', message })
    ledger.change(key, { state: 'unknown', message: reportOf(answer.error) })
    this.#readBack.doubt(key, outcome === 'doubtful' ? this.#timeouts.lateness : undefined)
    await this.#readBack.save(ledger)
    this.#readBack.notify(ledger, key)
    this.#readBack.follow(ledger, key)
    return ledger.entry(key)
  }

  /** The user is there, or the platform is, or the keychain: what is unknown need not wait for its next turn. */
  async resume(): Promise<void> {
    const opened = await this.#ownLedger()
    if (!opened.ok || opened.value === undefined) return
    const ledger = opened.value
    for (const { key } of ledger.unknown()) {
      if (this.#readBack.isFollowed(key)) void this.#readBack.look(ledger, key)
      // One whose answer was lost just now is followed by its sending.
      else if (!this.#sendings.has(key)) this.#readBack.follow(ledger, key)
    }
  }

  async #ownLedger(): Promise<Result<PaymentLedger | undefined>> {
    const owner = this.#options.identity.owner()
    return owner === undefined ? success(undefined) : this.#ledger(owner)
  }

  async #ledger(owner: string): Promise<Result<PaymentLedger>> {
    const ledger = this.#ledgers.get(owner) ?? new PaymentLedger(owner, this.#options.journal)
    this.#ledgers.set(owner, ledger)
    // What cannot be read now may be readable at the next try.
    const read = await ledger.read(this.#now())
    if (!read.ok) return read
    if (read.value !== null && this.#options.identity.owner() === owner) {
      for (const { key } of read.value) this.#readBack.notify(ledger, key)
      for (const { key } of ledger.unknown()) if (!this.#sendings.has(key)) this.#readBack.follow(ledger, key)
    }
    return success(ledger)
  }

  #guarded<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    return guarded(this.#options.logger, work)
  }
}

/** What an answer said, kept until the outcome is known; null where there was none, which the state itself says. */
function reportOf({ kind, message }: Failure): string | null {
  if (kind === 'forbidden') return message
  return kind === 'rejected' ? `The platform reported an error: ${message.replace(/[.!?]$/, '')}.` : null
}
