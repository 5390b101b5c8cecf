import * as z from 'zod'
import type { GetSubscriptionPlansBySiteIdQuery, SubscribeSitePlanByAdminV2Mutation } from '#generated/graphql.ts'
import { type MoneyRule, sameText } from '../money-rule.ts'

const variables = z.strictObject({
  input: z.looseObject({ siteId: z.string(), planName: z.string(), amount: z.number(), curr: z.string() }),
})

/** A plan for a site: its record is a plan of the same name and amount among the site's. It may be free. */
export const subscription: MoneyRule<z.infer<typeof variables>> = {
  operation: 'SubscribeSitePlanByAdminV2',
  variables,
  leastAmount: 0,
  said: ({ input }) => ({ siteId: input.siteId, amount: input.amount, currency: input.curr }),
  list: 'whole',
  hasBaseline: true,
  readBack: 'GetSubscriptionPlansBySiteId',
  firstPage: (siteId) => ({ siteId }),
  page: (data, _asked, { input }) => {
    const records = (data as GetSubscriptionPlansBySiteIdQuery).getSubscriptionPlansBySiteId.map(({ planId, planName, amount, subscriptionId }) => {
      const made: SubscribeSitePlanByAdminV2Mutation = { subscribeSitePlanByAdminV2: { planId, subscriptionId } }
      return { id: planId, answer: amount === input.amount && sameText(planName, input.planName) ? made : null }
    })
    return { records, ids: records.map(({ id }) => id), next: null }
  },
  recordOf: (data) => (data as SubscribeSitePlanByAdminV2Mutation).subscribeSitePlanByAdminV2.planId,
}
