import * as z from 'zod'
import { isSafeAddress } from '../connection/address.ts'

/** Minutes without input: a day at most, as a longer wait would never lock. */
const LONGEST_IDLE = 24 * 60

/** Days for which what was sent is kept: ten years at most. */
const LONGEST_ACTIVITY = 3650

const ABSOLUTE_PATH = /^(?:\/|[A-Za-z]:[\\/]|\\\\)/
const VERSION = 'must be 1: this console knows no other version of the policy'
const RING = 'must be a percentage from 0 to 100, or a name of letters, digits and hyphens'
const IDLE = `must be a whole number of minutes from 1 to ${LONGEST_IDLE}`
const ACTIVITY = `must be a whole number of days from 0 to ${LONGEST_ACTIVITY}`
const FEED = 'must be an https address (plain http only for this computer, and no user name or password in it)'

const updates = z.strictObject({
  feed: z.string().refine(isSafeAddress, FEED).optional().describe('base address of the update feed'),
  ring: z
    .union([z.number().min(0, RING).max(100, RING), z.string().regex(/^[A-Za-z0-9-]{1,40}$/, RING)], { error: RING })
    .optional()
    .describe('a percentage or a name'),
  enabled: z.boolean().default(true),
})

/** What an administrator sets for all users of a computer. Nothing in it can be changed in the console. */
export const policySchema = z.strictObject({
  version: z.literal(1, { error: ({ input }) => (input === undefined ? 'is missing' : VERSION) }),
  profile: z.string().regex(ABSOLUTE_PATH, 'must be the whole path of a connection profile').optional(),
  updates: updates.optional(),
  diskCache: z.boolean().optional(),
  export: z.boolean().optional(),
  idleLockMinutes: z.int(IDLE).min(1, IDLE).max(LONGEST_IDLE, IDLE).optional(),
  activityDays: z.int(ACTIVITY).min(0, ACTIVITY).max(LONGEST_ACTIVITY, ACTIVITY).optional(),
  paymentConfirmationLimit: z
    .record(z.string().regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as INR'), z.int('must be a whole number of minor units').nonnegative())
    .optional()
    .describe('minor units by currency: a payment above is confirmed by a dialog of the system; one in a currency that is not named always is'),
})

export type PolicySettings = z.infer<typeof policySchema>

/** What the updater follows. Without a policy updates are on, from the feed of the build and for everybody's share. */
export type UpdatePolicy = z.infer<typeof updates>
