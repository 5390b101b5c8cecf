import type { IdentityStatus } from '#shared/bridge/identity.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { Logger } from '../log/logger.ts'
import type { KnownProviders, Tokens } from './provider.ts'
import { identityProblem } from './provider-problem.ts'
import { SignInAttempt } from './sign-in-attempt.ts'

export interface SignInOptions {
  readonly profile: () => ConnectionProfile | undefined
  readonly providers: KnownProviders
  readonly openBrowser: (url: string) => Promise<void>
  /** How long a person may take in the browser, milliseconds. */
  readonly timeout: number
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Takes the tokens of a sign-in before the browser is answered; throws an `IdentityProblem` for those it refuses. */
  readonly accept: (tokens: Tokens, profile: ConnectionProfile) => Promise<void>
  /** Called when an attempt begins and ends; answers with the status then. */
  readonly onChange: () => IdentityStatus
  readonly logger: Logger
}

/** Sign-ins through the system browser, one at a time. */
export class SignIn {
  readonly #options: SignInOptions
  #attempt: { readonly run: SignInAttempt; readonly end: Promise<Result<IdentityStatus>> } | undefined

  constructor(options: SignInOptions) {
    this.#options = options
  }

  /** When the waiting attempt began, milliseconds since the epoch; undefined while none waits. */
  get startedAt(): number | undefined {
    return this.#attempt?.run.startedAt
  }

  /** Runs an attempt to its end. While one waits, a further call opens the same page again and shares its end. */
  async open(): Promise<Result<IdentityStatus>> {
    const waiting = this.#attempt
    if (waiting !== undefined) {
      await waiting.run.reopen()
      return waiting.end
    }
    const { providers, openBrowser, timeout, now, onChange } = this.#options
    const profile = this.#options.profile()
    if (profile === undefined) return failure('identity', 'Choose a connection profile first.')
    const run = new SignInAttempt({ profile, provider: () => providers.of(profile), openBrowser, timeout, startedAt: now() })
    const end = this.#run(run, profile)
    this.#attempt = { run, end }
    onChange()
    return end
  }

  /** Cancels a waiting attempt; `ended` resolves once it has. */
  cancel(): { readonly ended: Promise<unknown> } {
    const attempt = this.#attempt
    attempt?.run.cancel()
    return { ended: attempt?.end ?? Promise.resolve() }
  }

  async #run(run: SignInAttempt, profile: ConnectionProfile): Promise<Result<IdentityStatus>> {
    let result: Result<IdentityStatus> | undefined
    try {
      await run.run((tokens) => this.#options.accept(tokens, profile))
    } catch (error) {
      const problem = identityProblem(error)
      if (problem.kind !== 'cancelled') this.#options.logger.warn(`Sign-in: ${problem.message}`)
      result = problem.toFailure()
    }
    this.#attempt = undefined
    const status = this.#options.onChange()
    return result ?? success(status)
  }
}
