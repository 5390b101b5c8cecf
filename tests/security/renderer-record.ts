import type { CDPSession, Page } from '@playwright/test'
import { type EventChannel, events } from '#shared/bridge/bridge.ts'

/** Where something was seen, and all that was seen there. */
export type Seen = Readonly<Record<string, string>>

/** What the init script leaves in the page. */
interface RecordingWindow extends Window {
  seenOnTheBridge?: string[]
}

/**
 * Runs before the page's own scripts. The bridge is frozen and cannot be wrapped, but the page has to await each of its promises, and
 * awaiting reads the promise's `constructor`: that is where each result is taken down.
 */
function recordResults(): void {
  const seen: string[] = []
  Object.assign(window, { seenOnTheBridge: seen })
  const known = new WeakSet<object>()
  // oxlint-disable-next-line typescript/unbound-method -- called on each promise below
  const { then } = Promise.prototype
  const takeDown = (value: unknown): void => {
    if (typeof value === 'object' && value !== null && 'ok' in value) seen.push(JSON.stringify(value))
  }
  // oxlint-disable-next-line no-extend-native, typescript/no-floating-promises -- the only place where every awaited result passes
  Object.defineProperty(Promise.prototype, 'constructor', {
    configurable: true,
    get(this: Promise<unknown>) {
      if (!known.has(this)) {
        known.add(this)
        void then.call(this, takeDown, () => {})
      }
      return Promise
    },
  })
}

/** All that the page keeps or shows. Runs in the page. */
async function readPage(): Promise<Record<string, string>> {
  const databases = await Promise.all(
    (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise<unknown>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.addEventListener('error', () => reject(new Error('A database cannot be opened', { cause: opening.error })))
          opening.addEventListener('success', () => {
            const database = opening.result
            const stores = [...database.objectStoreNames]
            if (stores.length === 0) return resolve({ name })
            const reading = database
              .transaction(stores)
              .objectStore(stores[0] ?? '')
              .getAll()
            reading.addEventListener('success', () => resolve({ name, stores, values: reading.result }))
            reading.addEventListener('error', () => reject(new Error('A database cannot be read', { cause: reading.error })))
          })
        }),
    ),
  )
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  return {
    document: document.documentElement.outerHTML,
    fields: fields.map(({ value }) => value).join('\n'),
    'local storage': JSON.stringify(Object.entries(localStorage)),
    'session storage': JSON.stringify(Object.entries(sessionStorage)),
    databases: JSON.stringify(databases),
    cookies: document.cookie,
    history: `${location.href} ${JSON.stringify(history.state)} ${window.name}`,
    performance: JSON.stringify(performance.getEntries()),
    bridge: ((window as RecordingWindow).seenOnTheBridge ?? []).splice(0).join('\n'),
  }
}

/** Takes down everything that the page of a console can see, from its next loading on. */
export class RendererRecord {
  readonly #page: Page
  readonly #session: CDPSession
  readonly #seen = new Map<string, string>()

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  /** Loads the page again and takes down from there. */
  static async start(page: Page): Promise<RendererRecord> {
    const record = new RendererRecord(page, await page.context().newCDPSession(page))
    page.on('console', (message) => record.#add('console', message.text()))
    page.on('pageerror', (error) => record.#add('console', String(error.stack)))
    page.on('request', (request) => record.#add('requests', `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`))
    page.on('response', (response) => record.#add('requests', JSON.stringify(response.headers())))
    await page.addInitScript(recordResults)
    await page.reload()
    await page.evaluate((channels) => {
      const seen = (window as RecordingWindow).seenOnTheBridge ?? []
      for (const channel of channels) window.bridge.on(channel, (payload) => seen.push(`${channel} ${JSON.stringify(payload)}`))
    }, Object.keys(events) as EventChannel[])
    return record
  }

  /** Takes down what the page holds now. @param heap also every text in its memory, which takes a second or two */
  async look({ heap }: { readonly heap: boolean }): Promise<void> {
    for (const [where, text] of Object.entries(await this.#page.evaluate(readPage))) this.#add(where, text)
    if (heap) this.#add('memory', await this.#memory())
  }

  seen(): Seen {
    return Object.fromEntries(this.#seen)
  }

  #add(where: string, text: string): void {
    this.#seen.set(where, `${this.#seen.get(where) ?? ''}\n${text}`)
  }

  /** Every text of the process' JavaScript memory, the preload's world included; long ones are cut by V8 after their first thousand letters. */
  async #memory(): Promise<string> {
    const chunks: string[] = []
    const take = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk)
    this.#session.on('HeapProfiler.addHeapSnapshotChunk', take)
    await this.#session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
    this.#session.off('HeapProfiler.addHeapSnapshotChunk', take)
    const { strings } = JSON.parse(chunks.join('')) as { readonly strings: readonly string[] }
    return strings.join('\n')
  }
}
