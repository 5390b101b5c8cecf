import { EventEmitter } from 'node:events'
import type { IdentityStatus, LockedWork } from '#shared/bridge/identity.ts'
import { type Result, success } from '#shared/result.ts'
import { type ConnectionProfile, connectionBinding } from '../connection/profile.ts'
import { LockRecord } from './fresh-sign-in.ts'
import type { IdentityOptions } from './identity-options.ts'
import { IdentityProblem } from './problems/provider-problem.ts'
import { type IdentityContext, knownProviders, type Tokens } from './provider.ts'
import { PendingRevocations, ProviderSignOut } from './provider-sign-out.ts'
import { cacheOwnerOf, ownerId, refusalOf, type Session, SessionFile, sessionFrom } from './session.ts'
import { SessionTokens } from './session-tokens.ts'
import { SIGN_IN_TIMEOUT, SignIn } from './sign-in.ts'

/** How long the provider may take for one answer, milliseconds. */
const REQUEST_TIMEOUT = 10_000

/** The signed-in user: sign-in through the system browser, token refresh, sign-out. Tokens leave it towards the platform only. */
export class Identity {
  readonly #options: IdentityOptions
  readonly #file: SessionFile
  readonly #lock: LockRecord
  readonly #now: () => number
  readonly #changes = new EventEmitter<{ changed: [IdentityStatus] }>()
  #session: Session | undefined
  #remembered = false
  #saidNotRemembered = false
  #following: Promise<unknown> = Promise.resolve()
  readonly #signIn: SignIn
  readonly #signOut: ProviderSignOut
  readonly #tokens: SessionTokens
  #profile: ConnectionProfile | undefined
  #announced = ''
  /** Set while the user must sign in again: what was being sent at that time. */
  #locked: LockedWork | undefined
  readonly isLocked = (): boolean => this.#locked !== undefined

  constructor(options: IdentityOptions) {
    this.#options = options
    this.#file = new SessionFile(options.connection, options)
    this.#lock = new LockRecord(options)
    this.#now = options.now ?? Date.now
    const context: IdentityContext = {
      ...options,
      profile: () => options.connection.profile(),
      providerOf: knownProviders(options.fetch, options.requestTimeout ?? REQUEST_TIMEOUT),
      now: this.#now,
    }
    this.#signIn = new SignIn({
      ...context,
      timeout: options.signInTimeout ?? SIGN_IN_TIMEOUT,
      session: () => (this.#lock.isOpen() ? 'ask-again-with-proof' : 'may-do'),
      accept: (tokens, profile) => this.#accept(tokens, profile),
      onChange: () => this.#changed(),
    })
    this.#signOut = new ProviderSignOut(context, new PendingRevocations(options))
    this.#tokens = new SessionTokens({
      ...context,
      session: () => this.#session,
      replace: (session, profile) => this.#replace(session, profile),
      end: (session) => this.#end(session),
    })
    this.#profile = options.connection.profile()
    options.connection.onChange(() => {
      this.#following = Promise.all([this.#following, this.#followConnection()])
    })
  }

  status(): IdentityStatus {
    const { startedAt } = this.#signIn
    if (startedAt !== undefined) return { state: 'signing-in', startedAt: Math.floor(startedAt / 1000) }
    if (this.#session === undefined) return { state: 'signed-out' }
    const { user, ended } = this.#session
    if (this.#locked !== undefined) return { state: 'locked', user, work: this.#locked }
    return ended ? { state: 'expired', user } : { state: 'signed-in', user, remembered: this.#remembered }
  }

  /** Takes up the session stored by an earlier run. Needs no network: an old token is refreshed when a call wants it. */
  async restore(): Promise<IdentityStatus> {
    const profile = this.#options.connection.profile()
    if (profile === undefined) return this.status()
    const before = this.#session
    const stored = await this.#file.read(profile)
    if (this.#session !== before || this.#options.connection.profile() !== profile) return this.status()
    if (stored.state === 'restored') {
      this.#session = stored.session
      this.#remembered = true
    }
    this.#signOut.retry(profile)
    if (stored.state === 'dropped') {
      await this.#clearCopies()
      this.#options.logger.warn('The stored session was damaged or of another connection and was dropped')
      this.#options.announce({ kind: 'cache-dropped', intent: 'info', message: 'The stored sign-in could not be used and was dropped. Sign in again.' })
    }
    return this.#changed()
  }

  /** The keychain can be used after all: keeps the session for the next start, or takes up the one that is stored. */
  async remember(): Promise<IdentityStatus> {
    const profile = this.#options.connection.profile()
    if (this.#session === undefined || profile === undefined) return this.restore()
    await this.#store(this.#session, profile)
    return this.status()
  }

  /** Ends when the sign-in ended: with the new status, or a failure `identity`, `unreachable` or `cancelled`. */
  signIn(): Promise<Result<IdentityStatus>> {
    return this.#signIn.open()
  }

  async cancelSignIn(): Promise<IdentityStatus> {
    await this.#signIn.cancel().ended
    return this.status()
  }

  /** Ends the session here at once; the provider follows in the background. Failure `storage`: something could not be deleted. */
  signOut(): Promise<Result<IdentityStatus>> {
    return this.#endHere({ keep: true })
  }

  /** Signs out and keeps nothing that belongs to the user, not even what the provider could not be asked to do. */
  async forgetUser(): Promise<Result<IdentityStatus>> {
    const owner = this.owner()
    const ended = await this.#endHere({ keep: false })
    if (owner !== undefined) await this.#signOut.forget(owner)
    return ended
  }

  /** Ends when nothing of it is running in the background: a change of the connection, or what a sign-out asks of the provider. */
  async settled(): Promise<void> {
    await this.#following
    await this.#signOut.settled()
  }

  /**
   * The token that calls carry, good for a minute, or while the provider is unreachable, still good. Fails as
   * `SessionTokens.of`.
   * @param atLeast milliseconds, in place of the minute
   */
  token(atLeast?: number): Promise<Result<string>> {
    return this.#tokens.of('calls', atLeast)
  }

  /** An identity token whatever calls carry, for what takes nothing else, such as the storage's identity pool. As `token` otherwise. */
  identityToken(): Promise<Result<string>> {
    return this.#tokens.of('identity')
  }

  /** A token other than `rejected`, which the platform answered with 401. Until there is one, `token` has none either. */
  renewedToken(rejected: string): Promise<Result<string>> {
    return this.#tokens.other(rejected)
  }

  /**
   * Locks the console: its user must sign in again, also after a restart. Nothing that the page asks for is served then; tokens stay only for what is being
   * sent, until `dropTokens`. Answers with false where nobody is signed in, or it is locked already.
   */
  async lock(work: LockedWork): Promise<boolean> {
    if (this.#session === undefined || this.#locked !== undefined) return false
    this.#locked = work
    this.#lock.begin()
    this.#signIn.cancel()
    this.#changed()
    const removed = await this.#file.remove()
    if (!removed.ok) this.#options.logger.error('The stored sign-in could not be deleted when the console was locked')
    return true
  }

  /** Removes the tokens of a locked session from memory. `work`: what is left of unknown outcome. */
  dropTokens(work: LockedWork): void {
    if (this.#session === undefined || this.#locked === undefined) return
    this.#locked = work
    this.#session = { ...this.#session, idToken: '', access: undefined, refreshToken: undefined, ended: true }
    this.#changed()
  }

  /** The platform refuses even a fresh token: the session counts as expired. */
  expire(): void {
    if (this.#session !== undefined && !this.#session.ended) void this.#end(this.#session)
  }

  /** Who the session belongs to, across restarts and changes of addresses. Undefined while nobody is signed in. Never for the renderer. */
  owner(): string | undefined {
    const profile = this.#options.connection.profile()
    return this.#session === undefined || profile === undefined ? undefined : ownerId(profile, this.#session.subject)
  }

  cacheOwner(): ReturnType<typeof cacheOwnerOf> | undefined {
    const profile = this.#options.connection.profile()
    return this.#session === undefined || profile === undefined ? undefined : cacheOwnerOf(profile, this.#session.subject)
  }

  onChange(listener: (status: IdentityStatus) => void): () => void {
    this.#changes.on('changed', listener)
    return () => this.#changes.off('changed', listener)
  }

  async #accept(tokens: Tokens, profile: ConnectionProfile): Promise<void> {
    const session = sessionFrom(tokens, profile, this.#now())
    if (session === undefined) throw new IdentityProblem('identity', 'The identity provider gave an identity token that cannot be read.')
    const refusal = refusalOf(session, profile)
    if (refusal !== undefined) throw new IdentityProblem('identity', refusal)
    this.#lock.check(session.idToken, profile.identity.unlock)
    const before = this.#session
    if (before !== undefined && before.subject !== session.subject) await this.#options.clearUserData()
    if (bindingOf(this.#options.connection.profile()) !== connectionBinding(profile)) throw new IdentityProblem('cancelled', 'The sign-in was cancelled.')
    this.#options.logger.info('Signed in')
    this.#session = session
    this.#locked = undefined
    this.#lock.end()
    await this.#store(session, profile)
  }

  async #replace(renewed: Session, profile: ConnectionProfile): Promise<boolean> {
    this.#session = renewed
    this.#changed()
    await this.#store(renewed, profile)
    return this.#session !== undefined && bindingOf(this.#profile) === connectionBinding(profile)
  }

  /** Only a new sign-in helps this session; its user is kept, so that the same person can go on in place. */
  async #end(session: Session): Promise<void> {
    const profile = this.#options.connection.profile()
    if (this.#session === session && profile !== undefined) {
      this.#options.logger.info('The session ended')
      this.#session = { ...session, refreshToken: undefined, ended: true }
      this.#changed()
      await this.#store(this.#session, profile)
    }
  }

  /** Seals the session, unless it was replaced in the meantime. Without a keychain, or on a full disk, it lives as long as the process. */
  async #store(session: Session, profile: ConnectionProfile): Promise<void> {
    // A locked session is not there for the next start.
    if (this.#locked !== undefined) return void this.#changed()
    const stored = await this.#file.write(session, profile)
    if (this.#session !== session) return
    // A vault without a keychain has said so itself.
    if (!stored.ok && !this.#saidNotRemembered && this.#options.vault.status().mode === 'keychain') {
      this.#options.announce({
        kind: 'cache-not-written',
        intent: 'warning',
        message: `You stay signed in only until the console is closed. ${stored.error.message}`,
      })
    }
    this.#saidNotRemembered = !stored.ok
    this.#remembered = stored.ok
    this.#changed()
  }

  async #endHere({ keep }: { readonly keep: boolean }): Promise<Result<IdentityStatus>> {
    this.#options.logger.info('Signed out')
    await this.cancelSignIn()
    const session = this.#session
    const profile = this.#options.connection.profile()
    this.#session = undefined
    this.#locked = undefined
    this.#changed()
    const remote = session === undefined || profile === undefined ? undefined : await this.#signOut.prepare(session, profile, { keep })
    const failed = [await this.#file.remove(), await this.#options.clearUserData()].find((result) => !result.ok)
    if (remote !== undefined) this.#signOut.start(remote)
    return failed === undefined || failed.ok ? success(this.status()) : failed
  }

  /** Another connection: the session of the last one ends, with what was cached from its platform, and a stored one of the new one is taken up. */
  async #followConnection(): Promise<void> {
    const before = this.#profile
    this.#profile = this.#options.connection.profile()
    if (bindingOf(this.#profile) === bindingOf(before)) return
    this.#options.logger.info(before === undefined ? 'Connected' : 'Another connection: the session of the last one ends')
    this.#signIn.cancel()
    const session = this.#session
    this.#session = undefined
    this.#locked = undefined
    this.#changed()
    if (before !== undefined) {
      const ended = session === undefined ? undefined : this.#signOut.prepare(session, before, { keep: true })
      await Promise.all([this.#clearCopies(), ended, session === undefined ? undefined : this.#file.remove()])
    }
    await this.restore()
  }

  async #clearCopies(): Promise<void> {
    const cleared = await this.#options.clearUserData()
    if (!cleared.ok) this.#options.logger.error(`The copies of another connection remain: ${cleared.error.message}`)
  }

  #changed(): IdentityStatus {
    const status = this.status()
    const text = JSON.stringify(status)
    if (text !== this.#announced) {
      this.#announced = text
      this.#changes.emit('changed', status)
    }
    return status
  }
}

const bindingOf = (profile: ConnectionProfile | undefined): string | undefined => profile && connectionBinding(profile)
