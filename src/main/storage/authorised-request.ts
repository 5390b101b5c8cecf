import { createHash } from 'node:crypto'
import { objectAddress } from './object-address.ts'
import type { StorageTarget } from './object-storage.ts'
import type { StorageCredentials } from './pool-credentials.ts'
import { signedLink } from './signed-links.ts'

/** One request for an object. */
export interface ObjectCall {
  readonly target: StorageTarget
  readonly token: string
  readonly key: string
  readonly method: 'GET' | 'HEAD' | 'PUT'
  readonly signal: AbortSignal
  /** Conditions and range, as of HTTP. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: { readonly bytes: Uint8Array; readonly contentType: string }
}

/** A request as it goes out. */
export interface AuthorisedRequest {
  readonly url: string
  readonly headers: Headers
  /** With which it is signed; undefined where it is not signed here. */
  readonly credentials?: StorageCredentials
}

/** What a storage wants of checksums: `offered` is asked for them when reading, `demanded` is sent one when storing too, `unknown` refuses all of it. */
export type ChecksumRule = 'offered' | 'demanded' | 'unknown'

export interface Authority {
  readonly fetch: typeof fetch
  /** The Authorization header with which the platform is asked for a link. */
  readonly authorizationOf: (token: string) => string
  readonly credentialsOf: (target: StorageTarget, token: string) => Promise<StorageCredentials>
  /** The storage's present as a signature writes it. */
  readonly stamp: () => string
  readonly checksums: ChecksumRule
}

/**
 * Gives a request what the storage of the profile lets it in by. Rejects as `ObjectStorage` does.
 * Only what must be is signed: a proxy may rewrite `accept-encoding` and the like, and a storage refuses a signature of headers that were rewritten.
 */
export async function authorised(call: ObjectCall, authority: Authority): Promise<AuthorisedRequest> {
  const request = await admitted(call, authority)
  // Encoded bytes have another length and digest than the object.
  for (const [name, value] of Object.entries({ 'accept-encoding': 'identity', ...call.headers })) request.headers.set(name, value)
  for (const [name, value] of Object.entries(headersOf(call.body, authority.checksums))) request.headers.set(name, value)
  return request
}

/** Headers of the content. */
const headersOf = (body: ObjectCall['body'], checksums: ChecksumRule): Readonly<Record<string, string>> => {
  if (body === undefined) return {}
  const digest = checksums === 'demanded' ? { 'content-md5': createHash('md5').update(body.bytes).digest('base64') } : {}
  return { 'content-type': body.contentType, ...digest }
}

async function admitted(call: ObjectCall, authority: Authority): Promise<AuthorisedRequest> {
  const { target, token, key, method, body, signal } = call
  if (target.credentials === 'none') return { url: objectAddress(target, key), headers: new Headers() }
  if (target.credentials === 'platform') {
    const link = await signedLink(authority.fetch, {
      target,
      authorization: authority.authorizationOf(token),
      method,
      key,
      contentType: body?.contentType,
      signal,
    })
    return { url: link.url, headers: new Headers(link.headers) }
  }
  return signed(call, await authority.credentialsOf(target, token), authority)
}

async function signed({ target, key, method, body }: ObjectCall, credentials: StorageCredentials, authority: Authority): Promise<AuthorisedRequest> {
  // Loaded with the first use: it is no part of the start.
  const { AwsV4Signer } = await import('aws4fetch')
  const { accessKeyId, secretAccessKey, sessionToken } = credentials
  const signer = new AwsV4Signer({
    url: objectAddress(target, key),
    method,
    headers: {
      ...headersOf(body, authority.checksums),
      ...(body === undefined ? {} : { 'x-amz-content-sha256': createHash('sha256').update(body.bytes).digest('hex') }),
      ...(method === 'GET' && authority.checksums !== 'unknown' ? { 'x-amz-checksum-mode': 'ENABLED' } : {}),
    },
    allHeaders: true,
    service: 's3',
    region: target.region,
    accessKeyId,
    secretAccessKey,
    datetime: authority.stamp(),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  })
  const { url, headers } = await signer.sign()
  return { url: url.href, headers, credentials }
}
