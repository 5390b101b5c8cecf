import type { StorageTarget } from './object-storage.ts'

/** The storage, or who gives credentials for it, refused. The message is for the user: what is wrong and what to do. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal'
  /** As Amazon S3 calls it: `NoSuchBucket`. */
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export interface RefusalFacts {
  readonly status: number
  /** Undefined where nothing says it, as after HEAD. */
  readonly code: string | undefined
  readonly region: string | undefined
  /** The storage's clock, milliseconds. */
  readonly time: number | undefined
  readonly text: string
  /** True if the link that was asked for had ended, by the storage's clock. */
  readonly isLinkOver: boolean
}

/** Statuses with which a storage says that a request is wrong, by a reason that is in the body. */
const REFUSALS = new Set([301, 307, 400, 401, 403, 404, 501])

export const isRefusal = ({ status }: Response): boolean => REFUSALS.has(status)

/**
 * Reads a refusal and ends its body.
 *
 * @param asked the address that was asked for: only Amazon's answer says that a link has ended
 */
export async function readRefusal(answer: Response, asked: string): Promise<RefusalFacts> {
  const text = await readStart(answer).catch(() => '')
  const field = (name: string): string | undefined => new RegExp(`<${name}>([^<]{1,100})</${name}>`).exec(text)?.[1]
  const time = Date.parse(field('ServerTime') ?? answer.headers.get('date') ?? '')
  const region = answer.headers.get('x-amz-bucket-region') ?? field('Region')
  const code = field('Code')
  return {
    status: answer.status,
    // It is shown: nothing but the word that a code is.
    code: code !== undefined && /^[A-Za-z0-9.]{1,60}$/.test(code) ? code : undefined,
    region: region !== undefined && /^[a-z0-9-]{1,40}$/.test(region) ? region : undefined,
    time: Number.isNaN(time) ? undefined : time,
    text,
    isLinkOver: answer.status === 403 && endOfLink(asked) < (time || Date.now()),
  }
}

/** End of a presigned link, milliseconds; Infinity if it does not say. Reads Amazon's Signature Version 4 and 2. */
export function endOfLink(link: string): number {
  const parameters = URL.canParse(link) ? new URL(link).searchParams : new URLSearchParams()
  const [begins, lasts, ends] = ['X-Amz-Date', 'X-Amz-Expires', 'Expires'].map((name) => parameters.get(name) ?? '')
  if (ends !== undefined && /^\d{1,12}$/.test(ends)) return Number(ends) * 1000
  const began = Date.parse((begins ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  return Number.isNaN(began) || !/^\d{1,9}$/.test(lasts ?? '') ? Number.POSITIVE_INFINITY : began + Number(lasts) * 1000
}

const LONGEST = 65_536

/** The body of an answer as text, at most its first 64 kB. */
export async function readStart(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    length += chunk.byteLength
    // Leaving the loop cancels the body.
    if (length >= LONGEST) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

export const LINK_OVER = 'The link that the platform gave had expired already. Try again; if it happens again, tell the administrator of the platform.'

const ASK = 'ask whoever gave you the profile'

const SENTENCES: Readonly<Record<string, string>> = {
  RequestTimeTooSkewed: 'The storage does not accept the time of this computer. Set its clock and try again.',
  ExpiredToken: 'The storage says that your access has expired. Sign out, sign in again and try again.',
  InvalidToken: `The storage does not know the credentials that it was given: ${ASK} whether the identity pool belongs to this storage.`,
  InvalidAccessKeyId: `The storage does not know the credentials that it was given: ${ASK} whether the identity pool belongs to this storage.`,
  SignatureDoesNotMatch: `The storage does not accept the signature: ${ASK} whether storage.endpoint and storage.addressing are right. A proxy that changes requests can be the cause too.`,
}

/** What a refusal means that nobody but the profile's author or the user can mend; undefined for any other, such as one of a single object. */
export function explained({ code, region, status, isLinkOver }: RefusalFacts, target: StorageTarget): StorageRefusal | undefined {
  // A 403 or 404 is about an object or a right; it names the region without being about it.
  const elsewhere = status < 403 ? wrongRegion(region, target) : undefined
  if (elsewhere !== undefined) return elsewhere
  if (status === 301 || status === 307 || code === 'PermanentRedirect') {
    return new StorageRefusal('WrongRegion', `The profile says the storage is in ${target.region}, it is somewhere else: ${ASK}.`)
  }
  if (isLinkOver) {
    return new StorageRefusal('LinkExpired', LINK_OVER)
  }
  if (code === 'NoSuchBucket') return new StorageRefusal(code, `The storage has no bucket “${target.bucket}” (${code}): ${ASK}.`)
  const sentence = code === undefined ? undefined : SENTENCES[code]
  return code === undefined || sentence === undefined ? undefined : new StorageRefusal(code, sentence)
}

/** What to say of the region that a storage names; undefined where it is the profile's, or none. */
export function wrongRegion(region: string | undefined, target: StorageTarget): StorageRefusal | undefined {
  if (region === undefined || region === target.region) return undefined
  return new StorageRefusal('WrongRegion', `The profile says the storage is in ${target.region}, it is in ${region}: ${ASK}.`)
}

/** What a rejected `fetch` means. A redirect could lead anywhere, with the credentials: none is followed. */
export function unanswered(cause: unknown): NoAnswer | StorageRefusal {
  if (!isRedirect(cause)) return new NoAnswer('No whole answer', { cause })
  const message = `The storage sends the console on to another address, which it does not follow: ${ASK} for the right address.`
  return new StorageRefusal('Redirected', message, { cause })
}

/** Node names it in the cause, Chromium in the message. */
const isRedirect = (error: unknown): boolean => error instanceof Error && (/redirect/i.test(error.message) || isRedirect(error.cause))

/** A request to the storage, or to who lets in to it, never got a whole answer. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  /** The mark by which the client of the identity pool knows what may be tried again. */
  readonly $retryable = {}
}
