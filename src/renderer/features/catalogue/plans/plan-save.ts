import type { UseFormReturn } from 'react-hook-form'
import { focusField } from '#components/form/field-id.ts'
import { GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import type { PlanValues } from './plan-form.ts'

/** Lists that show plans. */
export const PLAN_LISTS = [GetSubscriptionPlansBySiteIdDocument]

/** Shows a refusal of the platform at the name where it is about that; answers whether it was. `message`: as people read it. */
export const showRefusal = (methods: UseFormReturn<PlanValues>, message: string): boolean => {
  if (!/plan.?name/i.test(message)) return false
  methods.setError('planName', { type: 'platform', message })
  focusField('planName')
  return true
}
