import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { BulkCurrent, BulkOrder } from '#shared/bridge/bulk.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { bulkPaymentKey } from '#shared/domain/payment.ts'
import type { Failure, Result } from '#shared/result.ts'
import type { Logger } from '../log/logger.ts'
import { guarded } from '../money/money-outcome.ts'
import { TIMEOUT } from '../money/payment-read-back.ts'
import type { PaymentService } from '../money/payment-service.ts'
import type { StoredOutcome } from './bulk-journal.ts'
import type { BulkRows } from './bulk-rows.ts'
import type { PaymentWork } from './work/bulk-work.ts'

const NOT_BOOKED = 'No answer came, and the platform has not booked it.'
const NOT_SENT = 'Not sent: the console ended before.'
const NOT_KNOWN = 'We do not know yet whether it went through. Check the site before you send it again.'
const THERE_SINCE = 'The console ended while it was sent, and the site has this plan now. Check who added it.'

/** How often a payment of unknown outcome is asked about, milliseconds. */
const ASK_EVERY = 500
/** How long the end of a run waits for the outcome of its payments, milliseconds. Longer than a reading back takes. */
const WAITS_FOR = 180_000
/** After that no call can be at work any more, and every list shows what it booked. */
const SETTLES_IN = TIMEOUT.running + TIMEOUT.lateness

export interface PaymentRowsOptions {
  readonly order: BulkOrder
  readonly rows: BulkRows
  readonly payment: PaymentWork
  readonly money: Pick<PaymentService, 'send' | 'find' | 'dismiss'>
  /** Reads what the row has now. */
  readonly current: (place: number, since?: number) => Promise<Result<BulkCurrent>>
  /** On the disk before it counts. */
  readonly write: (outcome: StoredOutcome) => Promise<Result<undefined>>
  /** What concerns everybody pauses the run, and the row waits; what concerns the row alone fails it. */
  readonly notSent: (place: number, error: Failure) => Promise<void>
  readonly pause: (message: string) => void
  readonly mayGoOn: () => boolean
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** In place of the times above. */
  readonly times?: { readonly waitsFor: number; readonly settlesIn: number; readonly askEvery: number } | undefined
}

/** The key of a row's payment: the same in every run of the console, so that the journal of payments knows what was sent of it. */
const paymentKeyOf = (orderKey: string, rowId: string): string =>
  bulkPaymentKey(
    createHash('sha256')
      .update(JSON.stringify([orderKey, rowId]))
      .digest('hex'),
  )

/**
 * The rows of a bulk change that move money. Each is sent by the payment service, once for its key, and has the outcome that the service finds out; a row that
 * was on its way when the console ended is looked up in the journal of payments and never sent again.
 */
export class PaymentRows {
  readonly #options: PaymentRowsOptions
  readonly #times: NonNullable<PaymentRowsOptions['times']>

  constructor(options: PaymentRowsOptions) {
    this.#options = options
    this.#times = options.times ?? { waitsFor: WAITS_FOR, settlesIn: SETTLES_IN, askEvery: ASK_EVERY }
  }

  /** Sends a row that was read just now, after it was written down as being sent. */
  async send(place: number): Promise<void> {
    const { payment, money, write, notSent, pause, mayGoOn, logger, now, rows } = this.#options
    const row = this.#planned(place)
    const prepared = await guarded(logger, () => payment.prepare(row))
    if (!prepared.ok) return notSent(place, prepared.error)
    if (!mayGoOn()) return rows.set([place, 'waiting', null, null])
    const written = await write([place, 'sending', null, Math.floor(now() / 1000)])
    if (!written.ok) return rows.set([place, 'waiting', null, null])
    const answer = await guarded(logger, () => money.send({ ...payment.request(row), key: this.#keyOf(place) }))
    if (answer.ok) return this.#settle(place, answer.value)
    // Something unforeseen may have come after the sending: it is looked up at the end. Every other failure says that nothing was sent.
    if (answer.error.kind === 'internal') return
    if (answer.error.kind !== 'storage') return notSent(place, answer.error)
    pause(answer.error.message)
    await write([place, 'waiting', null, null])
  }

  /** Finds out the outcome of rows that were sent and have none. */
  async readBack(places: readonly number[]): Promise<void> {
    const { money, mayGoOn, now, pause, rows, write } = this.#options
    const last = now() + this.#times.waitsFor
    let open = [...places]
    while (open.length > 0 && mayGoOn()) {
      const still: number[] = []
      for (const place of open) {
        const found = await money.find(this.#keyOf(place))
        if (!mayGoOn()) return
        if (!found.ok) return pause(found.error.message)
        if (found.value !== undefined) await this.#settle(place, found.value)
        else if (await this.#settleUnsent(place)) continue
        if (rows.at(place).outcome === 'sending') still.push(place)
      }
      open = still
      if (open.length === 0) return
      if (now() >= last) for (const place of open.splice(0)) await write([place, 'unknown', NOT_KNOWN, rows.at(place).sentAt])
      else await wait(this.#times.askEvery)
    }
  }

  /** Of rows whose outcome was not known when the run ended: what the payment service has found out since. */
  async lookAgain(places: readonly number[]): Promise<void> {
    for (const place of places) {
      const found = await this.#options.money.find(this.#keyOf(place))
      if (found.ok && found.value !== undefined) await this.#settle(place, found.value)
    }
  }

  /** Payments whose outcome the run has written down need not be kept for the user. A crash may have come between. */
  async dismissSettled(): Promise<void> {
    const { rows, money } = this.#options
    for (const place of [...rows.places('done'), ...rows.places('failed')]) await money.dismiss({ key: this.#keyOf(place) })
  }

  async #settle(place: number, { state, found, message }: MoneyEntry): Promise<void> {
    const { payment, money, write, logger, rows } = this.#options
    const { sentAt } = rows.at(place)
    if (state === 'sending' || state === 'unknown') return
    if (state === 'done') {
      const followed = await guarded(logger, async () => ({ ok: true, value: await payment.follow(this.#planned(place)) }))
      const remark = followed.ok ? followed.value : followed.error.message
      const written = await write([place, 'done', remark ?? (found ? 'Found on the platform: the answer was lost.' : null), sentAt])
      if (written.ok) await money.dismiss({ key: this.#keyOf(place) })
      return
    }
    const written = await write([place, 'failed', state === 'absent' ? `${message ?? ''} ${NOT_BOOKED}`.trim() : message, sentAt])
    if (written.ok) await money.dismiss({ key: this.#keyOf(place) })
  }

  /** A row that the journal of payments does not know: it was not sent, unless that journal was lost. Whether it has its outcome. */
  async #settleUnsent(place: number): Promise<boolean> {
    const { rows, current, write, now } = this.#options
    const sentAt = rows.at(place).sentAt ?? 0
    const since = now()
    const answer = await current(place, since)
    if (!answer.ok) return false
    const isThere = 'value' in answer.value && answer.value.isThere === true
    if (isThere) await write([place, 'unknown', THERE_SINCE, sentAt])
    else if (since >= sentAt * 1000 + this.#times.settlesIn) await write([place, 'failed', NOT_SENT, sentAt])
    else return false
    return true
  }

  #keyOf(place: number): string {
    return paymentKeyOf(this.#options.order.key, this.#planned(place).id)
  }

  #planned(place: number): BulkOrder['rows'][number] {
    return this.#options.order.rows[place] as BulkOrder['rows'][number]
  }
}
