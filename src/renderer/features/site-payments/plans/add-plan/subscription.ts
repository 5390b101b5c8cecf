import type { Plan } from '#data/catalogue/plan.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import {
  CreateSiteConfigDocument,
  GetSiteConfigDocument,
  type SiteServiceInput,
  type SubscribeSitePlanByAdminV2MutationVariables,
  UpdateSiteDataNormalizeDocument,
} from '#generated/graphql.ts'

import type { Bridge } from '#shared/bridge/bridge.ts'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'

import { parseFormDate } from '#shared/domain/date.ts'
import { parseMoney } from '#shared/domain/money.ts'
import { isPartnerSite, type PaymentSite } from '../../payment-site.ts'
import type { PlanValues } from './plan-form.ts'

/** A plan of the catalogue as it is to be added to a site. */
export interface PlanOrder {
  readonly site: PaymentSite
  readonly plan: Plan
  readonly terms: PlanValues['plan']
}

/** Minor units. */
export const amountOf = ({ terms }: PlanOrder): number => parseMoney(terms.rate) ?? 0

/** What is sent for the subscription. */
export const subscriptionOf = (order: PlanOrder): SubscribeSitePlanByAdminV2MutationVariables => {
  const { site, plan, terms } = order
  return {
    input: {
      siteId: site.siteId,
      planName: plan.planName,
      status: terms.status,
      masterService: plan.masterService,
      platform: plan.platform,
      siteType: plan.siteType,
      amount: amountOf(order),
      chargingModel: modelOf(order),
      services: plan.services,
      description: plan.description,
      paymentGateway: 'MANUAL',
      curr: site.currency,
    },
  }
}

/**
 * The site's configuration, with a recurring service for the plan where the site has none yet. It comes before the subscription, which is not made
 * when this fails. `now` in unix seconds. Throws a `PlatformFailure`.
 */
export const ensureSiteConfig = async (bridge: Bridge, order: PlanOrder, now: number): Promise<void> => {
  const { domain, siteId, channelPartner, companyName } = order.site
  const { data } = await executeOperation(bridge, GetSiteConfigDocument, { domain })
  if (data.getSiteConfig !== null) return
  const partner = isPartnerSite(order.site) ? { channelPartner, companyName } : {}
  await executeOperation(bridge, CreateSiteConfigDocument, { domain, siteId, siteServices: [serviceOf(order, now)], enabled: true, ...partner })
}

const serviceOf = (order: PlanOrder, now: number): SiteServiceInput => ({
  serviceName: order.plan.masterService ?? SITE_SERVICE,
  charges: amountOf(order),
  chargingModel: modelOf(order),
  status: order.terms.status,
  masterStatus: 'On',
  ...periodOf(order),
  startedAt: now,
  updatedAt: now,
})

/**
 * Lets the SITE service and the site's record follow a plan of that service, as a change of the plan does. Throws a `PlatformFailure`.
 */
export const followPlan = async (bridge: Bridge, order: PlanOrder): Promise<void> => {
  const { plan, site, terms } = order
  if (plan.masterService !== SITE_SERVICE) return
  const { domain } = site
  const { data } = await executeOperation(bridge, GetSiteConfigDocument, { domain })
  const service = data.getSiteConfig?.siteServices?.find(({ serviceName }) => serviceName === SITE_SERVICE)
  if (service === undefined) return
  const { masterStatus } = service
  const input = {
    domain,
    planName: plan.planName,
    chargingModel: modelOf(order),
    status: terms.status,
    masterStatus,
    ...periodOf(order),
    charges: amountOf(order),
  }
  await executeOperation(bridge, UpdateSiteDataNormalizeDocument, { input })
}

/** The charging model is optional. */
const modelOf = ({ terms: { chargingModel } }: PlanOrder): string | null => (chargingModel === '' ? null : chargingModel)

const periodOf = ({ terms: { startDate, endDate } }: PlanOrder) => ({ startDate: parseFormDate(startDate), endDate: parseFormDate(endDate) })
