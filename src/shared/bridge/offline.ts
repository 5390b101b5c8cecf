import * as z from 'zod'
import { type CallTable, SMALL, timestamp } from './contract.ts'

export const offlineListSchema = z.enum(['sites', 'users', 'profile'])
export type OfflineList = z.infer<typeof offlineListSchema>
const offlineCopySchema = z.object({ data: z.string(), savedAt: timestamp })

export const offlineCalls = {
  'offline.read': { argument: z.object({ list: offlineListSchema }), result: offlineCopySchema.nullable(), limit: SMALL },
  'offline.readStart': {
    argument: z.object({ list: offlineListSchema }),
    result: offlineCopySchema.extend({ isWhole: z.boolean().describe('false: the first rows of a long list') }).nullable(),
    limit: SMALL,
  },
} as const satisfies CallTable
