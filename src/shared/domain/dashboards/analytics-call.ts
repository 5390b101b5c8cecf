import * as z from 'zod'

const seconds = z.number().int().nonnegative().describe('unix seconds')
const text = z.string().min(1).max(300)
const username = text.optional().describe('restricts the rows to what this user may see. Main sends it where the platform takes it')

/** A question to the analytics host: `call` is its path, the other members are its query. */
export const analyticsCallSchema = z.discriminatedUnion('call', [
  z.strictObject({
    call: z.literal('renewal_dashboard'),
    fromDate: seconds.optional(),
    toDate: seconds.optional(),
    pastDate: seconds.optional().describe('orders are counted since'),
    channelPartner: text.optional().describe('company name'),
    username,
  }),
  z.strictObject({
    call: z.literal('onboarding_dashboard'),
    fromDate: seconds,
    toDate: seconds,
    supportAccManager: text.optional(),
    salesPerson: text.optional(),
    username,
  }),
  z.strictObject({ call: z.literal('non_usage'), fromDate: seconds, pastDate: seconds.describe('orders are counted since'), username }),
  z.strictObject({ call: z.literal('outstanding_dashboard'), type: z.literal('salesPerson'), username }),
])
export type AnalyticsCall = z.infer<typeof analyticsCallSchema>

/** A prepared dashboard. With a user name: the one prepared for that user, if the platform does so. */
export const dumpRequestSchema = z.strictObject({
  dashboard: z.enum(['onboarding_dashboard', 'renewal_dashboard']),
  userName: text.optional(),
  which: z.enum(['newest', 'oldest']).optional().describe('of those of the last ten days; the newest when absent'),
})
export type DumpRequest = z.infer<typeof dumpRequestSchema>
