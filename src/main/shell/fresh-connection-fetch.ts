import { addressOf, networkOptions } from './network-fetch.ts'

/** The part of Electron's `Session` that is used. */
export interface NetworkSession {
  fetch(input: string, init?: RequestInit): Promise<Response>
  closeAllConnections(): Promise<void>
}

/**
 * A `fetch` that never sends a request twice by itself.
 *
 * Chromium repeats a request, POST included, when a connection that it had used before closes without an answer: a
 * mutation could run twice on the platform. Here every request has a session to itself while it runs, and the session's
 * connections are closed before, so there is no used connection to fail on. What HTTP/2 repeats (a refused stream, a stream after the last one of a
 * GOAWAY) the server has by the protocol not processed; QUIC, whose failure is repeated by TCP, is off (`protection/page-network.ts`).
 *
 * The answer is read to its end before it is handed out: meant for small answers.
 *
 * @param createSession makes one more session; at most as many as requests run at once
 */
export function freshConnectionFetch(createSession: (index: number) => NetworkSession): typeof fetch {
  const idle: NetworkSession[] = []
  let created = 0

  return async (input, init) => {
    const session = idle.pop() ?? createSession(created++)
    try {
      await session.closeAllConnections()
      const answer = await session.fetch(addressOf(input), networkOptions(init))
      const body = await answer.arrayBuffer()
      const hasBody = body.byteLength > 0
      return new Response(hasBody ? body : null, { status: answer.status, statusText: answer.statusText, headers: answer.headers })
    } finally {
      idle.push(session)
    }
  }
}
