import { createHash } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failure, type Result, success } from '#shared/result.ts'
import { ownerDigest } from './owner-files.ts'
import { ifPresent, storageFailure, storageReason } from './storage-failure.ts'

/**
 * The keys of what a journal no longer holds, as digests: what was sent under a key is never sent again. One file a
 * user, which only grows.
 */
export class SpentKeys {
  readonly #folder: string
  readonly #formerOwners: (owner: string) => readonly string[]

  /** @param formerOwners ids by which the console knew a user before */
  constructor(folder: string, formerOwners: (owner: string) => readonly string[] = () => []) {
    this.#folder = folder
    this.#formerOwners = formerOwners
  }

  /** Failure `storage`: they must stay in the journal. */
  async add(owner: string, keys: readonly string[]): Promise<Result<undefined>> {
    if (keys.length === 0) return success(undefined)
    try {
      await mkdir(this.#folder, { recursive: true })
      const file = await open(this.#path(owner), 'a', 0o600)
      try {
        // Each line begins anew: one that a power cut left unfinished spoils no other.
        await file.appendFile(keys.map((key) => `\n${digestOf(key)}`).join(''))
        await file.sync()
      } finally {
        await file.close()
      }
      return success(undefined)
    } catch (error) {
      return storageFailure('Keys of earlier payments could not be kept', error)
    }
  }

  async has(owner: string, key: string): Promise<Result<boolean>> {
    try {
      for (const one of [owner, ...this.#formerOwners(owner)]) {
        if ((await ifPresent(readFile(this.#path(one), 'utf8')))?.includes(digestOf(key)) === true) return success(true)
      }
      return success(false)
    } catch (error) {
      return failure('storage', `What was sent before cannot be checked: ${storageReason(error)}.`)
    }
  }

  #path(owner: string): string {
    return join(this.#folder, `${ownerDigest(owner)}.spent`)
  }
}

const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex')
