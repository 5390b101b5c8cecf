import { fetchRequestHandler } from './fetch-request-handler.ts'
import type { StorageTarget } from './object-storage.ts'

/** Temporary credentials of the storage. */
export interface StorageCredentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
  readonly expiration?: Date
}

/** The profile names a storage but no pool that gives credentials for it. */
class NoCredentials extends Error {
  override readonly name = 'NoIdentityPool'
}

/** Credentials that end sooner than this are not used any more, milliseconds. */
const MARGIN = 60_000

export interface PoolCredentialsOptions {
  /** Where the user signs in, `identity.issuer` of the profile: the identity pool knows the provider by it. */
  readonly issuer: () => string | undefined
  readonly fetch: typeof fetch
}

/** Credentials of the profile's identity pool for the signed-in user, asked for once and used until shortly before they end. */
export class PoolCredentials {
  readonly #options: PoolCredentialsOptions
  #last: { readonly key: string; readonly credentials: Promise<StorageCredentials> } | undefined

  constructor(options: PoolCredentialsOptions) {
    this.#options = options
  }

  /** @param token the identity token of the user. Rejects with the pool's error, its name being the code, or `NoAnswer`. */
  async of(target: StorageTarget, token: string): Promise<StorageCredentials> {
    const issuer = this.#options.issuer()
    if (target.identityPool === undefined || issuer === undefined) throw new NoCredentials('No identity pool')
    const key = JSON.stringify([issuer, target.identityPool, token])
    if (this.#last?.key === key && !isOver(await this.#last.credentials.catch(() => undefined))) return this.#last.credentials
    const credentials = this.#ask(issuer, target.identityPool, target.region, token)
    this.#last = { key, credentials }
    return credentials
  }

  async #ask(issuer: string, { id, endpoint }: NonNullable<StorageTarget['identityPool']>, region: string, token: string): Promise<StorageCredentials> {
    const { fromCognitoIdentityPool } = await import('@aws-sdk/credential-providers')
    const requestHandler = fetchRequestHandler(this.#options.fetch)
    return fromCognitoIdentityPool({
      identityPoolId: id,
      logins: { [providerName(issuer)]: token },
      clientConfig: { region: id.split(':')[0] || region, requestHandler, ...(endpoint === undefined ? {} : { endpoint }) },
    })()
  }
}

/** None at all counts as over: they could not be had. */
const isOver = (credentials: StorageCredentials | undefined): boolean =>
  credentials === undefined || (credentials.expiration !== undefined && credentials.expiration.getTime() - Date.now() < MARGIN)

/** An identity pool knows a provider by its issuer without the scheme. */
const providerName = (issuer: string): string => issuer.replace(/^https?:\/\//, '').replace(/\/$/, '')
