import * as z from 'zod'
import { NOTIFICATION_GROUPS } from '../domain/content/notification.ts'
import { type CallTable, type EventTable, nothing, SMALL } from './contract.ts'

export const linkNameSchema = z.enum(['raise-ticket', 'remote-desktop-tool'])
export type LinkName = z.infer<typeof linkNameSchema>

/** What the renderer may know of a connection profile: names for people, never an address that takes credentials. */
const publicProfileSchema = z.object({
  name: z.string(),
  environment: z.enum(['production', 'staging', 'local']),
  links: z.array(z.object({ name: linkNameSchema, label: z.string() })),
  imageBase: z.string().nullable().describe('https base of the public image bucket'),
  emailCampaigns: z.boolean().optional().describe('campaigns may be sent by email too'),
  siteTypes: z.array(z.string()).optional().describe('sites are listed by type: those of other types are not listed'),
  notificationEvents: z
    .partialRecord(z.enum(NOTIFICATION_GROUPS), z.array(z.object({ code: z.string(), name: z.string() })).readonly())
    .optional()
    .describe('what sites of this platform can notify of. absent: what the console has'),
  hasOwnSchema: z.boolean().optional().describe('the platform has a schema of its own: platform.offer says what it lacks'),
  hasTemporaryPassword: z.boolean().optional().describe('new users get the temporary password of the profile, which the page never learns'),
  isOneOfSeveral: z.boolean().optional().describe('there are other connections on this computer: the console says everywhere which one it is'),
})

const profileProblemSchema = z.object({ field: z.string(), message: z.string() })

const connectionStatusSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('missing') }),
  z.object({
    state: z.literal('invalid'),
    source: z.enum(['policy', 'administrator', 'argument', 'environment', 'stored', 'chosen']),
    problems: z.array(profileProblemSchema),
  }),
  z.object({ state: z.literal('ready'), profile: publicProfileSchema }),
])
export type ConnectionStatus = z.infer<typeof connectionStatusSchema>

/** The connections of this computer, side by side. `id` is main's: no address, no path. */
const connectionListSchema = z.object({
  connections: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      environment: z.enum(['production', 'staging', 'local']),
      isOwn: z.boolean().describe('the one of this console'),
      isRunning: z.boolean(),
    }),
  ),
  addRefusal: z.string().nullable().describe('why no other can be added'),
})
export type ConnectionList = z.infer<typeof connectionListSchema>

const connectionId = z.object({ id: z.string().max(20) })

export const connectionCalls = {
  'connection.status': { argument: nothing, result: connectionStatusSchema, limit: SMALL },
  'connection.choose': { argument: nothing, result: connectionStatusSchema, limit: SMALL },
  'connection.list': { argument: nothing, result: connectionListSchema, limit: SMALL },
  'connection.add': { argument: nothing, result: connectionListSchema, limit: SMALL },
  'connection.open': { argument: connectionId, result: connectionListSchema, limit: SMALL },
  'connection.remove': { argument: connectionId, result: connectionListSchema, limit: SMALL },
} as const satisfies CallTable

export const connectionEvents = {
  'connection.changed': connectionStatusSchema,
} as const satisfies EventTable
