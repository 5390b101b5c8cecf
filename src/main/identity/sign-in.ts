import type { IdentityStatus } from '#shared/bridge/identity.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { ANOTHER_PAGE, failurePage, LoopbackListener, SIGNED_IN_PAGE } from './loopback-listener.ts'
import { IdentityProblem, identityProblem, isInvalidRequest } from './problems/provider-problem.ts'
import { type BrowserSession, type IdentityContext, isAnswerTo, type Provider, type Tokens } from './provider.ts'

/** How long a person may take in the browser, milliseconds. */
export const SIGN_IN_TIMEOUT = 5 * 60_000

interface SignInAttemptOptions extends Pick<SignInOptions, 'openBrowser' | 'timeout'>, Partial<Pick<SignInOptions, 'session'>> {
  readonly profile: ConnectionProfile
  readonly provider: () => Promise<Provider>
}

/** One sign-in through the system browser, from opening the page to the tokens. */
export class SignInAttempt {
  readonly #options: SignInAttemptOptions
  readonly #stop = Promise.withResolvers<never>()
  #address: string | undefined

  constructor(options: SignInAttemptOptions) {
    this.#options = options
    this.#stop.promise.catch(() => undefined)
  }

  /**
   * `accept` takes the tokens before the browser is answered, so that its page shows the outcome. A provider that
   * refuses to say when the user proved who they are is asked once more without that. Throws an `IdentityProblem`.
   */
  async run(accept: (tokens: Tokens) => Promise<void>): Promise<void> {
    const { provider: find, timeout, session = () => 'may-do' } = this.#options
    const timer = setTimeout(() => this.#stop.reject(new IdentityProblem('identity', 'Sign-in timed out. Try again.')), timeout)
    try {
      const provider = await this.#unlessStopped(find())
      const wanted = session()
      const refusal = await this.#ask(provider, wanted, accept)
      if (refusal === undefined) return
      if (wanted !== 'ask-again-with-proof') throw refusal
      const last = await this.#ask(provider, 'ask-again', accept)
      if (last !== undefined) throw last
    } catch (error) {
      throw identityProblem(error)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Why the provider does not take the request as it is; undefined once someone has signed in. */
  async #ask(provider: Provider, session: BrowserSession, accept: (tokens: Tokens) => Promise<void>): Promise<IdentityProblem | undefined> {
    const listener = await LoopbackListener.open(this.#options.profile.identity, '/callback')
    try {
      const request = await provider.authorizationRequest(listener.address, session)
      const returned = listener.returned((url) => isAnswerTo(request, url))
      this.#address = request.address
      await this.#unlessStopped(this.#open(request.address))
      const { url, answer } = await this.#unlessStopped(returned)
      try {
        await accept(await this.#unlessStopped(provider.exchange(request, url)))
        answer(SIGNED_IN_PAGE)
        return undefined
      } catch (error) {
        const problem = identityProblem(error)
        const isNotTaken = isInvalidRequest(problem)
        answer(isNotTaken && session === 'ask-again-with-proof' ? ANOTHER_PAGE : failurePage(problem.message))
        if (isNotTaken) return problem
        throw problem
      }
    } finally {
      listener.close()
    }
  }

  /** Opens the page once more: the person may have closed it. */
  async reopen(): Promise<void> {
    if (this.#address !== undefined) await this.#open(this.#address).catch(() => undefined)
  }

  cancel(): void {
    this.#stop.reject(new IdentityProblem('cancelled', 'The sign-in was cancelled.'))
  }

  #unlessStopped<Value>(work: Promise<Value>): Promise<Value> {
    return Promise.race([work, this.#stop.promise])
  }

  async #open(address: string): Promise<void> {
    try {
      await this.#options.openBrowser(address)
    } catch (error) {
      if (error instanceof IdentityProblem) throw error
      throw new IdentityProblem('identity', 'The browser could not be opened. Set a default browser and try again.', { cause: error })
    }
  }
}

export interface SignInOptions extends IdentityContext {
  /** `SIGN_IN_TIMEOUT`, save in tests. */
  readonly timeout: number
  readonly session: () => BrowserSession
  /** Takes the tokens of a sign-in before the browser is answered; throws an `IdentityProblem` for those it refuses. */
  readonly accept: (tokens: Tokens, profile: ConnectionProfile) => Promise<void>
  readonly onChange: () => IdentityStatus
}

export class SignIn {
  readonly #options: SignInOptions
  #waiting: { readonly attempt: SignInAttempt; readonly startedAt: number; readonly end: Promise<Result<IdentityStatus>> } | undefined

  constructor(options: SignInOptions) {
    this.#options = options
  }

  /** When the waiting attempt began, milliseconds since the epoch; undefined while none waits. */
  get startedAt(): number | undefined {
    return this.#waiting?.startedAt
  }

  /** Runs an attempt to its end. While one waits, a further call opens the same page again and shares its end. */
  async open(): Promise<Result<IdentityStatus>> {
    const waiting = this.#waiting
    if (waiting !== undefined) {
      await waiting.attempt.reopen()
      return waiting.end
    }
    const { providerOf, openBrowser, timeout, session, now, onChange } = this.#options
    const profile = this.#options.profile()
    if (profile === undefined) return failure('identity', 'Choose a connection profile first.')
    const attempt = new SignInAttempt({ profile, provider: () => providerOf(profile), openBrowser, timeout, session })
    const end = this.#run(attempt, profile)
    this.#waiting = { attempt, startedAt: now(), end }
    onChange()
    return end
  }

  cancel(): { readonly ended: Promise<unknown> } {
    this.#waiting?.attempt.cancel()
    return { ended: this.#waiting?.end ?? Promise.resolve() }
  }

  async #run(attempt: SignInAttempt, profile: ConnectionProfile): Promise<Result<IdentityStatus>> {
    const problem = await attempt.run((tokens) => this.#options.accept(tokens, profile)).then(() => undefined, identityProblem)
    if (problem !== undefined && problem.kind !== 'cancelled') this.#options.logger.warn(`Sign-in: ${problem.message}`)
    this.#waiting = undefined
    const status = this.#options.onChange()
    return problem?.toFailure() ?? success(status)
  }
}
