import * as oidc from 'openid-client'
import type { Notice } from '#shared/bridge/shell.ts'
import { isLoopbackHost, isSafeAddress } from '../connection/address.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { Logger } from '../log/logger.ts'
import { accessClaimsOf, claimName, userNameOf } from './claims/claims.ts'
import { IdentityProblem, identityProblem, providerFetch, revocationProblem } from './problems/provider-problem.ts'
import { ProviderKeys } from './provider-keys.ts'

/** A provider need not give a new identity token with a refresh, nor say how many seconds the access token lasts. */
export type Tokens = Readonly<Pick<oidc.TokenEndpointResponse, 'id_token' | 'access_token' | 'expires_in' | 'refresh_token'>>

/** An authorization request on its way: the address for the browser, and what the answer is checked against. */
export interface AuthorizationRequest {
  readonly address: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/**
 * Use of a session that the browser still has. `may-do`: it signs the user in. `ask-again`: the user signs in once
 * more; with proof, the token has to say when. `ask-nothing`: the provider refuses if there is no session.
 */
export type BrowserSession = 'may-do' | 'ask-again' | 'ask-again-with-proof' | 'ask-nothing'

/** Whether the browser came back with the state of this request, whole and once. */
export function isAnswerTo({ state }: AuthorizationRequest, callback: URL): boolean {
  const states = callback.searchParams.getAll('state')
  return states.length === 1 && states[0] === state
}

/**
 * The OpenID provider of a profile: authorization code with PKCE, refresh, revocation. Everything it throws is an
 * `IdentityProblem`, `refresh` aside.
 */
export class Provider {
  readonly #profile: ConnectionProfile
  readonly #configuration: oidc.Configuration
  readonly #keys: ProviderKeys

  private constructor(profile: ConnectionProfile, configuration: oidc.Configuration, keys: ProviderKeys) {
    this.#profile = profile
    this.#configuration = configuration
    this.#keys = keys
  }

  /** @param timeout how long the provider may take for one answer, now and later, milliseconds */
  static async discover(profile: ConnectionProfile, fetch: typeof globalThis.fetch, timeout: number): Promise<Provider> {
    try {
      const configuration = await discoverProvider(profile.identity, fetch, timeout)
      const metadata = configuration.serverMetadata()
      checkEndpoints(metadata)
      return new Provider(profile, configuration, new ProviderKeys(metadata.jwks_uri, fetch, timeout))
    } catch (error) {
      throw identityProblem(error)
    }
  }

  async authorizationRequest(redirectUri: string, session: BrowserSession = 'may-do'): Promise<AuthorizationRequest> {
    const { scopes, audience, parameters: more } = this.#profile.identity
    // A refresh token is given only with consent (OpenID Connect Core 1.0, section 11); providers that do not know the prompt refuse it.
    const prompts = this.#configuration.serverMetadata()['prompt_values_supported']
    const knows = (prompt: string): boolean | undefined => (Array.isArray(prompts) ? prompts.includes(prompt) : undefined)
    const wantsConsent = scopes.includes('offline_access') && knows('consent') === true
    const verifier = oidc.randomPKCECodeVerifier()
    const state = oidc.randomState()
    const nonce = oidc.randomNonce()
    const parameters = new URLSearchParams({
      ...(audience === undefined ? {} : { audience }),
      ...(wantsConsent ? { prompt: 'consent' } : {}),
      ...more,
      ...(session.startsWith('ask-again') && knows('login') !== false ? { prompt: wantsConsent ? 'login consent' : 'login' } : {}),
      // With it the answer has to say when the user proved who they are: auth_time (OpenID Connect Core 1.0, section 2).
      ...(session === 'ask-again-with-proof' ? { max_age: '0' } : {}),
      ...(session === 'ask-nothing' ? { prompt: 'none' } : {}),
      // Last: nothing of the profile takes the place of what the protocol needs.
      redirect_uri: redirectUri,
      scope: scopes.join(' '),
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    })
    return { address: oidc.buildAuthorizationUrl(this.#configuration, parameters).href, state, nonce, verifier }
  }

  /**
   * Checks the browser's answer (issuer, error) and exchanges its code for tokens, whose signature, nonce, audience and
   * times are checked.
   */
  async exchange(request: AuthorizationRequest, callback: URL): Promise<Tokens> {
    try {
      await this.#keys.ready()
      const answer = await oidc.authorizationCodeGrant(this.#configuration, callback, {
        pkceCodeVerifier: request.verifier,
        expectedState: request.state,
        expectedNonce: request.nonce,
        idTokenExpected: true,
      })
      const claims = answer.claims()
      if (answer.id_token === undefined || claims === undefined) throw new IdentityProblem('identity', 'The identity provider gave no identity token.')
      await this.#checkSignatures(answer)
      this.#checkUserName(claims)
      return answer
    } catch (error) {
      throw identityProblem(error)
    }
  }

  /**
   * New tokens for a refresh token. Throws openid-client's own errors: `isGrantOver` distinguishes an ended session
   * from a passing fault.
   */
  async refresh(refreshToken: string): Promise<Tokens> {
    await this.#keys.ready()
    const answer = await oidc.refreshTokenGrant(this.#configuration, refreshToken)
    await this.#checkSignatures(answer)
    return { refresh_token: refreshToken, ...answer }
  }

  /** True if it names an address where tokens are revoked. */
  get revokes(): boolean {
    return this.#configuration.serverMetadata().revocation_endpoint !== undefined
  }

  /** Throws an `IdentityProblem`: `RevocationRefused` where asking again is of no use. */
  async revoke(refreshToken: string): Promise<void> {
    if (!this.revokes) return
    try {
      await oidc.tokenRevocation(this.#configuration, refreshToken, { token_type_hint: 'refresh_token' })
    } catch (error) {
      throw revocationProblem(error)
    }
  }

  /**
   * The page that ends the browser's session. `id_token_hint` only where the profile wants it: calls carry that token,
   * and an address stays in the history.
   */
  endSessionAddress(idToken: string): string | undefined {
    const endpoint = this.#configuration.serverMetadata().end_session_endpoint
    if (endpoint === undefined) return undefined
    const address = new URL(endpoint)
    const { clientId, signOutHint = false } = this.#profile.identity
    address.searchParams.set('client_id', clientId)
    if (signOutHint && idToken !== '') address.searchParams.set('id_token_hint', idToken)
    return address.href
  }

  /**
   * The tokens that the console itself believes: whoever opens the connection to the provider could write another role
   * into them.
   */
  async #checkSignatures({ id_token: idToken, access_token: accessToken }: Tokens): Promise<void> {
    if (idToken !== undefined) await this.#keys.check(idToken)
    const saysRole = this.#profile.identity.roleFrom === 'access' && accessClaimsOf(accessToken) !== undefined
    if (saysRole) await this.#keys.check(accessToken)
  }

  #checkUserName(claims: Readonly<Record<string, unknown>>): void {
    if (userNameOf(claims, this.#profile) !== undefined) return
    const claim = claimName(this.#profile.identity.userNameClaim)
    throw new IdentityProblem(
      'identity',
      `The identity provider did not say who you are: the identity has no "${claim}", or one that is no name. Ask your administrator.`,
    )
  }
}

/**
 * A provider's description is foreign input: one of these goes to the system browser, which opens more than web
 * pages.
 */
function checkEndpoints(metadata: oidc.ServerMetadata): void {
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'revocation_endpoint', 'end_session_endpoint'] as const) {
    const address = metadata[name]
    if (address !== undefined && !isSafeAddress(address)) {
      throw new IdentityProblem(
        'identity',
        `The identity provider names an address that is not https (${name}). Check identity.issuer in the connection profile.`,
      )
    }
  }
}

/** Computers' clocks are rarely right to the second; the platform checks the expiry with its own. Seconds. */
const CLOCK_TOLERANCE = 300

/** Reads the provider's own description, whose issuer must be the profile's. Throws openid-client's errors. */
export function discoverProvider(
  { issuer, clientId }: ConnectionProfile['identity'],
  fetch: typeof globalThis.fetch,
  timeout: number,
): Promise<oidc.Configuration> {
  const address = new URL(issuer)
  return oidc.discovery(address, clientId, { client_id: clientId, [oidc.clockTolerance]: CLOCK_TOLERANCE }, oidc.None(), {
    [oidc.customFetch]: providerFetch(fetch),
    timeout: timeout / 1000,
    // The profile's schema allows plain http for loopback only.
    // oxlint-disable-next-line typescript/no-deprecated -- marked so only to make it stand out
    execute: isLoopbackHost(address.hostname) ? [oidc.allowInsecureRequests] : [],
  })
}

/**
 * The provider of a profile, which is asked for its description once. Rejects with an `IdentityProblem`; a failure is
 * not kept.
 */
export function knownProviders(fetch: typeof globalThis.fetch, timeout: number): (profile: ConnectionProfile) => Promise<Provider> {
  let last: { readonly of: ConnectionProfile; readonly found: Promise<Provider> } | undefined
  return (profile) => {
    if (last?.of === profile) return last.found
    const found = Provider.discover(profile, fetch, timeout)
    last = { of: profile, found }
    found.catch(() => {
      if (last?.found === found) last = undefined
    })
    return found
  }
}

export interface IdentityContext {
  readonly profile: () => ConnectionProfile | undefined
  readonly providerOf: (profile: ConnectionProfile) => Promise<Provider>
  /** Opens an address in the system browser; rejects when it cannot. */
  readonly openBrowser: (url: string) => Promise<void>
  readonly announce: (notice: Omit<Notice, 'id'>) => void
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now: () => number
}
