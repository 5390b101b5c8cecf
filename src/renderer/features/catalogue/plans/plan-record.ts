import * as z from 'zod/mini'
import type { Plan } from '#data/catalogue/plan.ts'
import type { GetSubscriptionPlansBySiteIdQuery } from '#generated/graphql.ts'

export const plansOf = (answer: GetSubscriptionPlansBySiteIdQuery): readonly Plan[] => answer.getSubscriptionPlansBySiteId
export const planIdOf = ({ planId }: Plan): string => planId
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

/** What the list says to the edit screen. */
export const editPlanState = (plan: Plan): { readonly plan: Plan } => ({ plan })
export const editPlanPath = ({ planId }: Plan): string => `/edit-subscription?${new URLSearchParams({ plan: planId })}`

/** The plan in a navigation state; null when it carries none. */
export const carriedPlan = (state: unknown): Plan | null => {
  const parsed = stateSchema.safeParse(state)
  return parsed.success ? parsed.data.plan : null
}
