import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An object as a storage keeps it. */
export interface ServedObject {
  readonly bytes: Buffer
  readonly headers?: Readonly<Record<string, string>>
}

export interface ServedRequest {
  readonly range: string | undefined
  readonly ifMatch: string | undefined
}

/** What happens to one request in place of the usual answer. */
export type Mishap = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void

export const etagOf = (bytes: Uint8Array): string => `"${createHash('md5').update(bytes).digest('hex')}"`

/** Cuts the connection after this many bytes of the body. */
export const cutAfter =
  (bytes: number): Mishap =>
  (_request, response, answer) => {
    let sent = 0
    const write = response.write.bind(response)
    response.end = ((chunk: Buffer) => {
      sent += chunk.byteLength
      write(chunk.subarray(0, bytes), () => response.destroy())
      return response
    }) as typeof response.end
    answer()
    if (sent === 0) response.destroy()
  }

export const status =
  (code: number): Mishap =>
  (_request, response) => {
    response.writeHead(code).end()
  }

/** A storage of one object on loopback that knows Range and If-Match, and mishaps that happen to the next requests, one each. */
export async function serveObject(object: ServedObject) {
  const requests: ServedRequest[] = []
  const mishaps: Mishap[] = []
  const state = { object }
  const server = createServer((request, response) => {
    requests.push({ range: request.headers.range, ifMatch: request.headers['if-match'] })
    const answer = (): void => sendObject(state.object, request, response)
    const mishap = mishaps.shift()
    if (mishap === undefined) answer()
    else mishap(request, response, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/object`,
    requests,
    mishaps,
    /** Puts another object in its place. */
    replace: (next: ServedObject) => {
      state.object = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers as a storage does that knows Range, If-Match and If-None-Match. */
export function sendObject({ bytes, headers = {} }: ServedObject, request: IncomingMessage, response: ServerResponse): void {
  const etag = headers['etag'] ?? etagOf(bytes)
  if (request.headers['if-match'] !== undefined && request.headers['if-match'] !== etag) {
    response.writeHead(412).end()
    return
  }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end()
    return
  }
  const from = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1]
  if (from === undefined) response.writeHead(200, { etag, 'content-length': bytes.byteLength, ...headers }).end(bytes)
  else {
    const rest = bytes.subarray(Number(from))
    const range = `bytes ${from}-${bytes.byteLength - 1}/${bytes.byteLength}`
    response.writeHead(206, { etag, ...headers, 'content-length': rest.byteLength, 'content-range': range }).end(rest)
  }
}
