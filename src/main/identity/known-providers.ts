import type { ConnectionProfile } from '../connection/profile.ts'
import { Provider } from './provider.ts'

/** The provider of the profile in use, which is asked for its description once. */
export class KnownProviders {
  readonly #fetch: typeof fetch
  readonly #timeout: number
  #last: { readonly of: ConnectionProfile; readonly found: Promise<Provider> } | undefined

  /** @param timeout how long a provider may take for one answer, milliseconds */
  constructor(fetch: typeof globalThis.fetch, timeout: number) {
    this.#fetch = fetch
    this.#timeout = timeout
  }

  /** The provider of a profile. Rejects with an `IdentityProblem`; a failure is not kept. */
  of(profile: ConnectionProfile): Promise<Provider> {
    if (this.#last?.of === profile) return this.#last.found
    const found = Provider.discover(profile, this.#fetch, this.#timeout)
    this.#last = { of: profile, found }
    found.catch(() => {
      if (this.#last?.found === found) this.#last = undefined
    })
    return found
  }
}
