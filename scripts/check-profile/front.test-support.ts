import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in front of a service, or in its place. */
export interface Front {
  readonly address: string
  close(): void
}

/** Starts a server on a free port of this computer. */
export async function startFront(answer: RequestListener): Promise<Front> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A web page, whatever is asked for. */
export const webPage: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end('<!doctype html><title>Welcome</title>')
}

/** Passes on to a GraphQL server what comes with a Bearer token, and refuses everything else as an API gateway does. */
export const bearerOnly =
  (graphqlUrl: string): RequestListener =>
  (request, response) => {
    const { authorization = '' } = request.headers
    if (!authorization.startsWith('Bearer ')) {
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end('{"errors":[{"errorType":"UnauthorizedException","message":"Unauthorized"}]}')
      return
    }
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const answer = await fetch(graphqlUrl, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: Buffer.concat(chunks) })
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(await answer.text())
    })()
  }
