import { setTimeout } from 'node:timers/promises'
import type { ConnectionProfile } from '../connection/profile.ts'
import { LoopbackListener } from '../identity/loopback-listener.ts'
import { IdentityProblem, identityProblem, printable } from '../identity/problems/provider-problem.ts'
import { type BrowserSession, isAnswerTo, knownProviders, type Provider, type Tokens } from '../identity/provider.ts'
import { type Session, sessionFrom } from '../identity/session.ts'
import { SIGN_IN_TIMEOUT, SignInAttempt } from '../identity/sign-in.ts'
import { SERVICE_LIMIT } from './check.ts'

export { SIGN_IN_TIMEOUT }

/** `look`: whether the browser still has a session. Nobody has to do anything there. */
export type OpenedFor = 'sign-in' | 'sign-out' | 'look'

export interface CheckedSignInOptions {
  readonly profile: ConnectionProfile
  readonly fetch: typeof fetch
  /**
   * Opens a page of the provider, and is told why. The addresses for `sign-out` and `look` may hold a token. Undefined:
   * nobody signs in, and checks that need a user are not tried.
   */
  readonly openBrowser: ((address: string, why: OpenedFor) => Promise<void>) | undefined
  /** Milliseconds between opening the provider's sign-out page and checking the browser's session. */
  readonly signOutPause?: number
}

const CHECKED_PAGE = { title: 'The check is over', message: 'You can close this window.' }

/** A provider that has to ask the user, and was told not to (OpenID Connect Core 1.0, section 3.1.2.6). */
const WANTS_TO_ASK = new Set(['login_required', 'interaction_required', 'account_selection_required', 'consent_required'])

/** Long enough to press a button on the page. */
const SIGN_OUT_PAUSE = 5000

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
    return this.#signedIn(() => 'may-do')
  }

  /**
   * The session with new tokens, asked for as the console does every hour. Undefined: the provider gave no refresh
   * token. Rejects with an `IdentityProblem`.
   */
  async renew(): Promise<Session | undefined> {
    const refreshToken = this.#session?.refreshToken
    if (refreshToken === undefined) return undefined
    try {
      return this.#keep(await (await this.provider()).refresh(refreshToken))
    } catch (error) {
      throw identityProblem(error)
    }
  }

  /**
   * Asks the provider, in the same browser, to prove anew who the user is, as a console does that is locked. Rejects
   * with an `IdentityProblem`.
   */
  async signInAgain(): Promise<Session> {
    return this.#signedIn(() => 'ask-again-with-proof')
  }

  /**
   * Opens the page that ends the browser's session, as the console does, and looks in the same browser whether it has
   * ended; undefined where there is no such page. Rejects with an `IdentityProblem`.
   */
  async endBrowserSession({ idToken }: Session): Promise<boolean | undefined> {
    const { profile, openBrowser, signOutPause = SIGN_OUT_PAUSE } = this.#options
    const page = profile.identity.logoutUrl === undefined ? (await this.provider()).endSessionAddress(idToken) : undefined
    if (page === undefined || openBrowser === undefined) return undefined
    await openBrowser(page, 'sign-out')
    await setTimeout(signOutPause)
    const refusal = await this.#lookedFor(openBrowser)
    // Some want the token that OpenID Connect recommends there. It stays in the browser's history, so others do not get
    // it.
    const error = refusal === 'invalid_request' ? await this.#lookedFor(openBrowser, idToken) : refusal
    if (error === undefined || WANTS_TO_ASK.has(error)) return error !== undefined
    throw new IdentityProblem('identity', `The identity provider answered "${printable(error)}".`)
  }

  /** Undefined if the provider would sign the user in without a question, else its refusal. Takes no tokens. */
  async #lookedFor(openBrowser: NonNullable<CheckedSignInOptions['openBrowser']>, hint?: string): Promise<string | undefined> {
    const provider = await this.provider()
    const listener = await LoopbackListener.open(this.#options.profile.identity, '/callback')
    try {
      const request = await provider.authorizationRequest(listener.address, 'ask-nothing')
      const returned = listener.returned((url) => isAnswerTo(request, url))
      const address = new URL(request.address)
      if (hint !== undefined) address.searchParams.set('id_token_hint', hint)
      await openBrowser(address.href, 'look')
      const answer = await Promise.race([returned, setTimeout(SERVICE_LIMIT, undefined, { ref: false })])
      if (answer === undefined) throw new IdentityProblem('identity', 'The browser did not come back in time.')
      answer.answer(CHECKED_PAGE)
      return answer.url.searchParams.get('error') ?? undefined
    } finally {
      listener.close()
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

  async #signedIn(session: () => BrowserSession): Promise<Session> {
    const { profile, openBrowser } = this.#options
    const earlier = this.#session?.refreshToken
    if (openBrowser === undefined) throw new IdentityProblem('cancelled', 'Nobody is to sign in.')
    this.#attempt = new SignInAttempt({
      profile,
      provider: () => this.provider(),
      openBrowser: (address) => openBrowser(address, 'sign-in'),
      timeout: SIGN_IN_TIMEOUT,
      session,
    })
    const signedIn = Promise.withResolvers<Session>()
    await this.#attempt.run(async (tokens) => signedIn.resolve(this.#keep(tokens)))
    // Revocation is tried at the end of the check and reported there.
    if (earlier !== undefined) await (await this.provider()).revoke(earlier).catch(() => undefined)
    return signedIn.promise
  }

  #keep(tokens: Tokens): Session {
    for (const token of [tokens.id_token, tokens.access_token, tokens.refresh_token]) if (token !== undefined) this.#secrets.add(token)
    const session = sessionFrom(tokens, this.#options.profile, Date.now(), this.#session)
    if (session === undefined) throw new IdentityProblem('identity', 'The identity provider gave an identity token that cannot be read.')
    this.#session = { ...session, access: session.access ?? { token: tokens.access_token, expiresAt: session.expiresAt } }
    return this.#session
  }
}
