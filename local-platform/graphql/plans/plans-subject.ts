import type { Subject } from '../subject.ts'
import { planResolvers } from './plan-resolvers.ts'
import { platformServices, subscriptionPlans } from './plan-tables.ts'
import { seedPlans } from './seed.ts'
import { platformServiceResolvers } from './service-resolvers.ts'

/** Platform services and subscription plans: the catalogue, and what each site has of it. */
export const plans: Subject = {
  name: 'plans',
  tables: platformServices.sql + subscriptionPlans.sql,
  seed: seedPlans,
  resolvers: {
    ...planResolvers,
    Query: { ...planResolvers.Query, ...platformServiceResolvers.Query },
    Mutation: { ...planResolvers.Mutation, ...platformServiceResolvers.Mutation },
  },
  onSiteDeleted: (database, { siteId }) => {
    platformServices.remove(database, { siteId })
    subscriptionPlans.remove(database, { siteId })
  },
}
