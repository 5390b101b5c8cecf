import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { getCanonicalHeaders, getCanonicalQuery } from '@smithy/signature-v4'
import { type ArrivedRequest, decodedPath, malformed, type RequestSignature, signatureOf } from './request-signature.ts'
import { StorageRefusal } from './storage-refusal.ts'

/** A key that the storage knows. */
export interface StorageKey {
  readonly secretKey: string
  /** Temporary keys have one: each request names it. */
  readonly sessionToken?: string
  readonly isExpired?: boolean
}

export interface SignatureRules {
  readonly region: string
  readonly keyOf: (keyId: string) => StorageKey | undefined
  /** The storage's clock, milliseconds. */
  readonly now: () => number
}

/** How far the time of a signature may be off, milliseconds. */
const TOLERANCE = 900_000

/**
 * Verifies a request as Amazon S3 does: signed by a known key, for this storage and this moment, and every header that counts is in it.
 * @returns the id of the key, null where nothing is signed. Throws a `StorageRefusal`.
 */
export function verifySignature(request: ArrivedRequest, rules: SignatureRules): string | null {
  const signature = signatureOf(request)
  if (signature === null) return null
  requireScope(signature, rules.region)
  requireSignedHeaders(request, signature)
  requireTime(signature, rules.now())
  const key = rules.keyOf(signature.keyId)
  if (key === undefined) throw new StorageRefusal(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.')
  if (key.sessionToken !== signature.sessionToken) throw new StorageRefusal(400, 'InvalidToken', 'The provided token is malformed or otherwise invalid.')
  if (key.isExpired === true) throw new StorageRefusal(400, 'ExpiredToken', 'The provided token has expired.')
  if (!timingSafeEqual(expectedSignature(request, signature, key), Buffer.from(signature.signature, 'hex'))) {
    throw new StorageRefusal(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match the signature you provided.')
  }
  return signature.keyId
}

/** Throws unless the body is the one whose hash was signed. */
export function verifyContent({ headers }: ArrivedRequest, body: Uint8Array): void {
  const signed = headers['x-amz-content-sha256']
  if (typeof signed !== 'string' || !/^[0-9a-f]{64}$/i.test(signed)) return
  if (signed.toLowerCase() === createHash('sha256').update(body).digest('hex')) return
  throw new StorageRefusal(400, 'XAmzContentSHA256Mismatch', "The provided 'x-amz-content-sha256' header does not match what was computed.")
}

function requireScope({ place, scope, stamp }: RequestSignature, region: string): void {
  if (scope.service !== 's3') throw malformed(place, `incorrect service "${scope.service}". This endpoint belongs to "s3".`)
  if (scope.region !== region) throw malformed(place, `the region '${scope.region}' is wrong; expecting '${region}'`, { Region: region })
  if (!stamp.startsWith(scope.date)) throw malformed(place, `Invalid credential date "${scope.date}".`)
}

function requireSignedHeaders({ headers }: ArrivedRequest, { place, signedHeaders }: RequestSignature): void {
  if (place === 'header' && headers['x-amz-content-sha256'] === undefined) {
    throw new StorageRefusal(400, 'InvalidRequest', 'Missing required header for this request: x-amz-content-sha256')
  }
  const missing = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))].filter((name) => !signedHeaders.includes(name))
  if (missing.length === 0) return
  const fields = { HeadersNotSigned: missing.join(', ') }
  throw new StorageRefusal(403, 'AccessDenied', 'There were headers present in the request which were not signed', fields)
}

function requireTime({ expires, time, stamp }: RequestSignature, now: number): void {
  const serverTime = isoSeconds(now)
  if (expires === null) {
    if (Math.abs(now - time) <= TOLERANCE) return
    const fields = { RequestTime: stamp, ServerTime: serverTime, MaxAllowedSkewMilliseconds: String(TOLERANCE) }
    throw new StorageRefusal(403, 'RequestTimeTooSkewed', 'The difference between the request time and the current time is too large.', fields)
  }
  if (time - now > TOLERANCE) throw new StorageRefusal(403, 'AccessDenied', 'Request is not yet valid', { ServerTime: serverTime })
  const end = time + expires * 1000
  if (now <= end) return
  const fields = { 'X-Amz-Expires': String(expires), Expires: isoSeconds(end), ServerTime: serverTime }
  throw new StorageRefusal(403, 'AccessDenied', 'Request has expired', fields)
}

/** The canonical request of S3: its path is decoded and encoded once, whichever way it was sent. */
function expectedSignature({ method, path, headers }: ArrivedRequest, signature: RequestSignature, key: StorageKey): Buffer {
  const { scope, signedHeaders, stamp, place } = signature
  const { pathname, searchParams } = new URL(path, 'http://storage')
  const query = Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]))
  const sent = Object.fromEntries(signedHeaders.map((name) => [name, [headers[name] ?? ''].flat().join(',')]))
  const canonicalHeaders = getCanonicalHeaders({ method, protocol: '', hostname: '', path, headers: sent }, undefined, new Set(signedHeaders))
  const canonical = [
    method,
    pathname.split('/').map(encodedOnce).join('/'),
    getCanonicalQuery({ method, protocol: '', hostname: '', path, headers: {}, query }),
    ...Object.entries(canonicalHeaders).map(([name, value]) => `${name}:${value}`),
    '',
    signedHeaders.join(';'),
    place === 'query' ? 'UNSIGNED-PAYLOAD' : String(headers['x-amz-content-sha256']),
  ].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const scopeText = `${scope.date}/${scope.region}/s3/aws4_request`
  const signingKey = scopeText.split('/').reduce<string | Buffer>(hmac, `AWS4${key.secretKey}`)
  return hmac(signingKey, ['AWS4-HMAC-SHA256', stamp, scopeText, digest].join('\n'))
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const encodedOnce = (part: string): string =>
  encodeURIComponent(decodedPath(part)).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

const isoSeconds = (time: number): string => new Date(time).toISOString().replace(/\.\d+/, '')
