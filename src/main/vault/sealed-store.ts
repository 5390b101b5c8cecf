import { link, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod'
import type { Notice } from '#shared/bridge/shell.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Logger } from '../log/logger.ts'
import { ownerDigest } from './owner-files.ts'
import { SEALED_JSON, type SealedDocument, type SealedFormat } from './sealed-document.ts'
import { storageFailure } from './storage-failure.ts'
import type { FormerPlace, SealedFile, Vault } from './vault.ts'

/** What could not be read: some entries, the whole file, or a file that a newer version wrote. */
export type Damage =
  | { readonly of: 'entries'; readonly count: number }
  | { readonly of: 'file'; readonly aside: string | null; readonly isRestored: boolean }
  | { readonly of: 'newer-version' }

/** What a store is given by the services around it. */
export interface StoreSurroundings {
  /** Holds the files of the store and nothing else. */
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  readonly announce: (notice: Omit<Notice, 'id'>) => void
  /** Ids under which earlier releases of the console knew an owner. */
  readonly formerOwners?: (owner: string) => readonly string[]
  readonly logger: Logger
}

export interface SealedStoreOptions<Entry> extends Pick<StoreSurroundings, 'folder' | 'vault' | 'logger'> {
  /** What the files are for; no other store has the same. An item's name is added to it. */
  readonly purpose: string
  /** The name of a file, where it is not made of the owner alone. It must not tell whose file it is. */
  readonly fileName?: (owner: string, item: string) => string
  /** The store's own: never the bridge's, which may change at any time. */
  readonly schema: z.ZodType<Entry>
  readonly version: number
  /** Turns an entry of version n into one of version n + 1, by n. */
  readonly migrate?: Readonly<Record<number, (entry: unknown) => unknown>>
  /** How entries become text; JSON with a version unless the store says otherwise. */
  readonly format?: SealedFormat<Entry>
  /** The most that one file may hold, bytes. */
  readonly limit: number
  /** What a failure to delete calls the file: `The draft`. */
  readonly label: string
  /** What cannot be read is kept aside; false: it is deleted, because nobody can use it any more. */
  readonly keepsDamaged?: boolean
  /** What cannot be written is deleted as well: the file before it would mislead. */
  readonly deletesStale?: boolean
  /** Keeps the version before each write, which replaces a damaged file. Only for data that may be slightly old. */
  readonly keepsLast?: boolean
  /** Reports what could not be read, once for each time it is found. */
  readonly onDamaged?: (damage: Damage) => void
  /** Where earlier releases of the console kept an owner's file: the ids they knew the owner by, or whole places. */
  readonly formerOwners?: (owner: string, item: string) => readonly (string | FormerPlace)[]
}

const NOT_READ = failure('storage', 'What was stored before has not been read.')
const NEWER = failure('storage', 'It was written by a newer version of the console. Update the console on this computer.')

/**
 * Entries of each user, sealed, one file a user or one per user and item, replaced whole. Everything on the files happens in one queue, so a
 * late write never outlives a deletion requested after it. An entry that cannot be read is set aside and the others load; a file larger than
 * its limit counts as damaged; one of a newer version is never touched. Without a keychain nothing is read or written.
 */
export class SealedStore<Entry> {
  readonly #options: SealedStoreOptions<Entry>
  readonly #format: SealedFormat<Entry>
  /** Paths of the files that were read: `save` replaces no other one. */
  readonly #read = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: SealedStoreOptions<Entry>) {
    this.#options = options
    this.#format = options.format ?? SEALED_JSON
  }

  /** Whether there is a keychain: otherwise entries last as long as the process. */
  isKept(): boolean {
    return this.#options.vault.status().mode === 'keychain'
  }

  /** Whether a file was read, and may be replaced by `save`. */
  isRead(owner: string, item = ''): boolean {
    return this.#read.has(this.#path(owner, item))
  }

  /** The entries of a file, none where there is no file. A failure `storage` leaves the file as it is: it may be over at the next try. */
  load(owner: string, item = ''): Promise<Result<readonly Entry[]>> {
    const file = this.#file(owner, item)
    return this.inTurn(() => this.#load(file))
  }

  /** Writes the entries of a file that was loaded before. When it ends well they are on the disk; a failure `storage` leaves those before. */
  save(owner: string, entries: readonly Entry[], item = ''): Promise<Result<undefined>> {
    // Serialised now: the entries go on changing while this waits for its turn.
    const [file, texts] = [this.#file(owner, item), this.#format.write(this.#options.version, entries)]
    return this.inTurn(async () => (this.#read.has(file.path) ? this.#seal(file, texts) : NOT_READ))
  }

  /** The same for a file that need not have been read. `isWanted` is asked when it is its turn; where it says no, nothing is written. */
  replace(owner: string, entries: readonly Entry[], { item = '', isWanted = (): boolean => true } = {}): Promise<Result<undefined>> {
    const [file, texts] = [this.#file(owner, item), this.#format.write(this.#options.version, entries)]
    return this.inTurn(async () => (isWanted() ? this.#seal(file, texts) : success(undefined)))
  }

  /** Changes the entries of a file in one turn. A file without entries is deleted; the same entries are not written again. */
  change(owner: string, change: (before: readonly Entry[]) => readonly Entry[]): Promise<Result<undefined>> {
    const file = this.#file(owner, '')
    return this.inTurn(async () => {
      const before = await this.#load(file)
      if (!before.ok) return before
      const after = change(before.value)
      if (after === before.value) return success(undefined)
      return after.length === 0 ? this.#delete(file) : this.#seal(file, this.#format.write(this.#options.version, after))
    })
  }

  /** Deletes a file, also where earlier releases kept it. */
  remove(owner: string, item = ''): Promise<Result<undefined>> {
    const file = this.#file(owner, item)
    return this.inTurn(() => this.#delete(file))
  }

  clear(): Promise<Result<undefined>> {
    return this.inTurn(async () => {
      this.#read.clear()
      try {
        await rm(this.#options.folder, { recursive: true, force: true })
        return success(undefined)
      } catch (error) {
        return storageFailure(`${this.#options.label} could not be deleted`, error)
      }
    })
  }

  /** Runs `work` on the store's files in its turn, after everything that was requested before. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }

  async settled(): Promise<void> {
    await this.#last
  }

  async #load(file: SealedFile): Promise<Result<readonly Entry[]>> {
    const opened = await this.#options.vault.open(file)
    if (opened.state === 'unavailable') return failure('storage', opened.reason)
    const loaded = opened.state === 'absent' ? success([]) : await this.#entriesOf(file, opened.state === 'opened' ? this.#format.read(opened.text) : null)
    if (loaded.ok) this.#read.add(file.path)
    return loaded
  }

  async #entriesOf(file: SealedFile, document: SealedDocument | null): Promise<Result<readonly Entry[]>> {
    const { onDamaged, schema, version, keepsDamaged = true } = this.#options
    if (document === null) {
      const gone = await (keepsDamaged ? this.#putAside(file) : this.#delete(file))
      if (keepsDamaged && !gone.ok) return gone
      this.#options.logger.error(`The file of ${file.purpose} was damaged and was ${keepsDamaged ? 'put aside' : 'deleted'}`)
      const last = await this.#restored(file)
      onDamaged?.({ of: 'file', aside: keepsDamaged ? `${file.path}.damaged` : null, isRestored: last !== null })
      return last === null ? success([]) : this.#entriesOf(file, last)
    }
    if (document.version > version) {
      onDamaged?.({ of: 'newer-version' })
      return NEWER
    }
    const damaged: unknown[] = []
    const entries = document.entries.flatMap((stored) => {
      const parsed = schema.safeParse(this.#migrated(stored, document.version))
      if (!parsed.success) damaged.push(stored)
      return parsed.success ? [parsed.data] : []
    })
    if (damaged.length === 0) return success(entries)
    const kept = keepsDamaged ? await this.#keepAside(file, document.version, damaged) : success(undefined)
    if (!kept.ok) return kept
    // Without them at once, so that they are reported once.
    const cleaned = entries.length === 0 && !keepsDamaged ? await this.#delete(file) : await this.#seal(file, this.#format.write(version, entries))
    if (!cleaned.ok) return cleaned
    this.#options.logger.error(`${damaged.length} damaged entries of ${file.purpose} were ${keepsDamaged ? 'kept aside' : 'deleted'}`)
    onDamaged?.({ of: 'entries', count: damaged.length })
    return success(entries)
  }

  #migrated(stored: unknown, from: number): unknown {
    try {
      let entry = stored
      for (let version = from; version < this.#options.version; version++) entry = this.#options.migrate?.[version]?.(entry)
      return entry
    } catch {
      return undefined
    }
  }

  async #seal(file: SealedFile, texts: readonly string[]): Promise<Result<undefined>> {
    const { limit, vault, deletesStale = false } = this.#options
    const isTooLarge = texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0) > limit
    if (!isTooLarge) await this.#keepLast(file)
    const sealed = isTooLarge ? failure('storage', 'It is too large to be stored on this computer.') : await vault.seal(file, texts)
    if (sealed.ok) await deleteFormer(file).catch(() => undefined)
    else if (deletesStale) await this.#delete(file)
    return sealed
  }

  /** Hard-links the current version before it is replaced. If that fails, no earlier version is kept. */
  async #keepLast({ path }: SealedFile): Promise<void> {
    if (this.#options.keepsLast !== true) return
    await rm(lastOf(path), { force: true })
      .then(() => link(path, lastOf(path)))
      .catch(() => undefined)
  }

  /** Restores the version before the last write; null if there is none or it is damaged too. */
  async #restored(file: SealedFile): Promise<SealedDocument | null> {
    if (this.#options.keepsLast !== true) return null
    const opened = await this.#options.vault.open({ ...file, path: lastOf(file.path), former: [] })
    const document = opened.state === 'opened' ? this.#format.read(opened.text) : null
    if (document === null) return null
    await rename(lastOf(file.path), file.path).catch(() => undefined)
    return document
  }

  /** Appends entries that cannot be read to `<file>.damaged-entries`, sealed as the others. */
  async #keepAside(file: SealedFile, version: number, damaged: readonly unknown[]): Promise<Result<undefined>> {
    const aside: SealedFile = { path: `${file.path}.damaged-entries`, purpose: `${file.purpose}-damaged`, owner: file.owner }
    const opened = await this.#options.vault.open(aside)
    if (opened.state === 'unavailable') return failure('storage', opened.reason)
    const before = opened.state === 'opened' ? (SEALED_JSON.read(opened.text)?.entries ?? []) : []
    const texts = new Set([...before, ...damaged.map((entry) => ({ version, entry }))].map((entry) => JSON.stringify(entry)))
    return this.#options.vault.seal(aside, [`{"version":1,"entries":[${[...texts].join()}]}`])
  }

  /** Renames a file that cannot be opened at all. One that cannot even be renamed is not written over. */
  async #putAside(file: SealedFile): Promise<Result<undefined>> {
    try {
      await rename(file.path, `${file.path}.damaged`)
      return success(undefined)
    } catch (error) {
      return storageFailure('A damaged file could not be put aside', error)
    }
  }

  async #delete(file: SealedFile): Promise<Result<undefined>> {
    try {
      await rm(file.path, { force: true })
      await rm(lastOf(file.path), { force: true })
      await deleteFormer(file)
      return success(undefined)
    } catch (error) {
      return storageFailure(`${this.#options.label} could not be deleted`, error)
    }
  }

  /** Asks for the former owners now: they belong to the signed-in user at the call. */
  #file(owner: string, item: string): SealedFile {
    const { formerOwners, purpose, limit } = this.#options
    const former = formerOwners?.(owner, item).map((place) => (typeof place === 'string' ? { path: this.#path(place, item), owner: place } : place)) ?? []
    return { path: this.#path(owner, item), purpose: item === '' ? purpose : `${purpose}-${item}`, owner, limit, former }
  }

  #path(owner: string, item: string): string {
    const { folder, fileName = ownerDigest } = this.#options
    return join(folder, `${fileName(owner, item)}.sealed`)
  }
}

const lastOf = (path: string): string => `${path}.last`

/** A file of an earlier release must not come back once the user's own was replaced or deleted. */
async function deleteFormer({ path, former = [] }: SealedFile): Promise<void> {
  for (const place of former) if (place.path !== path) await rm(place.path, { force: true })
}
