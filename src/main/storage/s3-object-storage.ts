import { setTimeout as sleep } from 'node:timers/promises'
import { type AuthorisedRequest, authorised, type ChecksumRule, type ObjectCall } from './authorised-request.ts'
import { NoAnswer } from './no-answer.ts'
import { bucketAddress } from './object-address.ts'
import type { ObjectStorage, StoredContent, WantedObject } from './object-storage.ts'
import { PoolCredentials, type PoolCredentialsOptions } from './pool-credentials.ts'
import { StorageClock } from './storage-clock.ts'
import { explained, isRefusal, type RefusalFacts, readRefusal, StorageRefusal, unanswered } from './storage-refusal.ts'

/** Headers that belong to the connection: `fetch` sets them itself. */
const OWN_HEADERS = ['host', 'content-length']

/** How long one try to store may take, milliseconds. */
const TIMEOUT = 60_000

/** How long to wait before an object is stored once more, milliseconds. */
const PAUSES = [100, 400]

/** Refusals of credentials that were good when they were given. */
const RENEWABLE = new Set(['ExpiredToken', 'InvalidToken', 'TokenRefreshRequired', 'InvalidAccessKeyId'])

/** What is put right after a refusal, before the request is sent once more. */
type Remedy = 'clock' | 'credentials' | 'checksums'

interface Attempt extends Pick<AuthorisedRequest, 'credentials'> {
  readonly answer: Response
  /** The storage's clock as it was known, milliseconds. */
  readonly signedAt: number
}

export interface S3ObjectStorageOptions extends Pick<PoolCredentialsOptions, 'issuer'> {
  /** Electron's `net.fetch` in the product: it honours the system's proxy and certificates. */
  readonly fetch: typeof fetch
  /** The Authorization header with which the platform is asked for links; absent: the token alone. */
  readonly authorization?: (token: string) => string
}

/** Amazon S3, or what speaks its protocol, let in as the profile says. */
export class S3ObjectStorage implements ObjectStorage {
  readonly #fetch: typeof fetch
  readonly #authorization: (token: string) => string
  readonly #credentials: PoolCredentials
  readonly #clock = new StorageClock()
  /** What storages turned out to want of checksums, by the address of the bucket. */
  readonly #checksums = new Map<string, ChecksumRule>()

  constructor({ issuer, fetch, authorization = (token) => token }: S3ObjectStorageOptions) {
    this.#fetch = fetch
    this.#authorization = authorization
    this.#credentials = new PoolCredentials({ issuer, fetch, now: () => this.#clock.now() })
  }

  async put({ bytes, contentType, signal, ...request }: StoredContent): Promise<void> {
    for (const pause of [...PAUSES, undefined]) {
      const tooLate = AbortSignal.timeout(TIMEOUT)
      try {
        const answer = await this.#exchange({ ...request, method: 'PUT', body: { bytes, contentType }, signal: AbortSignal.any([signal, tooLate]) })
        const { code = `status ${answer.status}` } = await readRefusal(answer)
        if (answer.ok) return
        // The same object under the same key may be stored twice, so what may pass is tried again.
        const mayPass = answer.status >= 500 && answer.status !== 501
        if (pause === undefined || !mayPass) throw new StorageRefusal(code, `The storage refused the file (${code}). Nothing was stored.`)
      } catch (cause) {
        signal.throwIfAborted()
        const isUnanswered = tooLate.aborted || cause instanceof NoAnswer
        if (!isUnanswered) throw cause
        if (pause === undefined) throw new NoAnswer('No whole answer', { cause })
      }
      await sleep(pause, undefined, { signal })
    }
  }

  // Not by the client of the AWS SDK: its bodies are checked in JavaScript while they pass, which takes longer than fetching them.
  async read(wanted: WantedObject): Promise<Response> {
    return this.#exchange(wanted)
  }

  /** Sends a request; once more after each thing that a refusal names and that can be put right here. Rejects with what only people can put right. */
  async #exchange(call: ObjectCall): Promise<Response> {
    const tried = new Set<Remedy>()
    for (;;) {
      const attempt = await this.#attempt(call)
      if (!isRefusal(attempt.answer)) return attempt.answer
      const { status, headers } = attempt.answer
      let refusal = await readRefusal(attempt.answer)
      let remedy = this.#remedyFor(refusal, attempt, call)
      if (remedy === undefined && call.method === 'HEAD' && status !== 404 && explained(refusal, call.target) === undefined) {
        refusal = await this.#reasonFor(refusal, call)
        remedy = this.#remedyFor(refusal, attempt, call)
      }
      if (remedy === undefined || tried.has(remedy)) {
        const reason = explained(refusal, call.target)
        if (reason !== undefined) throw reason
        return new Response(call.method === 'HEAD' ? null : refusal.text, { status, headers })
      }
      tried.add(remedy)
      if (remedy === 'credentials' && attempt.credentials !== undefined) await this.#credentials.drop(attempt.credentials)
      if (remedy === 'checksums') this.#checksums.set(bucketAddress(call.target), call.method === 'PUT' ? 'demanded' : 'unknown')
    }
  }

  #remedyFor(refusal: RefusalFacts, { credentials, signedAt }: Attempt, { method, target }: ObjectCall): Remedy | undefined {
    const { code, status, text } = refusal
    if (credentials !== undefined && this.#clock.corrects(refusal, signedAt)) return 'clock'
    if (code !== undefined && RENEWABLE.has(code)) return 'credentials'
    // Each attempt gets a new link.
    if (target.credentials === 'platform' && text.includes('Request has expired')) return 'credentials'
    const naming = method === 'PUT' ? /Content-MD5/i : /checksum/i
    if ((status === 400 || status === 501) && naming.test(text)) return 'checksums'
    return undefined
  }

  /** Why a HEAD was refused, which its answer does not say: the same asked as a GET of one byte. */
  async #reasonFor(refusal: RefusalFacts, call: ObjectCall): Promise<RefusalFacts> {
    const { answer } = await this.#attempt({ ...call, method: 'GET', headers: { range: 'bytes=0-0' } })
    if (isRefusal(answer)) return readRefusal(answer)
    await answer.body?.cancel()
    return refusal
  }

  async #attempt(call: ObjectCall): Promise<Attempt> {
    let signedAt = this.#clock.now()
    const { url, headers, credentials } = await authorised(call, {
      fetch: this.#fetch,
      authorizationOf: this.#authorization,
      credentialsOf: (target, token) => this.#credentials.of(target, token),
      stamp: () => {
        signedAt = this.#clock.now()
        return StorageClock.stamp(signedAt)
      },
      checksums: this.#checksums.get(bucketAddress(call.target)) ?? 'offered',
    })
    for (const name of OWN_HEADERS) headers.delete(name)
    try {
      const body = call.body === undefined ? {} : { body: new Uint8Array(call.body.bytes) }
      const answer = await this.#fetch(url, { method: call.method, headers, redirect: 'error', signal: call.signal, ...body })
      return { answer, signedAt, ...(credentials === undefined ? {} : { credentials }) }
    } catch (cause) {
      call.signal.throwIfAborted()
      throw unanswered(cause)
    }
  }
}
