import * as z from 'zod'
import { ROLES } from './domain/role.ts'
import type { Result } from './result.ts'

/**
 * The contract between renderer and main: one map of calls, one map of events. Both sides infer their types from it.
 * A call crosses as `ipcRenderer.invoke(channel, argument)` and always answers with a `Result`; an event as `webContents.send(channel, payload)`.
 * Nothing in it can hold a token, a key, a file path or a storage credential.
 */

const nothing = z.undefined()
const timestamp = z.number().int().nonnegative().describe('unix seconds')

// --- connection -------------------------------------------------------------------------------------------------

export const linkNameSchema = z.enum(['raise-ticket', 'remote-desktop-tool'])
export type LinkName = z.infer<typeof linkNameSchema>

/** What the renderer may know of a connection profile: names for people, never an address that takes credentials. */
const publicProfileSchema = z.object({
  name: z.string(),
  environment: z.enum(['production', 'staging', 'local']),
  links: z.array(z.object({ name: linkNameSchema, label: z.string() })),
  imageBase: z.string().nullable().describe('https base of the public image bucket'),
})

const profileProblemSchema = z.object({ field: z.string(), message: z.string() })

const connectionStatusSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('missing') }),
  z.object({ state: z.literal('invalid'), source: z.enum(['argument', 'environment', 'stored', 'chosen']), problems: z.array(profileProblemSchema) }),
  z.object({ state: z.literal('ready'), profile: publicProfileSchema }),
])
export type ConnectionStatus = z.infer<typeof connectionStatusSchema>

// --- identity ---------------------------------------------------------------------------------------------------

const signedInUserSchema = z.object({
  userName: z.string(),
  role: z.enum(ROLES).nullable().describe('null: the profile grants no role to an identity without the role attribute'),
})

const identityStatusSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed-out') }),
  z.object({ state: z.literal('signing-in'), startedAt: timestamp }),
  z.object({ state: z.literal('signed-in'), user: signedInUserSchema, remembered: z.boolean().describe('false: the session ends with the process') }),
  z.object({ state: z.literal('expired'), user: signedInUserSchema }),
])
export type IdentityStatus = z.infer<typeof identityStatusSchema>
export type SignedInUser = z.infer<typeof signedInUserSchema>

// --- notices ----------------------------------------------------------------------------------------------------

/** Something the user should know that no call asked for: no keychain, a damaged cache dropped, an export folder that vanished. */
const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(['keychain-unavailable', 'cache-dropped', 'cache-not-written', 'renderer-recovered']),
  intent: z.enum(['info', 'warning', 'error']),
  message: z.string(),
})
export type Notice = z.infer<typeof noticeSchema>

// --- platform ---------------------------------------------------------------------------------------------------

const executeArguments = z.object({
  operation: z.string().min(1).max(100).describe('id of an operation known from the build'),
  variables: z.record(z.string(), z.unknown()),
  requestId: z.string().max(64).optional().describe('lets platform.cancel name this call'),
})

/** `data` is the answer's `data` as JSON text: one string crosses far faster than 100,000 cloned objects; it was parsed and checked in main. */
const executeResult = z.object({ data: z.string(), receivedAt: timestamp })

/** The REST calls of the platform that change a site. Source: CALL-065, CALL-066. */
const restArguments = z.discriminatedUnion('call', [
  z.object({ call: z.literal('resetSite'), domain: z.string().min(1), siteId: z.string().min(1) }),
  z.object({ call: z.literal('deleteSite'), domain: z.string().min(1) }),
])

const reachabilitySchema = z.object({ state: z.enum(['reachable', 'unreachable']), since: timestamp })
export type Reachability = z.infer<typeof reachabilitySchema>

// --- offline ----------------------------------------------------------------------------------------------------

export const offlineListSchema = z.enum(['sites', 'users', 'profile'])
export type OfflineList = z.infer<typeof offlineListSchema>
const offlineCopySchema = z.object({ data: z.string(), savedAt: timestamp }).nullable()

// --- files ------------------------------------------------------------------------------------------------------

const downloadId = z.string().min(1).max(64)

const downloadSchema = z.object({
  id: downloadId,
  name: z.string().describe('file name only'),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  received: z.number().int().nonnegative().describe('bytes'),
  total: z.number().int().nonnegative().nullable().describe('bytes, null while unknown'),
  failure: z.string().nullable(),
})
export type Download = z.infer<typeof downloadSchema>

/** Main runs the operation itself: the link it answers with carries credentials and stays in main. Source: SLIST-033, SLIST-034. */
const downloadArguments = z.discriminatedUnion('kind', [z.object({ kind: z.literal('sites'), which: z.enum(['all', 'inactive']) })])

const exportCell = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type ExportCell = z.infer<typeof exportCell>

const beginExportArguments = z.object({
  name: z.string().min(1).max(120).describe('file name without ending; main makes it safe and unique'),
  format: z.enum(['csv', 'xlsx']),
  columns: z
    .array(z.object({ title: z.string(), kind: z.enum(['text', 'number', 'date']) }))
    .min(1)
    .max(200),
})
const appendExportArguments = z.object({ id: downloadId, rows: z.array(z.array(exportCell)).max(5000) })

// --- preferences ------------------------------------------------------------------------------------------------

/** A saved view: a name for an address' search part. */
const savedViewSchema = z.object({ id: z.string(), name: z.string().min(1).max(60), search: z.string().max(4000) })
export type SavedView = z.infer<typeof savedViewSchema>

const preferencesSchema = z.object({
  theme: z.enum(['system', 'light', 'dark', 'high-contrast']),
  sidebarFolded: z.boolean(),
  views: z
    .record(z.string(), z.object({ saved: z.array(savedViewSchema), defaultId: z.string().nullable() }))
    .describe('by list id; views belong to the signed-in user'),
})
export type Preferences = z.infer<typeof preferencesSchema>

// --- the two maps -----------------------------------------------------------------------------------------------

export const calls = {
  'shell.information': { argument: nothing, result: z.object({ version: z.string(), platform: z.enum(['darwin', 'win32', 'linux']) }) },
  'shell.openLink': { argument: z.object({ name: linkNameSchema }), result: nothing },
  'shell.report': { argument: z.object({ level: z.enum(['error', 'warn', 'info']), message: z.string().max(4000) }), result: nothing },
  'shell.notices': { argument: nothing, result: z.array(noticeSchema) },
  'connection.status': { argument: nothing, result: connectionStatusSchema },
  'connection.use': { argument: z.object({ text: z.string().max(100_000).describe('text of a profile file') }), result: connectionStatusSchema },
  'connection.forget': { argument: nothing, result: connectionStatusSchema },
  'identity.status': { argument: nothing, result: identityStatusSchema },
  'identity.signIn': { argument: nothing, result: identityStatusSchema },
  'identity.cancelSignIn': { argument: nothing, result: identityStatusSchema },
  'identity.signOut': { argument: nothing, result: identityStatusSchema },
  'platform.execute': { argument: executeArguments, result: executeResult },
  'platform.cancel': { argument: z.object({ requestId: z.string().max(64) }), result: nothing },
  'platform.rest': { argument: restArguments, result: z.object({ hasResult: z.boolean() }) },
  'platform.reachability': { argument: nothing, result: reachabilitySchema },
  'offline.read': { argument: z.object({ list: offlineListSchema }), result: offlineCopySchema },
  'files.download': { argument: downloadArguments, result: downloadSchema },
  'files.list': { argument: nothing, result: z.array(downloadSchema) },
  'files.cancel': { argument: z.object({ id: downloadId }), result: nothing },
  'files.open': { argument: z.object({ id: downloadId }), result: nothing },
  'files.showInFolder': { argument: z.object({ id: downloadId }), result: nothing },
  'files.beginExport': { argument: beginExportArguments, result: downloadSchema },
  'files.appendExport': { argument: appendExportArguments, result: nothing },
  'files.finishExport': { argument: z.object({ id: downloadId }), result: downloadSchema },
  'preferences.read': { argument: nothing, result: preferencesSchema },
  'preferences.write': { argument: preferencesSchema.partial(), result: preferencesSchema },
} as const

export const events = {
  'shell.notice': noticeSchema,
  'connection.changed': connectionStatusSchema,
  'identity.changed': identityStatusSchema,
  'platform.reachabilityChanged': reachabilitySchema,
  'files.progress': downloadSchema,
} as const

export type Channel = keyof typeof calls
export type CallArgument<Name extends Channel> = z.infer<(typeof calls)[Name]['argument']>
export type CallResult<Name extends Channel> = z.infer<(typeof calls)[Name]['result']>

export type EventChannel = keyof typeof events
export type EventPayload<Name extends EventChannel> = z.infer<(typeof events)[Name]>

type Call<Name extends Channel> =
  undefined extends CallArgument<Name> ? () => Promise<Result<CallResult<Name>>> : (argument: CallArgument<Name>) => Promise<Result<CallResult<Name>>>

type GroupOf<Name extends string> = Name extends `${infer Group}.${string}` ? Group : never
type MemberOf<Name extends string, Group extends string> = Name extends `${Group}.${infer Member}` ? Member : never

/** The shape of `window.bridge`: `bridge.platform.execute(...)`, and `bridge.on('identity.changed', listener)` which returns its unsubscribe. */
export type Bridge = {
  readonly [Group in GroupOf<Channel>]: { readonly [Member in MemberOf<Channel, Group>]: Call<`${Group}.${Member}` & Channel> }
} & {
  readonly on: <Name extends EventChannel>(channel: Name, listener: (payload: EventPayload<Name>) => void) => () => void
}
