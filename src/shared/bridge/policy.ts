import * as z from 'zod'
import { type CallTable, nothing, SMALL } from './contract.ts'

/** What the page needs to know of the policy of this computer, which the administrator sets. Main applies it whatever the page does. */
const pagePolicySchema = z.object({
  noExport: z.string().nullable().describe('why nothing can be exported; null where it can'),
})
export type PagePolicy = z.infer<typeof pagePolicySchema>

export const policyCalls = {
  'policy.read': { argument: nothing, result: pagePolicySchema, limit: SMALL },
} as const satisfies CallTable
