import { failure, type Result, success } from '#shared/result.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { identityProblem, isGrantOver } from './problems/provider-problem.ts'
import type { IdentityContext } from './provider.ts'
import { type HeldToken, heldToken, refusalOf, type Session, sessionFrom, type TokenUse } from './session.ts'

export interface SessionTokensOptions extends IdentityContext {
  readonly session: () => Session | undefined
  /** Puts a renewed session in place of the last and stores it. False: it is over by then, or for another connection. */
  readonly replace: (session: Session, profile: ConnectionProfile) => Promise<boolean>
  readonly end: (session: Session) => Promise<void>
}

/** A token is refreshed this long before it ends, milliseconds: it has to last until the platform has checked it. */
const REFRESH_AHEAD = 60_000

const SIGNED_OUT = failure('signed-out', 'Your session has ended. Sign in again to go on.')
const NOT_RENEWED =
  'The identity provider gives no new identity token when a session is renewed, so you have to sign in again each time it ends. ' +
  'Your administrator can have it give one, or set platform.token to "access" in the connection profile if the platform takes access tokens.'
const IDENTITY_TOKEN_OVER = 'Your identity token has ended and the identity provider gives no new one. Sign out and in again to use the storage.'

/** The tokens of the signed-in user: which one is for what, and its renewal, one at a time. */
export class SessionTokens {
  readonly #options: SessionTokensOptions
  #rejected: string | undefined
  /**
   * The token that the last refresh gave, and how long it was good for then: some providers give none that lasts five
   * minutes.
   */
  #given: { readonly token: string; readonly lasts: number } | undefined
  #refresh: { readonly of: Session; readonly end: Promise<Result<Session>> } | undefined

  constructor(options: SessionTokensOptions) {
    this.#options = options
  }

  /** A token good for `atLeast` milliseconds, or the best there is. Failure `signed-out`, `unreachable` or `identity`. */
  async of(use: TokenUse, atLeast = REFRESH_AHEAD): Promise<Result<string>> {
    const session = this.#options.session()
    const held = session === undefined || session.ended ? undefined : this.#held(session, use)
    if (session === undefined || held === undefined) return SIGNED_OUT
    if (this.#isGood(held, atLeast)) return success(held.token)
    if (held.isFinal) return this.#last(session, held, use)
    const refreshed = await this.#refreshed(session)
    if (!refreshed.ok) return session === this.#options.session() && !session.ended && this.#isGood(held, 0) ? success(held.token) : refreshed
    const renewed = this.#held(refreshed.value, use)
    if (renewed === undefined) return SIGNED_OUT
    if (use === 'calls') this.#given = { token: renewed.token, lasts: renewed.expiresAt - this.#options.now() }
    return renewed.token === held.token ? this.#last(refreshed.value, renewed, use) : success(renewed.token)
  }

  /** A token for calls other than `rejected`, which the platform answered with 401. Until there is one, `of` has none either. */
  other(rejected: string): Promise<Result<string>> {
    this.#rejected = rejected
    return this.of('calls', 0)
  }

  #held(session: Session, use: TokenUse): HeldToken | undefined {
    const profile = this.#options.profile()
    return profile === undefined ? undefined : heldToken(session, profile, use)
  }

  #isGood({ token, expiresAt }: HeldToken, atLeast: number): boolean {
    const needed = this.#given?.token === token ? Math.min(atLeast, this.#given.lasts / 2) : atLeast
    return token !== this.#rejected && expiresAt - this.#options.now() > needed
  }

  /** A token that no refresh replaces: used to its end. What calls carry then ends the session; what only the storage needs does not. */
  async #last(session: Session, held: HeldToken, use: TokenUse): Promise<Result<string>> {
    if (this.#isGood(held, 0)) return success(held.token)
    const carriesAccess = this.#options.profile()?.platform.token === 'access'
    if (use === 'identity' && carriesAccess) return failure('identity', IDENTITY_TOKEN_OVER)
    if (session === this.#options.session() && held.isFinal) this.#options.announce({ kind: 'sign-in-not-renewed', intent: 'warning', message: NOT_RENEWED })
    return this.#ended(session)
  }

  #refreshed(session: Session): Promise<Result<Session>> {
    if (this.#refresh?.of === session) return this.#refresh.end
    const end = this.#refreshOnce(session).finally(() => {
      if (this.#refresh?.of === session) this.#refresh = undefined
    })
    this.#refresh = { of: session, end }
    return end
  }

  async #refreshOnce(session: Session): Promise<Result<Session>> {
    const { profile: profileInUse, providerOf, replace, logger, now } = this.#options
    const profile = profileInUse()
    if (session.refreshToken === undefined || profile === undefined) {
      return this.#options.session() === session ? success(session) : SIGNED_OUT
    }
    try {
      const provider = await providerOf(profile)
      const renewed = sessionFrom(await provider.refresh(session.refreshToken), profile, now(), session)
      if (renewed === undefined || renewed.subject !== session.subject || refusalOf(renewed, profile) !== undefined) return await this.#ended(session)
      if (this.#options.session() !== session) {
        // Signed out in the meantime: nothing is written, and the new refresh token is not left behind at the provider either.
        if (renewed.refreshToken !== undefined) await provider.revoke(renewed.refreshToken).catch(() => undefined)
        return SIGNED_OUT
      }
      return (await replace(renewed, profile)) ? success(renewed) : SIGNED_OUT
    } catch (error) {
      if (isGrantOver(error)) return this.#ended(session)
      const problem = identityProblem(error)
      logger.warn(`Refresh: ${problem.message}`)
      return problem.toFailure()
    }
  }

  async #ended(session: Session): Promise<Result<never>> {
    await this.#options.end(session)
    return SIGNED_OUT
  }
}
