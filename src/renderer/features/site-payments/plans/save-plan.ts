import type { Plan } from '#data/catalogue/plan.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure, PlatformFailure } from '#data/platform/platform-failure.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { GetSiteConfigDocument, UpdateSiteDataNormalizeDocument, UpdateSubscriptionPlanDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { parseMoney } from '#shared/domain/money.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { secondsOfDay } from '../billing-terms.ts'
import type { PaymentSite } from '../payment-site.ts'
import type { PlanDraft } from './plan-draft.ts'

/** Writes an edited plan, and the SITE service where the plan is that service's. Both may be written again. Throws a `PlatformFailure`. */
export const savePlan = async (bridge: Bridge, send: Send, site: PaymentSite, plan: Plan, draft: PlanDraft): Promise<void> => {
  const { status, chargingModel } = draft
  const amount = parseMoney(draft.amount)
  const services = plan.services ?? []
  await send(UpdateSubscriptionPlanDocument, { input: { siteId: site.siteId, planId: plan.planId, status, amount, chargingModel, services } })
  if (!draft.hasDates) return
  try {
    await writeSiteService(bridge, send, site.domain, plan, draft, amount)
  } catch (cause) {
    const { kind, message, details } = asPlatformFailure(cause)
    throw new PlatformFailure({ kind, message: `The plan is saved, but not the SITE service: ${readableServerMessage(message)}`, details })
  }
}

const writeSiteService = async (bridge: Bridge, send: Send, domain: string, plan: Plan, draft: PlanDraft, charges: number | null): Promise<void> => {
  const { data } = await executeOperation(bridge, GetSiteConfigDocument, { domain })
  const service = data.getSiteConfig?.siteServices?.find(({ serviceName }) => serviceName === SITE_SERVICE)
  if (service === undefined) return
  const { chargingModel, status } = draft
  const startDate = secondsOfDay(draft.startDate, plan.startDate)
  const endDate = secondsOfDay(draft.endDate, plan.endDate)
  await send(UpdateSiteDataNormalizeDocument, {
    input: { domain, chargingModel, status, masterStatus: service.masterStatus, startDate, endDate, charges },
  })
}
