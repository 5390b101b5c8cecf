import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'

/** What a proxy was asked, and the name and password that came with it. */
interface Asked {
  readonly method: string
  readonly target: string
  readonly login: string | undefined
}

/** A proxy on loopback that lets through who has its password, by Basic. */
export class PasswordProxy {
  /** `name:password`; undefined: everybody. */
  expected: string | undefined
  readonly asked: Asked[] = []
  port = 0
  readonly #server = createServer((message, response) => this.#forward(message, response))

  static async start(expected: string | undefined): Promise<PasswordProxy> {
    const proxy = new PasswordProxy()
    proxy.expected = expected
    proxy.#server.on('connect', (message: IncomingMessage, socket: Duplex) => proxy.#tunnel(message, socket))
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    proxy.port = (proxy.#server.address() as AddressInfo).port
    return proxy
  }

  /** The command line of a console that goes through it, also to this computer. */
  get args(): readonly string[] {
    return [`--proxy-server=127.0.0.1:${this.port}`, '--proxy-bypass-list=<-loopback>']
  }

  /** The different names and passwords it was given. */
  logins(): readonly string[] {
    return [...new Set(this.asked.flatMap(({ login }) => login ?? []))]
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #isAllowed({ method = '', url = '', headers }: IncomingMessage): boolean {
    const header = headers['proxy-authorization']
    const login = header === undefined ? undefined : Buffer.from(header.replace(/^Basic /, ''), 'base64').toString()
    this.asked.push({ method, target: url, login })
    return this.expected === undefined || login === this.expected
  }

  #forward(message: IncomingMessage, response: ServerResponse): void {
    if (!this.#isAllowed(message)) {
      message.resume()
      response.writeHead(407, { 'proxy-authenticate': 'Basic realm="Corp"' }).end('who are you')
      return
    }
    const { 'proxy-authorization': _own, ...headers } = message.headers
    const onward = request(message.url ?? '', { method: message.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    message.pipe(onward)
  }

  #tunnel(message: IncomingMessage, socket: Duplex): void {
    socket.on('error', () => socket.destroy())
    if (!this.#isAllowed(message)) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="Corp"\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const { hostname, port } = new URL(`https://${message.url}`)
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      // Unlike `pipe`, it ends both when one is broken off: the server behind would wait for its end for ever.
      pipeline(socket, onward, socket, () => undefined)
    })
    onward.on('error', () => socket.destroy())
  }
}
