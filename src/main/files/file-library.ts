import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Download } from '#shared/bridge/files.ts'
import type { KeptFiles } from './kept/kept-files.ts'

/** Progress of one file is reported at most this often, milliseconds; its end at once. */
const PROGRESS_INTERVAL = 100

/** What a file is: of the platform, written by the console, or a customer's document. */
export type FileKind = 'download' | 'export' | 'invoice'

interface Entry {
  download: Download
  readonly kind: FileKind
  readonly owner: string | undefined
  /** Known once the file is whole. Never leaves main. */
  path: string | undefined
  readonly stop: AbortController
  notifiedAt: number
}

/**
 * The files of this run, downloaded and exported, and those that are kept of earlier ones: what the renderer may know of each, and under which id main
 * finds it. A name can be a customer's: only the user who had a file made is told of it, also where another one signs in before the console ends.
 */
export class FileLibrary {
  readonly #owner: () => string | undefined
  readonly #onChange: (download: Download) => void
  readonly #kept: Pick<KeptFiles, 'add' | 'of' | 'settled'> | undefined
  #entries = new Map<Download['id'], Entry>()
  readonly #recalled = new Map<string, Promise<void>>()

  /**
   * @param owner who is signed in; undefined: nobody
   * @param onChange called with each change of one of the owner's files: `(download) => emit('files.progress', download)`
   * @param kept where finished files outlive the run; absent: nowhere
   */
  constructor(owner: () => string | undefined, onChange: (download: Download) => void, kept?: Pick<KeptFiles, 'add' | 'of' | 'settled'>) {
    this.#owner = owner
    this.#onChange = onChange
    this.#kept = kept
  }

  /** Brings back what earlier runs kept of the signed-in user's files, once a run: to be awaited before `list`. */
  async recall(): Promise<void> {
    const owner = this.#owner()
    if (owner === undefined || this.#kept === undefined) return
    const recalled = this.#recalled.get(owner) ?? this.#recall(owner, this.#kept)
    this.#recalled.set(owner, recalled)
    await recalled
  }

  async settled(): Promise<void> {
    await this.#kept?.settled()
  }

  begin(name: string, state: 'running' | 'waiting' = 'running', kind: FileKind = 'download'): Download {
    const entry = this.#enter({ name, state, received: 0, total: null }, kind)
    this.#tell(entry)
    return entry.download
  }

  /** Enters a file that was there before. Reports nothing: the caller has the answer. */
  addPresent(name: string, path: string, bytes: number): Download {
    return this.#enter({ name, state: 'done', received: bytes, total: bytes }, 'download', path).download
  }

  startRunning(id: Download['id']): void {
    const entry = this.#pending(id)
    if (entry === undefined) return
    entry.download = { ...entry.download, state: 'running' }
    this.#tell(entry)
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
    this.#tell(entry)
  }

  /** The file is whole and has its final name. One that was cancelled by now is deleted, and undefined answered. */
  async done(id: Download['id'], { name, path }: { readonly name: string; readonly path: string }): Promise<Download | undefined> {
    const entry = this.#pending(id)
    if (entry === undefined) {
      await rm(path, { force: true })
      return undefined
    }
    entry.path = path
    const bytes = entry.download.received
    if (entry.owner !== undefined) void this.#kept?.add(entry.owner, { id, name, kind: entry.kind, path, bytes })
    return this.#end(entry, { state: 'done', name, total: bytes })
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

  /** Stops what is on its way for a user, and drops all their files from the list; on disk they stay. */
  async forgetOwner(owner: string): Promise<void> {
    for (const [id, entry] of this.#entries) {
      if (entry.owner !== owner) continue
      this.cancel(id)
      this.#entries.delete(id)
    }
    this.#recalled.delete(owner)
    await this.settled()
  }

  /** Of a whole file of the signed-in user. */
  pathOf(id: Download['id']): string | undefined {
    return this.#ownEntry(id)?.path
  }

  isOwn(id: Download['id']): boolean {
    return this.#ownEntry(id) !== undefined
  }

  kindOf(id: Download['id']): FileKind {
    return this.#entries.get(id)?.kind ?? 'download'
  }

  find(id: Download['id']): Download | undefined {
    return this.#entries.get(id)?.download
  }

  /** The signed-in user's, oldest first; while nobody is signed in those that were made so, as a report is. */
  list(): Download[] {
    return [...this.#entries.values()].filter((entry) => this.#isOwn(entry)).map(({ download }) => download)
  }

  /** What is being written or waits for its turn: the names of the signed-in user's files, and how many there are of others. */
  running(): { readonly own: readonly string[]; readonly ofOthers: number } {
    const pending = [...this.#entries.values()].filter(isPending)
    const own = pending.filter((entry) => this.#isOwn(entry)).map(({ download }) => download.name)
    return { own, ofOthers: pending.length - own.length }
  }

  #enter(part: Pick<Download, 'name' | 'state' | 'received' | 'total'>, kind: FileKind, path?: string): Entry {
    const download: Download = { id: randomUUID(), failure: null, ...part }
    const entry: Entry = { download, kind, owner: this.#owner(), path, stop: new AbortController(), notifiedAt: 0 }
    this.#entries.set(download.id, entry)
    return entry
  }

  async #recall(owner: string, kept: Pick<KeptFiles, 'of'>): Promise<void> {
    const files = (await kept.of(owner)).filter(({ id }) => !this.#entries.has(id))
    const entries = files.map(({ id, name, bytes, kind, path }): [string, Entry] => {
      const download: Download = { id, name, state: 'done', received: bytes, total: bytes, failure: null }
      return [id, { download, kind, owner, path, stop: new AbortController(), notifiedAt: 0 }]
    })
    // They are older than those of this run.
    this.#entries = new Map([...entries, ...this.#entries])
  }

  #isOwn({ owner }: Entry): boolean {
    return owner === this.#owner()
  }

  #ownEntry(id: Download['id']): Entry | undefined {
    const entry = this.#entries.get(id)
    return entry !== undefined && this.#isOwn(entry) ? entry : undefined
  }

  #tell(entry: Entry): void {
    if (this.#isOwn(entry)) this.#onChange(entry.download)
  }

  #pending(id: Download['id']): Entry | undefined {
    const entry = this.#entries.get(id)
    return entry !== undefined && isPending(entry) ? entry : undefined
  }

  #end(entry: Entry, change: Partial<Download>): Download {
    entry.download = { ...entry.download, ...change }
    this.#tell(entry)
    return entry.download
  }
}

const isPending = ({ download: { state } }: Entry): boolean => state === 'running' || state === 'waiting'
