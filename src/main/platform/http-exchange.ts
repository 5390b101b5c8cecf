import type { Body, BodyReader } from './body-reader.ts'
import { requestError, TransportError } from './transport-error.ts'

export interface HttpRequest {
  readonly url: string
  /** The Authorization header. Undefined: nobody's. */
  readonly authorization: string | undefined
  /** Posted as JSON; undefined: a GET. */
  readonly content: unknown
  /** Aborts the request; `exchange` then rejects with its reason. */
  readonly signal: AbortSignal | undefined
  /** How long nothing may come, milliseconds. */
  readonly silence: number
  /** Largest answer, bytes. */
  readonly limit: number
  /** Takes the answer's body; used for one request only. */
  readonly reader: BodyReader
}

export interface HttpAnswer {
  readonly status: number
  readonly body: Body
}

/** Sends a request and reads the whole answer. Throws a `TransportError`, or the signal's reason once that is aborted. */
export async function exchange(fetch: typeof globalThis.fetch, request: HttpRequest): Promise<HttpAnswer> {
  request.signal?.throwIfAborted()
  const quiet = new AbortController()
  const timer = setTimeout(() => quiet.abort(), request.silence)
  const signal = request.signal === undefined ? quiet.signal : AbortSignal.any([request.signal, quiet.signal])
  let answered = false
  try {
    const response = await fetch(request.url, {
      ...messageOf(request),
      signal,
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
    })
    answered = true
    timer.refresh()
    if (response.status >= 300 && response.status < 400) throw new TransportError('redirected', 'it answers with a redirect')
    return { status: response.status, body: await readBody(response, request, () => timer.refresh()) }
  } catch (error) {
    request.signal?.throwIfAborted()
    if (error instanceof TransportError) throw error
    if (quiet.signal.aborted) throw new TransportError('no-answer', `nothing came from it for ${Math.round(request.silence / 1000)} seconds`, { cause: error })
    throw answered ? new TransportError('cut-short', 'its answer broke off', { cause: error }) : requestError(error)
  } finally {
    clearTimeout(timer)
  }
}

function messageOf({ authorization, content }: HttpRequest): Pick<RequestInit, 'method' | 'headers' | 'body'> {
  const headers = { accept: 'application/json', ...(authorization === undefined ? {} : { authorization }) }
  if (content === undefined) return { method: 'GET', headers }
  return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(content) }
}

async function readBody(response: Response, { limit, reader }: HttpRequest, onBytes: () => void): Promise<Body> {
  const tooLarge = () => new TransportError('too-large', 'its answer is too large')
  if (Number(response.headers.get('content-length') ?? 0) > limit) {
    await response.body?.cancel()
    throw tooLarge()
  }
  let received = 0
  for await (const chunk of response.body ?? []) {
    onBytes()
    received += chunk.byteLength
    // Leaving the loop cancels the body.
    if (received > limit) throw tooLarge()
    reader.push(chunk)
  }
  try {
    return reader.end()
  } catch {
    // Longer than a text can be in this process.
    throw tooLarge()
  }
}
