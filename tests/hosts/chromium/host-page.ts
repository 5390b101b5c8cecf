import { randomBytes } from 'node:crypto'
import { crossingText, parseCrossing } from './crossing.ts'
import type { DevToolsConnection } from './devtools-connection.ts'
import { preloadScript } from './preload-script.ts'

/** The address that represents `app://console` in Chromium: a secure context on a name that never reaches the network. */
const ORIGIN = 'http://console.localhost'
const CONSOLE = 'app://console'

/** An address as main knows it, from one as Chromium knows it. */
const toConsole = (address: string): string => (isAt(address, ORIGIN) ? CONSOLE + address.slice(ORIGIN.length) : address)
const toChromium = (address: string): string => (isAt(address, CONSOLE) ? ORIGIN + address.slice(CONSOLE.length) : address)
const isAt = (address: string, origin: string): boolean => address === origin || ['/', '?', '#'].some((next) => address.startsWith(origin + next))

export interface Invocation {
  readonly channel: string
  readonly args: readonly unknown[]
  /** The calling frame's address. */
  readonly url: string
}

export interface PageListener {
  /** Answers for `app://console/...`. */
  readonly serve: (request: Request) => Promise<Response>
  readonly invoke: (invocation: Invocation) => Promise<unknown>
  /** Whether the page may go to an address by itself. */
  readonly mayNavigate: (url: string, isMainFrame: boolean) => boolean
  readonly onNavigated: (url: string) => void
  readonly onLoaded: () => void
  readonly onCrashed: () => void
}

interface PausedRequest {
  readonly requestId: string
  readonly frameId: string
  readonly resourceType: string
  readonly request: { readonly url: string; readonly method: string; readonly headers: Readonly<Record<string, string>> }
}

interface Call {
  readonly id: number
  readonly channel: string
  readonly args: readonly unknown[]
}

/** One page of Chromium, driven as Electron drives the page of a window. */
export class HostPage {
  readonly #connection: DevToolsConnection
  readonly #sessionId: string
  readonly #mainFrame: string
  readonly #listener: PageListener
  /** By execution context: the function in the page that takes answers and events. Not reachable from the page's own scripts. */
  readonly #receivers = new Map<number, string>()
  readonly #binding = `host-${randomBytes(12).toString('hex')}`
  #ownNavigation: string | undefined
  #url = 'about:blank'

  constructor(connection: DevToolsConnection, sessionId: string, mainFrame: string, listener: PageListener) {
    this.#connection = connection
    this.#sessionId = sessionId
    this.#mainFrame = mainFrame
    this.#listener = listener
  }

  /** The address as main knows it. */
  get url(): string {
    return this.#url
  }

  /** @param preload text of the built preload script */
  async prepare(preload: string): Promise<void> {
    this.#listen()
    await Promise.all([
      this.#send('Page.enable'),
      this.#send('Inspector.enable'),
      this.#send('Runtime.enable'),
      this.#send('Runtime.addBinding', { name: this.#binding }),
      this.#send('Page.addScriptToEvaluateOnNewDocument', { source: preloadScript(preload, this.#binding) }),
      this.#send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      this.#send('Runtime.runIfWaitingForDebugger'),
    ])
  }

  /** Loads an address as main asks for it: not a navigation of the page's own. Rejects when it cannot be loaded. */
  async load(address: string): Promise<void> {
    this.#ownNavigation = toChromium(address)
    const { errorText } = await this.#send('Page.navigate', { url: this.#ownNavigation })
    if (typeof errorText === 'string' && errorText !== '') throw new Error(errorText)
  }

  async reload(): Promise<void> {
    this.#ownNavigation = toChromium(this.#url)
    await this.#send('Page.reload')
  }

  /** Sends an event of main to the page. */
  send(channel: string, args: readonly unknown[]): void {
    for (const context of this.#receivers.keys()) this.#deliver(context, { event: channel, args })
  }

  /** Lets media queries see another theme. */
  async setColorScheme(scheme: 'light' | 'dark'): Promise<void> {
    await this.#send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] })
  }

  /** Draws the document larger or smaller; Chromium's own zoom is out of reach from here. */
  async setZoom(factor: number): Promise<void> {
    await this.#send('Runtime.evaluate', { expression: `document.documentElement.style.zoom = ${factor === 1 ? "''" : factor}` })
  }

  /** What the page has laid out for paper, as a PDF. */
  async printToPdf(options: { readonly printBackground: boolean; readonly preferCSSPageSize: boolean }): Promise<Buffer> {
    const { data } = await this.#send('Page.printToPDF', options)
    return Buffer.from(String(data), 'base64')
  }

  crash(): void {
    // The answer never comes: there is nobody left to give it.
    this.#send('Page.crash').catch(() => {})
  }

  #send(method: string, parameters: Readonly<Record<string, unknown>> = {}): Promise<Readonly<Record<string, unknown>>> {
    return this.#connection.send(method, parameters, this.#sessionId)
  }

  #on<Payload>(event: string, listener: (payload: Payload) => void): void {
    this.#connection.on<Payload>(event, (payload, sessionId) => {
      if (sessionId === this.#sessionId) listener(payload)
    })
  }

  #listen(): void {
    this.#on<PausedRequest>('Fetch.requestPaused', (paused) => void this.#answer(paused).catch((cause: unknown) => this.#giveUp(paused, cause)))
    this.#on<{ frame: { id: string; url: string; urlFragment?: string } }>('Page.frameNavigated', ({ frame }) => {
      if (frame.id === this.#mainFrame) this.#navigated(frame.url + (frame.urlFragment ?? ''))
    })
    this.#on<{ frameId: string; url: string }>('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId === this.#mainFrame) this.#navigated(url)
    })
    this.#on('Page.loadEventFired', () => this.#listener.onLoaded())
    this.#on('Inspector.targetCrashed', () => {
      this.#receivers.clear()
      this.#listener.onCrashed()
    })
    this.#on('Runtime.executionContextsCleared', () => this.#receivers.clear())
    this.#on<{ executionContextId: number }>('Runtime.executionContextDestroyed', ({ executionContextId }) => this.#receivers.delete(executionContextId))
    // The preload script hands over its receiver as the argument of a console line: the protocol then holds the function itself.
    this.#on<{ executionContextId: number; args: readonly { type: string; value?: unknown; objectId?: string }[] }>(
      'Runtime.consoleAPICalled',
      ({ executionContextId, args: [name, receiver] }) => {
        if (name?.value === this.#binding && receiver?.objectId !== undefined) this.#receivers.set(executionContextId, receiver.objectId)
      },
    )
    this.#on<{ name: string; payload: string; executionContextId: number }>('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === this.#binding) void this.#invoked(executionContextId, parseCrossing(payload) as Call)
    })
  }

  #navigated(url: string): void {
    this.#url = toConsole(url)
    this.#listener.onNavigated(this.#url)
  }

  async #invoked(context: number, { id, channel, args }: Call): Promise<void> {
    try {
      this.#deliver(context, { id, value: await this.#listener.invoke({ channel, args, url: this.#url }) })
    } catch (cause) {
      this.#deliver(context, { id, error: `Error invoking remote method '${channel}': ${String(cause)}` })
    }
  }

  #deliver(context: number, message: Readonly<Record<string, unknown>>): void {
    const objectId = this.#receivers.get(context)
    if (objectId === undefined) return
    const parts = inParts(crossingText(message))
    for (const [index, part] of parts.entries()) {
      const values = [{ value: part }, { value: index === parts.length - 1 }]
      const call = { functionDeclaration: 'function (part, isLast) { this(part, isLast) }', objectId, arguments: values }
      // A page that is just going away takes nothing any more.
      this.#send('Runtime.callFunctionOn', call).catch(() => {})
    }
  }

  async #answer({ requestId, frameId, resourceType, request }: PausedRequest): Promise<void> {
    const url = toConsole(request.url)
    if (resourceType === 'Document' && !this.#isOwn(request.url) && !this.#listener.mayNavigate(url, frameId === this.#mainFrame)) {
      await this.#send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      return
    }
    if (!isAt(url, CONSOLE) && !/^https?:/.test(url)) {
      await this.#send('Fetch.continueRequest', { requestId })
      return
    }
    const { method, headers } = request
    const answer = await this.#listener.serve(new Request(url, { method, headers }))
    await this.#send('Fetch.fulfillRequest', {
      requestId,
      responseCode: answer.status,
      responseHeaders: [...answer.headers].map(([name, value]) => ({ name, value })),
      body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
    })
  }

  /** A request that nobody answers would keep its page waiting for ever. */
  #giveUp({ requestId, request }: PausedRequest, cause: unknown): void {
    console.error(`${request.method} ${request.url} was not answered: ${String(cause)}`)
    // A page that is just going away takes nothing any more.
    this.#send('Fetch.failRequest', { requestId, errorReason: 'Failed' }).catch(() => {})
  }

  #isOwn(address: string): boolean {
    const isOwn = this.#ownNavigation !== undefined && withoutFragment(this.#ownNavigation) === withoutFragment(address)
    if (isOwn) this.#ownNavigation = undefined
    return isOwn
  }
}

/** Chromium drops the connection over a message of more than 100 MB, which the answer for 100,000 sites is. */
const LARGEST_PART = 16_000_000

/** Cuts a text into parts, none through the middle of a surrogate pair. */
function inParts(text: string): readonly string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length; ) {
    const isPairCut = (text.charCodeAt(from + LARGEST_PART - 1) & 0xfc00) === 0xd800
    const to = from + LARGEST_PART - (isPairCut ? 1 : 0)
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

const withoutFragment = (address: string): string => address.split('#')[0] ?? ''
