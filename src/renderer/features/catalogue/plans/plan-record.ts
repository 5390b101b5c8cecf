import * as z from 'zod/mini'
import type { Plan } from '#data/catalogue/plan.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'

/** Lists that show plans. */
export const PLAN_LISTS = [GetSubscriptionPlansBySiteIdDocument]

/** The plans of the catalogue as the platform has them now. Throws a `PlatformFailure`. */
export const listPlans = async (bridge: Bridge, signal?: AbortSignal): Promise<readonly Plan[]> =>
  (await executeOperation(bridge, GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID }, signal)).data.getSubscriptionPlansBySiteId

/** One of them; undefined where there is none. Throws a `PlatformFailure`. */
export const findPlan = async (bridge: Bridge, id: string, signal?: AbortSignal): Promise<Plan | undefined> =>
  (await listPlans(bridge, signal)).find(({ planId }) => planId === id)

export const planNameOf = ({ planName }: Plan): string => planName

const text = z.nullable(z.string())
const whole = z.nullable(z.number())

/** What the list puts into the navigation state. */
const stateSchema = z.object({
  plan: z.object({
    siteId: z.string(),
    planId: z.string().check(z.minLength(1)),
    planName: z.string(),
    status: text,
    masterService: text,
    platform: text,
    siteType: text,
    amount: whole,
    chargingModel: text,
    description: text,
    services: z.nullable(z.array(z.string())),
    createdAt: whole,
    paymentGateway: text,
    subscriptionId: text,
    curr: text,
    priceList: z.nullable(z.array(z.object({ chargingModel: z.string(), rate: z.number() }))),
    startDate: whole,
    endDate: whole,
    serviceDetails: z.nullable(
      z.array(
        z.object({
          serviceId: z.string(),
          serviceType: text,
          serviceName: text,
          slugServiceName: text,
          masterService: text,
          platform: text,
          status: text,
          addedServiceId: text,
        }),
      ),
    ),
  }),
})

/** What the list passes to the edit screen. */
export const editPlanState = (plan: Plan): { readonly plan: Plan } => ({ plan })
export const editPlanPath = ({ planId }: Plan): string => `/edit-subscription?${new URLSearchParams({ plan: planId })}`

/** The plan in a navigation state; null when it carries none. */
export const carriedPlan = (state: unknown): Plan | null => {
  const parsed = stateSchema.safeParse(state)
  return parsed.success ? parsed.data.plan : null
}
