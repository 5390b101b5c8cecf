import { NoAnswer } from './no-answer.ts'

/** A request as the storage's client makes it. */
interface ClientRequest {
  readonly method: string
  readonly protocol: string
  readonly hostname: string
  readonly port?: number | undefined
  readonly path: string
  readonly query?: Readonly<Record<string, string | readonly string[] | null>> | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

interface ClientResponse {
  readonly statusCode: number
  readonly reason: string
  readonly headers: Record<string, string>
  readonly body: Uint8Array
}

/** Headers that belong to the connection: `fetch` sets them itself. None of them is missed by the signature. */
const OWN_HEADERS = new Set(['host', 'content-length', 'connection', 'expect', 'user-agent'])

/** How long one request may take, milliseconds. */
const TIMEOUT = 60_000

/** Lets the client of the storage send by `fetch`, as everything of main does. Answers are small and read whole. */
export const fetchRequestHandler = (fetch: typeof globalThis.fetch) => ({
  handle: async (request: ClientRequest, { abortSignal }: { readonly abortSignal?: unknown } = {}): Promise<{ response: ClientResponse }> => {
    const stopped = abortSignal instanceof AbortSignal ? abortSignal : undefined
    stopped?.throwIfAborted()
    const tooLate = AbortSignal.timeout(TIMEOUT)
    try {
      const answer = await fetch(addressOf(request), {
        method: request.method,
        headers: Object.entries(request.headers).filter(([name]) => !OWN_HEADERS.has(name.toLowerCase())),
        redirect: 'error',
        signal: stopped === undefined ? tooLate : AbortSignal.any([stopped, tooLate]),
        ...bodyOf(request.body),
      })
      const body = new Uint8Array(await answer.arrayBuffer())
      return { response: { statusCode: answer.status, reason: answer.statusText, headers: Object.fromEntries(answer.headers), body } }
    } catch (cause) {
      stopped?.throwIfAborted()
      throw new NoAnswer('No whole answer', { cause })
    }
  },
})

const addressOf = ({ protocol, hostname, port, path, query = {} }: ClientRequest): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one: string | null) => pair(name, one)))
  return `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`
}

const pair = (name: string, value: string | null): string =>
  value === null ? encodeURIComponent(name) : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`

const bodyOf = (body: unknown): { body?: string | Uint8Array<ArrayBuffer> } => {
  if (typeof body === 'string') return body === '' ? {} : { body }
  if (body instanceof Uint8Array) return { body: new Uint8Array(body) }
  if (body === undefined || body === null) return {}
  throw new TypeError('Only texts and bytes are sent')
}
