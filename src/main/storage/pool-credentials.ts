import { bodyWithin } from '../platform/http/body-within.ts'
import type { StorageTarget } from './object-storage.ts'
import { NoAnswer, StorageRefusal } from './storage-refusal.ts'

export interface StorageCredentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
  readonly expiration?: Date
}

/** Credentials that end sooner than this are not used any more, milliseconds. */
const MARGIN = 60_000

export interface PoolCredentialsOptions {
  /** Where the user signs in, `identity.issuer` of the profile: the identity pool knows the provider by it. */
  readonly issuer: () => string | undefined
  readonly fetch: typeof fetch
  /** The storage's clock, milliseconds. */
  readonly now: () => number
}

/** Credentials of the profile's identity pool for the signed-in user, asked for once and used until shortly before they end. */
export class PoolCredentials {
  readonly #options: PoolCredentialsOptions
  #last: { readonly key: string; readonly credentials: Promise<StorageCredentials> } | undefined

  constructor(options: PoolCredentialsOptions) {
    this.#options = options
  }

  /** @param token the identity token of the user. Rejects with a `StorageRefusal` or `NoAnswer`. */
  async of(target: StorageTarget, token: string): Promise<StorageCredentials> {
    const issuer = this.#options.issuer()
    if (target.identityPool === undefined || issuer === undefined) {
      throw new StorageRefusal('NoIdentityPool', 'The profile names a storage but not who gives credentials for it: ask whoever gave you the profile.')
    }
    const key = JSON.stringify([issuer, target.identityPool, token])
    const before = this.#last
    if (before?.key === key && !this.#isOver(await before.credentials.catch(() => undefined))) return before.credentials
    // Another request may have asked for new ones while this one looked.
    if (this.#last !== before && this.#last?.key === key) return this.#last.credentials
    const credentials = this.#ask(issuer, target.identityPool, target.region, token)
    this.#last = { key, credentials }
    return credentials
  }

  /** Forgets credentials that the storage refused. Others that came in their place stay. */
  async drop(refused: StorageCredentials): Promise<void> {
    const last = this.#last
    if ((await last?.credentials.catch(() => undefined)) === refused && this.#last === last) this.#last = undefined
  }

  forget(): void {
    this.#last = undefined
  }

  /** None at all counts as over: they could not be had. */
  #isOver(credentials: StorageCredentials | undefined): boolean {
    if (credentials === undefined) return true
    return credentials.expiration !== undefined && credentials.expiration.getTime() - this.#options.now() < MARGIN
  }

  async #ask(issuer: string, { id, endpoint }: NonNullable<StorageTarget['identityPool']>, region: string, token: string): Promise<StorageCredentials> {
    const { fromCognitoIdentityPool } = await import('@aws-sdk/credential-providers')
    const requestHandler = fetchRequestHandler(this.#options.fetch)
    // An identity pool knows a provider by its issuer without the scheme.
    const providerName = issuer.replace(/^https?:\/\//, '').replace(/\/$/, '')
    const credentials = fromCognitoIdentityPool({
      identityPoolId: id,
      logins: { [providerName]: token },
      clientConfig: { region: id.split(':')[0] || region, requestHandler, ...(endpoint === undefined ? {} : { endpoint }) },
    })
    return credentials().catch((cause: unknown) => {
      if (cause instanceof NoAnswer) throw cause
      const code = cause instanceof Error ? cause.name : 'unknown'
      throw new StorageRefusal(code, SENTENCES[code] ?? `The identity pool of the storage gives no credentials (${code}). Try again later.`, { cause })
    })
  }
}

const SENTENCES: Readonly<Record<string, string>> = {
  NotAuthorizedException:
    'The identity pool of the storage does not accept your sign-in. Sign out and sign in again; if it happens again, ask whoever gave you the profile.',
  ResourceNotFoundException: 'The profile names an identity pool that is not there: ask whoever gave you the profile.',
  TooManyRequestsException: 'The identity pool of the storage is busy. Wait a moment and try again.',
}

/** As the identity pool's client makes it: a POST of JSON. */
interface ClientRequest {
  readonly method: string
  readonly protocol: string
  readonly hostname: string
  readonly port?: number | undefined
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/** Headers that belong to the connection: `fetch` sets them itself. None of them is missed by the signature. */
const OWN_HEADERS = new Set(['host', 'content-length', 'connection', 'expect', 'user-agent'])

const TIMEOUT = 60_000
const LARGEST_ANSWER = 1024 ** 2

/** Lets the client of the identity pool send by `fetch`, as everything of main does. Answers are small and read whole. */
const fetchRequestHandler = (fetch: typeof globalThis.fetch) => ({
  handle: async ({ method, protocol, hostname, port, path, headers, body }: ClientRequest) => {
    try {
      const answer = await fetch(`${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}`, {
        method,
        headers: Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name.toLowerCase())),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
        ...(body === undefined ? {} : { body }),
      })
      const bytes = await bodyWithin(answer, LARGEST_ANSWER)
      if (bytes === undefined) throw new Error('Its answer is too long')
      return { response: { statusCode: answer.status, reason: answer.statusText, headers: Object.fromEntries(answer.headers), body: bytes } }
    } catch (cause) {
      throw new NoAnswer('No whole answer', { cause })
    }
  },
})
