import type { IncomingHttpHeaders } from 'node:http'
import { StorageRefusal } from './storage-refusal.ts'

/** A request to the storage, as it arrived. */
export interface ArrivedRequest {
  readonly method: string
  /** Path and query, as they were sent. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
}

/** What a request says of its signature. */
export interface RequestSignature {
  /** Where it is: in the `Authorization` header, or in the query, which makes a signed link. */
  readonly place: 'header' | 'query'
  readonly keyId: string
  readonly scope: { readonly date: string; readonly region: string; readonly service: string }
  readonly signedHeaders: readonly string[]
  readonly signature: string
  /** When it was made: as written, and as milliseconds. */
  readonly stamp: string
  readonly time: number
  /** How long a signed link is good for, seconds. */
  readonly expires: number | null
  readonly sessionToken: string | undefined
}

const MALFORMED = { header: 'AuthorizationHeaderMalformed', query: 'AuthorizationQueryParametersError' } as const
const ALGORITHM = 'AWS4-HMAC-SHA256'
const LONGEST_LINK = 604_800

/** The signature of a request, null when it has none. Throws a `StorageRefusal` for one that cannot be read. */
export function signatureOf({ path, headers }: ArrivedRequest): RequestSignature | null {
  const query = new URL(path, 'http://storage').searchParams
  const { authorization } = headers
  if (authorization !== undefined && query.has('X-Amz-Algorithm')) throw new StorageRefusal(400, 'InvalidArgument', 'Only one auth mechanism allowed')
  if (authorization !== undefined) return ofHeader(authorization, headers)
  return query.has('X-Amz-Algorithm') ? ofQuery(query) : null
}

function ofHeader(authorization: string, headers: IncomingHttpHeaders): RequestSignature {
  if (!authorization.startsWith(`${ALGORITHM} `)) {
    throw new StorageRefusal(400, 'InvalidRequest', 'The authorization mechanism you have provided is not supported. Please use AWS4-HMAC-SHA256.')
  }
  const parts = new Map(
    authorization
      .slice(ALGORITHM.length)
      .split(',')
      .map((part) => [part.split('=', 1)[0]?.trim() ?? '', part.slice(part.indexOf('=') + 1).trim()]),
  )
  const stamp = headers['x-amz-date']
  if (typeof stamp !== 'string') throw new StorageRefusal(403, 'AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header')
  const token = headers['x-amz-security-token']
  return {
    place: 'header',
    ...readParts('header', parts.get('Credential'), parts.get('SignedHeaders'), parts.get('Signature'), stamp),
    expires: null,
    sessionToken: typeof token === 'string' ? token : undefined,
  }
}

function ofQuery(query: URLSearchParams): RequestSignature {
  const value = (name: string): string | undefined => query.get(`X-Amz-${name}`) ?? undefined
  if (value('Algorithm') !== ALGORITHM) throw malformed('query', `X-Amz-Algorithm only supports "${ALGORITHM}"`)
  const expires = value('Expires') ?? ''
  if (!/^\d+$/.test(expires)) throw malformed('query', 'X-Amz-Expires must be a non-negative number')
  if (Number(expires) > LONGEST_LINK) throw malformed('query', 'X-Amz-Expires must be less than a week (in seconds)')
  return {
    place: 'query',
    ...readParts('query', value('Credential'), value('SignedHeaders'), value('Signature'), value('Date') ?? ''),
    expires: Number(expires),
    sessionToken: value('Security-Token'),
  }
}

function readParts(place: 'header' | 'query', credential = '', signedHeaders = '', signature = '', stamp = '') {
  const [keyId = '', date = '', region = '', service = '', end = ''] = credential.split('/')
  if (keyId === '' || end !== 'aws4_request')
    throw malformed(place, 'the Credential is mal-formed; expecting "<YOUR-AKID>/YYYYMMDD/REGION/SERVICE/aws4_request".')
  if (signedHeaders === '' || !/^[0-9a-f]{64}$/.test(signature)) throw malformed(place, 'SignedHeaders and Signature are required.')
  const time = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (Number.isNaN(time)) throw malformed(place, "the date must be in the ISO8601 Long Format \"yyyyMMdd'T'HHmmss'Z'\"")
  return { keyId, scope: { date, region, service }, signedHeaders: signedHeaders.split(';'), signature, stamp, time }
}

/** A refusal of a signature that is written in the wrong way. */
export const malformed = (place: RequestSignature['place'], why: string, fields: Readonly<Record<string, string>> = {}): StorageRefusal =>
  new StorageRefusal(400, MALFORMED[place], place === 'header' ? `The authorization header is malformed; ${why}` : why, fields)

/** A path, or a part of one, as text. Throws a `StorageRefusal` where it is none. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new StorageRefusal(400, 'InvalidURI', "Couldn't parse the specified URI.")
  }
}
