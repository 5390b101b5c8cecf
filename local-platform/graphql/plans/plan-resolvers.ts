import { randomUUID } from 'node:crypto'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { transaction } from '../../database/transaction.ts'
import type { Resolvers, SubscribeSitePlanInput, SubscriptionPlan } from '../../generated/resolvers.ts'
import { given } from '../argument-rules.ts'
import { requireReadableScope, requireWritableScope } from '../catalogue-access.ts'
import type { PlatformContext } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import { requireMayBill } from '../site-configuration/rules.ts'
import { requireSite } from '../sites/access.ts'
import { findSite, updateSite } from '../sites/site-store.ts'
import { findPlanService, subscriptionPlans } from './plan-tables.ts'
import { requireFreePlanName, requireMaySubscribe, requireValidPlan } from './rules.ts'

export const planResolvers: Resolvers = {
  SubscriptionPlan: {
    serviceDetails: ({ siteId, services }, _arguments, { database }) =>
      (services ?? []).flatMap((serviceId) => findPlanService(database, siteId, serviceId) ?? []),
  },

  Query: {
    getSubscriptionPlansBySiteId: (_root, { siteId }, context) => {
      requireReadableScope(context, siteId)
      const plans = subscriptionPlans.list(context.database, { siteId })
      if (siteId === MASTER_SITE_ID) return plans
      // A site's plans run as long as its SITE service, which is where the dates are kept.
      const { startDate, endDate } = sitePeriod(context, siteId)
      return plans.map((plan) => ({ ...plan, startDate, endDate }))
    },
  },

  Mutation: {
    createSubscriptionPlan: (_root, { input }, context) => {
      requireWritableScope(context, input.siteId)
      const { database } = context
      requireValidPlan(database, input.siteId, input)
      const plan: SubscriptionPlan = { ...newPlan(context.now()), ...given(input) }
      return transaction(database, () => {
        requireFreePlanName(database, plan.siteId, plan.planName)
        subscriptionPlans.insert(database, plan)
        return plan
      })
    },

    updateSubscriptionPlan: (_root, { input: { siteId, planId, ...changes } }, context) => changePlan(context, siteId, planId, changes),

    deleteSubscriptionPlan: (_root, { siteId, planId }, context) => {
      requireWritableScope(context, siteId)
      const { database } = context
      return transaction(database, () => {
        const plan = requirePlan(context, siteId, planId)
        subscriptionPlans.remove(database, { siteId, planId })
        writePlanNames(context, siteId)
        return plan
      })
    },

    subscribeSitePlanByAdmin: (_root, { input }, context) => subscribe(context, input),
    subscribeSitePlanByAdminV2: (_root, { input }, context) => subscribe(context, input),
  },
}

type PlanChanges = { readonly [Name in keyof SubscriptionPlan]?: SubscriptionPlan[Name] | null | undefined }

function changePlan(context: PlatformContext, siteId: string, planId: string, { planName, ...changes }: PlanChanges): SubscriptionPlan {
  requireWritableScope(context, siteId)
  const { database } = context
  return transaction(database, () => {
    const known = requirePlan(context, siteId, planId)
    requireValidPlan(database, siteId, { ...(changes as Parameters<typeof requireValidPlan>[2]), planName })
    const plan = { ...known, ...given(changes), planName: planName ?? known.planName } as SubscriptionPlan
    requireFreePlanName(database, siteId, plan.planName, planId)
    subscriptionPlans.save(database, plan)
    writePlanNames(context, siteId)
    return plan
  })
}

function subscribe(context: PlatformContext, input: SubscribeSitePlanInput): SubscriptionPlan {
  requireMayBill(context.caller)
  const { database } = context
  const site = requireSite(context, { siteId: input.siteId })
  requireValidPlan(database, input.siteId, input)
  if (input.paymentGateway !== 'MANUAL') throw invalid('PAYMENT_GATEWAY_NOT_VALID')
  if (site.curr && input.curr !== site.curr) throw invalid('CURRENCY_NOT_OF_SITE')
  return transaction(database, () => {
    requireMaySubscribe(database, site, input.planName, input.masterService)
    requireFreePlanName(database, input.siteId, input.planName)
    const plan: SubscriptionPlan = { ...newPlan(context.now()), ...given(input), subscriptionId: `sub-${randomUUID()}` }
    subscriptionPlans.insert(database, plan)
    writePlanNames(context, input.siteId)
    return { ...plan, ...sitePeriod(context, input.siteId) }
  })
}

function requirePlan({ database }: PlatformContext, siteId: string, planId: string): SubscriptionPlan {
  const plan = subscriptionPlans.find(database, { siteId, planId })
  if (plan === null) throw notFound('PLAN_NOT_FOUND')
  return plan
}

/** The site list names the plans of each site. */
function writePlanNames({ database }: PlatformContext, siteId: string): void {
  const site = findSite(database, { siteId })
  if (site === null) return
  updateSite(database, { ...site, planDetails: subscriptionPlans.list(database, { siteId }).map(({ planName }) => ({ planName })) })
}

function sitePeriod({ database }: PlatformContext, siteId: string): { startDate: number | null; endDate: number | null } {
  const services = findSite(database, { siteId })?.siteRecurringConfig?.siteServices ?? []
  const service = services.find(({ serviceName }) => serviceName === 'SITE')
  return { startDate: service?.startDate ?? null, endDate: service?.endDate ?? null }
}

function newPlan(now: number) {
  return {
    planId: randomUUID(),
    createdAt: now,
    amount: null,
    chargingModel: null,
    description: null,
    paymentGateway: null,
    subscriptionId: null,
    priceList: [],
    services: [],
  }
}
