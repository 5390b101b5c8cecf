import type { CallArgument, CallResult } from '#shared/bridge/bridge.ts'
import type { MoneyEntry, PaymentCandidate } from '#shared/bridge/money.ts'
import { isUndecidedPayment, withoutReference } from '#shared/domain/payment.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { platformFor } from '../platform/for-user.ts'
import type { PaymentLedger } from './journal/payment-ledger.ts'
import { guarded } from './money-outcome.ts'
import { ruleOf } from './money-request.ts'
import { type PlatformRecord, readRecords } from './money-rule.ts'
import type { PaymentReadBack, PaymentReadBackOptions } from './payment-read-back.ts'

interface PaymentDecisionsOptions extends PaymentReadBackOptions {
  readonly readBack: PaymentReadBack
  /** The signed-in user's ledger. */
  readonly ledger: () => Promise<Result<PaymentLedger | undefined>>
}

const SAID_BOOKED = 'You looked at the platform and said that it was booked.'
const SAID_NOT_BOOKED = 'You looked at the platform and said that it was not booked.'

interface Undecided {
  readonly ledger: PaymentLedger
  readonly entry: MoneyEntry
}

type Candidate = PlatformRecord & Required<Pick<PlatformRecord, 'unreferenced'>>

/**
 * Lets the user settle a payment without a reference that reading back cannot decide: they see the platform's
 * bookings of its amount and pick one, or none. Only a list that the user has seen counts.
 */
export class PaymentDecisions {
  readonly #options: PaymentDecisionsOptions

  constructor(options: PaymentDecisionsOptions) {
    this.#options = options
  }

  /** Reads the platform back; of a payment that is still undecided, the bookings among which the user has to choose. */
  async look({ key }: CallArgument<'money.look'>): Promise<Result<CallResult<'money.look'>>> {
    const known = await this.#known(key)
    if (!known.ok) return known
    const { ledger } = known.value
    if (ledger.entry(key).state === 'unknown') await this.#options.readBack.look(ledger, key)
    const entry = ledger.entry(key)
    if (!isUndecidedPayment(entry)) return success({ entry, candidates: [] })
    const found = await this.#candidates({ ledger, entry })
    return found.ok ? success({ entry, candidates: found.value.map(shown) }) : found
  }

  /**
   * Settles an undecided payment as the user said. Fails with `busy` while it may still be booked, and with
   * `rejected` if the platform's bookings differ from those the user saw.
   */
  async decide({ key, seen, bookedAs }: CallArgument<'money.decide'>): Promise<Result<MoneyEntry>> {
    const known = await this.#known(key)
    if (!known.ok) return known
    const { ledger, entry } = known.value
    // Another window, or the reading back, was faster.
    if (entry.state !== 'unknown') return success(entry)
    if (!isUndecidedPayment(entry)) return failure('busy', 'It is still being looked up. Look again in a moment.')
    const { now, readBack, timeouts } = this.#options
    if (now() - entry.startedAt < (timeouts.running + timeouts.lateness) / 1000) {
      return failure('busy', 'The platform may still book it. Look again a minute after it was sent.')
    }
    const found = await this.#candidates({ ledger, entry })
    if (!found.ok) return found
    await readBack.running(key)
    if (ledger.entry(key).state !== 'unknown') return success(ledger.entry(key))
    const ids = found.value.map(({ id }) => id)
    const isAsSeen = ids.length === seen.length && ids.every((id) => seen.includes(id))
    const booked = found.value.find(({ id }) => id === bookedAs)
    if (!isAsSeen || (bookedAs !== null && booked === undefined)) {
      return failure('rejected', 'The platform has other payments of this amount by now. Look again, then decide.')
    }
    const checkedAt = now()
    if (booked === undefined) {
      const baseline = [...(ledger.get(key)?.baseline ?? []), ...ids]
      return success(await readBack.settle(ledger, key, { state: 'absent', message: SAID_NOT_BOOKED, checkedAt }, { baseline }))
    }
    const data = JSON.stringify(booked.unreferenced.made)
    return success(await readBack.settle(ledger, key, { state: 'done', found: true, message: SAID_BOOKED, checkedAt, data }, { recordId: booked.id }))
  }

  async #known(key: string): Promise<Result<Undecided>> {
    const opened = await this.#options.ledger()
    if (!opened.ok) return opened
    const ledger = opened.value
    if (ledger?.get(key) === undefined) return failure('not-found', 'This is no longer known.')
    await this.#options.readBack.running(key)
    return success({ ledger, entry: ledger.entry(key) })
  }

  /** The bookings of the amount that were not there before and are no other payment's of this user. */
  async #candidates({ ledger, entry }: Undecided): Promise<Result<readonly Candidate[]>> {
    const { identity, platform, logger } = this.#options
    const stored = ledger.get(entry.key)
    const rule = ruleOf(entry.operation, stored?.variables)
    if (stored === undefined || rule === null) return failure('not-found', 'This is no longer known.')
    const { baseline } = stored
    const asked = platformFor(ledger.owner, platform, identity)
    const read = await guarded(logger, () => readRecords(asked, rule, entry.siteId, new Set(baseline)))
    if (!read.ok) return read
    const isOther = (id: string): boolean => baseline.includes(id) || ledger.claimed().has(id)
    return success(read.value.flatMap(({ unreferenced, ...record }) => (unreferenced === undefined || isOther(record.id) ? [] : [{ ...record, unreferenced }])))
  }
}

const shown = ({ id, answer, unreferenced: { createdAt, note } }: Candidate): PaymentCandidate => ({
  id,
  createdAt,
  note: withoutReference(note),
  hasSameNote: answer !== null,
})
