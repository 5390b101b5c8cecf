import { setTimeout as sleep } from 'node:timers/promises'
import { ContentDigest, type ExpectedDigest, expectedDigest } from './content-digest.ts'
import { FileError } from './file-error.ts'
import type { PartFile } from './part-file.ts'

export interface WantedPart {
  /** First byte, from 0. */
  readonly from: number
  /** Only if the object still is the one of this ETag; null: whichever it is. */
  readonly etag: string | null
}

export interface ResumableDownloadOptions {
  /** GET with `Range` and `If-Match`. A `FileError` ends the download, anything else counts as a broken connection. */
  readonly ask: (wanted: WantedPart, signal: AbortSignal) => Promise<Response>
  readonly part: PartFile
  readonly signal: AbortSignal
  readonly onProgress: (received: number, total: number) => void
  /** Looks at the first bytes (at least `HEAD_BYTES`, or all); throws a `FileError` when they are of no such file. */
  readonly checkHead: (head: Uint8Array) => void
  /** How long nothing may arrive, milliseconds. */
  readonly timeout?: number
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

const HEAD_BYTES = 8
const TIMEOUT = 30_000
/** Tries in a row in which nothing new arrived. */
const MOST_FRUITLESS_TRIES = 5
/** How often the whole is fetched again because the object was replaced in the meantime, or arrived damaged. */
const MOST_RESTARTS = 2
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8_000

/** The connection broke or the storage is busy: what has come so far is good. */
class Interrupted extends Error {}

/** What has come so far is of no use: another object lies there now, or the bytes are wrong. */
class Useless extends Error {}

/**
 * Fetches one object into a part file. After a drop it goes on where it stopped; an object that was replaced is fetched from its beginning,
 * so that two are never mixed. In the end length and digest must be those that the storage named. Memory stays flat.
 */
export class ResumableDownload {
  readonly #options: Required<ResumableDownloadOptions>
  #object: { readonly etag: string | null; readonly total: number; readonly expected: ExpectedDigest | null } | undefined
  #digest = new ContentDigest(null)
  #received = 0
  /** The first bytes; null once they were looked at. */
  #head: Uint8Array | null = new Uint8Array()

  constructor(options: ResumableDownloadOptions) {
    this.#options = { timeout: TIMEOUT, pause: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }), ...options }
  }

  /** Fetches everything. Rejects with a `FileError`, the disk's error, or the signal's reason. */
  async run() {
    const { signal, pause } = this.#options
    let fruitless = 0
    let restarts = 0
    for (;;) {
      const before = this.#received
      try {
        await this.#fetchRest()
        return this.#verified()
      } catch (cause) {
        signal.throwIfAborted()
        if (cause instanceof Useless) {
          restarts += 1
          if (restarts > MOST_RESTARTS) throw new FileError(cause.message)
          await this.#startOver()
        } else if (cause instanceof Interrupted) {
          fruitless = this.#received > before ? 1 : fruitless + 1
          if (fruitless > MOST_FRUITLESS_TRIES) throw new FileError(cause.message)
          await pause(Math.min(FIRST_PAUSE * 2 ** (fruitless - 1), LONGEST_PAUSE), signal)
        } else throw cause
      }
    }
  }

  async #fetchRest(): Promise<void> {
    const { ask, signal, timeout } = this.#options
    const silence = new AbortController()
    const watchdog = setTimeout(() => silence.abort(), timeout)
    try {
      const etag = this.#object?.etag ?? null
      // Without an ETag nobody knows whether the rest would be of the same object.
      if (this.#received > 0 && etag === null) await this.#startOver()
      const wanted = { from: this.#received, etag: this.#received > 0 ? etag : null }
      const answer = await ask(wanted, AbortSignal.any([signal, silence.signal])).catch(toInterruption)
      watchdog.refresh()
      await this.#judge(answer)
      await this.#receive(answer, () => watchdog.refresh())
    } finally {
      clearTimeout(watchdog)
    }
  }

  async #judge(answer: Response): Promise<void> {
    if (!answer.ok) await answer.body?.cancel().catch(() => undefined)
    const { status, headers } = answer
    if (status === 412 || status === 416) throw new Useless(REPLACED)
    if (status >= 500 || status === 408 || status === 429) throw new Interrupted(`The storage answered ${status} again and again. Try again later.`)
    if (status === 404) throw new FileError('The file no longer exists in storage.')
    if (status === 403) throw new FileError('The storage does not let you read this file.')
    if (status !== 200 && status !== 206) throw new FileError(`The storage answered ${status}.`)
    if (status === 206) {
      if (!isRestOf(headers, this.#received, this.#object)) throw new Useless(REPLACED)
      return
    }
    // The whole of it: at the first try, and where a storage knows no ranges.
    if (this.#received > 0) await this.#startOver()
    const length = headers.get('content-length')
    const isEncoded = (headers.get('content-encoding') ?? 'identity') !== 'identity'
    if (length === null || isEncoded) throw new FileError('The storage does not say how long the file is: it cannot be checked.')
    this.#object = { etag: strongEtag(headers), total: Number(length), expected: expectedDigest(headers) }
    this.#digest = new ContentDigest(this.#object.expected)
  }

  async #receive(answer: Response, onBytes: () => void): Promise<void> {
    const { part, onProgress } = this.#options
    const total = this.#object?.total ?? 0
    const reader = (answer.body ?? new Blob().stream()).getReader()
    for (;;) {
      const { done, value } = await reader.read().catch(toInterruption)
      if (done) break
      onBytes()
      this.#received += value.byteLength
      if (this.#received > total) throw new Useless('The storage sent more than it had announced. Try again.')
      this.#digest.add(value)
      if (this.#head !== null) this.#takeHead(this.#head, value)
      await part.append(value)
      onProgress(this.#received, total)
    }
    if (this.#received < total) throw new Interrupted(BROKEN)
    if (this.#head !== null) this.#options.checkHead(this.#head)
  }

  #takeHead(before: Uint8Array, more: Uint8Array): void {
    const head = Buffer.concat([before, more.subarray(0, HEAD_BYTES)])
    if (head.byteLength >= HEAD_BYTES) this.#options.checkHead(head)
    this.#head = head.byteLength >= HEAD_BYTES ? null : head
  }

  async #startOver(): Promise<void> {
    await this.#options.part.restart()
    this.#object = undefined
    this.#received = 0
    this.#head = new Uint8Array()
  }

  /** What came: `etag` is that of the storage, `sha256` hexadecimal. */
  #verified() {
    const { isExpected, sha256 } = this.#digest.end()
    if (!isExpected) throw new Useless('The file arrived damaged again and again. Try again later.')
    return { bytes: this.#received, sha256, etag: this.#object?.etag ?? null }
  }
}

const BROKEN = 'The connection broke again and again before the file was complete. Try again.'
const REPLACED = 'The file was replaced in the storage while it was downloaded. Try again.'

function toInterruption(cause: unknown): never {
  if (cause instanceof FileError) throw cause
  throw new Interrupted(BROKEN, { cause })
}

function strongEtag(headers: Headers): string | null {
  const etag = headers.get('etag')
  return etag === null || etag.startsWith('W/') ? null : etag
}

/** Whether a partial answer is the rest that was asked for, of the object that the first answer was about. */
function isRestOf(headers: Headers, from: number, object: { readonly etag: string | null; readonly total: number } | undefined): boolean {
  const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '')
  if (range === null || object === undefined) return false
  const [, first, last, total] = range.map(Number)
  return first === from && total === object.total && last === object.total - 1 && strongEtag(headers) === object.etag
}
