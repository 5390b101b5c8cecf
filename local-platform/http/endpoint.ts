import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendJson } from './answer.ts'
import { HeldPort } from './held-port.ts'

/** Serves one request. What it throws becomes a 500 without details. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

const HOST = '127.0.0.1'

/** Below what Linux, macOS and Windows give to outgoing connections. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_767] as const
const MOST_TRIES = 50

/** One listener of the platform on loopback. It can vanish from the network and come back on the same port. */
export class Endpoint {
  readonly name: string
  readonly #server: Server
  #handler: Handler = (_request, response) => sendJson(response, 503, { message: 'STARTING' })
  #port = 0
  /** Its port while it is gone from the network. */
  #held: HeldPort | null = null

  constructor(name: string) {
    this.name = name
    this.#server = createServer((request, response) => void this.#serve(request, response))
  }

  /** Where it listens, without a slash at the end. Known once `listen` has resolved. */
  get url(): string {
    return `http://${HOST}:${this.#port}`
  }

  /** Takes the handler apart from the listening: some handlers have to know their own address first. */
  use(handler: Handler): void {
    this.#handler = handler
  }

  /** Binds to a port, 0 for any free one. Rejects when the port is taken. */
  async listen(port: number): Promise<void> {
    if (port !== 0) await this.#bind(port)
    else await this.#bindToAny()
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** None of those that the system gives to outgoing connections: one of these could take it in the moment between going down and holding the port. */
  async #bindToAny(): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        await this.#bind(randomInt(FIRST_PORT, LAST_PORT + 1))
        return
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      }
    }
    throw new Error(`No port from ${FIRST_PORT} to ${LAST_PORT} was free in ${MOST_TRIES} tries`)
  }

  async #bind(port: number): Promise<void> {
    const listening = once(this.#server, 'listening')
    this.#server.listen(port, HOST)
    await listening
  }

  /** Destroys every connection and refuses new ones; nobody else gets its port. Calling it twice is harmless. */
  async goDown(): Promise<void> {
    if (!this.#server.listening) return
    await this.#stopListening()
    this.#held = await HeldPort.hold(HOST, this.#port)
  }

  /** Listens again on the port it had before. */
  async comeUp(): Promise<void> {
    if (this.#server.listening) return
    await this.#release()
    await this.listen(this.#port)
  }

  /** Ends for good, also while it is down. */
  async close(): Promise<void> {
    if (this.#server.listening) await this.#stopListening()
    await this.#release()
  }

  async #stopListening(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#server.closeAllConnections()
    await closed
  }

  async #release(): Promise<void> {
    const held = this.#held
    this.#held = null
    await held?.release()
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#handler(request, response)
    } catch (error) {
      if (request.destroyed || response.destroyed) return
      console.error(`${this.name}: ${request.method} ${request.url}`, error)
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, { message: 'INTERNAL_SERVER_ERROR' })
    }
  }
}
