import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Download } from '#shared/bridge/files.ts'

/** Progress of one file is reported at most this often, milliseconds; its end at once. */
const PROGRESS_INTERVAL = 100

/** What a file is: of the platform, written by the console, or a customer's document. */
export type FileKind = 'download' | 'export' | 'invoice'

interface Entry {
  download: Download
  readonly kind: FileKind
  /** Known once the file is whole. Never leaves main. */
  path: string | undefined
  readonly stop: AbortController
  notifiedAt: number
}

/** The files of this run, downloaded and exported: what the renderer may know of each, and under which id main finds it. */
export class FileLibrary {
  readonly #onChange: (download: Download) => void
  readonly #entries = new Map<Download['id'], Entry>()

  /** @param onChange called with each change: `(download) => emit('files.progress', download)` */
  constructor(onChange: (download: Download) => void) {
    this.#onChange = onChange
  }

  begin(name: string, state: 'running' | 'waiting' = 'running', kind: FileKind = 'download'): Download {
    const download = this.#enter({ name, state, received: 0, total: null }, kind)
    this.#onChange(download)
    return download
  }

  /** Enters a file that was there before. Reports nothing: the caller has the answer. */
  addPresent(name: string, path: string, bytes: number): Download {
    return this.#enter({ name, state: 'done', received: bytes, total: bytes }, 'download', path)
  }

  startRunning(id: Download['id']): void {
    const entry = this.#pending(id)
    if (entry === undefined) return
    entry.download = { ...entry.download, state: 'running' }
    this.#onChange(entry.download)
  }

  signal(id: Download['id']): AbortSignal | undefined {
    return this.#entries.get(id)?.stop.signal
  }

  progress(id: Download['id'], received: number, total: number | null): void {
    const entry = this.#pending(id)
    if (entry === undefined) return
    entry.download = { ...entry.download, received, total }
    const now = performance.now()
    if (now - entry.notifiedAt < PROGRESS_INTERVAL) return
    entry.notifiedAt = now
    this.#onChange(entry.download)
  }

  /** The file is whole and has its final name. One that was cancelled by now is deleted, and undefined answered. */
  async done(id: Download['id'], { name, path }: { readonly name: string; readonly path: string }): Promise<Download | undefined> {
    const entry = this.#pending(id)
    if (entry === undefined) {
      await rm(path, { force: true })
      return undefined
    }
    entry.path = path
    return this.#end(entry, { state: 'done', name, total: entry.download.received })
  }

  /** @param reason a sentence for the user */
  failed(id: Download['id'], reason: string): void {
    const entry = this.#pending(id)
    if (entry !== undefined) this.#end(entry, { state: 'failed', failure: reason })
  }

  /** Stops a file that is being written or waits for its turn. Answers whether there was one. */
  cancel(id: Download['id']): boolean {
    const entry = this.#pending(id)
    if (entry === undefined) return false
    this.#end(entry, { state: 'cancelled' })
    entry.stop.abort()
    return true
  }

  pathOf(id: Download['id']): string | undefined {
    return this.#entries.get(id)?.path
  }

  kindOf(id: Download['id']): FileKind {
    return this.#entries.get(id)?.kind ?? 'download'
  }

  find(id: Download['id']): Download | undefined {
    return this.#entries.get(id)?.download
  }

  list(): Download[] {
    return [...this.#entries.values()].map(({ download }) => download)
  }

  #enter(part: Pick<Download, 'name' | 'state' | 'received' | 'total'>, kind: FileKind, path?: string): Download {
    const download: Download = { id: randomUUID(), failure: null, ...part }
    this.#entries.set(download.id, { download, kind, path, stop: new AbortController(), notifiedAt: 0 })
    return download
  }

  #pending(id: Download['id']): Entry | undefined {
    const entry = this.#entries.get(id)
    return entry?.download.state === 'running' || entry?.download.state === 'waiting' ? entry : undefined
  }

  #end(entry: Entry, change: Partial<Download>): Download {
    entry.download = { ...entry.download, ...change }
    this.#onChange(entry.download)
    return entry.download
  }
}
