import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallResult } from '#shared/bridge/bridge.ts'
import type { OfflineList } from '#shared/bridge/offline.ts'
import type { Notice } from '#shared/bridge/shell.ts'
import { type Result, success } from '#shared/result.ts'
import type { CacheOwner, Identity } from '../identity/identity.ts'
import type { Logger } from '../platform/logger.ts'
import type { PlatformAnswer } from '../platform/platform-client.ts'
import { storageFailure } from '../vault/storage-failure.ts'
import type { SealedFile, Vault } from '../vault/vault.ts'
import { listOf } from './offline-copies.ts'

export interface OfflineCacheOptions {
  /** The folder that holds the sealed copies and nothing else: `<user data>/offline`. */
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  readonly identity: Pick<Identity, 'cacheOwner' | 'status'>
  readonly announce: (notice: Omit<Notice, 'id'>) => void
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

type OfflineCopy = CallResult<'offline.read'>

/**
 * The last good copies of the lists that can be read offline, sealed for the signed-in user. Everything on the files happens one after the other, so that
 * a late write never outlives a deletion asked for after it.
 */
export class OfflineCache {
  readonly #options: OfflineCacheOptions
  readonly #now: () => number
  /** The newest write of each list; those before it that still wait are left out. */
  readonly #newest = new Map<OfflineList, symbol>()
  #last: Promise<unknown> = Promise.resolve()
  #saidDropped = false
  #saidNotWritten = false

  constructor(options: OfflineCacheOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  /** Keeps an answer of the platform when it belongs to an offline list and is not empty. Returns at once; writing goes on behind. */
  record(answer: PlatformAnswer): void {
    const status = this.#options.identity.status()
    if (status.state !== 'signed-in') return
    const list = listOf(answer, status.user.userName)
    if (list !== undefined) void this.#keep(list, answer.text)
  }

  /** The copy of a list, null when there is none for this user. A damaged or foreign copy is deleted and announced once. */
  async read(list: OfflineList): Promise<Result<OfflineCopy>> {
    const owner = this.#options.identity.cacheOwner()
    if (owner === undefined) return success(null)
    const copy = await this.#after(() => this.#open(list, owner))
    return success(this.#options.identity.cacheOwner()?.owner === owner.owner ? copy : null)
  }

  /** Keeps `text` as the list's copy as of now. A failure `storage` leaves the earlier copy. Does nothing without a keychain or a signed-in user. */
  async write(list: OfflineList, text: string): Promise<Result<void>> {
    const owner = this.#options.identity.cacheOwner()
    if (owner === undefined || this.#options.vault.status().mode !== 'keychain') return success(undefined)
    const savedAt = Math.floor(this.#now() / 1000)
    const turn = Symbol(list)
    this.#newest.set(list, turn)
    return this.#after(async () => {
      if (this.#newest.get(list) !== turn) return success(undefined)
      return this.#options.vault.seal(this.#file(list, owner), [`${savedAt}\n`, text])
    })
  }

  /** Deletes every copy, after what is being written; what waits to be written is left out. */
  clear(): Promise<Result<void>> {
    this.#newest.clear()
    this.#saidDropped = false
    this.#saidNotWritten = false
    return this.#after(async () => {
      try {
        await rm(this.#options.folder, { recursive: true, force: true })
        return success(undefined)
      } catch (error) {
        this.#options.logger.error('The offline copies could not be deleted')
        return storageFailure('The offline copies could not be deleted', error)
      }
    })
  }

  /** Ends when nothing is being written any more (before quitting). */
  async settled(): Promise<void> {
    await this.#last
  }

  async #keep(list: OfflineList, text: string): Promise<void> {
    const written = await this.write(list, text)
    if (written.ok) this.#saidNotWritten = false
    else if (!this.#saidNotWritten) {
      this.#saidNotWritten = true
      this.#options.announce({ kind: 'cache-not-written', intent: 'warning', message: `What you see cannot be kept for offline use. ${written.error.message}` })
    }
  }

  async #open(list: OfflineList, owner: CacheOwner): Promise<OfflineCopy> {
    const file = this.#file(list, owner)
    const opened = await this.#options.vault.open(file)
    const copy = opened.state === 'opened' ? parseCopy(opened.text) : null
    if (opened.state === 'damaged' || (opened.state === 'opened' && copy === null)) await this.#drop(list, file)
    return copy
  }

  async #drop(list: OfflineList, { path }: SealedFile): Promise<void> {
    this.#options.logger.warn(`The offline copy of ${list} was damaged or of another user and was dropped`)
    await rm(path, { force: true }).catch(() => undefined)
    if (this.#saidDropped) return
    this.#saidDropped = true
    const message = 'A copy kept for offline use was damaged or belonged to another user and was dropped. It is made again as soon as the platform answers.'
    this.#options.announce({ kind: 'cache-dropped', intent: 'info', message })
  }

  #file(list: OfflineList, { owner, former }: CacheOwner): SealedFile {
    const path = join(this.#options.folder, `${list}.sealed`)
    return { path, purpose: `offline-${list}`, owner, former: [{ path, owner: former }] }
  }

  #after<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }
}

/** The first line of a copy is its time, the rest the data. */
function parseCopy(text: string): OfflineCopy {
  const end = text.indexOf('\n')
  const savedAt = Number(text.slice(0, Math.max(end, 0)))
  return end > 0 && Number.isSafeInteger(savedAt) && savedAt >= 0 ? { data: text.slice(end + 1), savedAt } : null
}
