import * as z from 'zod'
import type { NotificationEvents } from '#shared/domain/content/notification.ts'
import { PAYMENT_REFERENCES } from '#shared/domain/payment.ts'
import { ROLES, type Role } from '#shared/domain/role.ts'
import { isShownLine } from '#shared/domain/text/shown-line.ts'
import { aliasesSchema } from '#shared/fit/aliases.ts'
import { isAddressOfNumbers, isSafeAddress } from './address.ts'

const text = z.string().min(1, 'must not be empty')

const LONGEST_NAME = 80
/** A name that is shown on screen and in main's dialogs. */
export const shownName = text.refine((name) => isShownLine(name, LONGEST_NAME), `must be one line of at most ${LONGEST_NAME} characters that can all be seen`)

const fileBeside = z
  .string()
  .refine((name) => isShownLine(name, LONGEST_NAME) && !/[\\/:]/.test(name) && name !== '.' && name !== '..', 'must be the name of a file beside the profile')

/** Where a claim is: its name, which may hold dots or be an address, or the names that lead to a nested one. */
const claimPath = z.union([text, z.array(text).min(1, 'must name at least one step')], {
  error: 'must be the name of a claim, or a list of names that leads to it, such as ["realm_access", "roles"]',
})
export type ClaimPath = z.infer<typeof claimPath>

/** JavaScript moves keys that are whole numbers to the front, whatever the file says. */
const WHOLE_NUMBER = /^\d+$/

/** What the provider calls a role, and which of ours it is. The order counts. */
const roleMapping = z
  .record(z.string(), z.enum(ROLES))
  .superRefine((roles, context) => {
    const names = Object.keys(roles)
    const wrong = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (names.length === 0) wrong([], 'must name at least one role')
    if (names.includes('')) wrong([''], 'must have a name')
    for (const name of names.filter((one) => WHOLE_NUMBER.test(one))) wrong([name], 'cannot be mapped: the order of names that are whole numbers is lost')
  })
  .describe(
    "the identity provider's names for roles, and the role each stands for. Of several that a user has, the first in this order counts, whatever the order in " +
      'the token. A user who has none of them gets no access. With it, an identity without the role claim gets no access unless roleWhenAbsent is set.',
  )

/**
 * What the console sets itself, and what would carry a secret or another request into the address. Compared in lower
 * case.
 */
const RESERVED = new Set([
  'client_assertion',
  'client_assertion_type',
  'client_id',
  'client_secret',
  'code',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'grant_type',
  'id_token_hint',
  'nonce',
  'redirect_uri',
  'refresh_token',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'state',
])

const authorizationParameters = z
  .record(z.string(), z.string())
  .superRefine((parameters, context) => {
    for (const name of Object.keys(parameters)) {
      const message = parameterProblem(name)
      if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message })
    }
  })
  .describe('further parameters of the authorization request, such as {"prompt": "select_account"}; none that the protocol needs for itself')

function parameterProblem(name: string): string | undefined {
  if (name.toLowerCase() === 'audience') return 'must be given as identity.audience'
  if (RESERVED.has(name.toLowerCase())) return 'must not be set: the console sets it itself'
  return /^[\w.:-]+$/.test(name) ? undefined : 'is not the name of a parameter'
}

const address = z.string().refine(isSafeAddress, 'must be an https address (plain http only for this computer, and no user name or password in it)')
const portRule = 'must be a port number from 1 to 65535'
const port = z.int(portRule).min(1, portRule).max(65_535, portRule)

const identity = z
  .strictObject({
    issuer: address,
    clientId: text,
    scopes: z.array(text).min(1, 'must name at least one scope').default(['openid', 'profile', 'email', 'offline_access']),
    callbackHost: z.enum(['127.0.0.1', 'localhost']).default('127.0.0.1').describe('a Cognito pool wants localhost'),
    callbackPorts: z.array(port).min(1, 'must name at least one port (leave it out for any free port)').optional(),
    logoutUrl: address.optional().describe('a page that takes client_id and logout_uri, as a Cognito pool has'),
    signOutHint: z
      .boolean()
      .optional()
      .describe('true: the page that ends the browser’s session gets the identity token in its address, for a provider that keeps the session without it'),
    unlock: z
      .enum(['proved', 'prompted'])
      .optional()
      .describe(
        'what unlocks a console that the policy locked. absent: proved, the identity token says in auth_time that the user proved who they are since the lock. ' +
          'prompted: of a provider that never says so, it is enough that it was told to ask.',
      ),
    roleClaim: claimPath.default('custom:role').describe('the claim that holds a role or a list of roles'),
    userNameClaim: claimPath.default('cognito:username'),
    roles: roleMapping.optional(),
    roleFrom: z.enum(['id', 'access']).optional().describe('the token that has the role claim. absent: id. Keycloak puts roles into the access token only'),
    audience: text.optional().describe('the API that the access token is for, as Auth0 wants it at authorization; a refreshed token keeps it'),
    parameters: authorizationParameters.optional(),
    roleWhenAbsent: z
      .enum(ROLES)
      .nullable()
      .optional()
      .describe('role of an identity without the role claim; null: no access. absent: ADMIN, with a mapping of roles no access.'),
  })
  .transform(({ roleWhenAbsent, ...others }) => ({
    ...others,
    roleWhenAbsent: roleWhenAbsent === undefined ? defaultRole(others.roles !== undefined) : roleWhenAbsent,
  }))

/** A mapping says who gets in: whoever is not in it was not meant. */
const defaultRole = (hasMapping: boolean): Role | null => (hasMapping ? null : 'ADMIN')

// The settings without a default are new since release 0.1: a default would change what the sessions of today's profiles are bound to, and end them.
const platform = z.strictObject({
  graphqlUrl: address,
  restUrl: address.describe('base address of the REST calls.'),
  analyticsUrl: address.optional(),
  sendTokenToAnalytics: z.boolean().optional().describe(''),
  token: z
    .enum(['id', 'access'])
    .optional()
    .describe('what calls carry: the identity token or the access token, which an API with an audience takes. absent: id'),
  authorization: z.enum(['raw', 'bearer']).optional().describe('how it is written into the Authorization header: alone or after "Bearer". absent: raw'),
  siteList: z
    .enum(['whole', 'by-type'])
    .optional()
    .describe('how all sites are asked for; by-type, in pages, where the platform limits the size of an answer (AppSync: 5 MB). Default: whole'),
  siteTypes: z
    .array(text)
    .min(1, 'must name at least one site type')
    .optional()
    .describe('site types beside the known ones. By type, a site of another type, or of none, is not listed'),
  schema: fileBeside.optional().describe("the platform's own GraphQL schema, as SDL or as the result of an introspection. absent: it serves the console's"),
})

const schema = z.strictObject({ aliases: aliasesSchema.optional() })

/** Part of a host name or a path, by the rules for S3 bucket names. */
const hostPart = z
  .string()
  .max(63, 'must have at most 63 characters')
  .regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/, 'must be of small letters, digits, hyphens and dots')

const storage = z
  .strictObject({
    endpoint: address.optional().describe('absent: Amazon S3 in the region'),
    region: hostPart,
    bucket: hostPart,
    addressing: z
      .enum(['virtual', 'path'])
      .optional()
      .describe('where a request names the bucket: in the host or in the path; absent: in the path of an endpoint, in the host at Amazon'),
    imageBase: address.optional(),
    downloadHosts: z.array(text).describe('hosts that a download link may name, as host or host:port'),
    credentials: z
      .enum(['identity-pool', 'platform', 'none'])
      .optional()
      .describe('who lets the signed-in user in: identityPool, signedLinks, or nobody as the bucket is open; absent: identityPool'),
    identityPool: z
      .strictObject({
        id: z.string().regex(/^[a-z0-9-]+:[0-9a-f-]+$/, 'must be the id of an identity pool: region:number'),
        endpoint: address.optional().describe('absent: that of Amazon Cognito in the region of the pool'),
      })
      .optional()
      .describe('gives the signed-in user credentials to store files.'),
    signedLinks: z.strictObject({ url: address }).optional().describe('an address of the platform that signs a link for one object'),
  })
  .superRefine(({ credentials, identityPool, signedLinks, addressing, endpoint }, context) => {
    const problem = (setting: string, message: string): void => context.addIssue({ code: 'custom', path: [setting], message })
    if (credentials === 'identity-pool' && identityPool === undefined) problem('identityPool', 'is missing: storage.credentials is "identity-pool"')
    if (credentials === 'platform' && signedLinks === undefined) problem('signedLinks', 'is missing: storage.credentials is "platform"')
    if (addressing === 'virtual' && endpoint !== undefined && URL.canParse(endpoint) && isAddressOfNumbers(new URL(endpoint).hostname)) {
      problem('addressing', 'must be "path": the endpoint is an IP address, which takes no bucket in front')
    }
  })

const places = z.strictObject({ url: address, apiKey: text })

const payments = z.strictObject({
  confirmAbove: z
    .record(z.string().regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as INR'), z.int('must be a whole number of minor units').nonnegative())
    .optional()
    .describe(
      'minor units by currency: a payment above is confirmed by a dialog of the system; one in a currency that is not named always is. absent: none is confirmed so',
    ),
  reference: z
    .enum(PAYMENT_REFERENCES)
    .optional()
    .describe('note: the note of a payment ends with a mark by which its booking is recognised; none: notes are sent as they are typed. absent: note'),
})

const dashboards = z.strictObject({
  sendUsername: z
    .boolean()
    .optional()
    .describe('true: the calls of the renewal, non-usage and outstanding dashboards name the user, and so does the prepared renewal dashboard. absent: not'),
})

/** Control, format and line-break characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const passwordLength = 'must have 6 to 128 characters'

const users = z.strictObject({
  temporaryPassword: z
    .string()
    .min(6, passwordLength)
    .max(128, passwordLength)
    .refine((password) => !UNSEEN.test(password) && password.trim() === password, 'must not begin or end with a blank, nor hold control characters')
    .optional()
    .describe('main sends it with createInternalUser. absent: none is sent, and the platform chooses one'),
})

const notifications = z.strictObject({
  events: fileBeside.optional().describe('what sites of the platform can notify of, by business area. absent: what the console has'),
})

const links = z.strictObject({
  raiseTicket: address.optional(),
  remoteDesktopTool: z.strictObject({ label: shownName, url: address }).optional(),
})

/**
 * A connection profile: where the platform is and how one signs in to it. Addresses are https, or plain http to this
 * computer.
 */
export const profileSchema = z
  .strictObject({
    name: shownName,
    environment: z.enum(['production', 'staging', 'local']),
    identity,
    platform,
    schema: schema.optional().describe("what the platform's schema calls things, where it cannot be derived"),
    storage: storage.optional(),
    places: places.optional(),
    payments: payments.optional().describe('absent: no payment needs a confirmation by the system'),
    dashboards: dashboards.optional(),
    notifications: notifications.optional(),
    users: users.optional(),
    links: links.default({}),
    clientCertificate: shownName
      .optional()
      .describe('name of the issuer of the certificate by which a user is known to the servers, chosen by the user once. absent: none is shown'),
    emailCampaigns: z.boolean().optional().describe('campaigns may be sent by email too, not by WhatsApp alone.'),
  })
  .superRefine(({ platform: { schema: file }, schema: said }, context) => {
    if (said?.aliases !== undefined && file === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['platform', 'schema'],
        message: "is missing: add the name of the platform's schema file beside this profile. schema.aliases needs it",
      })
    }
  })

/**
 * Added when the profile is read: the digest of the file that `platform.schema` names, and the events of the one that
 * `notifications.events` names.
 */
export type ConnectionProfile = z.infer<typeof profileSchema> & { readonly schemaDigest?: string; readonly notificationEvents?: NotificationEvents }

/**
 * A session is bound to every setting but those that only the screen shows, and those of new users, which lead nowhere.
 * A new setting is bound unless it is left out here. The schema counts by its content, not by the name of its file.
 */
export function connectionBinding(profile: ConnectionProfile): string {
  const { name: _name, emailCampaigns: _emailCampaigns, users: _users, notifications: _file, notificationEvents: _events, links: shown, ...bound } = profile
  const { schema: _schema, ...platformBound } = profile.platform
  return JSON.stringify([{ ...bound, platform: platformBound }, shown.raiseTicket, shown.remoteDesktopTool?.url])
}

/** The tenant that a profile leads to, by its issuer, client and endpoint: its payments must be in one journal. */
export const tenantOf = (profile: ConnectionProfile): string =>
  JSON.stringify([bareAddress(profile.identity.issuer), profile.identity.clientId, bareAddress(profile.platform.graphqlUrl)])

const bareAddress = (spelled: string): string => new URL(spelled).href.replace(/\/+$/, '')

/**
 * The Authorization header that carries a token to the platform: the token alone, as AppSync takes it, or after
 * `Bearer` as RFC 6750 has it.
 */
export const authorizationOf = (profile: Pick<ConnectionProfile, 'platform'> | undefined, token: string): string =>
  profile?.platform.authorization === 'bearer' ? `Bearer ${token}` : token
