import { setTimeout as sleep } from 'node:timers/promises'
import { type AuthorisedRequest, authorised, type ChecksumRule } from './authorised-request.ts'
import { bucketAddress, type ObjectCall } from './object-storage.ts'
import { PoolCredentials, type PoolCredentialsOptions } from './pool-credentials.ts'
import { explained, isRefusal, NoAnswer, type RefusalFacts, readRefusal, StorageRefusal, unanswered } from './storage-refusal.ts'

/** How long one try to store may take, milliseconds. */
const TIMEOUT = 60_000
/** How long to wait before an object is stored once more, milliseconds. */
const PAUSES = [100, 400]
/** A smaller difference of clocks is none, milliseconds: Amazon S3 tolerates 15 minutes, and the time in an answer is seconds old. */
const TOLERATED = 5 * 60_000

/** Refusals of credentials that were good when they were given. */
const RENEWABLE = new Set(['ExpiredToken', 'InvalidToken', 'TokenRefreshRequired', 'InvalidAccessKeyId'])

type Remedy = 'clock' | 'credentials' | 'checksums'

interface Attempt extends Pick<AuthorisedRequest, 'url' | 'signature'> {
  readonly answer: Response
}

/** Rejects with a `StorageRefusal` for what people must put right, with `NoAnswer`, or when the signal is aborted. */
export class S3ObjectStorage {
  readonly #fetch: typeof fetch
  readonly #authorization: (token: string) => string
  readonly #credentials: PoolCredentials
  /** How far the storage's clock is ahead of this computer's, milliseconds: a signature carries its time. */
  #clockAhead = 0
  /** What storages turned out to want of checksums, by the address of the bucket. */
  readonly #checksums = new Map<string, ChecksumRule>()

  /** @param options `authorization`: the header with which the platform is asked for links; absent: the token alone */
  constructor(options: Omit<PoolCredentialsOptions, 'now'> & { readonly authorization?: (token: string) => string }) {
    this.#fetch = options.fetch
    this.#authorization = options.authorization ?? ((token) => token)
    this.#credentials = new PoolCredentials({ ...options, now: () => this.#now() })
  }

  /** Forgets what was had with the user's token: the user is gone. */
  forgetCredentials(): void {
    this.#credentials.forget()
  }

  /** Stores an object. Rejects with a `StorageRefusal` for every other refusal too. */
  async put({
    bytes,
    contentType,
    signal,
    ...object
  }: Pick<ObjectCall, 'target' | 'token' | 'key' | 'signal'> & NonNullable<ObjectCall['body']>): Promise<void> {
    for (const pause of [...PAUSES, undefined]) {
      const tooLate = AbortSignal.timeout(TIMEOUT)
      try {
        const answer = await this.exchange({ ...object, method: 'PUT', body: { bytes, contentType }, signal: AbortSignal.any([signal, tooLate]) })
        const { code = `status ${answer.status}` } = await readRefusal(answer, answer.url)
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

  /**
   * Sends a request; once more after each thing that a refusal names and that can be put right here. Answers whatever the status; the body streams (the
   * AWS SDK would check it in JavaScript, slower than fetching it). Rejects with what only people can put right.
   */
  async exchange(call: ObjectCall): Promise<Response> {
    const tried = new Set<Remedy>()
    for (;;) {
      const attempt = await this.#attempt(call)
      if (!isRefusal(attempt.answer)) return attempt.answer
      const { status, headers } = attempt.answer
      let refusal = await readRefusal(attempt.answer, attempt.url)
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
      if (remedy === 'credentials' && attempt.signature !== undefined) await this.#credentials.drop(attempt.signature.credentials)
      if (remedy === 'checksums') this.#checksums.set(bucketAddress(call.target), call.method === 'PUT' ? 'demanded' : 'unknown')
    }
  }

  #remedyFor(refusal: RefusalFacts, { signature }: Attempt, { method, target }: ObjectCall): Remedy | undefined {
    const { code, status, text, isLinkOver } = refusal
    if (signature !== undefined && this.#correctsClock(refusal, signature.signedAt)) return 'clock'
    if (code !== undefined && RENEWABLE.has(code)) return 'credentials'
    // Each attempt gets a new link.
    if (target.credentials === 'platform' && isLinkOver) return 'credentials'
    const naming = method === 'PUT' ? /Content-MD5/i : /checksum/i
    if ((status === 400 || status === 501) && naming.test(text)) return 'checksums'
    return undefined
  }

  /** Why a HEAD was refused, which its answer does not say: the same asked as a GET of one byte. */
  async #reasonFor(refusal: RefusalFacts, call: ObjectCall): Promise<RefusalFacts> {
    const { answer, url } = await this.#attempt({ ...call, method: 'GET', headers: { range: 'bytes=0-0' } })
    if (isRefusal(answer)) return readRefusal(answer, url)
    await answer.body?.cancel()
    return refusal
  }

  async #attempt(call: ObjectCall): Promise<Attempt> {
    const { url, headers, signature } = await authorised(call, {
      fetch: this.#fetch,
      authorizationOf: this.#authorization,
      credentialsOf: (target, token) => this.#credentials.of(target, token),
      now: () => this.#now(),
      checksums: this.#checksums.get(bucketAddress(call.target)) ?? 'offered',
    })
    // These belong to the connection: `fetch` sets them itself.
    for (const name of ['host', 'content-length']) headers.delete(name)
    try {
      const body = call.body === undefined ? {} : { body: new Uint8Array(call.body.bytes) }
      const answer = await this.#fetch(url, { method: call.method, headers, redirect: 'error', signal: call.signal, ...body })
      return { answer, url, ...(signature === undefined ? {} : { signature }) }
    } catch (cause) {
      call.signal.throwIfAborted()
      throw unanswered(cause)
    }
  }

  #now(): number {
    return Date.now() + this.#clockAhead
  }

  /**
   * Learns the storage's clock from a refusal, by its time alone: a refused HEAD has no body that could say `RequestTimeTooSkewed`.
   * @returns whether the time of the signature was off, so that the same request signed once more may be taken
   */
  #correctsClock({ status, time }: RefusalFacts, signedAt: number): boolean {
    if (status !== 403 || time === undefined || Math.abs(time - signedAt) < TOLERATED) return false
    this.#clockAhead = time - Date.now()
    return true
  }
}
