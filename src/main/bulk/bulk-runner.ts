import type { CallArgument, CallResult } from '#shared/bridge/bridge.ts'
import type { BulkOrder, BulkRow, BulkRun } from '#shared/bridge/bulk.ts'
import type { IdentityStatus } from '#shared/bridge/identity.ts'
import { isPayment } from '#shared/domain/bulk/bulk-jobs.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../log/logger.ts'
import type { PaymentService } from '../money/payment-service.ts'
import { platformFor } from '../platform/for-user.ts'
import { pageRefusal } from '../platform/graphql/operation-access.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import type { BulkHead, BulkJournal } from './bulk-journal.ts'
import { orderProblem, PAUSED_BY_USER, type Run, shownRun } from './bulk-run.ts'
import { BulkRuns } from './bulk-runs.ts'
import { BulkSending } from './bulk-sending.ts'
import type { BulkSendingOptions, PauseReason, ReadBackTaker } from './bulk-sending-options.ts'
import { workOf } from './work/bulk-work.ts'
import { readCurrent } from './work/read-current.ts'
import { SiteStates } from './work/site-states.ts'

export interface BulkRunnerOptions {
  readonly platform: Pick<PlatformClient, 'execute' | 'onReachability'>
  readonly identity: Pick<Identity, 'owner' | 'onChange'>
  readonly journal: BulkJournal
  /** Sends the rows that move money. */
  readonly money: Pick<PaymentService, 'send' | 'find' | 'dismiss' | 'isInDoubt'>
  /** Called whenever a bulk change of the signed-in user changes. */
  readonly onChange: (run: BulkRun) => void
  readonly onReadBack?: ReadBackTaker
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  /** How long a call may be at work on the platform after it was sent, milliseconds. */
  readonly callTime?: number
  readonly paymentTimes?: BulkSendingOptions['paymentTimes']
}

/** Changes are reported this often at most, milliseconds. */
const REPORT_EVERY = 250

const SIGNED_OUT: PauseReason = { message: 'You signed out. It goes on when you sign in again.', isUsers: false }
const CLOSED: PauseReason = { message: 'The console was closed. It goes on when you sign in again.', isUsers: false }
const ASKED: PauseReason = { message: PAUSED_BY_USER, isUsers: true, finishesRow: true }

/**
 * Sends bulk changes: each row once, one bulk change of a user at a time, in the background. Everything that is sent is in a sealed journal first; after a
 * crash, a sign-out or a time without network it goes on by itself once the same user is signed in, and rows without an answer are read back.
 */
export class BulkRunner {
  readonly #options: BulkRunnerOptions
  readonly #now: () => number
  readonly #states: SiteStates
  readonly #runs: BulkRuns
  readonly #reports = new Map<Run, NodeJS.Timeout>()
  #isClosing = false

  constructor(options: BulkRunnerOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#runs = new BulkRuns(options.journal)
    this.#states = new SiteStates(options.platform, options.identity, this.#now)
    options.identity.onChange((status) => this.#follow(status))
    options.platform.onReachability(({ state }) => {
      if (state === 'reachable') void this.goOn()
    })
  }

  /** What the records have now, for a dry run: in the order of the rows. Failures as of the platform. */
  async current({ field, rows, isFirst }: CallArgument<'bulk.current'>): Promise<Result<CallResult<'bulk.current'>>> {
    if (isFirst) this.#states.forget()
    return readCurrent(field, rows, this.#surroundings)
  }

  /** Begins a bulk change, once for its key. Failures, with nothing sent: `busy`: another one is not finished, `signed-out`, `invalid-arguments`, `storage`. */
  async start(order: BulkOrder): Promise<Result<BulkRun>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return failure('signed-out', 'Nothing was sent. Sign in again to go on.')
    const { journal } = this.#options
    if (!journal.isKept())
      return failure('storage', `Nothing was sent. A bulk change needs the keychain of this computer, to know after a crash what was sent. ${journal.reason()}`)
    const problem = orderProblem(order)
    if (problem !== null) return failure('invalid-arguments', `Nothing was sent. ${problem}`)
    // A payment is no call of the page's: the payment service alone sends it.
    for (const row of isPayment(order.field) ? [] : order.rows.slice(0, 1)) {
      const { operation, variables } = workOf(order.field, [row], this.#surroundings, order).call(row)
      const refusal = pageRefusal(operation, variables)
      if (refusal !== null) return failure('forbidden', `Nothing was sent. ${refusal}`)
    }
    const loaded = await this.#runs.load(owner)
    if (!loaded.ok) return failure(loaded.error.kind, `Nothing was sent. ${loaded.error.message}`)
    // From here to `begin` nothing is waited for: a second press would pass the same checks.
    const before = this.#runs.of(owner)
    const same = before.find(({ head }) => head.key === order.key)
    if (same !== undefined) return success(shownRun(same, this.#now()))
    if (before.some(({ head }) => head.endedAt === null)) return failure('busy', 'Nothing was sent. Another bulk change is not finished.')
    const begun = await this.#runs.begin(owner, order, this.#now())
    if (!begun.ok) return failure(begun.error.kind, `Nothing was sent. ${begun.error.message}`)
    this.#work(begun.value)
    return success(shownRun(begun.value, this.#now()))
  }

  /** The signed-in user's bulk changes, the newest first. */
  async list(): Promise<Result<BulkRun[]>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined || !this.#options.journal.isKept()) return success([])
    const loaded = await this.#runs.load(owner)
    return loaded.ok ? success(this.#runs.of(owner).map((run) => shownRun(run, this.#now()))) : loaded
  }

  /** Every row of a bulk change with its outcome. */
  async rows({ key }: CallArgument<'bulk.rows'>): Promise<Result<BulkRow[]>> {
    const run = await this.#known(key)
    if (run === undefined) return UNKNOWN_RUN
    const read = await this.#runs.read(run)
    if (!read.ok) return read
    // Two windows ask at the same time; what is found out is written down, and its dates follow, once.
    if (isPayment(run.head.field) && run.head.endedAt !== null) {
      run.look ??= this.#lookAgain(run, read.value).finally(() => delete run.look)
      await run.look
    }
    return success(read.value.states.results(read.value.order))
  }

  /** No further row is sent after those that are on their way, until `resume`. */
  async pause({ key }: CallArgument<'bulk.pause'>): Promise<Result<BulkRun>> {
    const run = await this.#known(key)
    if (run === undefined) return UNKNOWN_RUN
    if (run.work !== undefined) run.asked = 'pause'
    else if (run.head.endedAt === null) await this.#save(run, { state: 'paused', message: ASKED.message, isUsersPause: true })
    return success(shownRun(run, this.#now()))
  }

  async resume({ key }: CallArgument<'bulk.resume'>): Promise<Result<BulkRun>> {
    const run = await this.#known(key)
    if (run === undefined) return UNKNOWN_RUN
    if (run.asked === 'pause') run.asked = undefined
    if (run.head.endedAt === null) this.#work(run)
    return success(shownRun(run, this.#now()))
  }

  /** What is not sent by now never is. Rows without an answer are still read back. */
  async stop({ key }: CallArgument<'bulk.stop'>): Promise<Result<BulkRun>> {
    const run = await this.#known(key)
    if (run === undefined) return UNKNOWN_RUN
    run.asked = 'stop'
    if (run.head.endedAt === null) this.#work(run)
    return success(shownRun(run, this.#now()))
  }

  /** Removes one from the list. One that is not finished cannot be removed: `busy`. */
  async dismiss({ key }: CallArgument<'bulk.dismiss'>): Promise<Result<CallResult<'bulk.dismiss'>>> {
    const run = await this.#known(key)
    if (run === undefined) return success(undefined)
    if (run.head.endedAt === null) return failure('busy', 'It is not finished. Stop it first.')
    return this.#runs.remove(run)
  }

  /** Goes on with what the signed-in user has not finished and did not pause. */
  async goOn(): Promise<void> {
    const owner = this.#options.identity.owner()
    if (owner === undefined || !this.#options.journal.isKept()) return
    const loaded = await this.#runs.load(owner)
    if (!loaded.ok) this.#options.logger.error('The journal of bulk changes could not be read')
    for (const run of this.#runs.of(owner)) if (run.head.endedAt === null && !run.head.isUsersPause) this.#work(run)
  }

  /** Drops a user's bulk changes from memory, after what is being written. */
  async forgetOwner(owner: string): Promise<void> {
    const runs = this.#runs.of(owner)
    for (const run of runs) run.asked ??= 'pause'
    await Promise.all(runs.flatMap(({ work, look }) => [work, look].filter((one) => one !== undefined)))
    await this.#runs.forgetOwner(owner)
  }

  /** No further row is sent; at the next start it goes on. */
  close(): void {
    this.#isClosing = true
  }

  isSending(): boolean {
    return this.#working().length > 0
  }

  /** Ends when nothing is being sent any more. */
  async sent(): Promise<void> {
    await Promise.all(this.#working())
  }

  /** Ends when nothing is being sent or written any more (before quitting). */
  async settled(): Promise<void> {
    await this.sent()
    await this.#options.journal.settled()
  }

  get #surroundings() {
    return { states: this.#states, platform: this.#options.platform, money: this.#options.money, now: this.#now }
  }

  #working(): readonly Promise<void>[] {
    return this.#runs.all().flatMap(({ work }) => work ?? [])
  }

  #follow({ state }: IdentityStatus): void {
    if (state === 'signed-in') void this.goOn()
  }

  #work(run: Run): void {
    if (run.work !== undefined || this.#isClosing) return
    run.work = this.#send(run)
      .catch((cause: unknown) => this.#options.logger.error(`A bulk change failed inside the console: ${String(cause)}`))
      .finally(() => {
        delete run.work
        this.#report(run)
      })
    this.#report(run)
  }

  async #send(run: Run): Promise<void> {
    const read = await this.#runs.read(run)
    if (!read.ok) return this.#save(run, { state: 'paused', message: read.error.message, isUsersPause: true })
    const { states, log } = read.value
    run.since = { at: this.#now(), settled: states.settled() }
    await this.#save(run, { state: 'running', message: null, isUsersPause: false })
    const sending = this.#sending(run, read.value)
    let reason = await sending.run()
    const isStopped = run.asked === 'stop'
    // What was sent without an answer is still read back.
    if (isStopped) reason = await sending.stop(() => delete run.asked)
    delete run.asked
    if (reason !== null) return this.#save(run, { state: reason === CLOSED ? 'running' : 'paused', message: reason.message, isUsersPause: reason.isUsers })
    await log.close()
    return this.#save(run, { state: isStopped ? 'stopped' : 'done', endedAt: Math.floor(this.#now() / 1000), message: null, isUsersPause: false })
  }

  #sending(run: Run, { order, states, log }: NonNullable<Run['rows']>): BulkSending {
    const { identity, money, paymentTimes, onReadBack, logger, callTime = 30_000 } = this.#options
    // Another user may sign in between any two steps: what this run reads and sends is its own user's.
    const platform = platformFor(run.owner, this.#options.platform, identity)
    return new BulkSending({
      order,
      rows: states,
      log,
      states: this.#states,
      work: workOf(order.field, order.rows, { ...this.#surroundings, platform }, order),
      platform,
      money: { send: (request) => money.send(request, run.owner), find: (key) => money.find(key), dismiss: (key) => money.dismiss(key) },
      paymentTimes,
      reasonToPause: () => this.#reasonToPause(run),
      onRow: () => this.#reportSoon(run),
      onReadBack,
      logger,
      now: this.#now,
      callTime,
    })
  }

  async #lookAgain(run: Run, rows: NonNullable<Run['rows']>): Promise<void> {
    const before = rows.states.counts().unknown
    if (before === 0) return
    // What cannot be written down now is found out the next time.
    if (!(await rows.log.reopen()).ok) return
    await this.#sending(run, rows).lookAgain()
    await rows.log.close()
    if (rows.states.counts().unknown < before) await this.#save(run, {})
  }

  #reasonToPause(run: Run): PauseReason | null {
    if (this.#isClosing) return CLOSED
    if (this.#options.identity.owner() !== run.owner) return SIGNED_OUT
    return run.asked === undefined ? null : ASKED
  }

  async #save(run: Run, change: Partial<BulkHead>): Promise<void> {
    const written = await this.#runs.save(run, change)
    // At the next start it goes on from its log then: more is read than needed, and nothing sent twice.
    if (!written.ok) this.#options.logger.error('The state of a bulk change could not be written to its journal')
    this.#report(run)
  }

  #reportSoon(run: Run): void {
    if (!this.#reports.has(run)) this.#reports.set(run, setTimeout(() => this.#report(run), REPORT_EVERY).unref())
  }

  #report(run: Run): void {
    clearTimeout(this.#reports.get(run))
    this.#reports.delete(run)
    if (this.#options.identity.owner() === run.owner) this.#options.onChange(shownRun(run, this.#now()))
  }

  async #known(key: string): Promise<Run | undefined> {
    const owner = this.#options.identity.owner()
    if (owner === undefined || !(await this.#runs.load(owner)).ok) return undefined
    return this.#runs.of(owner).find(({ head }) => head.key === key)
  }
}

const UNKNOWN_RUN = failure('not-found', 'This bulk change is no longer on this computer.')
