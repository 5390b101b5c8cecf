import { randomBytes } from 'node:crypto'
import { DUMMY_ACCOUNT } from '@20minutes/s3rver/lib/models/account.js'
import type { StorageKey } from '../storage/verify-signature.ts'

/** How long credentials are good for, seconds. */
const LIFETIME = 3600

/** What the storage takes from one user for a while. */
export interface Credentials {
  readonly accessKeyId: string
  readonly secretKey: string
  readonly sessionToken: string
  /** Unix seconds. */
  readonly expiration: number
}

/** Ids of temporary keys begin so, as those of AWS do. */
const KEY_PREFIX = 'ASIA'

/** The credentials issued by one running platform. */
export class TemporaryCredentials {
  readonly #issued = new Map<string, Credentials>()
  readonly #now: () => number

  /** @param now unix seconds */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Issues a key pair of its own, which the storage then knows. */
  issue(): Credentials {
    const credentials: Credentials = {
      accessKeyId: KEY_PREFIX + randomBytes(8).toString('hex').toUpperCase(),
      secretKey: randomBytes(20).toString('hex'),
      sessionToken: randomBytes(24).toString('base64url'),
      expiration: this.#now() + LIFETIME,
    }
    this.#issued.set(credentials.accessKeyId, credentials)
    DUMMY_ACCOUNT.createKeyPair(credentials.accessKeyId, credentials.secretKey)
    return credentials
  }

  /** The key of an id that was issued here. */
  keyOf(keyId: string): StorageKey | undefined {
    const issued = this.#issued.get(keyId)
    if (issued === undefined) return undefined
    return { secretKey: issued.secretKey, sessionToken: issued.sessionToken, isExpired: issued.expiration <= this.#now() }
  }

  /** The storage forgets every key that was issued here. */
  revokeAll(): void {
    for (const keyId of this.#issued.keys()) DUMMY_ACCOUNT.revokeAccessKey(keyId)
    this.#issued.clear()
  }
}
