import * as z from 'zod'
import { isSafeAddress } from '../connection/address.ts'
import { type Finding, suspected, works, wrong } from '../connection/finding.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { identityProblem, printable } from './problems/provider-problem.ts'
import { discoverProvider } from './provider.ts'

/** How long the provider may take for one answer, milliseconds. */
const TIMEOUT = 10_000

const texts = z.array(z.string()).optional().catch(undefined)
const descriptionSchema = z.object({
  authorization_endpoint: z.string().optional().catch(undefined),
  token_endpoint: z.string().optional().catch(undefined),
  jwks_uri: z.string().optional().catch(undefined),
  revocation_endpoint: z.string().optional().catch(undefined),
  end_session_endpoint: z.string().optional().catch(undefined),
  code_challenge_methods_supported: texts,
  grant_types_supported: texts,
  response_types_supported: texts,
  scopes_supported: texts,
})
type Description = z.infer<typeof descriptionSchema>

type Identity = ConnectionProfile['identity']

/** Compares a profile with what the provider says of itself, without signing in. Never throws. */
export async function checkIdentity(profile: ConnectionProfile, fetch: typeof globalThis.fetch): Promise<readonly Finding[]> {
  const { identity } = profile
  return discoverProvider(identity, fetch, TIMEOUT).then(
    (found) => [...CHECKS.map((check) => check(identity, descriptionSchema.parse(found.serverMetadata()))), carried(profile)],
    (error: unknown) => [wrong(identityProblem(error).message)],
  )
}

const CHECKS: readonly ((identity: Identity, description: Description) => Finding)[] = [
  ({ issuer }) => works(`The identity provider answers at ${issuer} and is the one that identity.issuer names.`),
  (_, description) => endpoints(description),
  (_, description) => codeFlow(description),
  scopes,
  renewal,
  signOut,
  revocation,
  callbacks,
]

function endpoints({ authorization_endpoint, token_endpoint, jwks_uri, revocation_endpoint, end_session_endpoint }: Description): Finding {
  if (jwks_uri === undefined) {
    return wrong('The identity provider names no page with the keys that it signs with (jwks_uri), so its tokens cannot be checked: have it added there.')
  }
  if (authorization_endpoint === undefined || token_endpoint === undefined) {
    return wrong('The identity provider names no pages for sign-in and tokens: check that identity.issuer is the address of an OpenID provider.')
  }
  const addresses = [authorization_endpoint, token_endpoint, jwks_uri, revocation_endpoint, end_session_endpoint].filter((one) => one !== undefined)
  const unsafe = addresses.find((one) => !isSafeAddress(one))
  if (unsafe !== undefined) return wrong(`The identity provider names ${printable(unsafe)}, which is not https: have it corrected there.`)
  if (addresses.every((one) => new URL(one).protocol === 'https:')) return works('All addresses that the identity provider names are https.')
  return works('The identity provider names http addresses on this computer, where https is not needed.')
}

function codeFlow({ code_challenge_methods_supported: methods, response_types_supported: types }: Description): Finding {
  if (types !== undefined && !types.includes('code'))
    return wrong('The identity provider does not offer the authorization code flow: switch it on for this client.')
  if (methods === undefined)
    return works('The identity provider does not say whether it checks PKCE. The console sends it (S256) in any case; Cognito and Entra take it.')
  if (methods.includes('S256')) return works('The identity provider takes PKCE with S256.')
  return wrong('The identity provider does not offer PKCE with S256, which the console needs: switch it on for this client.')
}

/** Scopes that every provider describes if it has them; those of an API may be missing from the description. */
const STANDARD_SCOPES = ['openid', 'profile', 'email', 'address', 'phone', 'offline_access']

function scopes({ scopes: asked }: Identity, { scopes_supported: known }: Description): Finding {
  if (!asked.includes('openid')) return wrong('Add "openid" to identity.scopes: without it there is no identity token.')
  if (known === undefined) return works('The identity provider does not list its scopes; those of identity.scopes are asked for as they are.')
  const missing = asked.filter((scope) => !known.includes(scope))
  const unknown = missing.filter((scope) => STANDARD_SCOPES.includes(scope))
  if (unknown.length > 0) {
    return suspected(`The identity provider does not list ${quoted(unknown)}. If it refuses the sign-in, take it out of identity.scopes.`, 'scopes')
  }
  if (missing.length > 0) return works(`The identity provider does not list ${quoted(missing)} of identity.scopes, as is usual for the scopes of an API.`)
  return works('The identity provider offers every scope in identity.scopes.')
}

function renewal({ scopes: asked }: Identity, { grant_types_supported: grants, scopes_supported: known }: Description): Finding {
  if (grants !== undefined && !grants.includes('refresh_token')) {
    return suspected(
      'The identity provider does not list refresh tokens. If it gives none, users sign in again whenever a token ends: switch them on for this client.',
      'renewal',
    )
  }
  if (known?.includes('offline_access') === true && !asked.includes('offline_access')) {
    return works(
      'Sessions are renewed where the identity provider gives a refresh token. If users have to sign in again too often, add "offline_access" to identity.scopes.',
    )
  }
  return works('The identity provider lists refresh tokens, or does not say which grants it knows.')
}

function signOut({ logoutUrl }: Identity, { end_session_endpoint: page }: Description): Finding {
  if (logoutUrl !== undefined) return works('Signing out opens identity.logoutUrl.')
  if (page === undefined) {
    return wrong(
      'The identity provider names no page for signing out, so the next person at this browser is signed in without a password: set identity.logoutUrl ' +
        '(for a Cognito pool https://<domain of the pool>/logout).',
    )
  }
  // A pool names its page like an OpenID provider's, but answers an error without logout_uri.
  if (isCognito(page)) return wrong(`Signing out at a Cognito pool needs a registered address to come back to: set identity.logoutUrl to ${printable(page)}.`)
  return works('Signing out opens the page that the identity provider names for it.')
}

function revocation(_: Identity, { revocation_endpoint: endpoint }: Description): Finding {
  if (endpoint !== undefined) return works('The identity provider names an address where refresh tokens are revoked.')
  return works(
    'The identity provider cannot revoke refresh tokens (Entra cannot): after a sign-out one stays good there until it ends, but the console has deleted it.',
  )
}

function callbacks({ callbackHost, callbackPorts, logoutUrl }: Identity, { token_endpoint: endpoint }: Description): Finding {
  if (callbackPorts === undefined) {
    if (endpoint !== undefined && isCognito(endpoint)) {
      return wrong(
        'A Cognito pool matches callback addresses exactly: set identity.callbackPorts, set identity.callbackHost to "localhost", and register each address.',
      )
    }
    return works(`Register http://${callbackHost}/callback at the identity provider, for any port. If it does not allow any port, set identity.callbackPorts.`)
  }
  const addresses = callbackPorts.flatMap((port) => [
    `http://${callbackHost}:${port}/callback`,
    ...(logoutUrl === undefined ? [] : [`http://${callbackHost}:${port}/signed-out`]),
  ])
  return works(`These addresses must be registered at the identity provider: ${addresses.join(', ')}.`)
}

function carried({ identity, platform }: ConnectionProfile): Finding {
  if (platform.token !== 'access') {
    if (identity.audience === undefined) return works('Calls carry the identity token.')
    return wrong(
      'identity.audience asks for an access token for an API, but calls carry the identity token: set platform.token to "access", or take identity.audience out.',
    )
  }
  const namesApi = identity.audience !== undefined || identity.scopes.some((scope) => !STANDARD_SCOPES.includes(scope))
  if (namesApi) return works('Calls carry the access token.')
  return works(
    'Calls carry the access token. Nothing in the profile says which API it is for: if the platform refuses it, set identity.audience (Auth0) or add the scope of ' +
      'the API to identity.scopes (Entra).',
  )
}

const isCognito = (address: string): boolean => URL.canParse(address) && new URL(address).hostname.endsWith('.amazoncognito.com')

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')
