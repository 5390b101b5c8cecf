import type { UseFormReturn } from 'react-hook-form'
import { focusField } from '#components/form/field-id.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { PlanValues } from './plan-form.ts'

/** Lists that show plans. */
export const PLAN_LISTS = [GetSubscriptionPlansBySiteIdDocument]

/** The plans of the catalogue as the platform has them now. Throws a `PlatformFailure`. */
export const listPlans = async (bridge: Bridge): Promise<readonly Plan[]> =>
  (await executeOperation(bridge, GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID })).data.getSubscriptionPlansBySiteId

/** Shows a refusal of the platform at the name where it is about that; answers whether it was. `message`: as people read it. */
export const showRefusal = (methods: UseFormReturn<PlanValues>, message: string): boolean => {
  if (!/plan.?name/i.test(message)) return false
  methods.setError('planName', { type: 'platform', message })
  focusField('planName')
  return true
}
