import * as z from 'zod'
import { ROLES } from '../domain/role.ts'
import { type CallTable, type EventTable, nothing, SMALL, timestamp } from './contract.ts'

const signedInUserSchema = z.object({
  userName: z.string(),
  role: z.enum(ROLES).nullable().describe('null: the profile grants no role to an identity without the role attribute'),
})

/** What was being sent when the console was locked, or is left of it with an unknown outcome. */
const lockedWorkSchema = z.enum(['none', 'sending', 'unknown'])
export type LockedWork = z.infer<typeof lockedWorkSchema>

const identityStatusSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed-out') }),
  z.object({ state: z.literal('signing-in'), startedAt: timestamp }),
  z.object({ state: z.literal('signed-in'), user: signedInUserSchema, remembered: z.boolean().describe('false: the session ends with the process') }),
  z.object({ state: z.literal('expired'), user: signedInUserSchema }),
  z.object({ state: z.literal('locked'), user: signedInUserSchema, work: lockedWorkSchema }),
])
export type IdentityStatus = z.infer<typeof identityStatusSchema>
export type SignedInUser = z.infer<typeof signedInUserSchema>

export const identityCalls = {
  'identity.status': { argument: nothing, result: identityStatusSchema, limit: SMALL },
  'identity.signIn': { argument: nothing, result: identityStatusSchema, limit: SMALL },
  'identity.cancelSignIn': { argument: nothing, result: identityStatusSchema, limit: SMALL },
  'identity.signOut': { argument: nothing, result: identityStatusSchema, limit: SMALL },
  'identity.forgetMe': { argument: nothing, result: identityStatusSchema, limit: SMALL },
} as const satisfies CallTable

export const identityEvents = {
  'identity.changed': identityStatusSchema,
} as const satisfies EventTable
