import { setTimeout as wait } from 'node:timers/promises'
import type { BulkCurrent, BulkOrder } from '#shared/bridge/bulk.ts'
import { isCreation, isReadByRow, isSameContent } from '#shared/domain/bulk/bulk-jobs.ts'
import type { Failure, Result } from '#shared/result.ts'
import { failedOutcome, guarded } from '../money/money-outcome.ts'
import type { SentBy } from '../platform/platform-client.ts'
import type { StoredOutcome } from './bulk-journal.ts'
import type { BulkSendingOptions, PauseReason } from './bulk-sending-options.ts'
import { SteppedRows } from './new-sites/stepped-rows.ts'
import { PaymentRows, type PaymentRowsOptions } from './payment-rows.ts'
import { aboutRow, reasonToSkip, UNREADABLE } from './row-texts.ts'
import type { WorkRow } from './work/bulk-work.ts'
import { isAccepted } from './work/site-change.ts'

/** Rows that are sent at the same time. */
const AT_A_TIME = 4
/** How often rows without an answer are read back: one of several calls is sent once more, and may be lost again. */
const MOST_TRIES = 2

const NOT_THERE = 'No answer came, and the platform does not have the change.'
const OTHER_SINCE = 'No answer came, and the value is another one now.'
const STOPPED = 'Not sent: you stopped the bulk change.'
const STOPPED_HALF = 'The site is created, but you stopped before all that belongs to it was. Retry goes on there.'
const PERHAPS_SENT = 'It may have been sent, and is not sent again.'
const NOT_ACCEPTED = 'The platform did not accept the change.'
const NO_ENTRY = 'It is changed, but its entry in the history of the site could not be written.'

/**
 * Sends the rows of one bulk change, four at a time: each is read, sent once if it still is what the dry run showed, and its outcome written down before and
 * after. Rows that were sent and have no answer, also those of an earlier run of the console, are read back at the end and never sent again.
 */
export class BulkSending {
  readonly #options: BulkSendingOptions
  /** Rows whose call has ended on the platform with an error: it need not be waited for. */
  readonly #ended = new Set<number>()
  #pause: PauseReason | null = null
  readonly #readsByRow: boolean
  /** Undefined where the rows move no money. */
  readonly #payments: PaymentRows | undefined
  readonly #stepped: SteppedRows | undefined

  constructor(options: BulkSendingOptions) {
    this.#options = options
    const { work } = options
    this.#payments = work.payment && new PaymentRows({ ...this.#surroundingsOfPayments(), payment: work.payment })
    const { field, rows } = options.order
    this.#readsByRow = isReadByRow(
      field,
      rows.map(({ to }) => to),
    )
    this.#stepped = this.#steppedRows()
  }

  /** Sends what waits. Answers with why it paused, null once every row has its outcome. Never rejects. */
  async run(): Promise<PauseReason | null> {
    const { rows, states } = this.#options
    this.#pause = null
    states.forget()
    await Promise.all(Array.from({ length: AT_A_TIME }, () => this.#work()))
    for (let tries = 0; tries < MOST_TRIES && this.#mayGoOn() && rows.places('sending').length > 0; tries += 1)
      await (this.#payments?.readBack(rows.places('sending')) ?? this.#readBack(rows.places('sending')))
    for (const place of this.#mayGoOn() ? rows.places('sending') : []) await this.#stepped?.lost(place)
    await this.#payments?.dismissSettled()
    return this.#pause
  }

  /** Nothing that waits is sent any more; what was sent without an answer is read back. @param begin called before that */
  async stop(begin: () => void): Promise<PauseReason | null> {
    const { rows } = this.#options
    const isBegun = (place: number): boolean => rows.at(place).progress !== undefined
    await Promise.all(
      rows.places('waiting').map((place) => this.#settle(isBegun(place) ? [place, 'failed', STOPPED_HALF, null] : [place, 'skipped', STOPPED, null])),
    )
    begin()
    return this.run()
  }

  /** Of rows whose outcome was not known when the run ended: what was found out since. */
  async lookAgain(): Promise<void> {
    await this.#payments?.lookAgain(this.#options.rows.places('unknown'))
  }

  #surroundingsOfPayments(): Omit<PaymentRowsOptions, 'payment'> {
    const { order, rows, money, logger, now, paymentTimes } = this.#options
    return {
      order,
      rows,
      money,
      logger,
      now,
      times: paymentTimes,
      current: (place, since) => this.#current(place, since),
      write: (outcome) => this.#write(outcome),
      notSent: (place, error) => this.#notSent(place, error),
      pause: (message) => {
        this.#pause ??= { message, isUsers: true }
      },
      mayGoOn: () => this.#mayGoOn(),
    }
  }

  #mayGoOn(): boolean {
    this.#pause ??= this.#options.reasonToPause()
    return this.#pause === null
  }

  async #work(): Promise<void> {
    while (this.#mayGoOn()) {
      const place = this.#options.rows.takeNext()
      if (place === undefined) return
      await this.#row(place)
    }
  }

  async #row(place: number): Promise<void> {
    const { work, now } = this.#options
    if (this.#stepped !== undefined && this.#options.rows.at(place).progress !== undefined) return this.#stepped.resume(place)
    const { from, to } = this.#planned(place)
    const current = await this.#current(place)
    if (!current.ok) return this.#notRead(place, current.error)
    if (this.#isRepeat && this.#stepped !== undefined && 'value' in current.value && isSameContent(current.value.value, to)) return this.#stepped.resume(place)
    const reason = reasonToSkip(this.#options.order.field, current.value, from, to)
    const isUnread = 'missing' in current.value && current.value.missing !== 'absent'
    if (reason !== null) return this.#settle([place, isUnread ? 'failed' : 'skipped', reason, null])
    if (!this.#mayGoOn()) return this.#putBack(place)
    if (this.#payments !== undefined) return this.#payments.send(place)
    const sentAt = Math.floor(now() / 1000)
    const written = await this.#write([place, 'sending', null, sentAt])
    if (!written.ok) return this.#putBack(place)
    const { operation, variables } = work.call(this.#planned(place))
    const answer = await guarded(this.#options.logger, () => this.#options.platform.execute(operation, variables, { sent: this.#sentBy(place) }))
    if (answer.ok && !isAccepted(answer.value.data)) return this.#settle([place, 'failed', NOT_ACCEPTED, sentAt])
    if (answer.ok && this.#stepped !== undefined) return this.#stepped.accepted(place, answer.value.data)
    if (answer.ok) return this.#settle([place, 'done', await this.#writeEntry(this.#planned(place)), sentAt])
    const outcome = failedOutcome(answer.error)
    if (outcome === 'not-done') return this.#notSent(place, answer.error)
    if (outcome === 'doubtful') this.#ended.add(place)
    // It stays `sending` until it was read back; where the platform gave a reason, that is kept.
    if (answer.error.kind === 'rejected' || answer.error.kind === 'forbidden') await this.#settle([place, 'sending', answer.error.message, sentAt])
    this.#options.onRow()
  }

  /** Writes what is written beside a change, once: what may have been written is looked for. Answers with why it is not there, null where it is. */
  async #writeEntry(row: WorkRow, sentAt?: number): Promise<string | null> {
    const { work, platform, logger } = this.#options
    const { entry } = work
    if (entry === undefined) return null
    if (sentAt !== undefined) {
      const isThere = await guarded(logger, () => entry.isThere(row, sentAt))
      if (isThere.ok && isThere.value) return null
      if (!isThere.ok) return NO_ENTRY
    }
    const { operation, variables } = entry.call(row)
    const answer = await guarded(logger, () => platform.execute(operation, variables, { sent: { way: 'bulk' } }))
    return answer.ok && isAccepted(answer.value.data) ? null : NO_ENTRY
  }

  /** A row as the record of what was sent shows it. */
  #sentBy(place: number): SentBy {
    return { key: this.#keyOf(place), way: 'bulk', about: aboutRow(this.#options.order, this.#planned(place)) }
  }

  /** Rows whose change was sent before, by the run that this one repeats. */
  get #isRepeat(): boolean {
    return this.#options.order.origin === 'retry'
  }

  #steppedRows(): SteppedRows | undefined {
    const { work, rows, platform, logger, now, reasonToPause, onReadBack } = this.#options
    if (work.steps === undefined) return undefined
    const keyOf = (place: number, index: number): string => `${this.#keyOf(place)}:${index + 1}`
    return new SteppedRows({
      rows,
      steps: work.steps,
      planned: (place) => this.#planned(place),
      looksUpAll: this.#isRepeat,
      send: (place, index, { operation, variables }, { siteId, domain }) => {
        // That an earlier call has ended says nothing of this one.
        this.#ended.delete(place)
        return platform.execute(operation, variables, { sent: { key: keyOf(place, index), way: 'bulk', about: { record: { id: siteId, name: domain } } } })
      },
      write: (outcome) => this.#write(outcome),
      mayGoOn: () => [this.#pause, reasonToPause()].every((reason) => reason === null || reason.finishesRow === true),
      onEnded: (place) => this.#ended.add(place),
      pausesFor: (error) => {
        if (isOfAll(error)) this.#pause ??= { message: error.message, isUsers: false }
        return isOfAll(error)
      },
      onReadBack: (place, index, isThere) => onReadBack?.(keyOf(place, index), { outcome: isThere ? 'done' : 'absent', message: null }),
      logger,
      now,
    })
  }

  #keyOf(place: number): string {
    return `${this.#options.order.key}:${place}`
  }

  /** Nobody can read or send now: the run pauses and the row waits. What concerns one row alone fails for it alone. */
  async #notRead(place: number, error: Failure): Promise<void> {
    const { kind, message } = error
    const isForAll = isOfAll(error)
    if (!isForAll && this.#readsByRow) return this.#settle([place, 'failed', message, null])
    this.#pause ??= {
      message: kind === 'internal' ? message : `${isCreation(this.#options.order.field) ? 'What is there already' : 'The sites'} could not be read. ${message}`,
      isUsers: !isForAll,
    }
    this.#putBack(place)
  }

  async #notSent(place: number, error: Failure): Promise<void> {
    if (!isOfAll(error)) return this.#settle([place, 'failed', error.message, null])
    this.#pause ??= { message: error.message, isUsers: false }
    await this.#settle([place, 'waiting', null, null])
  }

  #putBack(place: number): void {
    this.#options.rows.set([place, 'waiting', null, null])
  }

  /** Looks at the platform for rows that were sent without an answer: at once, and where the change is not there, again when no call can be at work any more. */
  async #readBack(places: readonly number[]): Promise<void> {
    const { callTime, now, states, work } = this.#options
    if (work.cannotBeReadBack === true) return this.#leaveUnknown(places)
    const since = now()
    states.forget()
    const open: number[] = []
    for (const place of places) if (!(await this.#settleFrom(place, since, this.#ended.has(place) ? 'for-good' : 'only-if-there'))) open.push(place)
    const last = open.reduce((latest, place) => Math.max(latest, (this.#options.rows.at(place).sentAt ?? 0) * 1000), 0)
    // Whatever the clock says by now, a call is at work no longer than this.
    const until = performance.now() + Math.min(callTime, last + callTime - now())
    while (open.length > 0 && performance.now() < until && this.#mayGoOn()) await wait(Math.min(500, until - performance.now()))
    const late = now()
    states.forget()
    for (const place of open) if (this.#mayGoOn()) await this.#settleFrom(place, late, 'for-good')
  }

  /** What a refusal says comes first: it may have been given after the sending. */
  async #leaveUnknown(places: readonly number[]): Promise<void> {
    for (const place of places) {
      const { message, sentAt } = this.#options.rows.at(place)
      await this.#settle([place, 'unknown', `${(message ?? 'No answer came').replace(/\.$/, '')}. ${PERHAPS_SENT}`, sentAt])
    }
  }

  async #settleFrom(place: number, since: number, how: 'only-if-there' | 'for-good'): Promise<boolean> {
    if (!this.#mayGoOn()) return false
    const { from, to } = this.#planned(place)
    const { sentAt, message, progress } = this.#options.rows.at(place)
    if (this.#stepped !== undefined && progress !== undefined) return (await this.#stepped.readBack(place, how)) === 'settled'
    const current = await this.#current(place, since)
    if (!current.ok) {
      this.#pause ??= { message: current.error.message, isUsers: false }
      return false
    }
    const value = 'value' in current.value ? current.value.value : undefined
    if (isSameContent(value, to) && this.#stepped !== undefined) {
      this.#options.onReadBack?.(this.#keyOf(place), { outcome: 'done', message: null })
      await this.#stepped.resume(place)
    } else if (isSameContent(value, to)) await this.#settleLate([place, 'done', await this.#writeEntry(this.#planned(place), sentAt ?? 0), sentAt])
    else if (how === 'only-if-there') return false
    else if (isSameContent(value, from)) await this.#settleLate([place, 'failed', message ?? NOT_THERE, sentAt])
    else if ('taken' in current.value) await this.#settleLate([place, 'failed', message ?? current.value.taken, sentAt])
    else await this.#settle([place, 'unknown', value === undefined ? UNREADABLE : OTHER_SINCE, sentAt])
    return true
  }

  #current(place: number, since?: number): Promise<Result<BulkCurrent>> {
    const { work, logger } = this.#options
    return guarded(logger, () => work.current(this.#planned(place), since))
  }

  async #settle(outcome: StoredOutcome): Promise<void> {
    await this.#write(outcome)
  }

  async #settleLate(outcome: StoredOutcome): Promise<void> {
    await this.#settle(outcome)
    const [place, state, message] = outcome
    this.#options.onReadBack?.(this.#keyOf(place), { outcome: state === 'done' ? 'done' : 'absent', message })
  }

  /** On the disk before it counts. What cannot be written down pauses the run: nothing more is sent then. */
  async #write(outcome: StoredOutcome): Promise<Result<undefined>> {
    const written = await this.#options.log.append(JSON.stringify(outcome))
    if (!written.ok) this.#pause ??= { message: written.error.message, isUsers: true }
    if (written.ok || outcome[1] !== 'sending') this.#options.rows.set(outcome)
    this.#options.onRow()
    return written
  }

  #planned(place: number): BulkOrder['rows'][number] {
    return this.#options.order.rows[place] as BulkOrder['rows'][number]
  }
}

const isOfAll = ({ kind }: Failure): boolean => kind === 'unreachable' || kind === 'signed-out' || kind === 'cancelled'
