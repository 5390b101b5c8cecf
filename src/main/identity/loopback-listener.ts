import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { ConnectionProfile } from '../connection/profile.ts'
import { IdentityProblem } from './problems/provider-problem.ts'

export interface Return {
  readonly url: URL
  readonly answer: (page: AnswerPage) => void
}

/** A web server on this computer only that waits for the browser to come back. Source: RFC 8252, section 7.3. */
export class LoopbackListener {
  readonly address: string
  readonly #server: Server

  private constructor(server: Server, address: string) {
    this.#server = server
    this.address = address
  }

  /**
   * Ends with the first request for the address that is expected; never, when none comes. Any page on this computer can call the address, so
   * every other request gets an error page and is not taken for the browser's return. Call once.
   */
  returned(isExpected: (url: URL) => boolean): Promise<Return> {
    return new Promise((resolve) => {
      let taken = false
      this.#server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        const url = requestedUrl(request, this.address)
        if (url === undefined) return send(response, 404, { title: 'Nothing here', message: 'You can close this window.' })
        if (!isExpected(url)) return send(response, 400, failurePage('This answer does not belong to this sign-in.'))
        if (taken) return send(response, 410, failurePage('This sign-in is over.'))
        taken = true
        resolve({ url, answer: (page) => send(response, 200, page) })
      })
    })
  }

  /** Listens on the first port of the profile that is free, or on any free port where it names none. */
  static async open({ callbackHost: host, callbackPorts: ports }: ConnectionProfile['identity'], path: string): Promise<LoopbackListener> {
    for (const port of ports ?? [0]) {
      const server = createServer()
      const bound = await listen(server, port)
      if (bound !== undefined) return new LoopbackListener(server, `http://${host}:${bound}${path}`)
    }
    const tried = ports === undefined ? 'No port is' : ports.length === 1 ? `Port ${ports[0]} is not` : `None of the ports ${ports.join(', ')} is`
    throw new IdentityProblem('identity', `${tried} free on this computer for the sign-in. Close the program that uses it and try again.`)
  }

  /** Stops listening once the pending answers are sent. */
  close(): void {
    this.#server.close()
    this.#server.closeIdleConnections()
  }
}

/** The port that was bound, undefined when it is taken or reserved. Bound to 127.0.0.1 whatever the host's name: nothing else on the network can reach it. */
function listen(server: Server, port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error')
      // A broken connection is the browser's matter; it must not end the process.
      server.on('error', () => undefined)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : undefined)
    })
  })
}

/** The address that was asked for, if it is ours: a page that reached this port under another name (DNS rebinding) is not answered. */
function requestedUrl(request: IncomingMessage, address: string): URL | undefined {
  const expected = new URL(address)
  if (request.method !== 'GET' || request.headers.host !== expected.host || request.url === undefined) return undefined
  if (!URL.canParse(request.url, expected.origin)) return undefined
  const url = new URL(request.url, expected.origin)
  return url.origin === expected.origin && url.pathname === expected.pathname ? url : undefined
}

function send(response: ServerResponse, status: number, page: AnswerPage): void {
  response.writeHead(status, ANSWER_HEADERS).end(answerHtml(page))
}

export interface AnswerPage {
  readonly title: string
  readonly message: string
}

export const SIGNED_IN_PAGE: AnswerPage = { title: 'You are signed in', message: 'You can close this window and go back to the Admin Console.' }
export const SIGNED_OUT_PAGE: AnswerPage = { title: 'You are signed out', message: 'You can close this window.' }
export const ANOTHER_PAGE: AnswerPage = {
  title: 'One moment',
  message: 'The identity provider is asked in another way, on another page. You can close this one.',
}
export const failurePage = (message: string): AnswerPage => ({
  title: 'The sign-in did not work',
  message: `${message} You can close this window and go back to the Admin Console.`,
})

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { min-height: 90vh; margin: 0; display: grid; place-items: center; background: Canvas; color: CanvasText }
main { max-width: 28rem; margin: 1.5rem; padding: 2rem 2.5rem; border: 1px solid GrayText; border-radius: 8px }
small { color: GrayText }
h1 { margin: 0.25rem 0 0.75rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0; overflow-wrap: anywhere }
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The page runs and loads nothing, and its address, which held the code, goes nowhere. */
const ANSWER_HEADERS: OutgoingHttpHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  connection: 'close',
}

const answerHtml = ({ title, message }: AnswerPage): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><small>Admin Console</small><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p></main></body>
</html>
`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
