import type { ConnectionProfile } from '../connection/profile.ts'
import { failurePage, LoopbackListener, type Return, SIGNED_IN_PAGE } from './loopback-listener.ts'
import { isAnswerTo, type Provider, type Tokens } from './provider.ts'
import { IdentityProblem, identityProblem } from './provider-problem.ts'

export interface SignInAttemptOptions {
  readonly profile: ConnectionProfile
  readonly provider: () => Promise<Provider>
  readonly openBrowser: (url: string) => Promise<void>
  /** How long the person may take in the browser, milliseconds. */
  readonly timeout: number
  readonly startedAt: number
}

/** One sign-in through the system browser, from opening the page to the tokens. */
export class SignInAttempt {
  readonly startedAt: number
  readonly #options: SignInAttemptOptions
  readonly #stop = Promise.withResolvers<never>()
  #address: string | undefined
  #stopped = false

  constructor(options: SignInAttemptOptions) {
    this.#options = options
    this.startedAt = options.startedAt
    this.#stop.promise.catch(() => undefined)
  }

  /**
   * Runs the attempt once. `accept` takes the tokens before the browser is answered, so that its page shows the real outcome.
   * Throws an `IdentityProblem` of any kind but `signed-out`.
   */
  async run(accept: (tokens: Tokens) => Promise<void>): Promise<void> {
    const { identity } = this.#options.profile
    const provider = await this.#unlessStopped(this.#options.provider())
    const listener = await LoopbackListener.open({ host: identity.callbackHost, ports: identity.callbackPorts, path: '/callback' })
    const timer = setTimeout(() => this.#end(new IdentityProblem('identity', 'Sign-in timed out. Try again.')), this.#options.timeout)
    try {
      const request = await provider.authorizationRequest(listener.address)
      const returned = listener.returned((url) => isAnswerTo(request, url))
      this.#address = request.address
      await this.#unlessStopped(this.#open(request.address))
      const back = await this.#unlessStopped(returned)
      await this.#answer(back, async () => accept(await this.#unlessStopped(provider.exchange(request, back.url))))
    } catch (error) {
      throw identityProblem(error)
    } finally {
      clearTimeout(timer)
      listener.close()
    }
  }

  /** Opens the page once more: the person may have closed it. */
  async reopen(): Promise<void> {
    if (this.#address !== undefined) await this.#open(this.#address).catch(() => undefined)
  }

  cancel(): void {
    this.#end(new IdentityProblem('cancelled', 'The sign-in was cancelled.'))
  }

  get stopped(): boolean {
    return this.#stopped
  }

  #end(problem: IdentityProblem): void {
    this.#stopped = true
    this.#stop.reject(problem)
  }

  #unlessStopped<Value>(work: Promise<Value>): Promise<Value> {
    return Promise.race([work, this.#stop.promise])
  }

  async #open(address: string): Promise<void> {
    try {
      await this.#options.openBrowser(address)
    } catch (error) {
      throw new IdentityProblem('identity', 'The browser could not be opened. Set a default browser and try again.', { cause: error })
    }
  }

  async #answer(back: Return, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      back.answer(SIGNED_IN_PAGE)
    } catch (error) {
      const problem = identityProblem(error)
      back.answer(failurePage(problem.message))
      throw problem
    }
  }
}
