type Parameters = Readonly<Record<string, unknown>>
type Listener = (parameters: never, sessionId: string | undefined) => void

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Parameters
  readonly result?: Parameters
  readonly error?: { readonly message: string }
  readonly sessionId?: string
}

/** A connection to Chromium by the DevTools protocol (https://chromedevtools.github.io/devtools-protocol). */
export class DevToolsConnection {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, PromiseWithResolvers<Parameters>>()
  readonly #listeners = new Map<string, Listener[]>()
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message))
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The connection to Chromium is closed'))
      this.#waiting.clear()
    })
  }

  /** @param address of the browser's endpoint, `ws://127.0.0.1:...` */
  static async open(address: string): Promise<DevToolsConnection> {
    const socket = new WebSocket(address)
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true })
      socket.addEventListener('error', () => reject(new Error('Chromium does not take connections')), { once: true })
    })
    return new DevToolsConnection(socket)
  }

  /** Calls a method; rejects with Chromium's message. Without `sessionId` it goes to the browser. */
  send(method: string, parameters: Parameters = {}, sessionId?: string): Promise<Parameters> {
    const id = ++this.#lastId
    const waiting = Promise.withResolvers<Parameters>()
    this.#waiting.set(id, waiting)
    this.#socket.send(JSON.stringify({ id, method, params: parameters, ...(sessionId === undefined ? {} : { sessionId }) }))
    return waiting.promise
  }

  close(): void {
    this.#socket.close()
  }

  on<Payload>(event: string, listener: (payload: Payload, sessionId: string | undefined) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
  }

  #receive({ id, method, params = {}, result = {}, error, sessionId }: Message): void {
    if (method !== undefined) for (const listener of this.#listeners.get(method) ?? []) listener(params as never, sessionId)
    if (id === undefined) return
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error === undefined) waiting?.resolve(result)
    else waiting?.reject(new Error(error.message))
  }
}
