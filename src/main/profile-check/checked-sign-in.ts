import type { ConnectionProfile } from '../connection/profile.ts'
import { IdentityProblem, identityProblem } from '../identity/problems/provider-problem.ts'
import { knownProviders, type Provider, type Tokens } from '../identity/provider.ts'
import { type Session, sessionFrom } from '../identity/session.ts'
import { SIGN_IN_TIMEOUT, SignInAttempt } from '../identity/sign-in.ts'
import { SERVICE_LIMIT } from './check.ts'

export interface CheckedSignInOptions {
  readonly profile: ConnectionProfile
  readonly fetch: typeof fetch
  /**
   * Opens the page to sign in at, and is told how long the sign-in is waited for, milliseconds. Undefined: nobody signs
   * in, and checks that need a user are not tried.
   */
  readonly openBrowser: ((address: string, limit: number) => Promise<void>) | undefined
}

/** A sign-in by the product's own code, kept in memory only and ended at the provider when the checks are over. */
export class CheckedSignIn {
  readonly #options: CheckedSignInOptions
  readonly #providerOf: ReturnType<typeof knownProviders>
  readonly #secrets = new Set<string>()
  #attempt: SignInAttempt | undefined
  #session: Session | undefined
  /** The provider signs nobody in, so nobody is asked to. */
  isForgone = false

  constructor(options: CheckedSignInOptions) {
    this.#options = options
    this.#providerOf = knownProviders(options.fetch, SERVICE_LIMIT)
  }

  get isWanted(): boolean {
    return this.#options.openBrowser !== undefined
  }

  /** Undefined until someone has signed in. It holds the access token whatever the profile says. */
  get session(): Session | undefined {
    return this.#session
  }

  /** Rejects with an `IdentityProblem`. */
  provider(): Promise<Provider> {
    return this.#providerOf(this.#options.profile)
  }

  /** Opens the provider's page and waits until the user is back. Rejects with an `IdentityProblem`. */
  async signIn(): Promise<Session> {
    const { profile, openBrowser } = this.#options
    if (openBrowser === undefined) throw new IdentityProblem('cancelled', 'Nobody is to sign in.')
    this.#attempt = new SignInAttempt({
      profile,
      provider: () => this.provider(),
      openBrowser: (address) => openBrowser(address, SIGN_IN_TIMEOUT),
      timeout: SIGN_IN_TIMEOUT,
    })
    const signedIn = Promise.withResolvers<Session>()
    await this.#attempt.run(async (tokens) => signedIn.resolve(this.#keep(tokens)))
    return signedIn.promise
  }

  /** The session with new tokens, asked for as the console does every hour. Undefined: the provider gave no refresh token. Rejects with an `IdentityProblem`. */
  async renew(): Promise<Session | undefined> {
    const refreshToken = this.#session?.refreshToken
    if (refreshToken === undefined) return undefined
    try {
      return this.#keep(await (await this.provider()).refresh(refreshToken))
    } catch (error) {
      throw identityProblem(error)
    }
  }

  /** Ends a waiting sign-in, and revokes what the provider gave. Rejects with an `IdentityProblem`. */
  async end(): Promise<void> {
    this.#attempt?.cancel()
    const refreshToken = this.#session?.refreshToken
    this.#session = undefined
    if (refreshToken === undefined) return
    await (await this.provider()).revoke(refreshToken)
  }

  /** Every token that the provider gave: none of them may be printed. */
  secrets(): readonly string[] {
    return [...this.#secrets]
  }

  #keep(tokens: Tokens): Session {
    for (const token of [tokens.id_token, tokens.access_token, tokens.refresh_token]) if (token !== undefined) this.#secrets.add(token)
    const session = sessionFrom(tokens, this.#options.profile, Date.now(), this.#session)
    if (session === undefined) throw new IdentityProblem('identity', 'The identity provider gave an identity token that cannot be read.')
    this.#session = { ...session, access: session.access ?? { token: tokens.access_token, expiresAt: session.expiresAt } }
    return this.#session
  }
}
