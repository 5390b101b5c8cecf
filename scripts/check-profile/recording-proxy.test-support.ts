import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request that went through, with its answer. */
export interface Exchange {
  readonly method: string
  readonly url: string
  readonly sent: string
  readonly authorization: string | undefined
  readonly received: string
}

/** A proxy for plain http that keeps what passes. */
export interface RecordingProxy {
  readonly address: string
  readonly exchanges: readonly Exchange[]
  close(): void
}

/** Starts a proxy on a free port of this computer. It takes requests with whole addresses, and tunnels, whose content it reads. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const exchanges: Exchange[] = []
  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`)
    const sent = await textOf(request)
    const { method = 'GET', headers } = request
    const outgoing = send(url, { method, headers }, (answer) => {
      void textOf(answer).then((received) => {
        exchanges.push({ method, url: url.href, sent, authorization: headers.authorization, received })
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' })
        response.end(method === 'HEAD' ? undefined : Buffer.from(received, 'latin1'))
      })
    })
    outgoing.on('error', () => response.destroy())
    outgoing.end(sent)
  }
  const server = createServer((request, response) => void forward(request, response))
  server.on('connect', (_request, socket) => {
    socket.write('HTTP/1.1 200 Connected\r\n\r\n')
    server.emit('connection', socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('latin1')
}
