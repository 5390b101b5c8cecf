import type { Session } from 'electron'

export type NetworkSession = Pick<Session, 'fetch' | 'closeAllConnections'>

const WITHOUT_BODY = new Set([204, 205, 304])

/**
 * A `fetch` that never sends a request twice by itself.
 *
 * Chromium repeats a request, POST included, when a connection that it had used before closes without an answer: a mutation could run twice on
 * the platform. Here every request has a session to itself until its answer is read or given up, and the session's connections are closed before,
 * so there is no used connection to fail on. HTTP/2 and QUIC, which repeat by themselves, are off (`protection/page-guards.ts`). The answer has
 * to be read to its end or cancelled: only then its session is free again.
 * @param createSession makes one more session; at most as many as requests run at once
 */
export function freshConnectionFetch(createSession: (index: number) => NetworkSession): typeof fetch {
  const idle: NetworkSession[] = []
  let created = 0

  return async (input, init) => {
    const session = idle.pop() ?? createSession(created++)
    const release = (): void => void idle.push(session)
    try {
      await session.closeAllConnections()
      const { status, statusText, headers, body } = await session.fetch(addressOf(input), networkOptions(init))
      if (body !== null && !WITHOUT_BODY.has(status)) return new Response(releasedAfter(body, release), { status, statusText, headers })
      release()
      return new Response(null, { status, statusText, headers })
    } catch (error) {
      release()
      throw error
    }
  }
}

/** The same bytes; `release` is called once, when they end (`flush`), fail or are given up (`cancel`). */
function releasedAfter(body: ReadableStream<Uint8Array>, release: () => void): ReadableStream<Uint8Array> {
  // Not written into the call: TypeScript's types of the stream do not know `cancel` yet.
  const transformer = { flush: release, cancel: release }
  return body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(transformer))
}

type NetworkFetch = (address: string, init?: RequestInit) => Promise<Response>

/** Main's own session for what may be asked again: the page's, the default one, has no network. */
export const SERVICES_PARTITION = 'services'

/** Electron's `net.fetch`, which honours the system's proxy and certificates, as a plain `fetch` without cookies and cache. */
export function networkFetch(fetch: NetworkFetch): typeof globalThis.fetch {
  return (input, init) => fetch(addressOf(input), networkOptions(init))
}

/** What every request of main carries: no cookies, nothing from or into the HTTP cache. */
const networkOptions = (init: RequestInit | undefined): RequestInit => ({ ...init, credentials: 'omit', cache: 'no-store' })

/** The address of a request. A `Request` object would carry more than an address; nobody in main makes one. */
export function addressOf(input: RequestInfo | URL): string {
  if (input instanceof Request) throw new TypeError('Pass an address and options, not a Request')
  return String(input)
}
