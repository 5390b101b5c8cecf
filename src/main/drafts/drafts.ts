import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { CallArgument, Draft } from '#shared/bridge.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../platform/logger.ts'
import { storageFailure } from '../vault/storage-failure.ts'
import type { SealedFile, Vault } from '../vault/vault.ts'

export interface DraftsOptions {
  /** The folder that holds the sealed drafts and nothing else: `<user data>/drafts`. */
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  readonly identity: Pick<Identity, 'owner'>
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

const storedDraft = z.object({ savedAt: z.number().int().nonnegative(), text: z.string() })

/**
 * Half-filled forms, each sealed for the user who filled it. They outlive the process and a sign-out: whoever signs in next finds their own only.
 * Without a keychain they are kept in memory, as nothing is written then. Everything on the files happens one after the other.
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
      const inMemory = this.#inMemory.get(file.path)
      if (inMemory !== undefined || this.#isMemoryOnly()) return success(inMemory ?? null)
      const opened = await this.#options.vault.open(file)
      if (opened.state === 'absent') return success(null)
      if (opened.state === 'unavailable') return failure('storage', opened.reason)
      const draft = opened.state === 'opened' ? parseDraft(opened.text) : null
      if (draft === null) {
        this.#options.logger.warn(`The draft of ${form} was damaged and was dropped`)
        await rm(file.path, { force: true }).catch(() => undefined)
      }
      return success(draft)
    })
  }

  /** Keeps `text` as the user's draft of a form, in place of the one before. Failures: `signed-out`, `storage`; the draft before is then kept. */
  write({ form, text }: CallArgument<'drafts.write'>): Promise<Result<undefined>> {
    const draft: Draft = { text, savedAt: Math.floor(this.#now() / 1000) }
    return this.#after(form, async (file) => {
      if (this.#isMemoryOnly()) {
        this.#inMemory.set(file.path, draft)
        return success(undefined)
      }
      const sealed = await this.#options.vault.seal(file, [JSON.stringify(draft)])
      if (sealed.ok) this.#inMemory.delete(file.path)
      return sealed.ok ? success(undefined) : sealed
    })
  }

  /** Deletes the user's draft of a form. That there is none is no failure. */
  discard({ form }: CallArgument<'drafts.discard'>): Promise<Result<undefined>> {
    return this.#after(form, async ({ path }) => {
      this.#inMemory.delete(path)
      try {
        await rm(path, { force: true })
        return success(undefined)
      } catch (error) {
        return storageFailure('The draft could not be deleted', error)
      }
    })
  }

  /** Ends when nothing is being written any more (before quitting). */
  async settled(): Promise<void> {
    await this.#last
  }

  #isMemoryOnly(): boolean {
    return this.#options.vault.status().mode !== 'keychain'
  }

  /** The owner is the one who asked, whoever is signed in when it is their turn. */
  #after<Value>(form: string, work: (file: SealedFile) => Promise<Result<Value>>): Promise<Result<Value>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return Promise.resolve(failure('signed-out', 'Sign in again: a draft belongs to a user.'))
    const next = this.#last.then(() => work(this.#file(form, owner)))
    this.#last = next.catch(() => undefined)
    return next
  }

  /** The name tells neither whose draft it is nor of which record. */
  #file(form: string, owner: string): SealedFile {
    const name = createHash('sha256')
      .update(JSON.stringify([form, owner]))
      .digest('hex')
      .slice(0, 32)
    return { path: join(this.#options.folder, `${name}.sealed`), purpose: `draft-${form}`, owner }
  }
}

function parseDraft(text: string): Draft | null {
  try {
    return storedDraft.parse(JSON.parse(text))
  } catch {
    return null
  }
}
