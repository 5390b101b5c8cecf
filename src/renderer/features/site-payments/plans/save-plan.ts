import type { Plan } from '#data/catalogue/plan.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure, PlatformFailure } from '#data/platform/platform-failure.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import {
  CreateSiteConfigDocument,
  GetSiteConfigDocument,
  GetSitesAdminDocument,
  GetSubscriptionPlansBySiteIdDocument,
  type SubscribeSitePlanByAdminV2MutationVariables,
  UpdateSiteDataNormalizeDocument,
  type UpdateSiteDataNormalizeMutationVariables,
  UpdateSubscriptionPlanDocument,
} from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { parseMoney } from '#shared/domain/money.ts'
import { firstServiceOf, storedTerms, subscriptionInput } from '#shared/domain/plans/subscription.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { secondsOfDay } from '../billing-terms.ts'
import { type PaymentSite, partnerOf } from '../payment-site.ts'
import type { PlanDraft } from './plan-draft.ts'
import type { PlanValues } from './plan-fields.tsx'

/** What a save of a plan makes old. */
export const PLAN_READS = [GetSubscriptionPlansBySiteIdDocument, GetSiteConfigDocument, GetSitesAdminDocument]

export const reasonOf = (cause: unknown): string => readableServerMessage(asPlatformFailure(cause).message)

/** Writes an edited plan, and the SITE service where the plan is that service's. Both may be written again. Throws a `PlatformFailure`. */
export const savePlan = async (bridge: Bridge, send: Send, { siteId, domain }: PaymentSite, plan: Plan, draft: PlanDraft): Promise<void> => {
  const { status, chargingModel } = draft
  const amount = parseMoney(draft.amount)
  const services = plan.services ?? []
  await send(UpdateSubscriptionPlanDocument, { input: { siteId, planId: plan.planId, status, amount, chargingModel, services } })
  if (!draft.hasDates) return
  const startDate = secondsOfDay(draft.startDate, plan.startDate)
  const endDate = secondsOfDay(draft.endDate, plan.endDate)
  try {
    await writeSiteService(bridge, send, { domain, chargingModel, status, startDate, endDate, charges: amount })
  } catch (cause) {
    const { kind, message, details } = asPlatformFailure(cause)
    throw new PlatformFailure({ kind, message: `The plan is saved, but not the SITE service: ${readableServerMessage(message)}`, details })
  }
}

/** Writes the SITE service and the site's record that follows it; nothing where the site has no such service. */
const writeSiteService = async (bridge: Bridge, send: Send, terms: UpdateSiteDataNormalizeMutationVariables['input']): Promise<void> => {
  const { data } = await executeOperation(bridge, GetSiteConfigDocument, { domain: terms.domain })
  const service = data.getSiteConfig?.siteServices?.find(({ serviceName }) => serviceName === SITE_SERVICE)
  if (service !== undefined) await send(UpdateSiteDataNormalizeDocument, { input: { ...terms, masterStatus: service.masterStatus } })
}

/** A plan of the catalogue as it is to be added to a site. */
export interface PlanOrder {
  readonly site: PaymentSite
  readonly plan: Plan
  readonly terms: PlanValues['plan']
}

export const amountOf = ({ terms }: PlanOrder): number => parseMoney(terms.rate) ?? 0

export const subscriptionOf = (order: PlanOrder): SubscribeSitePlanByAdminV2MutationVariables => {
  const { site, plan, terms } = order
  return { input: subscriptionInput(site.siteId, plan, terms, { amount: amountOf(order), currency: site.currency }) }
}

/**
 * The site's configuration, with a recurring service for the plan where the site has none yet. It comes before the subscription, which is not made
 * when this fails. Throws a `PlatformFailure`.
 */
export const ensureSiteConfig = async (bridge: Bridge, send: Send, order: PlanOrder): Promise<void> => {
  const { domain, siteId } = order.site
  const { data } = await executeOperation(bridge, GetSiteConfigDocument, { domain })
  if (data.getSiteConfig !== null) return
  const service = firstServiceOf(order.plan, order.terms, amountOf(order), nowInSeconds())
  await send(CreateSiteConfigDocument, { domain, siteId, siteServices: [service], enabled: true, ...partnerOf(order.site) })
}

/** Lets the SITE service and the site's record follow a plan of that service, as a change of the plan does. Throws a `PlatformFailure`. */
export const followPlan = async (bridge: Bridge, send: Send, order: PlanOrder): Promise<void> => {
  const { plan, site } = order
  if (plan.masterService === SITE_SERVICE)
    await writeSiteService(bridge, send, { domain: site.domain, planName: plan.planName, ...storedTerms(order.terms, amountOf(order)) })
}
