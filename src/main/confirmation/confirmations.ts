import { createHash } from 'node:crypto'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { BulkOrder } from '#shared/bridge/bulk.ts'
import type { CampaignOrder } from '#shared/bridge/campaigns.ts'
import type { MoneyRequest } from '#shared/bridge/money.ts'
import { isPayment } from '#shared/domain/bulk/bulk-jobs.ts'
import { sumsOf } from '#shared/domain/bulk/bulk-sums.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { understood } from '../money/money-request.ts'
import { JOB_VERDICTS } from './job-verdicts.ts'
import { isFound, type KnownRecords } from './known-records.ts'
import type { MessageBudget } from './message-budget.ts'
import { whoAsksAbove } from './payment-limits.ts'
import type { QuestionQueue } from './question-queue.ts'
import { asksFromOneRow, questionOfBulk, questionOfPayments, rowsToSend } from './questions/bulk-changes.ts'
import { questionOfCampaign } from './questions/campaigns.ts'
import { questionOfCall } from './questions/deletions.ts'
import { OPERATION_QUESTIONS } from './questions/operation-questions.ts'
import { questionOfPayment } from './questions/payments.ts'
import type { WriteQuestion } from './questions/write-question.ts'
import { type AskedOperation, OPERATION_VERDICTS, type Verdict } from './verdicts.ts'

type Variables = Readonly<Record<string, unknown>>

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
  readonly messages: MessageBudget
}

const CONFIRMED: Result<undefined> = success(undefined)
/** How long the steps of one task may take, milliseconds. */
const TASK_TIME = 120_000

/**
 * What the page cannot do without the user's answer to a dialog of main's own. Each answers with success where nothing has to be asked or the user
 * confirmed, otherwise with the failure `cancelled`, `busy` while too many questions wait, or `invalid-arguments` for
 * what could not be asked about.
 */
export class Confirmations {
  readonly #options: ConfirmationsOptions
  /** What was confirmed, by user and as a whole: sent again under its key it is sent once, so it is not asked again. */
  readonly #confirmed = new Set<string>()

  /** Prices that were confirmed just now, with the time on a clock that nobody sets. */
  readonly #prices = new Map<string, number>()

  constructor(options: ConfirmationsOptions) {
    this.#options = options
  }

  /** Before an operation of the page. A message has no question but a number an hour. */
  async operation(operation: string, variables: Variables): Promise<Result<undefined>> {
    if (!Object.hasOwn(OPERATION_VERDICTS, operation)) return CONFIRMED
    const verdict: Verdict = OPERATION_VERDICTS[operation as keyof typeof OPERATION_VERDICTS]
    if (verdict.verdict === 'refuses-above') return this.#options.messages.take()
    if (verdict.verdict !== 'asks') return CONFIRMED
    const nothing = verdict.because === 'deletion' ? 'Nothing was deleted.' : 'Nothing was changed.'
    const write = OPERATION_QUESTIONS[operation as AskedOperation](variables, this.#options.records)
    if (write === null) return failure('invalid-arguments', `${nothing} ${operation} does not take these variables.`)
    const asked = await this.#ask(write, nothing)
    if (!asked.ok) return asked
    if (operation === 'CreateSiteConfig' && asked.value === 'confirmed') this.#keepPrices(variables)
    return CONFIRMED
  }

  call(call: CallArgument<'platform.rest'>): Promise<Result<undefined>> {
    return this.#confirm(() => questionOfCall(call, this.#options.records), 'Nothing was changed.')
  }

  /** A payment that main does not understand is refused later, so nothing is asked. */
  async payment(request: MoneyRequest): Promise<Result<undefined>> {
    const rule = understood(request)
    const { verdict } = OPERATION_VERDICTS[request.operation]
    if (typeof rule === 'string' || verdict === 'silent') return CONFIRMED
    // Where the variables do not say the currency, the page's word is no proof of it: the lowest limit counts.
    const whoAsks = this.#whoAsksAbove(request.amount, rule.charge.currency === undefined ? undefined : request.currency)
    if (whoAsks === undefined || (await this.#isConfirmedPrice(request))) return CONFIRMED
    return this.#confirmOnce(request, () => questionOfPayment(request, rule, whoAsks, this.#options.records), 'Nothing was sent.')
  }

  /** Before a bulk change: by what it does, by how many rows it has and, of payments, by what they come to. */
  async bulkChange(order: BulkOrder): Promise<Result<undefined>> {
    const rows = rowsToSend(order)
    if (rows.length === 0) return CONFIRMED
    if (isPayment(order.field)) return this.#bulkPayments(order)
    const verdict: Verdict = JOB_VERDICTS[order.field]
    const isMany = verdict.verdict === 'asks-above' && rows.length > Number(verdict.above)
    if (verdict.verdict !== 'asks' && !isMany && !rows.some(({ to }) => asksFromOneRow(order.field, to))) return CONFIRMED
    return this.#confirm(() => questionOfBulk(order, this.#options.records), 'Nothing was sent.')
  }

  /** Before a campaign: to however many people. */
  campaign(order: CampaignOrder): Promise<Result<undefined>> {
    return this.#confirm(async () => questionOfCampaign(order), 'Nothing was sent.')
  }

  /** Forgets what was confirmed: without the journal that knew the keys, the same could be sent again unasked. */
  async forgetOwner(): Promise<void> {
    this.#confirmed.clear()
    this.#prices.clear()
  }

  /**
   * The first services of a site are saved before its first plan is paid: one task, whose price is asked about once.
   */
  #keepPrices(variables: Variables): void {
    const { siteId, siteServices } = variables as { readonly siteId: string; readonly siteServices: readonly { readonly charges?: number | null }[] }
    for (const { charges } of siteServices) this.#prices.set(this.#priceName(siteId, charges ?? 0), performance.now())
  }

  async #isConfirmedPrice({ operation, siteId, amount, currency }: MoneyRequest): Promise<boolean> {
    if (operation !== 'SubscribeSitePlanByAdminV2') return false
    const price = this.#priceName(siteId, amount)
    const at = this.#prices.get(price)
    this.#prices.delete(price)
    if (at === undefined || performance.now() - at > TASK_TIME) return false
    const site = await this.#options.records.site({ siteId })
    return isFound(site) && site.currency === currency
  }

  #priceName(siteId: string, amount: number): string {
    return JSON.stringify([this.#options.owner() ?? null, siteId, amount])
  }

  /** Many payments are always asked about, by what they come to. */
  #bulkPayments(order: BulkOrder): Promise<Result<undefined>> {
    const sums = sumsOf(rowsToSend(order))
    const [whoAsks] = sums.flatMap((sum) => this.#whoAsksAbove(sum.amount, sum.currency) ?? [])
    return this.#confirmOnce(order, () => questionOfPayments(order, sums, whoAsks, this.#options.records), 'Nothing was sent.')
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
    const asked = await this.#ask(write, nothing)
    return asked.ok ? CONFIRMED : asked
  }

  async #ask(write: WriteQuestion, nothing: string): Promise<Result<'confirmed' | 'unasked'>> {
    const { owner: ownerNow, isLocked, queue } = this.#options
    const owner = ownerNow()
    const asked = await queue.put(write)
    if (!asked.ok) return failure(asked.error.kind, `${nothing} ${asked.error.message}`)
    if (asked.value === 'declined') return failure('cancelled', `${nothing} It was not confirmed.`)
    if (ownerNow() !== owner) return failure('signed-out', `${nothing} You signed out before it was confirmed.`)
    return isLocked?.() === true ? failure('signed-out', `${nothing} The console is locked.`) : success(asked.value)
  }
}
