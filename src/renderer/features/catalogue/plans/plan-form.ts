import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { amountProblem } from '#components/money/amount.ts'
import { type Plan, rateOf } from '#data/catalogue/plan.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import type { FieldRefusal } from '#data/saving/save-options.ts'
import { type CreateSubscriptionPlanInput, GetSubscriptionPlansBySiteIdDocument, type UpdateSubscriptionPlanInput } from '#generated/graphql.ts'
import { plainUndo } from '#patterns/activity/plain-undo.ts'
import type { Merged } from '#patterns/edit-review/three-way.ts'
import type { RecordUndo } from '#shared/bridge/activity.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { PRICED_MODELS, type PricedModel } from '#shared/domain/catalogue.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { moneyToDecimal, parseMoney } from '#shared/domain/money.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { type KindValues, kindOf, kindRules, NO_KIND, required } from '../kind/kind.ts'
import { CREATE_SUBSCRIPTION, EDIT_SUBSCRIPTION, ENTER_CURRENCY, ENTER_PLAN_NAME, RATE_NOT_WHOLE, SELECT_SERVICES } from '../messages.ts'

export const PLAN_LISTS = [GetSubscriptionPlansBySiteIdDocument]

/** The plans of the catalogue as the platform has them now. Throws a `PlatformFailure`. */
export const listPlans = async (bridge: Bridge, signal?: AbortSignal): Promise<readonly Plan[]> =>
  (await executeOperation(bridge, GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID }, signal)).data.getSubscriptionPlansBySiteId

/** One of them; undefined where there is none. Throws a `PlatformFailure`. */
export const findPlan = async (bridge: Bridge, id: string, signal?: AbortSignal): Promise<Plan | undefined> =>
  (await listPlans(bridge, signal)).find(({ planId }) => planId === id)

export interface PlanValues extends KindValues {
  readonly planName: string
  readonly curr: string
  readonly status: string
  readonly description: string
  /** Ids of the services chosen into it. */
  readonly services: readonly string[]
  /** Ids of the basic services that are ticked. */
  readonly basicServices: readonly string[]
  /** In major units, as typed; empty for none. */
  readonly rates: Readonly<Record<PricedModel, string>>
}

export type PlanUse = 'create' | 'edit'

export const PLAN_TITLES: Readonly<Record<PlanUse, string>> = { create: CREATE_SUBSCRIPTION, edit: EDIT_SUBSCRIPTION }

export const LOCKED: Readonly<Record<PlanUse, ReadonlySet<keyof KindValues>>> = {
  create: new Set(),
  edit: new Set(['siteType', 'platform', 'masterService']),
}

export const NEW_PLAN: PlanValues = {
  planName: '',
  ...NO_KIND,
  curr: DEFAULT_CURRENCY,
  status: 'ACTIVE',
  description: '',
  services: [],
  basicServices: [],
  rates: { PAY_PER_USE: '', MONTHLY: '', YEARLY: '' },
}

/** A rate as the field shows it: without decimals where it has none. */
const fieldText = (amount: number): string => moneyToDecimal(amount).replace(/\.00$/, '')

const rateText = (plan: Plan, model: PricedModel): string => {
  const rate = rateOf(plan, model)
  return rate === null ? '' : fieldText(rate.amount)
}

/** A rate as it was typed, as the field shows it once it is stored. */
const storedText = (typed: string): string => {
  const amount = parseMoney(typed)
  return amount === null ? '' : fieldText(amount)
}

/** What the form of a stored plan starts with: its own choice of services, basic ones apart. */
export const planValuesOf = (plan: Plan): PlanValues => {
  const ids = plan.services ?? []
  const basic = new Set((plan.serviceDetails ?? []).filter(({ serviceType }) => serviceType === 'BASIC').map(({ serviceId }) => serviceId))
  return {
    planName: plan.planName,
    ...kindOf(plan),
    curr: plan.curr ?? DEFAULT_CURRENCY,
    status: plan.status ?? NEW_PLAN.status,
    description: plan.description ?? '',
    services: ids.filter((id) => !basic.has(id)),
    basicServices: ids.filter((id) => basic.has(id)),
    rates: { PAY_PER_USE: rateText(plan, 'PAY_PER_USE'), MONTHLY: rateText(plan, 'MONTHLY'), YEARLY: rateText(plan, 'YEARLY') },
  }
}

export const PLAN_SECTIONS: readonly FormSectionInfo[] = [
  { id: 'plan', title: 'Plan', fields: ['planName', 'siteType', 'platform', 'masterService', 'status', 'description'] },
  { id: 'services', title: 'Services', fields: ['services', 'basicServices'] },
  { id: 'prices', title: 'Prices', fields: ['curr', 'rates.PAY_PER_USE', 'rates.MONTHLY', 'rates.YEARLY'] },
]

/** What is wrong with a rate as typed; null when it is one. What is stored stays as it is, also with decimals. */
const rateProblem = (typed: string, stored: string): string | null => {
  if (typed.trim() === stored) return null
  return amountProblem(typed, null) ?? (/^\d*$/.test(typed.trim()) ? null : RATE_NOT_WHOLE)
}

const rateField = (stored: string) =>
  z.string().check(({ value, issues }) => {
    const problem = rateProblem(value, stored)
    if (problem !== null) issues.push({ code: 'custom', message: problem, input: value, continue: true })
  })

/** The rules of a use; `stored`: what the form started with. */
export const planResolver = (use: PlanUse, stored: PlanValues): Resolver<PlanValues> =>
  zodResolver(
    z.object({
      planName: required(ENTER_PLAN_NAME),
      ...kindRules(LOCKED[use]),
      curr: required(ENTER_CURRENCY),
      status: z.string(),
      description: z.string(),
      services: z.readonly(z.array(z.string()).check(z.minLength(1, SELECT_SERVICES))),
      basicServices: z.readonly(z.array(z.string())),
      rates: z.object({
        PAY_PER_USE: rateField(stored.rates.PAY_PER_USE),
        MONTHLY: rateField(stored.rates.MONTHLY),
        YEARLY: rateField(stored.rates.YEARLY),
      }),
    }),
  )

/** What both calls send. Basic services are merged into the list, blank rates left out. */
const planFields = ({ planName, status, masterService, platform, curr, description, services, basicServices, rates }: PlanValues) => ({
  siteId: MASTER_SITE_ID,
  planName: planName.trim(),
  status,
  masterService,
  platform,
  curr,
  description: description.trim(),
  services: [...services, ...basicServices],
  priceList: PRICED_MODELS.flatMap(({ value }) => {
    const rate = parseMoney(rates[value])
    return rate === null ? [] : [{ chargingModel: value, rate }]
  }),
})

export const newPlanInput = (values: PlanValues): CreateSubscriptionPlanInput => ({ ...planFields(values), siteType: values.siteType })

/** The site type is not among it. */
export const changedPlanInput = (values: PlanValues, planId: string): UpdateSubscriptionPlanInput => ({ ...planFields(values), planId })

const UNDONE = { parted: ['rates'], whole: ['services', 'basicServices'] }

/** What takes a change of a plan back, its prices and services included. `before`: as the platform had it. */
export const planUndo = (before: Plan, { values, changed }: Merged<PlanValues>): RecordUndo | undefined => {
  const { PAY_PER_USE, MONTHLY, YEARLY } = values.rates
  const rates = { PAY_PER_USE: storedText(PAY_PER_USE), MONTHLY: storedText(MONTHLY), YEARLY: storedText(YEARLY) }
  return plainUndo({ sort: 'plan', id: before.planId, of: '' }, planValuesOf(before), { values: { ...values, rates }, changed }, UNDONE)
}

/** The field that a refusal of the platform is about; null where it is about none. `message`: as people read it. */
export const refusedPlanField = (message: string): FieldRefusal | null => (/plan.?name/i.test(message) ? { field: 'planName', message } : null)
