import * as z from 'zod'
import { type CallTable, SMALL, timestamp } from './contract.ts'

/** None begins with the name of another one and a hyphen: the parts of a long copy are named so. */
export const offlineListSchema = z.enum(['sites', 'users', 'profile', 'outlets', 'plans', 'services', 'pages', 'master-templates', 'global-templates'])
export type OfflineList = z.infer<typeof offlineListSchema>

const generationSchema = z.string().regex(/^[\da-f]{16}$/)
const offlineCopySchema = z.object({
  data: z.string().describe('of a list in parts: with its first rows'),
  savedAt: timestamp,
  parts: z.object({ generation: generationSchema, count: z.number().int().positive() }).optional().describe('a long list: all its rows are in so many parts'),
})

export const offlineCalls = {
  'offline.read': { argument: z.object({ list: offlineListSchema }), result: offlineCopySchema.nullable(), limit: SMALL },
  'offline.readPart': {
    argument: z.object({ list: offlineListSchema, generation: generationSchema, at: z.number().int().nonnegative().max(100_000) }),
    result: z.object({ elements: z.string().describe('JSON texts with a comma between') }).nullable(),
    limit: SMALL,
  },
} as const satisfies CallTable
