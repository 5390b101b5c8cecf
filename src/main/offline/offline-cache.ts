import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallArgument, CallResult } from '#shared/bridge/bridge.ts'
import type { OfflineList } from '#shared/bridge/offline.ts'
import { askedToken } from '#shared/paging.ts'
import { type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Identity } from '../identity/identity.ts'
import type { KeeperOf, PlatformAnswer } from '../platform/platform-client.ts'
import { SealedStore, type StoreSurroundings } from '../vault/sealed-store.ts'
import { ConfirmedGrants } from './confirmed-grants.ts'
import { COPY_FORMAT, copySchema, type OfflineCopy, partOf } from './copy-format.ts'
import { CopyInParts } from './copy-in-parts.ts'
import { type Copy, copyOf } from './kept-lists.ts'
import { PagedCopy } from './paged-copy.ts'

export interface OfflineCacheOptions extends Omit<StoreSurroundings, 'formerOwners'> {
  readonly identity: Pick<Identity, 'cacheOwner' | 'status'>
  /** Whether the policy of this computer allows copies. */
  readonly keepsCopies?: () => boolean
  readonly now?: () => number
}

/** Bytes of one file of a copy: a list that came whole, or a part of a long one. */
const LARGEST_FILE = 512 * 1024 ** 2

const DROPPED = 'A copy kept for offline use was damaged or belonged to another user and was dropped. It is made again as soon as the platform answers.'

/** The last good copies of the lists that can be read offline, sealed for the signed-in user. */
export class OfflineCache {
  readonly #options: OfflineCacheOptions
  readonly #store: SealedStore<OfflineCopy>
  readonly #grants: ConfirmedGrants
  readonly #now: () => number
  /** The newest write of each list; earlier ones that still wait are skipped. */
  readonly #newest = new Map<OfflineList, symbol>()
  /** Lists of which some pages have come. */
  readonly #paged = new Map<OfflineList, PagedCopy>()
  #isDropAnnounced = false
  #isFailureAnnounced = false

  constructor(options: OfflineCacheOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    const { folder, vault, identity, logger } = options
    this.#grants = new ConfirmedGrants(identity, async (owner) => {
      const loaded = await this.#store.load(owner, 'profile')
      return loaded.ok ? loaded.value[0] : undefined
    })
    this.#store = new SealedStore({
      folder,
      purpose: 'offline',
      fileName: (_owner, list) => list,
      schema: copySchema,
      version: 1,
      format: COPY_FORMAT,
      limit: LARGEST_FILE,
      label: 'The offline copies',
      keepsDamaged: false,
      onDamaged: () => this.#announceDropped(),
      vault,
      formerOwners: () => {
        const inUse = identity.cacheOwner()
        return inUse === undefined ? [] : [inUse.former]
      },
      logger,
    })
  }

  /** Keeps an answer of the platform when it belongs to an offline list and is not empty. Returns at once and writes in the background. */
  record(answer: PlatformAnswer): void {
    const status = this.#options.identity.status()
    if (status.state !== 'signed-in') return
    const copy = copyOf(answer, status.user.userName)
    if (copy?.list === 'profile') {
      this.#grants.confirm(answer.text)
      void this.removeHidden()
    }
    const text = copy === undefined ? null : this.#wholeText(copy, answer)
    if (copy !== undefined && text !== null) void this.write(copy.list, text).then((written) => this.#announceWritten(written))
  }

  /** The answer, and of a list that comes page by page all of it once its last page is there. */
  #wholeText({ list, pages }: Copy, { variables, text }: PlatformAnswer): string | null {
    const owner = this.#keptFor(list)
    if (pages === undefined) return text
    if (owner === undefined) return null
    const begun = this.#paged.get(list) ?? new PagedCopy(pages)
    this.#paged.set(list, begun)
    return begun.take(owner, askedToken(variables), text)
  }

  /** The copy of a list, of a long one its first rows and how many parts it has; null when there is none for this user. A damaged or foreign copy is deleted and announced once. */
  async read(list: OfflineList): Promise<Result<CallResult<'offline.read'>>> {
    return success(await this.#load(list, list))
  }

  async #load(list: OfflineList, item: string): Promise<OfflineCopy | null> {
    const owner = this.#options.identity.cacheOwner()?.owner
    if (owner === undefined || !this.#mayKeep() || this.#grants.hidden().includes(list)) return null
    const [{ lists, until }, loaded] = await Promise.all([this.#grants.withdrawnBefore(), this.#store.load(owner, item)])
    const copy = loaded.ok ? loaded.value[0] : undefined
    if (copy === undefined || this.#options.identity.cacheOwner()?.owner !== owner) return null
    if (!lists.includes(list) || copy.savedAt > until) return copy
    await this.#removeAll(owner, [list])
    return null
  }

  /** The elements of a part of a long copy; null where it is not there any more: a newer copy took its place, or it was damaged. */
  async readPart({ list, generation, at }: CallArgument<'offline.readPart'>): Promise<Result<CallResult<'offline.readPart'>>> {
    const part = await this.#load(list, partOf(list, generation, at))
    if (part !== null) return success({ elements: part.data })
    const owner = this.#options.identity.cacheOwner()?.owner
    // A copy that lacks a part is none.
    if (owner !== undefined && (await this.#load(list, list))?.parts?.generation === generation) {
      await this.#store.remove(owner, list)
      this.#announceDropped()
    }
    return success(null)
  }

  /** Keeps `text` as the list's copy as of now. A failure `storage` leaves the earlier copy. Does nothing without a keychain or a signed-in user. */
  async write(list: OfflineList, text: string): Promise<Result<undefined>> {
    const owner = this.#keptFor(list)
    if (owner === undefined) return success(undefined)
    const isWanted = this.#begin(list)
    const written = await this.#store.replace(owner, [{ savedAt: this.#time(), data: text }], { item: list, isWanted })
    if (written.ok) await this.#removeParts(list, isWanted)
    return written
  }

  /** Takes a long list while it arrives, part by part, and makes it the copy once it was whole; undefined where it is not kept. */
  readonly keeperOf: KeeperOf = ({ operation, variables, listField }) => {
    const status = this.#options.identity.status()
    if (status.state !== 'signed-in') return undefined
    const kept = copyOf({ operation, variables, isEmpty: false }, status.user.userName)
    if (kept === undefined || kept.pages !== undefined) return undefined
    const { list } = kept
    const owner = this.#keptFor(list)
    if (owner === undefined) return undefined
    const isNewest = this.#begin(list)
    return new CopyInParts({
      list,
      listField,
      isWanted: () => isNewest() && this.#options.identity.cacheOwner()?.owner === owner,
      write: (item, copy, isWanted) => this.#store.replace(owner, [copy], { item, isWanted }),
      remove: (item) => this.#store.remove(owner, item),
      onKept: async (generation) => void (await this.#removeParts(list, isNewest, generation)),
      onEnd: (written) => this.#announceWritten(written),
      time: () => this.#time(),
    })
  }

  /** Whose copy of a list may be kept; undefined: nobody's. */
  #keptFor(list: OfflineList): string | undefined {
    const mayKeep = this.#mayKeep() && this.#store.isKept() && !this.#grants.hidden().includes(list)
    return mayKeep ? this.#options.identity.cacheOwner()?.owner : undefined
  }

  /** Earlier writes of a list that still wait are skipped. */
  #begin(list: OfflineList): () => boolean {
    const turn = Symbol(list)
    this.#newest.set(list, turn)
    return () => this.#newest.get(list) === turn
  }

  #time(): number {
    return Math.floor(this.#now() / 1000)
  }

  /** Deletes what is left of earlier long copies of a list: all parts but those of `generation`. What cannot be deleted goes the next time. @returns whether all went */
  #removeParts(list: OfflineList, isWanted: () => boolean, generation?: string): Promise<boolean> {
    const { folder } = this.#options
    return this.#store.inTurn(async () => {
      if (!isWanted()) return true
      const kept = generation === undefined ? null : partOf(list, generation, '')
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${list}-`) && (kept === null || !name.startsWith(kept)))
      const removed = await Promise.allSettled(names.map((name) => rm(join(folder, name), { force: true })))
      return removed.every(({ status }) => status === 'fulfilled')
    })
  }

  /**
   * Deletes the copies that the signed-in user certainly may not see any more; what is on its way to the disk is not written. To be called whenever the role may
   * have changed. What cannot be deleted goes the next time, also at the next start, and is not read until then.
   */
  async removeHidden(): Promise<void> {
    const owner = this.#options.identity.cacheOwner()?.owner
    if (owner === undefined) return
    await this.#removeAll(owner, this.#grants.hidden())
    const { lists, until } = await this.#grants.withdrawnBefore()
    const left = await Promise.all(lists.map(async (list) => ((await this.#isLeftBefore(owner, list, until)) ? [list] : [])))
    await this.#removeAll(owner, left.flat())
  }

  /** Whether what there is of a list was kept in an earlier run, until then (unix seconds). */
  async #isLeftBefore(owner: string, list: OfflineList, until: number): Promise<boolean> {
    const loaded = await this.#store.load(owner, list)
    const copy = loaded.ok ? loaded.value[0] : undefined
    return !this.#newest.has(list) && (copy === undefined || copy.savedAt <= until)
  }

  async #removeAll(owner: string, lists: readonly OfflineList[]): Promise<void> {
    const removed = await Promise.all(lists.map((list) => this.#remove(owner, list)))
    const left = removed.filter((isGone) => !isGone).length
    if (left === 0) return
    const copies = left === 1 ? 'copy' : 'copies'
    this.#options.logger.error(
      `${left} offline ${copies} that the user may no longer see could not be deleted. It is tried again when the permissions are next read.`,
    )
  }

  async #remove(owner: string, list: OfflineList): Promise<boolean> {
    this.#paged.delete(list)
    const isNewest = this.#begin(list)
    const [removed, areParts] = await Promise.all([this.#store.remove(owner, list), this.#removeParts(list, isNewest)])
    return removed.ok && areParts
  }

  /** Deletes every copy, after what is being written; what waits to be written is skipped. */
  async clear(): Promise<Result<undefined>> {
    this.#newest.clear()
    this.#paged.clear()
    this.#grants.forgetKept()
    this.#isDropAnnounced = false
    this.#isFailureAnnounced = false
    const cleared = await this.#store.clear()
    if (!cleared.ok) this.#options.logger.error('The offline copies could not be deleted')
    return cleared
  }

  /** Deletes what was kept before the policy of this computer forbade copies, whoever it belongs to. Announces what cannot be deleted. */
  async removeForbidden(): Promise<void> {
    const cleared = await this.clear()
    if (cleared.ok) return
    const message = `Your administrator allows no copies for offline use, but those that are there could not be deleted. ${cleared.error.message}`
    this.#options.announce({ kind: 'cache-not-written', intent: 'error', message })
  }

  settled(): Promise<void> {
    return this.#store.settled()
  }

  #mayKeep(): boolean {
    return this.#options.keepsCopies?.() ?? true
  }

  #announceWritten(written: Result<undefined>): void {
    if (written.ok) this.#isFailureAnnounced = false
    else if (!this.#isFailureAnnounced) {
      this.#isFailureAnnounced = true
      this.#options.announce({ kind: 'cache-not-written', intent: 'warning', message: `What you see cannot be kept for offline use. ${written.error.message}` })
    }
  }

  #announceDropped(): void {
    if (!this.#isDropAnnounced) this.#options.announce({ kind: 'cache-dropped', intent: 'info', message: DROPPED })
    this.#isDropAnnounced = true
  }
}

export const offlineHandlers = (offline: OfflineCache): HandlersOf<'offline'> => ({
  'offline.read': ({ list }) => offline.read(list),
  'offline.readPart': (part) => offline.readPart(part),
})
