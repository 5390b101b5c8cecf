import type { BulkOrder, MadeSite } from '#shared/bridge/bulk.ts'
import type { Failure, Result } from '#shared/result.ts'
import type { Logger } from '../../log/logger.ts'
import { failedOutcome, guarded } from '../../money/money-outcome.ts'
import type { RowProgress, StoredOutcome } from '../bulk-journal.ts'
import type { BulkRows } from '../bulk-rows.ts'
import type { RowSteps, WorkStep } from '../work/bulk-work.ts'
import { isAccepted, type RowCall } from '../work/site-change.ts'

type Row = BulkOrder['rows'][number]

export interface SteppedRowsOptions {
  readonly rows: BulkRows
  readonly steps: RowSteps
  readonly planned: (place: number) => Row
  /** Whether every further call is looked up before it is sent: another run may have sent it. */
  readonly looksUpAll: boolean
  /** Sends one of the further calls of a row. */
  readonly send: (place: number, index: number, call: RowCall, made: MadeSite) => Promise<Result<{ readonly data: string }>>
  /** On the disk before it counts. */
  readonly write: (outcome: StoredOutcome) => Promise<Result<undefined>>
  /** Whether a row that is begun may go on. */
  readonly mayGoOn: () => boolean
  /** A call of a row has ended on the platform with an error: it need not be waited for. */
  readonly onEnded: (place: number) => void
  /** What the row cannot do now. True: no row can, and the run pauses. */
  readonly pausesFor: (error: Failure) => boolean
  /** What was learnt, by reading back, of one of the further calls. */
  readonly onReadBack: (place: number, index: number, isThere: boolean) => void
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

const GONE = 'The site that it created no longer exists.'
const OTHER = 'Another site has the domain by now.'
const NOT_ACCEPTED = 'The platform did not accept it.'
const LOST_AGAIN = 'No answer came.'

/** What looking for a row without an answer came to. */
type LookedFor = 'settled' | 'open'

/**
 * Rows of several calls. Once the first is accepted, what it created is sealed together with the call that is next, before that is sent: after a crash, a pause
 * or a failure a row goes on there. A call that may have been sent is looked up before it is sent again.
 */
export class SteppedRows {
  readonly #options: SteppedRowsOptions

  constructor(options: SteppedRowsOptions) {
    this.#options = options
  }

  /** The first call of a row is accepted. */
  accepted(place: number, data: string): Promise<void> {
    const { steps, planned, looksUpAll } = this.#options
    return this.#goOn(place, { made: steps.made(planned(place), data), step: 0 }, looksUpAll ? 'all' : 'none')
  }

  /** Goes on with a row whose site is there, where it still is: of this run, or of the one that is repeated. `made` is unknown where its answer was lost. */
  async resume(place: number): Promise<void> {
    const { rows, steps, planned, logger } = this.#options
    const { progress } = rows.at(place)
    const found = await guarded(logger, () => steps.find(planned(place)))
    if (!found.ok) return this.#notRead(place, found.error)
    if (found.value === null) return this.#settle([place, 'failed', GONE, null])
    const { made, isOwn } = found.value
    if (!isOwn || (progress !== undefined && progress.made.siteId !== made.siteId)) return this.#settle([place, 'failed', OTHER, null])
    return this.#goOn(place, progress ?? { made, step: 0 }, this.#options.looksUpAll ? 'all' : 'first')
  }

  /** Looks for one of the further calls of a row that has no answer. `for-good`: it cannot be at work any more, and the row goes on. */
  async readBack(place: number, how: 'only-if-there' | 'for-good'): Promise<LookedFor> {
    const { rows, logger, pausesFor, onReadBack } = this.#options
    const { progress, message } = rows.at(place)
    const step = progress === undefined ? undefined : this.#stepsOf(place)[progress.step]
    if (progress === undefined || step === undefined) return 'open'
    const there = await guarded(logger, () => step.isThere(progress.made))
    if (!there.ok) {
      pausesFor(there.error)
      return 'open'
    }
    if (!there.value && how === 'only-if-there') return 'open'
    onReadBack(place, progress.step, there.value)
    if (!there.value && message !== null) await this.#failed(place, progress, step, message)
    else await this.#goOn(place, there.value ? { ...progress, step: progress.step + 1 } : progress, this.#options.looksUpAll ? 'all' : 'none')
    return 'settled'
  }

  /** No answer came, and none came when it was sent again. */
  lost(place: number): Promise<void> {
    const { progress, sentAt } = this.#options.rows.at(place)
    const step = progress === undefined ? undefined : this.#stepsOf(place)[progress.step]
    return this.#settle([place, 'unknown', step === undefined ? LOST_AGAIN : reasonOf(step, LOST_AGAIN), sentAt])
  }

  async #goOn(place: number, start: RowProgress, looksUp: 'none' | 'first' | 'all'): Promise<void> {
    const { made } = start
    const steps = this.#stepsOf(place)
    let sentAt = this.#options.rows.at(place).sentAt
    for (const [index, step] of steps.entries()) {
      if (index < start.step) continue
      const progress = { made, step: index }
      const isLookedUp = looksUp === 'all' || (looksUp === 'first' && index === start.step)
      const sent = await this.#send(place, progress, step, isLookedUp)
      if (sent === 'stopped') return
      sentAt = sent ?? sentAt
    }
    await this.#settle([place, 'done', null, sentAt, { made, step: steps.length }])
  }

  /** Sends one further call, unless what it makes is there. Answers with when it was sent, null where it was not needed, and whether the row stops here. */
  async #send(place: number, progress: RowProgress, step: WorkStep, isLookedUp: boolean): Promise<number | null | 'stopped'> {
    const { mayGoOn, write, rows, logger, now, send, pausesFor, onEnded } = this.#options
    const putBack = async (): Promise<'stopped'> => {
      rows.set([place, 'waiting', null, null, progress])
      await write([place, 'waiting', null, null, progress])
      return 'stopped'
    }
    if (!mayGoOn()) return putBack()
    const there = isLookedUp ? await guarded(logger, () => step.isThere(progress.made)) : null
    if (there?.ok === true && there.value) return null
    const call = there?.ok === false ? there : await guarded(logger, () => step.call(progress.made))
    if (!call.ok) {
      if (pausesFor(call.error)) return putBack()
      await this.#failed(place, progress, step, call.error.message)
      return 'stopped'
    }
    const sentAt = Math.floor(now() / 1000)
    if (!(await write([place, 'sending', null, sentAt, progress])).ok) {
      rows.set([place, 'waiting', null, null, progress])
      return 'stopped'
    }
    const answer = await guarded(logger, () => send(place, progress.step, call.value, progress.made))
    if (answer.ok && isAccepted(answer.value.data)) return sentAt
    if (answer.ok) await this.#failed(place, progress, step, NOT_ACCEPTED)
    else {
      const outcome = failedOutcome(answer.error)
      if (outcome === 'not-done' && pausesFor(answer.error)) return putBack()
      if (outcome === 'not-done') await this.#failed(place, progress, step, answer.error.message)
      if (outcome === 'doubtful') onEnded(place)
      // It stays `sending` until it was read back; where the platform gave a reason, that is kept.
      const isRefusal = answer.error.kind === 'rejected' || answer.error.kind === 'forbidden'
      if (outcome !== 'not-done' && isRefusal) await this.#settle([place, 'sending', answer.error.message, sentAt, progress])
    }
    return 'stopped'
  }

  #failed(place: number, progress: RowProgress, step: WorkStep, reason: string): Promise<void> {
    return this.#settle([place, 'failed', reasonOf(step, reason), null, progress])
  }

  async #notRead(place: number, error: Failure): Promise<void> {
    const { pausesFor, rows } = this.#options
    // One that was sent without an answer stays to be read back.
    const isSent = rows.at(place).outcome === 'sending'
    if (!pausesFor(error)) await this.#settle([place, 'failed', error.message, null])
    else if (!isSent) rows.set([place, 'waiting', null, null])
  }

  async #settle(outcome: StoredOutcome): Promise<void> {
    await this.#options.write(outcome)
  }

  #stepsOf(place: number): readonly WorkStep[] {
    return this.#options.steps.of(this.#options.planned(place))
  }
}

const reasonOf = ({ label }: WorkStep, reason: string): string => `The site is created, but not this: ${label}. ${reason} Retry goes on there.`
