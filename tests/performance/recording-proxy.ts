import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What went through for one operation: the request, when it came, when the last byte of its answer left for the console, and how many bytes it had. */
export interface Passage {
  readonly operation: string
  readonly startedAt: number
  readonly endedAt: number
  readonly bytes: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Stands between the console and the platform's GraphQL address and notes when each answer was complete. */
export interface RecordingProxy {
  readonly url: string
  readonly passages: readonly Passage[]
  readonly close: () => Promise<void>
}

/** Starts a proxy on loopback that passes every request on to `target` unchanged. Times are milliseconds since the epoch, with fractions. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const passages: Passage[] = []
  const { hostname, port } = new URL(target)
  const server = createServer((incoming, outgoing) => {
    const startedAt = performance.timeOrigin + performance.now()
    const sent: Buffer[] = []
    const upstream = request({ hostname, port, path: incoming.url, method: incoming.method, headers: { ...incoming.headers, host: `${hostname}:${port}` } })
    incoming.on('data', (part: Buffer) => sent.push(part))
    incoming.pipe(upstream)
    upstream.on('error', () => outgoing.destroy())
    upstream.on('response', (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      outgoing.on('finish', () => {
        const body = Buffer.concat(sent).toString()
        const headers = Object.fromEntries(
          REPEATED_HEADERS.flatMap((name) => (typeof incoming.headers[name] === 'string' ? [[name, incoming.headers[name]]] : [])),
        )
        passages.push({ operation: operationIn(body), startedAt, endedAt: performance.timeOrigin + performance.now(), bytes, headers, body })
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { pathname } = new URL(target)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    passages,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** What a repeated request must carry to get the same answer. */
const REPEATED_HEADERS = ['authorization', 'content-type', 'accept'] as const

/** The name of the operation in a GraphQL request's body. */
const operationIn = (body: string): string => /"operationName"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? /(?:query|mutation)\s+(\w+)/.exec(body)?.[1] ?? ''
