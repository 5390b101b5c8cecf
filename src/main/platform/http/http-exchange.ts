import type { AnswerProblem } from '#shared/answer-shape.ts'
import { requestError, TransportError } from './transport-error.ts'

export type Body =
  | { readonly kind: 'text'; readonly text: string }
  /** A list, parsed and checked while it arrived: its `data` as JSON, the parts it was handed on in, the errors beside it. */
  | {
      readonly kind: 'list'
      readonly data: string
      readonly length: number
      readonly problem: AnswerProblem | null
      readonly parts: number
      readonly errors: readonly unknown[]
    }
  /** `brokenAfter`: it ends within its list, behind this many rows. */
  | { readonly kind: 'malformed'; readonly brokenAfter?: number }

export interface BodyReader {
  push(chunk: Uint8Array): void
  /** Resolves once it can take more. */
  ready?(): Promise<void>
  /** The body once all of it was pushed. Throws a RangeError when it is longer than a text can be. */
  end(): Body
}

export class TextReader implements BodyReader {
  readonly #chunks: Uint8Array[] = []

  push(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
  }

  end(): Body {
    return { kind: 'text', text: Buffer.concat(this.#chunks).toString('utf8') }
  }
}

/** What is sent: headers, and the text of a POST. Without one it is a GET. */
export interface HttpMessage {
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

interface HttpRequest {
  readonly url: string
  readonly message: HttpMessage
  /** Aborts the request; `exchange` then rejects with its reason. */
  readonly signal?: AbortSignal | undefined
  /** How long nothing may come, milliseconds. */
  readonly silence: number
  /** How long the whole answer may take, milliseconds. */
  readonly longest: number
  /** Largest answer, bytes. */
  readonly limit: number
  readonly reader: BodyReader
}

export interface HttpAnswer {
  readonly status: number
  readonly body: Body
  readonly json?: Readonly<Record<string, unknown>> | undefined
  /** How long it asks to wait before the next request, milliseconds. */
  readonly retryAfter?: number | undefined
}

/** Bytes of an answer whose status says that it failed: what it says beyond is not read. */
const LONGEST_REFUSAL = 256 * 1024

/** Sends a request and reads the whole answer. Throws a `TransportError`, or the signal's reason once that is aborted. */
export async function exchange(fetch: typeof globalThis.fetch, request: HttpRequest): Promise<HttpAnswer> {
  request.signal?.throwIfAborted()
  const quiet = new AbortController()
  const late = new AbortController()
  const timer = setTimeout(() => quiet.abort(), request.silence)
  const end = setTimeout(() => late.abort(), request.longest)
  const { headers, body: content } = request.message
  const signals = [quiet.signal, late.signal, ...(request.signal === undefined ? [] : [request.signal])]
  let answered = false
  try {
    const response = await fetch(request.url, {
      ...(content === undefined ? { method: 'GET' } : { method: 'POST', body: content }),
      headers,
      signal: AbortSignal.any(signals),
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
    })
    answered = true
    timer.refresh()
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new TransportError('redirected', 'it answers with a redirect')
    }
    const body = await (response.status < 400 ? readBody : readRefusal)(response, request, () => timer.refresh())
    return { status: response.status, body, retryAfter: retryAfterOf(response.headers, Date.now()) }
  } catch (error) {
    request.signal?.throwIfAborted()
    if (error instanceof TransportError) throw error
    if (late.signal.aborted) throw new TransportError('too-slow', `its answer was not complete after ${durationText(request.longest)}`, { cause: error })
    if (quiet.signal.aborted) throw new TransportError('no-answer', `nothing came from it for ${durationText(request.silence)}`, { cause: error })
    throw answered ? new TransportError('cut-short', 'its answer broke off', { cause: error }) : requestError(error)
  } finally {
    clearTimeout(timer)
    clearTimeout(end)
  }
}

const durationText = (milliseconds: number): string =>
  milliseconds >= 120_000 ? `${Math.round(milliseconds / 60_000)} minutes` : `${Math.round(milliseconds / 1000)} seconds`

const LARGEST_TO_NOBODY = 8 * 1024 ** 2

/** Asks an address as nobody: a POST of `content`, or a GET without it. `longest`: milliseconds for the whole answer. Throws as `exchange`. */
export const exchangeAsNobody = (fetch: typeof globalThis.fetch, url: string, longest: number, content?: unknown): Promise<HttpAnswer> =>
  exchange(fetch, { url, message: jsonMessage(undefined, content), silence: longest, longest, limit: LARGEST_TO_NOBODY, reader: new TextReader() })

/** A REST call. @param content posted as JSON; undefined: a GET */
export const jsonMessage = (authorization: string | undefined, content?: unknown): HttpMessage =>
  content === undefined
    ? { headers: headersFor(authorization) }
    : { headers: { ...headersFor(authorization), 'content-type': 'application/json' }, body: JSON.stringify(content) }

/** @param authorization the Authorization header; undefined: nobody's */
export const headersFor = (authorization: string | undefined): Readonly<Record<string, string>> => ({
  accept: 'application/json',
  ...(authorization === undefined ? {} : { authorization }),
})

async function readBody(response: Response, { limit, reader }: HttpRequest, onBytes: () => void): Promise<Body> {
  const tooLarge = () => new TransportError('too-large', 'its answer is too large')
  if (Number(response.headers.get('content-length') ?? 0) > limit) {
    await response.body?.cancel()
    throw tooLarge()
  }
  let received = 0
  for await (const chunk of response.body ?? []) {
    received += chunk.byteLength
    // Leaving the loop cancels the body.
    if (received > limit) throw tooLarge()
    reader.push(chunk)
    await reader.ready?.()
    onBytes()
  }
  try {
    return reader.end()
  } catch {
    // Longer than a text can be in this process.
    throw tooLarge()
  }
}

/** Its beginning, as text: a refusal is short, and one that is not need not be whole. */
async function readRefusal(response: Response, _request: HttpRequest, onBytes: () => void): Promise<Body> {
  const reader = new TextReader()
  let rest = LONGEST_REFUSAL
  for await (const chunk of response.body ?? []) {
    onBytes()
    reader.push(chunk.subarray(0, rest))
    rest -= chunk.byteLength
    if (rest <= 0) break
  }
  return reader.end()
}

/** An HTTP date, as RFC 9110 has them sent. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * How long an answer asks to wait before the next request, milliseconds; undefined when it does not say. A date is held against the answer's own `Date`
 * where it has one: the clock of this computer may be wrong.
 * @param now milliseconds since the epoch
 */
export function retryAfterOf(headers: Pick<Headers, 'get'>, now: number): number | undefined {
  const wanted = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(wanted)) return Number(wanted) * 1000
  const at = dateOf(wanted)
  return at === undefined ? undefined : Math.max(0, at - (dateOf(headers.get('date')?.trim() ?? '') ?? now))
}

function dateOf(text: string): number | undefined {
  const at = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}
