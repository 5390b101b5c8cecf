import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as z from 'zod'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { Draft } from '#shared/bridge/drafts.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../platform/logger.ts'
import { namesIn, ownerDigest } from '../vault/owner-files.ts'
import { storageFailure } from '../vault/storage-failure.ts'
import type { SealedFile, Vault } from '../vault/vault.ts'
import { DRAFT_AGE, dropExpired, LARGEST_DRAFT, makeRoom, tooMany } from './draft-room.ts'

export interface DraftsOptions {
  /** The folder that holds the sealed drafts and nothing else: `<user data>/drafts`. */
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  readonly identity: Pick<Identity, 'owner'>
  /** What earlier releases called an owner. */
  readonly formerOwners?: (owner: string) => readonly string[]
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

const storedDraft = z.object({ savedAt: z.number().int().nonnegative(), text: z.string() })

/**
 * Half-filled forms, each sealed for the user who filled it. They outlive the process and a sign-out: whoever signs in next finds their own only.
 * Without a keychain they are kept in memory, as nothing is written then. Everything on the files happens one after the other.
 * A draft is kept for thirty days; of one user so many, the ones written last.
 */
export class Drafts {
  readonly #options: DraftsOptions
  readonly #now: () => number
  /** By file name: what is kept while there is no keychain. */
  readonly #inMemory = new Map<string, Draft>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: DraftsOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  /** The user's draft of a form, null when there is none. One that cannot be opened is deleted: nobody can use it any more. */
  read({ form }: CallArgument<'drafts.read'>): Promise<Result<Draft | null>> {
    return this.#after(form, async (file) => {
      // Also what was written before the keychain could be used: it is newer than what is on the disk.
      const inMemory = this.#unexpired(this.#inMemory.get(file.path) ?? null)
      if (inMemory !== null || this.#isMemoryOnly()) return success(inMemory)
      const opened = await this.#options.vault.open(file)
      if (opened.state === 'absent') return success(null)
      if (opened.state === 'unavailable') return failure('storage', opened.reason)
      const draft = opened.state === 'opened' ? parseDraft(opened.text) : null
      if (draft === null) {
        this.#options.logger.warn(`The draft of ${form} was damaged and was dropped`)
      }
      const kept = this.#unexpired(draft)
      if (kept === null) await rm(file.path, { force: true }).catch(() => undefined)
      return success(kept)
    })
  }

  /** Keeps `text` as the user's draft of a form, in place of the one before. Failures: `signed-out`, `storage`; the draft before is then kept. */
  write({ form, text }: CallArgument<'drafts.write'>): Promise<Result<undefined>> {
    if (Buffer.byteLength(text) > LARGEST_DRAFT) return Promise.resolve(failure('storage', 'The form holds too much text for a draft. Save it, or shorten it.'))
    const draft: Draft = { text, savedAt: Math.floor(this.#now() / 1000) }
    return this.#after(form, async (file, prefix) => {
      if (this.#isMemoryOnly()) {
        this.#remember(file.path, prefix, draft)
        return success(undefined)
      }
      const sealed = await this.#options.vault.seal(file, [JSON.stringify(draft)])
      if (!sealed.ok) return sealed
      this.#inMemory.delete(file.path)
      await removeFormer(file).catch(() => undefined)
      await makeRoom(this.#options.folder, prefix).catch(() => this.#options.logger.warn('Old drafts could not be deleted'))
      return success(undefined)
    })
  }

  /** Deletes the user's draft of a form. That there is none is no failure. */
  discard({ form }: CallArgument<'drafts.discard'>): Promise<Result<undefined>> {
    return this.#after(form, async (file) => {
      this.#inMemory.delete(file.path)
      try {
        await rm(file.path, { force: true })
        await removeFormer(file)
        return success(undefined)
      } catch (error) {
        return storageFailure('The draft could not be deleted', error)
      }
    })
  }

  /**
   * Drops what is kept of a user in memory, after what is being written. Their files have names that begin with `ownerDigest`; those of release 0.1 do not
   * show whose they are, so all that nobody has opened since are deleted.
   */
  async forgetOwner(owner: string): Promise<void> {
    for (const path of this.#inMemory.keys()) if (basename(path).startsWith(ownerDigest(owner))) this.#inMemory.delete(path)
    await this.#last
    const { folder } = this.#options
    for (const name of await namesIn(folder)) if (/^[0-9a-f]{32}\.sealed$/.test(name)) await rm(join(folder, name), { force: true })
  }

  /** Deletes every user's expired drafts (at start). Never rejects. */
  async sweep(): Promise<void> {
    await dropExpired(this.#options.folder).catch(() => this.#options.logger.warn('Expired drafts could not be deleted'))
  }

  /** Ends when nothing is being written any more (before quitting). */
  async settled(): Promise<void> {
    await this.#last
  }

  #isMemoryOnly(): boolean {
    return this.#options.vault.status().mode !== 'keychain'
  }

  #unexpired(draft: Draft | null): Draft | null {
    return draft !== null && this.#now() - draft.savedAt * 1000 > DRAFT_AGE ? null : draft
  }

  #remember(path: string, prefix: string, draft: Draft): void {
    this.#inMemory.delete(path)
    this.#inMemory.set(path, draft)
    const own = [...this.#inMemory].filter(([name]) => name.startsWith(join(this.#options.folder, prefix)))
    for (const name of tooMany(own.map(([one, { text }], index) => ({ name: one, bytes: Buffer.byteLength(text), writtenAt: index })))) {
      this.#inMemory.delete(name)
    }
  }

  /** The owner is the one who asked, whoever is signed in when it is their turn. `prefix` begins the names of all their drafts. */
  #after<Value>(form: string, work: (file: SealedFile, prefix: string) => Promise<Result<Value>>): Promise<Result<Value>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return Promise.resolve(failure('signed-out', 'Sign in again: a draft belongs to a user.'))
    const next = this.#last.then(() => work(this.#file(form, owner), `${ownerDigest(owner)}-`))
    this.#last = next.catch(() => undefined)
    return next
  }

  /** The name tells neither whose draft it is nor of which record. */
  #file(form: string, owner: string): SealedFile {
    const { folder, formerOwners } = this.#options
    const former = formerOwners?.(owner).map((name) => ({ path: join(folder, `${digest(JSON.stringify([form, name]))}.sealed`), owner: name }))
    return { path: join(folder, `${ownerDigest(owner)}-${digest(form)}.sealed`), purpose: `draft-${form}`, owner, ...(former && { former }) }
  }
}

/** A draft of an earlier release must not come back once the user's own was replaced or discarded. */
async function removeFormer({ former = [] }: SealedFile): Promise<void> {
  for (const { path } of former) await rm(path, { force: true })
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

function parseDraft(text: string): Draft | null {
  try {
    return storedDraft.parse(JSON.parse(text))
  } catch {
    return null
  }
}
