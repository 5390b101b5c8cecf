import * as z from 'zod'
import { analyticsCallSchema, dumpRequestSchema } from './domain/analytics-call.ts'
import { LARGEST_IMAGE } from './domain/image.ts'
import { LARGEST_AMOUNT } from './domain/money.ts'
import { MONEY_OPERATIONS } from './domain/money-operation.ts'
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
  emailCampaigns: z.boolean().optional().describe('campaigns may be sent by e-mail too'),
  siteTypes: z.array(z.string()).optional().describe('sites are listed by type: those of other types are not listed'),
})

const profileProblemSchema = z.object({ field: z.string(), message: z.string() })

const connectionStatusSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('missing') }),
  z.object({
    state: z.literal('invalid'),
    source: z.enum(['administrator', 'argument', 'environment', 'stored', 'chosen']),
    problems: z.array(profileProblemSchema),
  }),
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
  kind: z.enum([
    'keychain-unavailable',
    'cache-dropped',
    'cache-not-written',
    'renderer-recovered',
    'money-journal-dropped',
    'campaign-journal-dropped',
    'invoice-list',
    'sign-out-failed',
    'proxy-login',
    'sign-in-not-renewed',
    'connection-unchanged',
  ]),
  intent: z.enum(['info', 'warning', 'error']),
  message: z.string(),
})
export type Notice = z.infer<typeof noticeSchema>

// --- platform ---------------------------------------------------------------------------------------------------

const executeArguments = z.object({
  operation: z.string().min(1).max(100).describe('id of an operation known from the build'),
  variables: z.record(z.string(), z.unknown()),
  requestId: z.string().max(64).optional().describe('lets platform.cancel name this call'),
  inParts: z.boolean().optional().describe('a long list is told by platform.part while it arrives; needs a requestId'),
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
  parts: z.number().int().positive().optional().describe('the list in `data` is empty: its elements are in so many parts'),
  missing: missingSchema.optional().describe('only where the call accepts gaps'),
})

/** Elements of a list that is still arriving, checked. */
const answerPart = z.object({
  requestId: z.string(),
  at: z.number().int().nonnegative().describe('0 begins anew: what came before belongs to an answer that broke off'),
  elements: z.string().describe('JSON texts with a comma between'),
})

/** The REST calls of the platform that change a site. */
const restArguments = z.discriminatedUnion('call', [
  z.object({ call: z.literal('resetSite'), domain: z.string().min(1), siteId: z.string().min(1) }),
  z.object({ call: z.literal('deleteSite'), domain: z.string().min(1) }),
])

const reachabilitySchema = z.object({ state: z.enum(['reachable', 'unreachable']), since: timestamp })
export type Reachability = z.infer<typeof reachabilitySchema>

// --- dashboards -------------------------------------------------------------------------------------------------

/** `rows` are the rows of a dashboard as JSON text, parsed and checked in main: one string crosses far faster than thousands of cloned objects. */
const dashboardRowsArguments = z.object({ call: analyticsCallSchema, requestId: z.string().max(64).optional() })
const leftOut = z.number().int().positive().optional().describe('rows that could not be used and are not among them')
const dumpArguments = z.object({ request: dumpRequestSchema, requestId: z.string().max(64).optional() })

// --- offline ----------------------------------------------------------------------------------------------------

export const offlineListSchema = z.enum(['sites', 'users', 'profile'])
export type OfflineList = z.infer<typeof offlineListSchema>
const offlineCopySchema = z.object({ data: z.string(), savedAt: timestamp }).nullable()

// --- files ------------------------------------------------------------------------------------------------------

const downloadId = z.string().min(1).max(64)

const downloadSchema = z.object({
  id: downloadId,
  name: z.string().describe('file name only'),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']).describe('waiting: others are before it'),
  received: z.number().int().nonnegative().describe('bytes'),
  total: z.number().int().nonnegative().nullable().describe('bytes, null while unknown'),
  failure: z.string().nullable(),
})
export type Download = z.infer<typeof downloadSchema>

/** Main runs the operation itself: the link it answers with carries credentials and stays in main. */
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

const uploadId = z.string().min(1).max(64)

/** What an image is of, and whose: it decides the key it is stored under. */
const imageSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('site-logo'), subdomain: z.string().min(1).max(100) }),
  z.object({ kind: z.literal('page') }),
  z.object({ kind: z.literal('template') }),
  z.object({ kind: z.literal('new-menu'), siteId: z.string().min(1).max(200) }),
  z.object({ kind: z.literal('menu'), siteId: z.string().min(1).max(200) }),
])
export type ImageSubject = z.infer<typeof imageSubjectSchema>

const uploadImageArguments = z.object({
  id: uploadId.describe('chosen by the caller: names the upload in progress events and in files.cancel'),
  of: imageSubjectSchema,
  bytes: z
    .custom<Uint8Array>((value) => value instanceof Uint8Array && value.byteLength > 0 && value.byteLength <= LARGEST_IMAGE, 'must be some bytes, not too many')
    .describe('an image, in a format that its kind takes'),
})

/** Where an object lies in the platform's storage. */
const storedObjectSchema = z.object({ bucket: z.string(), key: z.string(), region: z.string() })
export type StoredObject = z.infer<typeof storedObjectSchema>

const uploadSchema = z.object({
  id: uploadId,
  sent: z.number().int().nonnegative().describe('bytes'),
  total: z.number().int().positive().describe('bytes'),
})
export type UploadProgress = z.infer<typeof uploadSchema>

// --- invoices ---------------------------------------------------------------------------------------------------

const invoiceId = z.uuid().describe('names an invoice of the library')

/** An invoice to download: where its PDF lies, and what the library says of it. */
const invoiceToDownloadSchema = z.object({
  siteId: z.string().min(1).max(200),
  domain: z.string().max(300),
  companyName: z.string().max(1000),
  transactionId: z.string().min(1).max(200),
  number: z.string().max(300),
  date: timestamp,
  amount: z.number().int().describe('minor units'),
  currency: z.string().max(10),
  object: z.object({
    bucket: z.string().max(200).optional().describe('absent in old records: the bucket of the profile'),
    key: z.string().min(1).max(1024),
    region: z.string().max(50).optional(),
  }),
})
export type InvoiceToDownload = z.infer<typeof invoiceToDownloadSchema>

/** `alreadyThere`: nothing is fetched, the file is in the library as it was downloaded; it opens by this id as any download does. */
const invoiceDownloadSchema = downloadSchema.extend({ alreadyThere: z.boolean() })
export type InvoiceDownload = z.infer<typeof invoiceDownloadSchema>

const libraryInvoiceSchema = invoiceToDownloadSchema.omit({ object: true }).extend({
  id: invoiceId,
  savedAt: timestamp,
  bytes: z.number().int().nonnegative(),
  state: z.enum(['present', 'missing', 'changed']).describe('whether the file is there, and the one that was downloaded'),
  invoiceAmount: z.number().int().nullable().describe('what the file says, minor units; null: it was not generated on this computer'),
  replacedBy: z.object({ number: z.string(), amount: z.number().int() }).nullable().describe('generated on this computer since the file was downloaded'),
})
export type LibraryInvoice = z.infer<typeof libraryInvoiceSchema>

/** An invoice generated on this computer: the platform keeps its PDF, and not its amount. */
const issuedInvoiceSchema = z.object({
  transactionId: z.string(),
  number: z.string(),
  amount: z.number().int().describe('minor units'),
  currency: z.string(),
  pdfKey: z.string().nullable().describe('the object that the platform names for it, as the transactions do'),
})
export type IssuedInvoice = z.infer<typeof issuedInvoiceSchema>

const invoiceLibrarySchema = z.object({
  folder: z.string().describe('name of the folder that takes new invoices, without its path'),
  isKept: z.boolean().describe('false: without a keychain the list is forgotten when the console closes'),
  entries: z.array(libraryInvoiceSchema),
})
export type InvoiceLibraryList = z.infer<typeof invoiceLibrarySchema>

// --- drafts -----------------------------------------------------------------------------------------------------

const formId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9:._-]{0,119}$/)
  .describe('which form, and of which record: "create-site", "edit-site:<site id>"')

/** What a half-filled form held, as its own JSON text. */
const draftSchema = z.object({ text: z.string(), savedAt: timestamp })
export type Draft = z.infer<typeof draftSchema>

// --- places -----------------------------------------------------------------------------------------------------

const placeCode = z
  .string()
  .regex(/^[A-Za-z0-9 -]{1,20}$/)
  .describe('the code of the places service')
const countryCode = z
  .string()
  .regex(/^[A-Z]{2,3}$/)
  .describe("the platform's code: IND, UK ...")

const stateSchema = z.object({ name: z.string(), code: z.string() })
export type PlaceState = z.infer<typeof stateSchema>

// --- money ------------------------------------------------------------------------------------------------------

const moneyKey = z.uuid().describe('made when the confirmation opens: what is sent under one key is sent once')

/** What was confirmed. Main refuses what does not say the same as the variables. */
const moneySubject = {
  operation: z.enum(MONEY_OPERATIONS),
  siteId: z.string().min(1).max(200).describe("whose money it is: the site; of a partner's wallet the partner's user name"),
  domain: z.string().max(300).describe("what people call it: the site's domain, the partner's company"),
  amount: z.number().int().nonnegative().max(LARGEST_AMOUNT).describe('minor units; 0 only where something may be free'),
  currency: z.string().max(10),
  text: z.string().max(10_000).describe('note, plan or service: what a person recognises it by'),
}

const moneyRequestSchema = z.object({ key: moneyKey, ...moneySubject, variables: z.record(z.string(), z.unknown()) })
export type MoneyRequest = z.infer<typeof moneyRequestSchema>

/**
 * One sending of money. `done`: booked; `refused`: certainly not sent or not booked, `message` says why; `unknown`: no usable answer came, the platform is
 * being read back; `absent`: read back and not found. What is refused or absent may be sent anew, under another key.
 */
const moneyEntrySchema = z.object({
  key: moneyKey,
  ...moneySubject,
  state: z.enum(['sending', 'done', 'refused', 'unknown', 'absent']),
  startedAt: timestamp,
  settledAt: timestamp.nullable().describe('when it became done, refused or absent'),
  checkedAt: timestamp.nullable().describe('when the platform was last read back'),
  found: z.boolean().describe('done, but learnt by reading back'),
  message: z.string().nullable(),
  data: z.string().nullable().describe('of what is done: the data of the answer as JSON text'),
})
export type MoneyEntry = z.infer<typeof moneyEntrySchema>

// --- campaigns --------------------------------------------------------------------------------------------------

const campaignKey = z.uuid().describe('made when the confirmation opens: what is sent under one key is sent once')
const shortText = z.string().max(1000)

const campaignRecipientSchema = z.object({
  fqdn: shortText.min(1),
  countryCode: z.string().max(5),
  mob: z.string().max(40),
  email: shortText.nullable(),
  companyName: shortText.nullable(),
  custName: shortText.nullable(),
  sitePlan: shortText.nullable(),
  userName: shortText.nullable(),
})

/** A campaign as it was confirmed. Texts hold their placeholders: main fills them, message by message. */
const campaignOrderSchema = z.object({
  key: campaignKey,
  channel: z.enum(['WHATSAPP', 'EMAIL']),
  template: shortText.min(1).describe('name of the template'),
  subject: shortText.min(1),
  content: z.string().min(1).max(50_000),
  imageUrl: z.string().max(3000).nullable(),
  recipients: z.array(campaignRecipientSchema).min(1).max(250_000),
})
export type CampaignOrder = z.infer<typeof campaignOrderSchema>

/** How far the messages of a campaign have been queued. `stopped`: some are left; `message` says why. */
const campaignRunSchema = z.object({
  key: campaignKey,
  channel: z.enum(['WHATSAPP', 'EMAIL']),
  template: z.string(),
  total: z.number().int().positive(),
  queued: z.number().int().nonnegative(),
  uncertain: z.number().int().nonnegative().describe('sent without a usable answer: perhaps queued, never sent again'),
  state: z.enum(['queueing', 'stopped', 'done']),
  message: z.string().nullable(),
  startedAt: timestamp,
})
export type CampaignRun = z.infer<typeof campaignRunSchema>

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
  'shell.print': { argument: nothing, result: nothing },
  'shell.report': { argument: z.object({ level: z.enum(['error', 'warn', 'info']), message: z.string().max(4000) }), result: nothing },
  'shell.notices': { argument: nothing, result: z.array(noticeSchema) },
  'shell.unlockKeychain': { argument: nothing, result: z.object({ isUnlocked: z.boolean() }) },
  'connection.status': { argument: nothing, result: connectionStatusSchema },
  'connection.choose': { argument: nothing, result: connectionStatusSchema },
  'identity.status': { argument: nothing, result: identityStatusSchema },
  'identity.signIn': { argument: nothing, result: identityStatusSchema },
  'identity.cancelSignIn': { argument: nothing, result: identityStatusSchema },
  'identity.signOut': { argument: nothing, result: identityStatusSchema },
  'identity.forgetMe': { argument: nothing, result: identityStatusSchema },
  'platform.execute': { argument: executeArguments, result: executeResult },
  'platform.cancel': { argument: z.object({ requestId: z.string().max(64) }), result: nothing },
  'platform.rest': { argument: restArguments, result: z.object({ hasResult: z.boolean() }) },
  'platform.reachability': { argument: nothing, result: reachabilitySchema },
  'dashboards.rows': { argument: dashboardRowsArguments, result: z.object({ rows: z.string(), leftOut }) },
  'dashboards.dump': { argument: dumpArguments, result: z.object({ dumpDate: z.string().describe('YYYY-MM-DD'), rows: z.string(), leftOut }).nullable() },
  'offline.read': { argument: z.object({ list: offlineListSchema }), result: offlineCopySchema },
  'files.download': { argument: downloadArguments, result: downloadSchema },
  'files.list': { argument: nothing, result: z.array(downloadSchema) },
  'files.mayUploadImages': { argument: nothing, result: nothing },
  'files.uploadImage': { argument: uploadImageArguments, result: storedObjectSchema },
  'files.cancel': { argument: z.object({ id: downloadId }), result: nothing },
  'files.open': { argument: z.object({ id: downloadId }), result: nothing },
  'files.showInFolder': { argument: z.object({ id: downloadId }), result: nothing },
  'files.beginExport': { argument: beginExportArguments, result: downloadSchema },
  'files.appendExport': { argument: appendExportArguments, result: nothing },
  'files.finishExport': { argument: z.object({ id: downloadId }), result: downloadSchema },
  'drafts.read': { argument: z.object({ form: formId }), result: draftSchema.nullable() },
  'drafts.write': { argument: z.object({ form: formId, text: z.string().max(1_000_000) }), result: nothing },
  'drafts.discard': { argument: z.object({ form: formId }), result: nothing },
  'places.states': { argument: z.object({ country: countryCode }), result: z.array(stateSchema) },
  'places.cities': { argument: z.object({ country: countryCode, state: placeCode }), result: z.array(z.string()) },
  'money.send': { argument: moneyRequestSchema, result: moneyEntrySchema },
  'money.list': { argument: nothing, result: z.array(moneyEntrySchema) },
  'money.check': { argument: z.object({ key: moneyKey }), result: moneyEntrySchema },
  'money.dismiss': { argument: z.object({ key: moneyKey }), result: nothing },
  'money.release': { argument: z.object({ operation: moneySubject.operation, siteId: moneySubject.siteId }), result: nothing },
  'campaigns.start': { argument: campaignOrderSchema, result: campaignRunSchema },
  'campaigns.current': { argument: nothing, result: campaignRunSchema.nullable() },
  'campaigns.stop': { argument: z.object({ key: campaignKey }), result: campaignRunSchema },
  'campaigns.resume': { argument: z.object({ key: campaignKey }), result: campaignRunSchema },
  'campaigns.dismiss': { argument: z.object({ key: campaignKey }), result: nothing },
  'campaigns.release': { argument: nothing, result: nothing },
  'invoices.download': { argument: invoiceToDownloadSchema, result: invoiceDownloadSchema },
  'invoices.downloadAll': { argument: z.object({ invoices: z.array(invoiceToDownloadSchema).min(1).max(2000) }), result: z.array(invoiceDownloadSchema) },
  'invoices.issued': { argument: z.object({ siteId: z.string().min(1).max(200) }), result: z.array(issuedInvoiceSchema) },
  'invoices.list': { argument: nothing, result: invoiceLibrarySchema },
  'invoices.open': { argument: z.object({ id: invoiceId }), result: nothing },
  'invoices.showInFolder': { argument: z.object({ id: invoiceId }), result: nothing },
  'invoices.read': { argument: z.object({ id: invoiceId }), result: z.object({ bytes: z.instanceof(Uint8Array) }) },
  'invoices.downloadAgain': { argument: z.object({ id: invoiceId }), result: invoiceDownloadSchema },
  'invoices.forget': { argument: z.object({ id: invoiceId }), result: nothing },
  'invoices.chooseFolder': { argument: nothing, result: z.object({ folder: z.string() }).nullable() },
  'preferences.read': { argument: nothing, result: preferencesSchema },
  'preferences.write': { argument: preferencesSchema.partial(), result: preferencesSchema },
} as const

export const events = {
  'shell.notice': noticeSchema,
  'shell.noticeWithdrawn': z.object({ id: z.string() }),
  'connection.changed': connectionStatusSchema,
  'identity.changed': identityStatusSchema,
  'platform.reachabilityChanged': reachabilitySchema,
  'platform.part': answerPart,
  'files.progress': downloadSchema,
  'files.uploadProgress': uploadSchema,
  'money.changed': moneyEntrySchema,
  'campaigns.changed': campaignRunSchema.nullable(),
  'invoices.changed': nothing,
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
