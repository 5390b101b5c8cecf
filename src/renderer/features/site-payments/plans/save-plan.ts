import type { Plan } from '#data/catalogue/plan.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { GetSiteConfigDocument, UpdateSiteDataNormalizeDocument, UpdateSubscriptionPlanDocument } from '#generated/graphql.ts'

import type { Bridge } from '#shared/bridge/bridge.ts'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'

import { parseMoney } from '#shared/domain/money.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { secondsOfDay } from '../form-day.ts'
import type { PaymentSite } from '../payment-site.ts'
import type { PlanDraft } from './plan-draft.ts'

/**
 * Writes an edited plan, and the SITE service where the plan is that service's. Both may be written again. Answers with what went wrong as a sentence,
 * null when nothing did.
 */
export const savePlan = async (bridge: Bridge, site: PaymentSite, plan: Plan, draft: PlanDraft): Promise<string | null> => {
  const { status, chargingModel } = draft
  const amount = parseMoney(draft.amount)
  const services = plan.services ?? []
  try {
    await executeOperation(bridge, UpdateSubscriptionPlanDocument, {
      input: { siteId: site.siteId, planId: plan.planId, status, amount, chargingModel, services },
    })
  } catch (cause) {
    return reasonOf(cause)
  }
  try {
    if (draft.hasDates) await writeSiteService(bridge, site.domain, plan, draft, amount)
    return null
  } catch (cause) {
    return `The plan is saved, but not the SITE service: ${reasonOf(cause)}`
  }
}

const writeSiteService = async (bridge: Bridge, domain: string, plan: Plan, draft: PlanDraft, charges: number | null): Promise<void> => {
  const { data } = await executeOperation(bridge, GetSiteConfigDocument, { domain })
  const service = data.getSiteConfig?.siteServices?.find(({ serviceName }) => serviceName === SITE_SERVICE)
  if (service === undefined) return
  const { chargingModel, status } = draft
  const startDate = secondsOfDay(draft.startDate, plan.startDate)
  const endDate = secondsOfDay(draft.endDate, plan.endDate)
  await executeOperation(bridge, UpdateSiteDataNormalizeDocument, {
    input: { domain, chargingModel, status, masterStatus: service.masterStatus, startDate, endDate, charges },
  })
}

const reasonOf = (cause: unknown): string => readableServerMessage(asPlatformFailure(cause).message)
