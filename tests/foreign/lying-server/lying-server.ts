import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a server answers to a request whose good answer would be `good`, a JSON text. */
export type Lie = (response: ServerResponse, good: string) => void

export interface LyingServer {
  readonly address: string
  /** When each request was there, milliseconds; probes of the console are not counted. */
  readonly requests: readonly number[]
  readonly stop: () => Promise<void>
}

/** Starts a server on loopback that takes every request and answers with the lies, one after the other; the last one is repeated. */
export async function startLyingServer(lies: readonly Lie[], good: string): Promise<LyingServer> {
  const requests: number[] = []
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    if (body.includes('__typename }')) {
      response.end()
      return
    }
    requests.push(performance.now())
    const lie = lies[Math.min(requests.length, lies.length) - 1]
    lie?.(response, good)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An answer of this status and body. */
export const answer =
  (status: number, body: string | Buffer, headers: Readonly<Record<string, string>> = {}): Lie =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

/** A page, as gateways, firewalls and hotels answer. */
export const page = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Lie =>
  answer(status, `<!doctype html><html><head><style>p{}</style></head><body><h1>${text}</h1></body></html>`, { 'content-type': 'text/html', ...headers })
