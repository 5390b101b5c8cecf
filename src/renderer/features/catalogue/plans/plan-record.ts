import type { Plan } from '#data/catalogue/plan.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'

export const PLAN_LISTS = [GetSubscriptionPlansBySiteIdDocument]

/** The plans of the catalogue as the platform has them now. Throws a `PlatformFailure`. */
export const listPlans = async (bridge: Bridge, signal?: AbortSignal): Promise<readonly Plan[]> =>
  (await executeOperation(bridge, GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID }, signal)).data.getSubscriptionPlansBySiteId

/** One of them; undefined where there is none. Throws a `PlatformFailure`. */
export const findPlan = async (bridge: Bridge, id: string, signal?: AbortSignal): Promise<Plan | undefined> =>
  (await listPlans(bridge, signal)).find(({ planId }) => planId === id)
