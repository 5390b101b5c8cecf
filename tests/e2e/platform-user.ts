import type { LocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'

/** What the platform holds is compared loosely: what it must be is what the test says. */
export type Stored = Record<string, any>

/** Runs operations of the platform past the console, as a user; an administrator unless another one is named. */
export class PlatformUser {
  readonly #platform: LocalPlatform
  readonly #userName: string
  #token: Promise<string> | undefined

  constructor(platform: LocalPlatform, userName = 'admin@demo.example') {
    this.#platform = platform
    this.#userName = userName
  }

  /** The data of the answer; throws when the platform refuses. */
  async run(document: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Stored> {
    this.#token ??= signIn(this.#platform, this.#userName).then(({ idToken }) => idToken)
    const { data, errors } = await execute<Stored>(this.#platform, await this.#token, document, variables)
    if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join('; '))
    return data
  }
}
