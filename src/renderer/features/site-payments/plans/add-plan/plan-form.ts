import * as z from 'zod'
import { amountField } from '#components/money/amount.ts'
import { formatFormDate, parseFormDate } from '#shared/domain/date.ts'
import { endsBeforeStart } from '#shared/domain/service-period.ts'
import * as messages from '../../messages.ts'

/** What is typed into Add Subscription Plan. */
export interface PlanValues {
  readonly plan: {
    /** Of the catalogue. */
    readonly planId: string
    /** In major units, as typed. */
    readonly rate: string
    readonly chargingModel: string
    readonly status: string
    /** `YYYY-MM-DD`. */
    readonly startDate: string
    /** `YYYY-MM-DD`. */
    readonly endDate: string
  }
}

/** Nothing chosen yet: active, from today (unix seconds). */
export const newPlanValues = (now: number): PlanValues => ({
  plan: { planId: '', rate: '', chargingModel: '', status: 'ACTIVE', startDate: formatFormDate(now), endDate: '' },
})

const required = (message: string) => z.string().trim().min(1, message)
const isDay = (typed: string): boolean => typed === '' || parseFormDate(typed) !== null

/** `isMapped`: whether the partner has a price for a plan; always so where the site is no partner's. */
export const planSchema = (isMapped: (planId: string) => boolean) =>
  z.object({
    plan: z
      .object({
        planId: required(messages.ENTER_PLAN_NAME).refine((planId) => planId === '' || isMapped(planId), messages.PLAN_NOT_MAPPED),
        rate: amountField(messages.ENTER_RATE),
        chargingModel: z.string(),
        status: required(messages.ENTER_BILLING_STATUS),
        startDate: required(messages.ENTER_START_DATE).refine(isDay, messages.ENTER_DATE),
        endDate: z.string().refine(isDay, messages.ENTER_DATE),
      })
      .refine(({ startDate, endDate }) => !endsBeforeStart(startDate, endDate), { path: ['endDate'], message: messages.END_BEFORE_START }),
  })
