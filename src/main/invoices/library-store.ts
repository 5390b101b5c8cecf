import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Notice } from '#shared/bridge/shell.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Logger } from '../platform/logger.ts'
import { ownerDigest } from '../vault/owner-files.ts'
import type { SealedFile, Vault } from '../vault/vault.ts'
import { EMPTY_LIBRARY, type StoredLibrary, storedLibrarySchema } from './stored-library.ts'

export interface LibraryStoreOptions {
  /** The folder that holds the sealed lists and nothing else: `<user data>/invoices`. */
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  /** What earlier releases called an owner. */
  readonly formerOwners?: (owner: string) => readonly string[]
  readonly announce: (notice: Omit<Notice, 'id'>) => void
  readonly logger: Logger
}

const DROPPED = 'The list of your downloaded invoices was damaged and had to be dropped. The files themselves are still in their folder.'
const NOT_KEPT = 'The list of your downloaded invoices could not be saved. The file is in its folder, but the console may not know it the next time.'

/**
 * The list of downloaded invoices of each user, sealed, one file a user, replaced whole. It outlives the process and a sign-out. Without a keychain nothing
 * is written, and the list lasts as long as the process.
 */
export class LibraryStore {
  readonly #options: LibraryStoreOptions
  /** Owners whose list on the disk is known. */
  readonly #read = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: LibraryStoreOptions) {
    this.#options = options
  }

  /** Whether lists outlive the process. */
  isKept(): boolean {
    return this.#options.vault.status().mode === 'keychain'
  }

  /** Whether the list of a user on the disk is known: not while it was loaded only without a keychain. */
  isRead(owner: string): boolean {
    return this.#read.has(owner)
  }

  /** A user's list. One that cannot be opened for good is put aside, with a notice; a failure `storage` may be over at the next try. */
  load(owner: string): Promise<Result<StoredLibrary>> {
    return this.#after(async () => {
      const { vault, logger, announce } = this.#options
      if (!this.isKept()) return success(EMPTY_LIBRARY)
      const file = this.#file(owner)
      const opened = await vault.open(file)
      if (opened.state !== 'unavailable') this.#read.add(owner)
      if (opened.state === 'absent') return success(EMPTY_LIBRARY)
      if (opened.state === 'unavailable') return failure('storage', `The list of your invoices cannot be read. ${opened.reason}`)
      const library = opened.state === 'opened' ? parseLibrary(opened.text) : null
      if (library !== null) return success(library)
      logger.error('A list of downloaded invoices was damaged and was put aside')
      announce({ kind: 'invoice-list', intent: 'warning', message: DROPPED })
      await rename(file.path, `${file.path}.damaged`).catch(() => undefined)
      return success(EMPTY_LIBRARY)
    })
  }

  /** Writes a user's list. A failure `storage`, which the user is told of, leaves the one before. */
  save(owner: string, library: StoredLibrary): Promise<Result<void>> {
    return this.#after(async () => {
      if (!this.isKept()) return success(undefined)
      const sealed = await this.#options.vault.seal(this.#file(owner), [JSON.stringify(library)])
      if (!sealed.ok) this.#options.announce({ kind: 'invoice-list', intent: 'warning', message: NOT_KEPT })
      return sealed
    })
  }

  /** Ends when nothing is being written any more (before quitting). */
  async settled(): Promise<void> {
    await this.#last
  }

  #after<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }

  /** The name does not tell whose list it is. */
  #file(owner: string): SealedFile {
    const { folder, formerOwners } = this.#options
    const placeOf = (name: string) => ({ path: join(folder, `${ownerDigest(name)}.sealed`), owner: name })
    const former = formerOwners?.(owner).map(placeOf)
    return { ...placeOf(owner), purpose: 'invoice-list', ...(former && { former }) }
  }
}

function parseLibrary(text: string): StoredLibrary | null {
  try {
    return storedLibrarySchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
