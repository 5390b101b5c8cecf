import { compactVerify, createRemoteJWKSet, customFetch, errors, type RemoteJWKSet } from 'jose'
import { IdentityProblem, providerFetch } from './problems/provider-problem.ts'

/** Asymmetric algorithms only: the console has no secret in common with the provider, as HS256 would need. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

/** After this time keys that were withdrawn no longer count, milliseconds. */
const GOOD_FOR = 24 * 3_600_000

const FORGED =
  'The token is not signed by the identity provider, so it is not trusted. Something between this computer and the provider may have changed it. ' +
  'Ask your administrator.'

const NO_KEYS = 'The identity provider does not publish the keys that it signs with. Check identity.issuer in the connection profile.'

/**
 * The keys that a provider publishes, against which every token is checked that says who the user is or what they may
 * do.
 */
export class ProviderKeys {
  readonly #keys: RemoteJWKSet

  /** @param address undefined: the provider names none, which throws an `IdentityProblem` */
  constructor(address: string | undefined, fetch: typeof globalThis.fetch, timeout: number) {
    if (address === undefined) throw new IdentityProblem('identity', NO_KEYS)
    const fetchKeys = providerFetch(fetch)
    this.#keys = createRemoteJWKSet(new URL(address), {
      timeoutDuration: timeout,
      cacheMaxAge: GOOD_FOR,
      // `check` itself asks again, also for a token that does not name its key.
      cooldownDuration: Number.POSITIVE_INFINITY,
      [customFetch]: (url, { headers, ...options }) => fetchKeys(url, { ...options, headers: Object.fromEntries(headers), body: undefined }),
    })
  }

  /**
   * Has the keys here before a code or a refresh token is used up: the tokens for it could not be checked later.
   * Rejects as a request to the provider.
   */
  async ready(): Promise<void> {
    if (!this.#keys.fresh) await this.#reload()
  }

  /** Rejects with an `IdentityProblem` for a token that the provider has not signed. */
  async check(token: string): Promise<void> {
    if (await this.#isSigned(token)) return
    // The provider may have changed its keys since.
    await this.#reload()
    if (!(await this.#isSigned(token))) throw new IdentityProblem('identity', FORGED)
  }

  async #isSigned(token: string): Promise<boolean> {
    try {
      await compactVerify(token, this.#keys, { algorithms: ALGORITHMS })
      return true
    } catch (error) {
      if (error instanceof errors.JOSEError) return false
      throw error
    }
  }

  async #reload(): Promise<void> {
    try {
      await this.#keys.reload()
    } catch (error) {
      throw error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) ? new IdentityProblem('identity', NO_KEYS, { cause: error }) : error
    }
  }
}
