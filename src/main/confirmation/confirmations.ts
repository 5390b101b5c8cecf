import { createHash } from 'node:crypto'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { BulkOrder } from '#shared/bridge/bulk.ts'
import type { MoneyRequest } from '#shared/bridge/money.ts'
import { isDeletion, isPayment } from '#shared/domain/bulk/bulk-jobs.ts'
import { sumsOf } from '#shared/domain/bulk/bulk-sums.ts'
import type { Price } from '#shared/domain/currency.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { understood } from '../money/money-request.ts'
import type { KnownRecords } from './known-records.ts'
import { whoAsksAbove } from './payment-limits.ts'
import { counted, FINAL, type Question, shown } from './question.ts'
import type { QuestionQueue } from './question-queue.ts'
import { questionOfCall } from './questions/deletions.ts'
import { OPERATION_QUESTIONS } from './questions/operation-questions.ts'
import { questionOfPayment } from './questions/payments.ts'
import type { WriteQuestion } from './questions/write-question.ts'

type Variables = Readonly<Record<string, unknown>>

const toSend = ({ rows }: BulkOrder): BulkOrder['rows'] => rows.filter(({ skip }) => skip === null)

/** The question before many payments at once. */
const questionOfBulk = (order: BulkOrder, sums: readonly Price[], whoAsks: string): Question => ({
  message: `Payments of ${sums.map(({ amount, currency }) => formatMoney(amount, shown(currency, 10))).join(' and ')} for ${counted(toSend(order).length, 'site')}?`,
  detail: `${shown(order.label)}. ${whoAsks} asks for a confirmation of payments of this amount.`,
  confirm: 'Send',
})

interface ConfirmationsOptions {
  readonly profile: () => ConnectionProfile | undefined
  /** Sums that the policy of this computer sets, in minor units by currency; of these and those of the profile the lower one counts. */
  readonly policyLimits?: () => Readonly<Record<string, number>> | undefined
  /** Who is signed in. What one user confirms is confirmed for nobody else. */
  readonly owner: () => string | undefined
  /** Nothing is confirmed by an answer that comes while the console is locked: whoever gives it has not signed in. */
  readonly isLocked?: () => boolean
  readonly records: KnownRecords
  readonly queue: QuestionQueue
}

const CONFIRMED: Result<undefined> = success(undefined)

/**
 * What the page cannot do without the user's answer to a dialog of main's own. Each answers with success where nothing has to be asked or the user
 * confirmed, otherwise with the failure `cancelled`, `busy` while too many questions wait, or `invalid-arguments` for what could not be asked about.
 */
export class Confirmations {
  readonly #options: ConfirmationsOptions
  /** What was confirmed, by user and as a whole: sent again under its key it is sent once, so it is not asked again. */
  readonly #confirmed = new Set<string>()

  constructor(options: ConfirmationsOptions) {
    this.#options = options
  }

  /** Asks before an operation of the page that deletes something. */
  async operation(operation: string, variables: Variables): Promise<Result<undefined>> {
    if (!Object.hasOwn(OPERATION_QUESTIONS, operation)) return CONFIRMED
    const write = OPERATION_QUESTIONS[operation as keyof typeof OPERATION_QUESTIONS](variables, this.#options.records)
    if (write === null) return failure('invalid-arguments', `Nothing was deleted. ${operation} does not take these variables.`)
    return this.#confirm(write, 'Nothing was deleted.')
  }

  call(call: CallArgument<'platform.rest'>): Promise<Result<undefined>> {
    return this.#confirm(() => questionOfCall(call, this.#options.records), 'Nothing was changed.')
  }

  /** A payment that main does not understand is refused later, so nothing is asked. */
  async payment(request: MoneyRequest): Promise<Result<undefined>> {
    const rule = understood(request)
    if (typeof rule === 'string') return CONFIRMED
    // Where the variables do not say the currency, the page's word is no proof of it: the lowest limit counts.
    const whoAsks = this.#whoAsksAbove(request.amount, rule.charge.currency === undefined ? undefined : request.currency)
    if (whoAsks === undefined) return CONFIRMED
    return this.#confirmOnce(request, () => questionOfPayment(request, rule, whoAsks, this.#options.records), 'Nothing was sent.')
  }

  /** Before a bulk change that deletes, or whose rows are payments: small ones that come to more than a limit are asked about like a large one. */
  async bulkChange(order: BulkOrder): Promise<Result<undefined>> {
    const deleted = toSend(order).filter(({ to }) => isDeletion(order.field, to)).length
    if (deleted > 0) {
      const question = { message: `Delete ${counted(deleted, 'price')} of partners?`, detail: `${shown(order.label)}. ${FINAL}`, confirm: 'Delete' }
      return this.#confirmOnce(order, async () => question, 'Nothing was deleted.')
    }
    if (!isPayment(order.field)) return CONFIRMED
    const sums = sumsOf(toSend(order))
    const [whoAsks] = sums.flatMap((sum) => this.#whoAsksAbove(sum.amount, sum.currency) ?? [])
    return whoAsks === undefined ? CONFIRMED : this.#confirmOnce(order, async () => questionOfBulk(order, sums, whoAsks), 'Nothing was sent.')
  }

  /** Forgets what was confirmed: without the journal that knew the keys, the same could be sent again unasked. */
  async forgetOwner(): Promise<void> {
    this.#confirmed.clear()
  }

  #whoAsksAbove(amount: number, currency: string | undefined): string | undefined {
    const { profile, policyLimits } = this.#options
    return whoAsksAbove({ profile: profile()?.payments?.confirmAbove, policy: policyLimits?.() }, amount, currency)
  }

  /** Asks once per user and per exact content. */
  async #confirmOnce(wanted: MoneyRequest | BulkOrder, write: WriteQuestion, nothing: string): Promise<Result<undefined>> {
    const name = createHash('sha256')
      .update(JSON.stringify([this.#options.owner() ?? null, wanted]))
      .digest('hex')
    if (this.#confirmed.has(name)) return CONFIRMED
    const answer = await this.#confirm(write, nothing)
    if (answer.ok) this.#confirmed.add(name)
    return answer
  }

  async #confirm(write: WriteQuestion, nothing: string): Promise<Result<undefined>> {
    const { owner: ownerNow, isLocked, queue } = this.#options
    const owner = ownerNow()
    const asked = await queue.put(write)
    if (!asked.ok) return failure(asked.error.kind, `${nothing} ${asked.error.message}`)
    if (asked.value === 'declined') return failure('cancelled', `${nothing} It was not confirmed.`)
    if (ownerNow() !== owner) return failure('signed-out', `${nothing} You signed out before it was confirmed.`)
    return isLocked?.() === true ? failure('signed-out', `${nothing} The console is locked.`) : CONFIRMED
  }
}
