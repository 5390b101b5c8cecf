import * as z from 'zod'
import { changedText } from '#components/data-table/column.ts'
import { amountField } from '#components/money/amount.ts'
import { DAY_NOT_READABLE } from '#components/typed-value/range-end.ts'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import type { Price } from '#shared/domain/currency.ts'
import { formatDate, formatFormDate, parseDay } from '#shared/domain/date.ts'
import { formatMoney, moneyToDecimal, parseMoney } from '#shared/domain/money.ts'
import { endOfPeriod, endsBeforeStart } from '#shared/domain/service-period.ts'
import { billingStatusWords, chargingModelWords } from '#shared/domain/text/code-words.ts'
import { isDay, required } from '../billing-terms.ts'
import { END_BEFORE_START, ENTER_BILLING_STATUS, ENTER_RATE, ENTER_START_DATE, PLAN_NOT_MAPPED, SELECT_CHARGING_MODEL } from '../messages.ts'

/** A plan's row while it is edited: texts, empty for what is not there. */
export interface PlanDraft {
  readonly currency: string
  /** What is to be known about the amount: whose it is, or why it was not filled in. */
  readonly amountNote: string | null
  /** The partner's price counts. */
  readonly isAmountFixed: boolean
  /** In major units, as typed. */
  readonly amount: string
  readonly chargingModel: string
  readonly status: string
  /** `YYYY-MM-DD`. */
  readonly startDate: string
  /** `YYYY-MM-DD`. */
  readonly endDate: string
  /** The dates are those of the SITE service, which only the plan of that service changes. */
  readonly hasDates: boolean
  /** The partner has no price for the plan: nothing can be saved. */
  readonly isUnmapped: boolean
}

/** What counts for a partner's site: the price on renewal; null: the plan is not mapped. */
export type PartnerRate = Price | null | 'no-partner' | 'unknown'

const isPrice = (rate: PartnerRate): rate is Price => typeof rate === 'object' && rate !== null

/** What the editors of a row start with; `currency`: what the plan is billed in. A partner's price in another currency is not filled in. */
export const planDraftOf = (plan: Plan, currency: string, hasDates: boolean, partnerRate: PartnerRate): PlanDraft => {
  const isForeign = isPrice(partnerRate) && partnerRate.currency !== currency
  const amount = isPrice(partnerRate) && !isForeign ? partnerRate.amount : plan.amount
  return {
    currency,
    amountNote: isForeign ? foreignPriceNote(partnerRate, currency) : partnerRate === 'no-partner' ? null : "The partner's renewal price",
    isAmountFixed: partnerRate !== 'no-partner' && !isForeign,
    amount: amount === null ? '' : moneyToDecimal(amount),
    chargingModel: plan.chargingModel ?? '',
    status: plan.status ?? '',
    startDate: hasDates ? formatFormDate(plan.startDate) : '',
    endDate: hasDates ? formatFormDate(plan.endDate) : '',
    hasDates,
    isUnmapped: partnerRate === null,
  }
}

/** Changes that saving the row makes, from the stored values to the typed ones. */
export const planChanges = (plan: Plan, draft: PlanDraft): readonly string[] => {
  const money = (amount: number | null): string => (amount === null ? '' : formatMoney(amount, draft.currency))
  const changed = [
    changedText('Amount', money(plan.amount), money(parseMoney(draft.amount))),
    changedText('Charging model', chargingModelWords(plan.chargingModel), chargingModelWords(draft.chargingModel)),
    changedText('Billing status', billingStatusWords(plan.status), billingStatusWords(draft.status)),
    ...(draft.hasDates
      ? [
          changedText('Start', formatDate(plan.startDate), formatDate(parseDay(draft.startDate))),
          changedText('End', formatDate(plan.endDate), formatDate(parseDay(draft.endDate))),
        ]
      : []),
  ]
  return changed.filter((text) => text !== null)
}

const foreignPriceNote = ({ amount, currency }: Price, billed: string): string =>
  `The partner's renewal price is ${currency} ${formatMoney(amount, currency)}. This plan is billed in ${billed}: enter the amount in ${billed}.`

/** A draft with another model or start, and the end that follows from it. */
export const withPeriod = (draft: PlanDraft, change: Partial<Pick<PlanDraft, 'chargingModel' | 'startDate'>>): Partial<PlanDraft> => {
  if (!draft.hasDates) return change
  const { startDate, chargingModel } = { ...draft, ...change }
  const end = endOfPeriod(startDate, chargingModel)
  return end === null ? change : { ...change, endDate: end }
}

const TERMS = z.object({ amount: amountField(ENTER_RATE), chargingModel: required(SELECT_CHARGING_MODEL), status: required(ENTER_BILLING_STATUS) })
const DATED_TERMS = z.object({
  ...TERMS.shape,
  startDate: z.string().min(1, ENTER_START_DATE).refine(isDay, DAY_NOT_READABLE),
  endDate: z.string().refine(isDay, DAY_NOT_READABLE),
})

/** Why a draft cannot be saved; null when it can. */
export const planProblem = (draft: PlanDraft): string | null => {
  if (draft.isUnmapped) return PLAN_NOT_MAPPED
  const wrong = (draft.hasDates ? DATED_TERMS : TERMS).safeParse(draft).error?.issues[0]
  if (wrong !== undefined) return wrong.message
  return draft.hasDates && endsBeforeStart(draft.startDate, draft.endDate) ? END_BEFORE_START : null
}

/** Whether a plan of the catalogue may not be chosen: the site has one of its master service. */
export const isMasterServiceUsed = (plan: Plan, sitePlans: readonly Plan[]): boolean =>
  plan.masterService !== null && sitePlans.some(({ masterService }) => masterService === plan.masterService)

/** Whether a service of the catalogue is in a site's plan already: itself, or as the site's own copy of it. */
export const isInPlan = (service: PlatformService, { services, serviceDetails }: Plan): boolean =>
  (services ?? []).includes(service.serviceId) ||
  (serviceDetails ?? []).some(
    (present) =>
      present.serviceId === service.serviceId ||
      present.addedServiceId === service.serviceId ||
      (present.slugServiceName === service.slugServiceName && present.platform === service.platform),
  )
