import { createHash } from 'node:crypto'
import * as z from 'zod'
import { allowedLink } from '../connection/address.ts'
import { parseObject } from '../platform/http/json-object.ts'
import { bucketAddress, type ObjectCall, objectAddress, type StorageTarget } from './object-storage.ts'
import type { StorageCredentials } from './pool-credentials.ts'
import { readStart, StorageRefusal, unanswered } from './storage-refusal.ts'

export interface AuthorisedRequest {
  readonly url: string
  readonly headers: Headers
  /** Undefined where it is not signed here. `signedAt`: the storage's clock as it was known, milliseconds. */
  readonly signature?: { readonly credentials: StorageCredentials; readonly signedAt: number }
}

/** What a storage wants of checksums: `offered` is asked for them when reading, `demanded` is sent one when storing too, `unknown` refuses all of it. */
export type ChecksumRule = 'offered' | 'demanded' | 'unknown'

export interface Authority {
  readonly fetch: typeof fetch
  /** The Authorization header with which the platform is asked for a link. */
  readonly authorizationOf: (token: string) => string
  readonly credentialsOf: (target: StorageTarget, token: string) => Promise<StorageCredentials>
  /** The storage's clock, milliseconds. */
  readonly now: () => number
  readonly checksums: ChecksumRule
}

/** Only what must be is signed: a proxy may rewrite headers such as `accept-encoding`. Rejects as `S3ObjectStorage` does. */
export async function authorised(call: ObjectCall, authority: Authority): Promise<AuthorisedRequest> {
  const request = await admitted(call, authority)
  // Encoded bytes have another length and digest than the object.
  const headers = { 'accept-encoding': 'identity', ...call.headers, ...headersOf(call.body, authority.checksums) }
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  return request
}

async function admitted(call: ObjectCall, authority: Authority): Promise<AuthorisedRequest> {
  const { target, key, token } = call
  if (target.credentials === 'none') return { url: objectAddress(target, key), headers: new Headers() }
  if (target.credentials === 'platform') return signedLink(call, authority)
  return signed(call, await authority.credentialsOf(target, token), authority)
}

function headersOf(body: ObjectCall['body'], checksums: ChecksumRule): Readonly<Record<string, string>> {
  if (body === undefined) return {}
  const digest = checksums === 'demanded' ? { 'content-md5': createHash('md5').update(body.bytes).digest('base64') } : {}
  return { 'content-type': body.contentType, ...digest }
}

async function signed({ target, key, method, body }: ObjectCall, credentials: StorageCredentials, authority: Authority): Promise<AuthorisedRequest> {
  // Loaded with the first use: it is no part of the start.
  const { AwsV4Signer } = await import('aws4fetch')
  const { accessKeyId, secretAccessKey, sessionToken } = credentials
  const signedAt = authority.now()
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
    datetime: new Date(signedAt).toISOString().replace(/[:-]|\.\d{3}/g, ''),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  })
  const { url, headers } = await signer.sign()
  return { url: url.href, headers, signature: { credentials, signedAt } }
}

const linkSchema = z.object({
  url: z.string().max(8_192),
  headers: z.record(z.string().regex(/^(?:x-amz-|content-)[a-z0-9-]+$/i), z.string().max(1_000)).default({}),
})

/** How long the platform may take to give a link, milliseconds. */
const TIMEOUT = 30_000

/** Asks the platform, as the signed-in user, for a link to one object. It is used once, never kept, and stays in main. */
async function signedLink(call: ObjectCall, authority: Authority): Promise<AuthorisedRequest> {
  const address = call.target.signedLinks?.url
  if (address === undefined)
    throw new StorageRefusal('NoSignedLinks', 'The profile names nobody who signs links to the storage: ask whoever gave you the profile.')
  const { status, text } = await askForLink(address, call, authority)
  if (status !== 200)
    throw new StorageRefusal(
      'NoLink',
      `The platform gave no link to the file (it answered ${status}). Sign in again; if it happens again, you may lack the permission.`,
    )
  const link = linkSchema.safeParse(parseObject(text)).data
  if (link === undefined) throw new StorageRefusal('NoLink', 'The platform answered without a link to the file. Tell the administrator of the platform.')
  const url = allowed(link.url, call.target)
  if (url === null)
    throw new StorageRefusal('ForeignLink', 'The platform answered with a link to a server that is not in the connection profile. Nothing was sent.')
  return { url: url.href, headers: new Headers(link.headers) }
}

/** Into the profile's own storage, or to a host that the profile names. */
function allowed(link: string, target: StorageTarget): URL | null {
  const address = URL.canParse(link) ? new URL(link) : null
  const isOwn = address !== null && address.origin === new URL(bucketAddress(target)).origin && address.username === '' && address.password === ''
  return isOwn ? address : allowedLink(link, target.downloadHosts)
}

async function askForLink(address: string, { method, key, body, token, signal }: ObjectCall, { fetch, authorizationOf }: Authority) {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json', authorization: authorizationOf(token), 'content-type': 'application/json' },
      body: JSON.stringify({ method, key, contentType: body?.contentType }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    })
    return { status: answer.status, text: await readStart(answer) }
  } catch (cause) {
    signal.throwIfAborted()
    throw unanswered(cause)
  }
}
