import { fetchRequestHandler } from './fetch-request-handler.ts'
import { NoAnswer } from './no-answer.ts'
import type { ObjectStorage, StorageTarget, StoredContent, WantedObject } from './object-storage.ts'
import { PoolCredentials, type PoolCredentialsOptions, type StorageCredentials } from './pool-credentials.ts'
import { StorageClock } from './storage-clock.ts'

/** Headers of a signed request that belong to the connection: `fetch` sets them itself. */
const OWN_HEADERS = ['host', 'content-length']

/**
 * Amazon S3, or what speaks its protocol, with temporary credentials of an identity pool for the signed-in user.
 * The libraries are loaded with the first use: they are no part of the start.
 */
export class S3ObjectStorage implements ObjectStorage {
  readonly #fetch: typeof fetch
  readonly #credentials: PoolCredentials
  readonly #clock = new StorageClock()

  /** @param options `fetch` is Electron's `net.fetch` in the product: it honours the system's proxy and certificates. */
  constructor(options: PoolCredentialsOptions) {
    this.#fetch = options.fetch
    this.#credentials = new PoolCredentials(options)
  }

  async put({ target, token, key, bytes, contentType, signal }: StoredContent): Promise<void> {
    const { PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
    const client = new S3Client({
      region: target.region,
      systemClockOffset: this.#clock.offset,
      requestHandler: fetchRequestHandler(this.#fetch),
      // A storage of one's own is reached by path: its host name has no bucket in front.
      ...(target.endpoint === undefined ? {} : { endpoint: target.endpoint, forcePathStyle: true }),
      credentials: () => this.#credentials.of(target, token),
    })
    try {
      await client.send(new PutObjectCommand({ Bucket: target.bucket, Key: key, Body: bytes, ContentType: contentType }), { abortSignal: signal })
    } finally {
      // The client corrects its own clock by each answer and signs once more by itself.
      this.#clock.offset = client.config.systemClockOffset
      client.destroy()
    }
  }

  // Signed here and sent by `fetch`, not by the S3 client: its bodies are checked in JavaScript while they pass, which takes longer than fetching them.
  async read(wanted: WantedObject): Promise<Response> {
    const credentials = await this.#credentials.of(wanted.target, wanted.token)
    const answer = await this.#send(wanted, credentials)
    if (!this.#clock.corrects(answer)) return answer
    await answer.body?.cancel()
    return this.#send(wanted, credentials)
  }

  async #send({ target, key, method, headers = {}, signal }: WantedObject, credentials: StorageCredentials): Promise<Response> {
    const { AwsV4Signer } = await import('aws4fetch')
    const { accessKeyId, secretAccessKey, sessionToken } = credentials
    const signer = new AwsV4Signer({
      url: objectAddress(target, key),
      method,
      // Encoded bytes have another length and digest than the object; checksums are told to those who ask.
      headers: { 'accept-encoding': 'identity', 'x-amz-checksum-mode': 'ENABLED', ...headers },
      service: 's3',
      region: target.region,
      accessKeyId,
      secretAccessKey,
      datetime: this.#clock.stamp(),
      ...(sessionToken === undefined ? {} : { sessionToken }),
    })
    const signed = await signer.sign()
    for (const name of OWN_HEADERS) signed.headers.delete(name)
    try {
      // A redirect could lead anywhere, with the credentials: none is followed.
      return await this.#fetch(signed.url.href, { method, headers: signed.headers, redirect: 'error', signal })
    } catch (cause) {
      signal.throwIfAborted()
      throw new NoAnswer('No whole answer', { cause })
    }
  }
}

/** Where an object lies: on the profile's own storage by path; at Amazon by the bucket's host, or by path where its dots fit no certificate. */
function objectAddress({ endpoint, region, bucket }: StorageTarget, key: string): string {
  const path = key.split('/').map(encodeURIComponent).join('/')
  if (endpoint !== undefined) return `${endpoint.replace(/\/$/, '')}/${bucket}/${path}`
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  return bucket.includes('.') ? `https://${host}/${bucket}/${path}` : `https://${bucket}.${host}/${path}`
}
