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
import { questionName, understood } from '../money/money-request.ts'
import type { OperationName } from '../platform/graphql/trusted-operations.ts'

export interface Question {
  readonly message: string
  readonly detail: string
  readonly confirm: string
}

type Deletion = Extract<OperationName, `Delete${string}`>
type Variables = Readonly<Record<string, unknown>>

const LONGEST_NAME = 120

/** A text of the page as part of a question: one line, no invisible character, not too long. */
function shown(text: unknown): string {
  const line = String(typeof text === 'string' || typeof text === 'number' ? text : '?')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME)}…` : line
}

/** What each deletion deletes. Total over the operations of the build. */
const DELETIONS: { readonly [Name in Deletion]: (variables: Variables) => string } = {
  DeletePlatformService: ({ serviceId, siteId }) => `the platform service ${shown(serviceId)} of ${shown(siteId)}`,
  DeleteSitePage: ({ pageName }) => `the page ${shown(pageName)}`,
  DeleteSiteServices: ({ siteId }) => `all services and categories of the menus of the site ${shown(siteId)}`,
  DeleteSubscriptionPlan: ({ planId, siteId }) => `the subscription plan ${shown(planId)} of ${shown(siteId)}`,
  DeleteTemplete: ({ slugName, siteId }) => `the template ${shown(slugName)} of ${shown(siteId)}`,
  DeleteUserServiceMapping: ({ serviceId, userId }) => `the service ${shown(serviceId)} of the partner ${shown(userId)}`,
}

const FINAL = 'This cannot be undone.'

/** The question before a REST call, which all destroy. */
function questionOfCall(call: CallArgument<'platform.rest'>): Question {
  if (call.call === 'deleteSite')
    return { message: `Delete the site ${shown(call.domain)}?`, detail: `The site and all its data are deleted. ${FINAL}`, confirm: 'Delete' }
  return {
    message: `Reset the site ${shown(call.domain)}?`,
    detail: `Site id: ${shown(call.siteId)}. The data of the site is deleted. ${FINAL}`,
    confirm: 'Reset',
  }
}

const toSend = ({ rows }: BulkOrder): BulkOrder['rows'] => rows.filter(({ skip }) => skip === null)

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The question before many payments at once. */
const questionOfBulk = (order: BulkOrder, sums: readonly Price[], whoAsks: string): Question => ({
  message: `Payments of ${sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' and ')} for ${counted(toSend(order).length, 'site')}?`,
  detail: `${shown(order.label)}. ${whoAsks} asks for a confirmation of payments of this amount.`,
  confirm: 'Send',
})

type Limits = Readonly<Record<string, number>>

/** The question before a payment above the sum of the profile or of the policy. */
const questionOfPayment = (request: MoneyRequest, whoAsks: string): Question => ({
  message: `${questionName(request)} of ${formatMoney(request.amount, request.currency)} for ${shown(request.domain)}?`,
  detail: `Charged to ${shown(request.siteId)}. ${whoAsks} asks for a confirmation of payments of this amount.`,
  confirm: 'Send',
})

interface ConfirmationsOptions {
  readonly profile: () => ConnectionProfile | undefined
  /** Sums that the policy of this computer sets, in minor units by currency; of these and those of the profile the lower one counts. */
  readonly policyLimits?: () => Limits | undefined
  /** Who is signed in. What one user confirms is confirmed for nobody else. */
  readonly owner: () => string | undefined
  /** Nothing is confirmed by an answer that comes while the console is locked: whoever gives it has not signed in. */
  readonly isLocked?: () => boolean
  /** Asks the user with a dialog of main's own; false when it was put away. */
  readonly ask: (question: Question) => Promise<boolean>
}

/** Questions that may wait for their turn: a page that asks for more is refused. */
const MOST_WAITING = 20

const CONFIRMED: Result<undefined> = success(undefined)

/**
 * What the page cannot do without the user's answer to a dialog of main's own. Each answers with success where nothing has to be asked or the user
 * confirmed, otherwise with the failure `cancelled`, or `busy` while too many questions wait.
 */
export class Confirmations {
  readonly #options: ConfirmationsOptions
  /** What was confirmed, by user and as a whole: sent again under its key it is sent once, so it is not asked again. */
  readonly #confirmed = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(options: ConfirmationsOptions) {
    this.#options = options
  }

  /** Asks before an operation of the page that deletes something. */
  async operation(operation: string, variables: Variables): Promise<Result<undefined>> {
    if (!Object.hasOwn(DELETIONS, operation)) return CONFIRMED
    const message = `Delete ${DELETIONS[operation as Deletion](variables)}?`
    return this.#confirm({ message, detail: FINAL, confirm: 'Delete' }, 'Nothing was deleted.')
  }

  call(call: CallArgument<'platform.rest'>): Promise<Result<undefined>> {
    return this.#confirm(questionOfCall(call), 'Nothing was changed.')
  }

  async payment(request: MoneyRequest): Promise<Result<undefined>> {
    const whoAsks = this.#whoAsks(request)
    return whoAsks === undefined ? CONFIRMED : this.#confirmOnce(request, questionOfPayment(request, whoAsks), 'Nothing was sent.')
  }

  /** Before a bulk change that deletes, or whose rows are payments: small ones that come to more than a limit are asked about like a large one. */
  async bulkChange(order: BulkOrder): Promise<Result<undefined>> {
    const deleted = toSend(order).filter(({ to }) => isDeletion(order.field, to)).length
    if (deleted > 0) {
      const question = { message: `Delete ${counted(deleted, 'price')} of partners?`, detail: `${shown(order.label)}. ${FINAL}`, confirm: 'Delete' }
      return this.#confirmOnce(order, question, 'Nothing was deleted.')
    }
    if (!isPayment(order.field)) return CONFIRMED
    const sums = sumsOf(toSend(order))
    const [whoAsks] = sums.flatMap((sum) => this.#whoAsksAbove(sum.amount, sum.currency) ?? [])
    return whoAsks === undefined ? CONFIRMED : this.#confirmOnce(order, questionOfBulk(order, sums, whoAsks), 'Nothing was sent.')
  }

  /** Forgets what was confirmed: without the journal that knew the keys, the same could be sent again unasked. */
  async forgetOwner(): Promise<void> {
    this.#confirmed.clear()
  }

  /** Whose sum the payment is above; undefined: nobody's. One that main does not understand is refused later, so nothing is asked. */
  #whoAsks(request: MoneyRequest): string | undefined {
    const rule = understood(request)
    if (typeof rule === 'string') return undefined
    // Where the variables do not say the currency, the page's word is no proof of it: the lowest limit counts.
    return this.#whoAsksAbove(request.amount, rule.charge.currency === undefined ? undefined : request.currency)
  }

  #whoAsksAbove(amount: number, currency: string | undefined): string | undefined {
    const isAbove = (limits: Limits | undefined): boolean => {
      if (limits === undefined) return false
      // A page may name a currency as every object has a member: such a one has no limit of its own.
      const own = currency === undefined ? lowest(Object.values(limits)) : Object.hasOwn(limits, currency) ? limits[currency] : undefined
      return amount > (own ?? 0)
    }
    if (isAbove(this.#options.profile()?.payments?.confirmAbove)) return 'The connection profile'
    return isAbove(this.#options.policyLimits?.()) ? 'The policy of this computer' : undefined
  }

  /** The same, of the same user, is asked once. What differs in anything is another. */
  async #confirmOnce(wanted: MoneyRequest | BulkOrder, question: Question, nothing: string): Promise<Result<undefined>> {
    const name = createHash('sha256')
      .update(JSON.stringify([this.#options.owner() ?? null, wanted]))
      .digest('hex')
    if (this.#confirmed.has(name)) return CONFIRMED
    const answer = await this.#confirm(question, nothing)
    if (answer.ok) this.#confirmed.add(name)
    return answer
  }

  /** One question after the other: a second dialog over the first would be answered by accident. */
  async #confirm(question: Question, nothing: string): Promise<Result<undefined>> {
    if (this.#waiting >= MOST_WAITING) return failure('busy', `${nothing} Answer the questions of the console first.`)
    this.#waiting += 1
    const owner = this.#options.owner()
    const asked = this.#last.then(() => this.#options.ask(question))
    this.#last = asked.catch(() => undefined)
    try {
      if (!(await asked)) return failure('cancelled', `${nothing} It was not confirmed.`)
      if (this.#options.owner() !== owner) return failure('signed-out', `${nothing} You signed out before it was confirmed.`)
      return this.#options.isLocked?.() === true ? failure('signed-out', `${nothing} The console is locked.`) : CONFIRMED
    } finally {
      this.#waiting -= 1
    }
  }
}

const lowest = (limits: readonly number[]): number | undefined => limits.toSorted((one, other) => one - other)[0]
