import { createHash } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { failure, type Result, success } from '#shared/result.ts'
import type { Logger } from '../platform/logger.ts'
import { storageFailure } from './storage-failure.ts'
import type { SealedFile, Vault } from './vault.ts'

/** What could not be read and was kept aside: a number of entries, or the whole file. */
export type Damage = { readonly of: 'entries'; readonly count: number } | { readonly of: 'file' } | { readonly of: 'newer-version' }

export interface SealedStoreOptions<Entry> {
  /** The folder of the sealed files: `<user data>/<something>`. */
  readonly folder: string
  /** What the files are for; no other store has the same. */
  readonly purpose: string
  /** Ends the file's name before `.sealed`, where a folder holds several stores. */
  readonly suffix?: string
  /** Of one entry, in the newest version. The store's own: never the bridge's, which may change at any time. */
  readonly schema: z.ZodType<Entry>
  /** The newest version, from 1. */
  readonly version: number
  /** Turns an entry of version n into one of version n + 1, by n. */
  readonly migrate: Readonly<Record<number, (entry: unknown) => unknown>>
  /** Reports what could not be read, once for each time it is found. */
  readonly onDamaged: (damage: Damage) => void
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  /** Ids under which earlier editions of the console knew an owner. */
  readonly formerOwners?: (owner: string) => readonly string[]
  readonly logger: Logger
}

const documentSchema = z.object({ version: z.number().int().positive(), entries: z.array(z.unknown()) })

/**
 * Entries of each user, sealed, one file a user, replaced whole; everything on the files happens in turn. An entry that cannot be read is kept aside and the
 * others load. A file of a newer version is never touched. Without a keychain nothing is read or written.
 */
export class SealedStore<Entry> {
  readonly #options: SealedStoreOptions<Entry>
  /** Owners whose file was read: no other one is replaced. */
  readonly #read = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: SealedStoreOptions<Entry>) {
    this.#options = options
  }

  /** Whether there is a keychain: otherwise entries last as long as the process. */
  isKept(): boolean {
    return this.#options.vault.status().mode === 'keychain'
  }

  /** A user's entries, none where there is no file. A failure `storage` leaves the file as it is: it may be over at the next try. */
  load(owner: string): Promise<Result<readonly Entry[]>> {
    return this.#after(async () => {
      const file = this.#file(owner)
      const opened = await this.#options.vault.open(file)
      if (opened.state === 'unavailable') return failure('storage', opened.reason)
      const loaded = opened.state === 'absent' ? success([]) : await this.#entriesOf(file, opened.state === 'opened' ? documentOf(opened.text) : null)
      if (loaded.ok) this.#read.add(owner)
      return loaded
    })
  }

  /** Writes a user's entries. When it ends well they are on the disk; a failure `storage` leaves those before. */
  save(owner: string, entries: readonly Entry[]): Promise<Result<void>> {
    // Serialised now: the entries go on changing while this waits for its turn.
    const text = JSON.stringify({ version: this.#options.version, entries })
    return this.#after(async () => {
      if (!this.#read.has(owner)) return failure('storage', 'What was stored before has not been read.')
      return this.#options.vault.seal(this.#file(owner), [text])
    })
  }

  /** Removes a user's file. */
  remove(owner: string): Promise<Result<void>> {
    return this.#after(async () => {
      try {
        await rm(this.#file(owner).path, { force: true })
        return success(undefined)
      } catch (error) {
        return storageFailure('The file could not be removed', error)
      }
    })
  }

  /** Ends when nothing is being written any more (before quitting). */
  async settled(): Promise<void> {
    await this.#last
  }

  async #entriesOf(file: SealedFile, document: z.infer<typeof documentSchema> | null): Promise<Result<readonly Entry[]>> {
    const { onDamaged, schema, version } = this.#options
    if (document === null) return this.#putAside(file)
    if (document.version > version) {
      onDamaged({ of: 'newer-version' })
      return failure('storage', 'It was written by a newer version of the console. Update the console on this computer.')
    }
    const damaged: unknown[] = []
    const entries = document.entries.flatMap((stored) => {
      const parsed = schema.safeParse(this.#migrated(stored, document.version))
      if (!parsed.success) damaged.push(stored)
      return parsed.success ? [parsed.data] : []
    })
    if (damaged.length === 0) return success(entries)
    const kept = await this.#keepAside(file, document.version, damaged)
    if (!kept.ok) return kept
    // Without them at once, so that they are reported once.
    const cleaned = await this.#options.vault.seal(file, [JSON.stringify({ version, entries })])
    if (!cleaned.ok) return cleaned
    this.#options.logger.error(`${damaged.length} damaged entries of ${file.purpose} were kept aside`)
    onDamaged({ of: 'entries', count: damaged.length })
    return success(entries)
  }

  #migrated(stored: unknown, from: number): unknown {
    try {
      let entry = stored
      for (let version = from; version < this.#options.version; version++) entry = this.#options.migrate[version]?.(entry)
      return entry
    } catch {
      return undefined
    }
  }

  /** Appends entries that cannot be read to `<file>.damaged-entries`, sealed as the others. */
  async #keepAside(file: SealedFile, version: number, damaged: readonly unknown[]): Promise<Result<void>> {
    const aside: SealedFile = { path: `${file.path}.damaged-entries`, purpose: `${file.purpose}-damaged`, owner: file.owner }
    const opened = await this.#options.vault.open(aside)
    if (opened.state === 'unavailable') return failure('storage', opened.reason)
    const before = opened.state === 'opened' ? (documentOf(opened.text)?.entries ?? []) : []
    const texts = new Set([...before, ...damaged.map((entry) => ({ version, entry }))].map((entry) => JSON.stringify(entry)))
    return this.#options.vault.seal(aside, [`{"version":1,"entries":[${[...texts].join()}]}`])
  }

  /** Renames a file that cannot be opened at all. One that cannot even be renamed is not written over. */
  async #putAside(file: SealedFile): Promise<Result<readonly Entry[]>> {
    try {
      await rename(file.path, `${file.path}.damaged`)
    } catch (error) {
      return storageFailure('A damaged file could not be put aside', error)
    }
    this.#options.logger.error(`The file of ${file.purpose} was damaged and was put aside`)
    this.#options.onDamaged({ of: 'file' })
    return success([])
  }

  #after<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }

  #file(owner: string): SealedFile {
    const { formerOwners, purpose } = this.#options
    const former = formerOwners?.(owner).map((each) => ({ path: this.#path(each), owner: each })) ?? []
    return { path: this.#path(owner), purpose, owner, ...(former.length === 0 ? {} : { former }) }
  }

  /** The name does not tell whose file it is. */
  #path(owner: string): string {
    const name = createHash('sha256').update(owner).digest('hex').slice(0, 32)
    return join(this.#options.folder, `${name}${this.#options.suffix ?? ''}.sealed`)
  }
}

/** The document in a text; null when it is none. What was written before documents had versions is one bare entry of version 1. */
function documentOf(text: string): z.infer<typeof documentSchema> | null {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null) return null
    return 'version' in json ? documentSchema.parse(json) : { version: 1, entries: [json] }
  } catch {
    return null
  }
}
