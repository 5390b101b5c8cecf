import { SITE_SERVICE } from '../catalogue.ts'
import type { Price } from '../currency.ts'
import { parseDay } from '../date.ts'

/** The terms of a plan as a form has them: days as YYYY-MM-DD, empty for none. */
export interface PlanTerms {
  readonly chargingModel: string
  readonly status: string
  readonly startDate: string
  readonly endDate: string
}

/** What a subscription takes over from the catalogue's plan. */
interface CataloguePlan {
  readonly planName: string
  readonly masterService: string | null
  readonly platform: string | null
  readonly siteType: string | null
  readonly services: readonly string[] | null
  readonly description: string | null
}

/** The partner's mapping of a plan; undefined: the plan is not mapped. A site's plan has an id of its own, so the name counts. */
export const mappingOfPlan = <Mapping extends { readonly type: string | null; readonly planName: string | null }>(
  mappings: readonly Mapping[],
  planName: string,
): Mapping | undefined => mappings.find((mapping) => mapping.type === 'PLAN' && mapping.planName === planName)

/** Terms as the platform keeps them; the charging model is optional. @param charges minor units */
export const storedTerms = ({ chargingModel, status, startDate, endDate }: PlanTerms, charges: number) => ({
  chargingModel: chargingModel === '' ? null : chargingModel,
  status,
  startDate: parseDay(startDate),
  endDate: parseDay(endDate),
  charges,
})

/** The input of `SubscribeSitePlanByAdminV2`. @param price minor units, in the currency of the site */
export const subscriptionInput = (siteId: string, plan: CataloguePlan, terms: PlanTerms, { amount, currency: curr }: Price) => {
  const { planName, masterService, platform, siteType, services, description } = plan
  const { chargingModel, status } = storedTerms(terms, amount)
  return {
    siteId,
    planName,
    status,
    masterService,
    platform,
    siteType,
    amount,
    chargingModel,
    services: services === null ? null : [...services],
    description,
    paymentGateway: 'MANUAL',
    curr,
  }
}

/** The recurring service that a site without any configuration gets before its plan. @param now unix seconds @param charges minor units */
export const firstServiceOf = ({ masterService }: Pick<CataloguePlan, 'masterService'>, terms: PlanTerms, charges: number, now: number) => ({
  serviceName: masterService ?? SITE_SERVICE,
  ...storedTerms(terms, charges),
  masterStatus: 'On',
  startedAt: now,
  updatedAt: now,
})
