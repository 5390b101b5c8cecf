import type { DatabaseSync } from 'node:sqlite'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { RecordTable } from '../../database/record-table.ts'
import type { PlatformService, SubscriptionPlan } from '../../generated/resolvers.ts'

/** Building blocks of plans, of the catalogue and of sites. */
export const platformServices = new RecordTable<PlatformService, 'siteId' | 'serviceId'>('platform_service', ['siteId', 'serviceId'])

/** Plans of the catalogue and of sites. */
export const subscriptionPlans = new RecordTable<SubscriptionPlan, 'siteId' | 'planId'>('subscription_plan', ['siteId', 'planId'])

/** A service a plan may hold: one of its own site or one of the catalogue; null when there is neither. */
export function findPlanService(database: DatabaseSync, siteId: string, serviceId: string): PlatformService | null {
  return platformServices.find(database, { siteId, serviceId }) ?? platformServices.find(database, { siteId: MASTER_SITE_ID, serviceId })
}
