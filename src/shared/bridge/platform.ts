import * as z from 'zod'
import { aboutSchema } from './activity.ts'
import { type CallTable, type EventTable, MB, nothing, SMALL, timestamp } from './contract.ts'

const executeArguments = z.object({
  operation: z.string().min(1).max(100).describe('id of an operation known from the build'),
  variables: z.record(z.string(), z.unknown()),
  requestId: z.string().max(64).optional().describe('lets platform.cancel name this call'),
  inParts: z.boolean().optional().describe('a long list is sent by platform.part while it arrives; needs a requestId'),
  about: aboutSchema.optional().describe('of a mutation: what it changes, for the record of what was sent'),
  readsOnly: z.literal(true).optional().describe('main refuses a mutation: the user only looks'),
  acceptsGaps: z.boolean().optional().describe('a list of `shared/partial-lists.ts` may come with rows or fields missing'),
})

const place = z.number().int().nonnegative().describe('of a row among those that were answered, from 0')

/** What is missing of a list that came all the same. Holds nothing of the rows themselves. */
const missingSchema = z.object({
  leftOut: z.number().int().nonnegative().describe('rows that could not be used and did not come'),
  unusable: z.array(place).describe('rows that came and must not be shown: a field failed that they need'),
  fields: z.array(z.object({ field: z.string().describe('such as basicSiteSetting.curr'), count: z.number().int().positive(), rows: z.array(place) })),
  isOpenEnded: z.boolean().describe('more may be missing than is counted here'),
  reason: z.string().nullable().describe('what the platform says of it'),
})
export type Missing = z.infer<typeof missingSchema>

/** `data` is the answer's `data` as JSON text: one string crosses far faster than 100,000 cloned objects; it was parsed and checked in main. */
const executeResult = z.object({
  data: z.string(),
  receivedAt: timestamp,
  parts: z.number().int().positive().optional().describe('the list in `data` is empty: its elements are in this many parts'),
  missing: missingSchema.optional().describe('only where the call accepts gaps'),
})

/** Elements of a list that is still arriving, checked. */
const answerPart = z.object({
  requestId: z.string(),
  at: z.number().int().nonnegative().describe('0 starts over: what came before belongs to an answer that broke off'),
  elements: z.string().describe('JSON texts with a comma between'),
})

/** The REST calls of the platform that change a site. */
const restArguments = z.discriminatedUnion('call', [
  z.object({ call: z.literal('resetSite'), domain: z.string().min(1), siteId: z.string().min(1) }),
  z.object({ call: z.literal('deleteSite'), domain: z.string().min(1) }),
])

/** Operations and fields that a platform with a schema of its own does not have. All are empty if it serves the console's. */
const offerSchema = z.object({
  missing: z.array(
    z.object({
      operation: z.string().describe('id of an operation known from the build; a call of it is answered with not-offered'),
      reasons: z.array(z.string()).describe('each a place and the end of a sentence: "createInternalUser is missing"'),
    }),
  ),
  absent: z.array(
    z.object({
      operation: z.string(),
      paths: z.array(z.string()).describe('of its answer, such as getSitesAdmin.supportAccManager: never there, also where the contract requires it'),
    }),
  ),
  unsent: z.array(
    z.object({
      operation: z.string(),
      paths: z
        .array(z.string())
        .describe('of its variables, such as input.supportAccManager: a value there is refused with not-offered, or left out by an alias'),
    }),
  ),
})
export type PlatformOffer = z.infer<typeof offerSchema>

export const reachabilitySchema = z.object({ state: z.enum(['reachable', 'unreachable']), since: timestamp })
export type Reachability = z.infer<typeof reachabilitySchema>

export const platformCalls = {
  'platform.execute': { argument: executeArguments, result: executeResult, limit: 16 * MB, values: 100_000 },
  'platform.partTaken': { argument: z.object({ requestId: z.string().max(64) }), result: nothing, limit: SMALL },
  'platform.cancel': { argument: z.object({ requestId: z.string().max(64) }), result: nothing, limit: SMALL },
  'platform.rest': { argument: restArguments, result: z.object({ hasResult: z.boolean() }), limit: SMALL },
  'platform.offer': { argument: nothing, result: offerSchema, limit: SMALL },
  'platform.reachability': { argument: nothing, result: reachabilitySchema, limit: SMALL },
} as const satisfies CallTable

export const platformEvents = {
  'platform.reachabilityChanged': reachabilitySchema,
  'platform.part': answerPart,
} as const satisfies EventTable
