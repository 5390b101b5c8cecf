import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ArrivedRequest, decodedPath } from '#local-platform/storage/request-signature.ts'
import { StorageRefusal, sendRefusal } from '#local-platform/storage/storage-refusal.ts'
import { type StorageKey, verifyContent, verifySignature } from '#local-platform/storage/verify-signature.ts'
import { type Mishap, sendObject } from '#main/files/object-server.test-support.ts'

export const BUCKET = 'acme'
export const REGION = 'eu-west-1'

/** What one storage does differently from another. */
export interface Dialect {
  /** Where a request names the bucket. */
  addressing: 'virtual' | 'path'
  region: string
  /** How far its clock is ahead, milliseconds. */
  clockAhead: number
  /** It is asked under a region's name where the bucket is not: 301, with the region where it is. */
  movedTo: string | null
  /** It sends every request on to this address. */
  sendsOnTo: string | null
  /** Its policy lets everybody read and write. */
  isOpen: boolean
  /** It answers every request with this refusal. */
  refusesAll: { readonly status: number; readonly code: string; readonly region?: string } | null
  /** It knows no checksums, and refuses headers that it does not know. */
  refusesChecksums: boolean
  /** It locks what it has, and stores nothing whose digest is not named. */
  requiresDigest: boolean
  /** What a proxy on the way makes of `accept-encoding`. */
  proxyEncoding: string | null
}

export interface TakenRequest {
  readonly method: string
  readonly key: string
  /** `ok`, or the code of the refusal. */
  readonly outcome: string
}

/**
 * A storage on loopback that takes nothing but what Amazon S3 takes: every signature, header, clock and body is verified. Objects lie in memory, those it has are
 * read with Range and If-Match.
 */
export class StrictStorage {
  readonly dialect: Dialect = {
    addressing: 'path',
    region: REGION,
    clockAhead: 0,
    movedTo: null,
    sendsOnTo: null,
    isOpen: false,
    refusesAll: null,
    refusesChecksums: false,
    requiresDigest: false,
    proxyEncoding: null,
  }
  readonly objects = new Map<string, Buffer>()
  readonly types = new Map<string, string>()
  readonly keys = new Map<string, StorageKey>()
  readonly requests: TakenRequest[] = []
  /** What happens to the next requests that are let in, one each. */
  readonly mishaps: Mishap[] = []
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  /** With no bucket in it: `http://localhost:4711`. */
  get endpoint(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** The storage's clock, milliseconds. */
  now(): number {
    return Date.now() + this.dialect.clockAhead
  }

  /** Every key that it knows is over from now on. */
  expireKeys(): void {
    for (const [id, key] of this.keys) this.keys.set(id, { ...key, isExpired: true })
  }

  /** The outcome of each request: `GET ok`. */
  outcomes(): string[] {
    return this.requests.map(({ method, outcome }) => `${method} ${outcome}`)
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '/' } = request
    const { proxyEncoding, sendsOnTo, movedTo, refusesAll } = this.dialect
    const headers = { ...request.headers, ...(proxyEncoding === null ? {} : { 'accept-encoding': proxyEncoding }) }
    const body = await buffer(request)
    response.sendDate = false
    response.setHeader('date', new Date(this.now()).toUTCString())
    const { bucket, key } = this.#placeOf(path, headers.host ?? '')
    const taken = (outcome: string): void => void this.requests.push({ method, key, outcome })
    try {
      if (sendsOnTo !== null) return void response.writeHead(307, { location: sendsOnTo }).end(taken('sent on'))
      if (bucket !== BUCKET) throw new StorageRefusal(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket })
      if (refusesAll === null) response.setHeader('x-amz-bucket-region', movedTo ?? this.dialect.region)
      if (movedTo !== null) throw new StorageRefusal(301, 'PermanentRedirect', 'The bucket must be addressed using the specified endpoint.')
      this.#letIn({ method, path, headers }, body)
      taken('ok')
      const answer = (): void => this.#answer(request, response, key, body)
      const mishap = this.mishaps.shift()
      if (mishap === undefined) answer()
      else mishap(request, response, answer)
    } catch (error) {
      if (!(error instanceof StorageRefusal)) throw error
      taken(error.code)
      sendRefusal(response, method, error)
    }
  }

  #letIn(request: ArrivedRequest, body: Uint8Array): void {
    const { refusesAll } = this.dialect
    if (refusesAll !== null) {
      const { status, code, region } = refusesAll
      throw new StorageRefusal(status, code, 'No.', region === undefined ? {} : { Region: region })
    }
    const named = Object.keys(request.headers).find((name) => /^x-amz-(?:checksum|sdk-checksum|trailer)/.test(name))
    if (this.dialect.refusesChecksums && named !== undefined) {
      throw new StorageRefusal(400, 'InvalidArgument', `Unsupported header '${named}' received for this API call.`)
    }
    const keyOf = (id: string): StorageKey | undefined => this.keys.get(id)
    const signedBy = verifySignature(request, { region: this.dialect.region, keyOf, now: () => this.now() })
    if (signedBy === null && !this.dialect.isOpen) throw new StorageRefusal(403, 'AccessDenied', 'Access Denied')
    verifyContent(request, body)
    if (request.method === 'PUT' && this.dialect.requiresDigest) requireDigest(request, body)
  }

  #answer(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer): void {
    if (request.method === 'PUT') {
      this.objects.set(key, body)
      this.types.set(key, request.headers['content-type'] ?? '')
      return void response.end()
    }
    const bytes = this.objects.get(key)
    if (bytes === undefined) throw new StorageRefusal(404, 'NoSuchKey', 'The specified key does not exist.')
    sendObject({ bytes }, request, response)
  }

  #placeOf(path: string, host: string): { readonly bucket: string; readonly key: string } {
    const parts = new URL(path, 'http://storage').pathname.slice(1).split('/').map(decodedPath)
    const before = /^(.+)\.localhost:\d+$/.exec(host)?.[1]
    if (this.dialect.addressing === 'virtual') return { bucket: before ?? '', key: parts.join('/') }
    return { bucket: before === undefined ? (parts[0] ?? '') : '', key: parts.slice(1).join('/') }
  }
}

function requireDigest({ headers }: ArrivedRequest, body: Uint8Array): void {
  const digest = headers['content-md5']
  if (digest === undefined) {
    const message = 'Content-MD5 OR x-amz-checksum- HTTP header is required for Put Object requests with Object Lock parameters'
    throw new StorageRefusal(400, 'InvalidRequest', message)
  }
  if (digest !== createHash('md5').update(body).digest('base64')) throw new StorageRefusal(400, 'BadDigest', 'The Content-MD5 you specified did not match.')
}
